/** With an odd number one player meets the Ringer or has the Bye. */
import { type OddProofs, chooseOdd } from '../../event/pairing/odd.ts';
import { type Refusal, refuse } from '../../journal/types.ts';
import type { EntrantId } from '../../event/types.ts';
import { cite } from '../../journal/cite.ts';
import type { Pairing } from './pairing.ts';

export interface OddSeat {
  readonly player: number;
  readonly kind: 'bye' | 'ringer';
  /** Everybody had one before. */
  readonly second: boolean;
  /** How many eligible players stand below. */
  readonly height: number;
  /** The organiser said who. */
  readonly asked: boolean;
  /** Null where the organiser said who. */
  readonly proofs: OddProofs | null;
}

/** Who is odd; null when the number is even. */
export function chooseOddSeat(
  pairing: Pairing,
  wanted: EntrantId | undefined,
  pins: readonly (readonly [number, number])[],
): OddSeat | null | Refusal {
  const { ids, law, ringer } = pairing;
  const kind = ringer === undefined ? 'bye' : 'ringer';
  const had = (player: number): number => {
    const games = pairing.odd.get(ids[player] ?? '');
    return games ? law.had(games, kind) : 0;
  };
  if (ids.length % 2 === 0) {
    if (wanted === undefined) return null;
    return refuse('not-odd', 'The number of players is even: everybody has an opponent.', ...cite(...law.rules.odd));
  }
  if (wanted !== undefined) {
    const player = ids.indexOf(wanted);
    if (player < 0) return refuse('not-playing', 'Who is to have the Bye does not play in this round.');
    return { player, kind, second: had(player) > 0, height: 0, asked: true, proofs: null };
  }
  const order = ids.map((_, index) => index);
  const { lowestAlways, fewestFirst } = law;
  const { level, few } = pairing;
  const choice = chooseOdd({ order, had, level, few, pins, lowestAlways, fewestFirst });
  const { player, secondSlot, height, proofs } = choice;
  return { player, kind, second: secondSlot, height, asked: false, proofs };
}
