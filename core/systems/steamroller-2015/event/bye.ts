/** Who has the bye where the number is odd: drawn before the piles are paired, among the lowest who had none. */
import type { Stream } from '../../../chance/stream.ts';
import type { PilesResult } from '../../../event/pairing/piles.ts';
import type { EntrantId } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { settings } from './options.ts';
import type { PairingField } from './field.ts';

export interface SteamrollerBye {
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
export function byeCandidates(field: PairingField, players: readonly EntrantId[], lots: Stream): readonly EntrantId[] {
  const fewest = lowest(players, field.byes);
  return lots.shuffle(lowest(fewest, field.tp));
}

/** The others with the fewest byes, in order of points, equals in the order given. */
export function nextLowest(field: PairingField, players: readonly EntrantId[]): readonly EntrantId[] {
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
  field: PairingField,
  candidates: readonly EntrantId[],
  higher: readonly EntrantId[],
  without: (bye: EntrantId) => PilesResult,
): SteamrollerBye | null {
  const [first] = candidates;
  if (first === undefined) return null;
  const second = field.byes(first) > 0;
  const keeps = settings(field.history.options).choice('byeRematch') === 'keep';
  if (keeps) return { entrant: first, second, asked: false, moved: null, instead: [] };
  let best = first;
  const asked: EntrantId[] = [];
  const ask = (entrant: EntrantId): boolean => {
    asked.push(entrant);
    if (entrant !== best && worseIn(without(best), without(entrant)) !== null) best = entrant;
    return isPlain(without(best));
  };
  const isShort = (): boolean => without(best).short > 0 || !without(best).possible;
  candidates.some(ask);
  if (isShort()) higher.some((entrant) => ask(entrant) || !isShort());
  const moved = best === first ? null : worseIn(without(first), without(best));
  const isDrawn = candidates.includes(best) && isPlain(without(best));
  return { entrant: best, second, asked: false, moved, instead: isDrawn ? [] : asked.filter((id) => id !== best) };
}

/** What is bad about a round, the worst first: how many are left over, rematches, … */
const GRADES: readonly (readonly [NonNullable<SteamrollerBye['moved']>, (found: PilesResult) => number])[] = [
  ['alone', ({ unpaired }) => unpaired.length],
  ['rematch', ({ avoided }) => avoided.rematches.length],
  ['later', ({ short }) => short],
  ['apart', ({ avoided }) => avoided.apart.length],
  ['apart', ({ avoided }) => avoided.group.length],
  ['down', ({ avoided }) => avoided.secondDowns.length],
];

/** The first way in which one round is worse than another; null: in none. */
function worseIn(one: PilesResult, other: PilesResult): SteamrollerBye['moved'] {
  const found = GRADES.find(([, figure]) => figure(one) !== figure(other));
  return found && found[1](one) > found[1](other) ? found[0] : null;
}

function isPlain(found: PilesResult): boolean {
  return GRADES.every(([, figure]) => figure(found) === 0);
}

export function byeRules({ round }: PairingField, { asked, second }: SteamrollerBye): readonly RuleId[] {
  return cite(
    'SR15-BYE-01',
    ...(asked ? [] : ([round === 1 ? 'SR15-BYE-02' : 'SR15-BYE-03'] as const)),
    'SR15-BYE-04',
    ...(second ? (['SR15-AMB-19'] as const) : []),
  );
}
