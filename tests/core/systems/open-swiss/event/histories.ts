/** Events so far to test with: played at random, without a command or a record. */
import type { Stream } from '../../../../../core/chance/stream.ts';
import type { History, HistoryEntrant, HistoryGame, PairPlan } from '../../../../../core/event/pack.ts';
import type { EntrantId, OptionValues, Result, ScoreLine } from '../../../../../core/event/types.ts';
import { isRefusal } from '../../../../../core/rules/refusal.ts';
import { configure, formatOf } from '../../../../../core/systems/open-swiss/event/configure.ts';
import type { SwissFormat } from '../../../../../core/systems/open-swiss/format/format.ts';
import { pair } from '../../../../../core/systems/open-swiss/event/pair.ts';

export function optionsOf(given: OptionValues): OptionValues {
  const configured = configure(given);
  if (isRefusal(configured)) throw new Error(configured.message);
  return configured.options;
}

/** `p1`, `p2`, …, all there. */
export function entrants(
  count: number,
  more: (index: number) => Partial<HistoryEntrant> = () => ({}),
): HistoryEntrant[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index + 1}`,
    status: 'active',
    checkedIn: true,
    ...more(index),
  }));
}

/** The games of a plan, with no results yet. */
export function gamesOf({ tables, odd }: PairPlan): HistoryGame[] {
  const games: HistoryGame[] = tables.map((seats) => ({ seats, result: null }));
  if (!odd) return games;
  if (odd.ringer !== undefined) return [...games, { seats: [odd.entrant, odd.ringer], result: null }];
  return [...games, { seats: [odd.entrant], result: { kind: 'bye' } }];
}

/** A result by chance: mostly played, sometimes forfeited. */
export function randomResult(stream: Stream, format: SwissFormat, seats: readonly EntrantId[]): Result {
  if (seats.length === 1) return { kind: 'bye' };
  if (stream.below(20) === 0) return { kind: 'forfeit', by: [stream.pick(seats) ?? ''] };
  return { kind: 'played', scores: randomScores(stream, format, seats.length) };
}

function randomScores(stream: Stream, format: SwissFormat, seats: number): ScoreLine[] {
  const best = stream.below(seats + 1);
  // A draw where nobody is picked to be the best.
  const outcome = (seat: number): string => (best === seats ? 'tie' : best === seat ? 'win' : 'loss');
  return Array.from({ length: seats }, (_, seat) => ({
    ...Object.fromEntries(format.scores.map(({ id, min, max }) => [id, min + stream.below((max ?? 30) - min + 1)])),
    ...(format.decidedBy === null ? { result: outcome(seat), place: 1 + ((seat + best) % seats) } : {}),
  }));
}

/** Plays rounds as the pack itself pairs them. `before` may change who is there before each round. */
export function playEvent(
  start: History,
  rounds: number,
  stream: Stream,
  before: (history: History, round: number) => History = (history) => history,
): History {
  let history = start;
  const format = formatOf(start.options);
  for (let round = 1; round <= rounds; round += 1) {
    history = before(history, round);
    const plan = pair(history, { pins: [], forbidden: [] }, stream);
    if (isRefusal(plan)) throw new Error(`round ${round}: ${plan.message}`);
    const games = gamesOf(plan).map((game) => ({ ...game, result: randomResult(stream, format, game.seats) }));
    history = { ...history, rounds: [...history.rounds, { games }] };
  }
  return history;
}
