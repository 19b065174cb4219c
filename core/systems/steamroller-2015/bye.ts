/** Who has the bye where the number is odd: drawn before the piles are paired, among the lowest who had none. */
import type { Stream } from '../../chance/stream.ts';
import type { PilesResult } from '../../event/pairing/piles.ts';
import type { EntrantId } from '../../event/types.ts';
import { type RuleId, cite } from '../../journal/cite.ts';
import { settings } from './options.ts';
import type { Field } from './field.ts';

export interface Bye {
  readonly entrant: EntrantId;
  /** Everybody had one before. */
  readonly second: boolean;
  /** The organiser said who. */
  readonly asked: boolean;
  /** Why the one who was drawn first has it not; null: they have. */
  readonly moved: 'alone' | 'rematch' | 'later' | 'apart' | 'down' | null;
  /** Who else was asked, where this one leaves a fault too or stands higher: they leave no fewer. */
  readonly instead: readonly EntrantId[];
}

/** Those among whom it is drawn, in the order of the draw: the fewest byes, then the fewest points. */
export function byeCandidates(field: Field, players: readonly EntrantId[], lots: Stream): readonly EntrantId[] {
  const fewest = lowest(players, field.byes);
  return lots.shuffle(lowest(fewest, field.tp));
}

/** The others with the fewest byes, in order of points, equals in the order given. */
export function nextLowest(field: Field, players: readonly EntrantId[]): readonly EntrantId[] {
  const fewest = lowest(players, field.byes);
  const first = lowest(fewest, field.tp);
  return fewest.filter((id) => !first.includes(id)).sort((a, b) => field.tp(a) - field.tp(b));
}

function lowest(players: readonly EntrantId[], figure: (id: EntrantId) => number): readonly EntrantId[] {
  const least = Math.min(...players.map(figure));
  return players.filter((id) => figure(id) === least);
}

/**
 * The first drawn who leaves the others a round without a rematch and without a second pair-down; where nobody does, the
 * first of those who leave the best. Somebody higher only where a round, this or a later one, would else be left without fresh
 * opponents, or somebody now with no opponent at all.
 */
export function chooseBye(
  field: Field,
  candidates: readonly EntrantId[],
  higher: readonly EntrantId[],
  without: (bye: EntrantId) => PilesResult,
): Bye | null {
  const [first] = candidates;
  if (first === undefined) return null;
  const second = field.byes(first) > 0;
  const keeps = settings(field.history.options).choice('byeRematch') === 'keep';
  if (keeps) return { entrant: first, second, asked: false, moved: null, instead: [] };
  let best = { entrant: first, faults: Infinity, isShort: false };
  const asked: EntrantId[] = [];
  const ask = (entrant: EntrantId): boolean => {
    const found = without(entrant);
    const faults = faultsOf(found);
    asked.push(entrant);
    if (faults < best.faults) best = { entrant, faults, isShort: found.short > 0 || !found.possible };
    return best.faults === 0;
  };
  candidates.some(ask);
  if (best.isShort) higher.some((entrant) => ask(entrant) || !best.isShort);
  const moved = best.entrant === first ? null : whyMoved(without(first), without(best.entrant));
  const isPlain = best.faults === 0 && candidates.includes(best.entrant);
  const instead = isPlain ? [] : asked.filter((id) => id !== best.entrant);
  return { entrant: best.entrant, second, asked: false, moved, instead };
}

/** The first way in which one round is worse than another, which is better. */
function whyMoved(worse: PilesResult, better: PilesResult): NonNullable<Bye['moved']> {
  const more = (figure: (found: PilesResult) => number): boolean => figure(worse) > figure(better);
  if (more(({ unpaired }) => unpaired.length)) return 'alone';
  if (more(({ avoided }) => avoided.rematches.length)) return 'rematch';
  if (more(({ short }) => short)) return 'later';
  return more(({ avoided }) => avoided.apart.length) ? 'apart' : 'down';
}

/**
 * Worse the larger: somebody left over, rematches, rounds that are left without fresh opponents, pairs who were to be kept
 * apart, players paired down again.
 */
function faultsOf({ unpaired, avoided, short }: PilesResult): number {
  const rank = (figure: number, weight: number): number => figure * weight;
  const { rematches, apart, secondDowns } = avoided;
  const now = rank(unpaired.length, 1e14) + rank(rematches.length, 1e10);
  return now + rank(short, 1e8) + rank(apart.length, 1e4) + secondDowns.length;
}

export function byeRules({ round }: Field, { asked, second }: Bye): readonly RuleId[] {
  return cite(
    'SR15-BYE-01',
    ...(asked ? [] : [round === 1 ? 'SR15-BYE-02' : 'SR15-BYE-03']),
    'SR15-BYE-04',
    ...(second ? ['SR15-AMB-19'] : []),
  );
}
