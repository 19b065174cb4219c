/** The cut of an event: who is in it, in which order, and how far it is. */
import type { History, HistoryEntrant, HistoryGame } from '../../../event/pack.ts';
import type { EntrantId } from '../../../event/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { type CutState, type Winner, cutRounds, cutState } from './bracket.ts';
import { formatOf } from './configure.ts';
import type { TopCut, SwissFormat } from '../format/format.ts';
import { swissRounds } from './history.ts';
import { linesOf } from './lines.ts';
import { hasPlace, rankingOf } from './ranking.ts';

export interface CutOfEvent {
  readonly cut: TopCut;
  /** Those in it, the best seed first. */
  readonly seeds: readonly EntrantId[];
  /** How many rounds it has. */
  readonly rounds: number;
  /** How many rounds were played before it. */
  readonly before: number;
  readonly state: CutState<HistoryGame>;
}

/** The cut, once the rounds before it are there; null before, and where there is none. */
export function cutOf(history: History): CutOfEvent | null {
  const format = formatOf(history.options);
  const { cut } = format;
  const before = swissRounds(history, format);
  if (cut === null || history.rounds.length < before) return null;
  const seeds = seedsOf(history, format, cut, before);
  const place = new Map(seeds.map((id, index) => [id, index]));
  const leftAfter = new Map(history.entrants.map(({ id, leftAfterRound }) => [id, leftAfterRound ?? Infinity]));
  const state = cutState({
    seeds,
    reseed: cut.reseed,
    thirdPlace: cut.thirdPlace,
    rounds: history.rounds.slice(before).map(({ games }) => games),
    winnerOf: (game) => winnerOf(format, cut, game, place),
    leftBefore: (id, round) => (leftAfter.get(id) ?? Infinity) < before + round,
  });
  return { cut, seeds, rounds: cutRounds(seeds.length), before, state };
}

/**
 * Whoever plays in the cut, or waits in it without a game, is in it; before it begins, and where nobody wrote down who
 * waits, those who stood highest and had not left. Nobody who comes back later is. So a result that is corrected later changes the seeds, and not who plays. The order is of
 * those who had a place then, whatever became of them since.
 */
function seedsOf(history: History, format: SwissFormat, cut: TopCut, before: number): readonly EntrantId[] {
  const played = history.rounds.slice(before);
  const playing = new Set(
    played.flatMap(({ games, waiting = [] }) => [...games.flatMap(({ seats }) => seats), ...waiting]),
  );
  const leftLater = ({ leftAfterRound = 0 }: HistoryEntrant): boolean => leftAfterRound > before;
  const had = hasPlace(format);
  const ranking = rankingOf(history, (entrant) => had(entrant) || leftLater(entrant)).map(({ entrant }) => entrant);
  const free = ranking.filter((entrant) => {
    const stayed = entrant.leftAfterRound === undefined ? entrant.checkedIn : leftLater(entrant);
    return stayed && !playing.has(entrant.id);
  });
  const isKnown = played.some(({ waiting }) => waiting !== undefined);
  const filled = isKnown ? [] : free.slice(0, Math.max(0, cut.to - playing.size)).map(({ id }) => id);
  const chosen = new Set([...playing, ...filled]);
  return ranking.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
}

/** Who goes on. A draw is the better seed's, or nobody's yet; where all forfeit, nobody goes on. */
function winnerOf(
  format: SwissFormat,
  cut: TopCut,
  { seats, result }: HistoryGame,
  place: ReadonlyMap<EntrantId, number>,
): Winner {
  if (result === null) return undefined;
  const bySeed = [...seats].sort((a, b) => (place.get(a) ?? Infinity) - (place.get(b) ?? Infinity));
  const lines = linesOf(format, { seats, result });
  if (lines === null) return bySeed[0] ?? null;
  if (isRefusal(lines)) return undefined;
  if (result.kind === 'forfeit') return bySeed.find((id) => !result.by.includes(id)) ?? null;
  const won = lines.lines.findIndex(({ outcome }) => outcome === 'win');
  if (won >= 0) return seats[won] ?? null;
  return cut.drawn === 'seed' ? (bySeed[0] ?? null) : undefined;
}
