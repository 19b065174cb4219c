/** With an odd number one player meets the Ringer or has the Bye. */
import { type ByeProofs, chooseBye } from '../../../event/pairing/bye.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { cite } from '../../../rules/cite.ts';
import type { EntrantId } from '../../../event/types.ts';
import { topDown } from '../../../event/pairing/top-down.ts';
import { type MalifauxPairing, REMATCH_LEVEL } from './pairing.ts';

export interface ByeSeat {
  readonly player: number;
  readonly kind: 'bye' | 'ringer';
  /** Everybody had one before. */
  readonly second: boolean;
  /** Why nobody is who stands below and may be; null: nobody does. */
  readonly moved: ByeMoved | null;
  /** The organiser said who. */
  readonly asked: boolean;
  /** Null where the organiser said who. */
  readonly proofs: ByeProofs | null;
}

/**
 * - `ruled-out`: the organiser ruled it out for them;
 * - `alone`: with the pairs that are ruled out, somebody would be left without an opponent;
 * - `rematch`, `apart`: the others would have to pay with one more;
 * - `later`: a later round would be left without fresh opponents.
 */
export type ByeMoved = 'ruled-out' | 'alone' | 'rematch' | 'apart' | 'later';

/** Who is odd; null when the number is even. */
export function chooseByeSeat(
  pairing: MalifauxPairing,
  wanted: EntrantId | undefined,
  pins: readonly (readonly [number, number])[],
): ByeSeat | null | Refusal {
  const { ids, policy, ringer } = pairing;
  const kind = ringer === undefined ? 'bye' : 'ringer';
  const had = (player: number): number => {
    const games = pairing.odd.get(ids[player] ?? '');
    return games ? policy.had(games, kind) : 0;
  };
  if (ids.length % 2 === 0) {
    if (wanted === undefined) return null;
    return refuse('not-odd', 'The number of players is even: everybody has an opponent.', ...cite(...policy.rules.odd));
  }
  if (wanted !== undefined) {
    const player = ids.indexOf(wanted);
    if (player < 0) return refuse('not-playing', 'The player chosen for the Bye does not play in this round.');
    return { player, kind, second: had(player) > 0, moved: null, asked: true, proofs: null };
  }
  const order = ids.map((_, index) => index);
  const { lowestAlways, fewestFirst } = policy;
  const { level, few, notOdd } = pairing;
  const never = (player: number): boolean => notOdd.has(ids[player] ?? '');
  const choice = chooseBye({ order, had, level, few, pins, lowestAlways, fewestFirst, never });
  const { player, secondSlot, proofs } = choice;
  const moved = whyMoved(pairing, { player, kind }, pins);
  return { player, kind, second: secondSlot, moved, asked: false, proofs };
}

/** Why nobody below has it who may: of the lowest, what the others would have to pay. */
export function whyMoved(
  { ids, level, few, policy, odd, notOdd }: MalifauxPairing,
  { player, kind }: Pick<ByeSeat, 'player' | 'kind'>,
  pins: readonly (readonly [number, number])[],
): ByeMoved | null {
  const had = (one: number): number => {
    const games = odd.get(ids[one] ?? '');
    return games ? policy.had(games, kind) : 0;
  };
  const set = new Set(pins.flat());
  const below = ids.flatMap((_, one) => (one > player && !set.has(one) && had(one) <= had(player) ? [one] : []));
  const lowest = below.findLast((one) => !notOdd.has(ids[one] ?? ''));
  if (lowest === undefined) return below.length > 0 ? 'ruled-out' : null;
  const order = ids.flatMap((_, one) => (one === lowest ? [] : [one]));
  const { possible, avoided } = topDown({ order, level, few, pins, fewestFirst: policy.fewestFirst });
  const paid = avoided.filter(([a, b]) => !set.has(a) && !set.has(b));
  if (!possible) return 'alone';
  if (paid.some(([a, b]) => level(a, b) > REMATCH_LEVEL)) return 'rematch';
  return paid.length > 0 ? 'apart' : 'later';
}
