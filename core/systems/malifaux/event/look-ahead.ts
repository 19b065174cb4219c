/** Rounds still to come: a top-down round that would leave one of them without fresh opponents makes way for one that does not. */
import { lookAhead, needsLookingAhead } from '../../../event/pairing/look-ahead.ts';
import type { Skipped } from '../../../event/pairing/draw.ts';
import type { Pair } from '../../../event/pairing/top-down.ts';
import type { ByeSeat } from './bye.ts';
import type { MalifauxPairing } from './pairing.ts';

export interface RoundFound {
  readonly pairs: readonly Pair[];
  readonly skipped: readonly (readonly Skipped[])[];
  readonly odd: ByeSeat | null;
  /** How many further rounds it was chosen for; 0: it is the first in order. */
  readonly ahead: number;
}

/** The seat of the bye. */
const BYE = -1;

/**
 * @param players those whom the draw pairs and those of pins, without who is odd.
 * @param pins stay as they are, and so does who is odd where the organiser said so.
 */
export function withLookAhead(
  pairing: MalifauxPairing,
  players: readonly number[],
  pins: readonly Pair[],
  found: Omit<RoundFound, 'ahead'>,
): RoundFound {
  const { policy, round, level } = pairing;
  const planned = pairing.history.plannedRounds ?? 0;
  const { odd } = found;
  const seats = [...(odd === null ? [] : [BYE, odd.player]), ...players].sort((a, b) => a - b);
  const isNeeded = round < planned && policy.barsFor(planned) && needsLookingAhead(seats.length, planned);
  const isSet = (a: number, b: number): boolean => pins.some((pin) => pin.includes(a) && pin.includes(b));
  // Where this round already has to pay for something, it comes first.
  const pays = found.pairs.some(([a, b]) => level(a, b) !== 0 && !isSet(a, b));
  if (!isNeeded || pays) return { ...found, ahead: 0 };
  const mates = partners([...found.pairs, ...(odd === null ? [] : [[BYE, odd.player] as const])]);
  const given = seats.map((player) => seats.indexOf(mates.get(player) ?? player));
  const price = priceOf(pairing, seats, pins, odd);
  const ahead = lookAhead(
    {
      size: seats.length,
      price,
      least: given.reduce((sum, mate, seat) => (seat < mate ? sum + price(seat, mate) : sum), 0),
      limit: Number.MAX_SAFE_INTEGER,
      open: (a, b) => isOpen(pairing, odd, seats[a] ?? BYE, seats[b] ?? BYE),
      rounds: planned - round,
      bye: odd !== null,
    },
    given,
  );
  return ahead.given ? { ...found, ahead: 0 } : { ...inOrder(pairing, seats, ahead.mate, odd), ahead: ahead.leaves };
}

function partners(pairs: readonly Pair[]): ReadonlyMap<number, number> {
  return new Map(
    pairs.flatMap(([a, b]) => [
      [a, b],
      [b, a],
    ]),
  );
}

/** What a pair of seats costs: nothing top-down, else first how high the bye is and then how far points are apart. */
function priceOf(
  pairing: MalifauxPairing,
  seats: readonly number[],
  pins: readonly Pair[],
  odd: ByeSeat | null,
): (a: number, b: number) => number {
  const { policy, round, level, tp } = pairing;
  const set = partners([...pins, ...(odd !== null && isByeSet(pairing, odd) ? [[BYE, odd.player] as const] : [])]);
  const isClosest = policy.method === 'closest' && round > 1;
  const gap = (a: number, b: number): number => (isClosest ? ((tp[a] ?? 0) - (tp[b] ?? 0)) ** 2 : 0);
  const most = seats.length * Math.max(0, ...seats.map((player) => gap(seats.at(-1) ?? BYE, player)), gap(0, 1)) + 1;
  return (a, b) => {
    const [one, other] = [seats[a] ?? BYE, seats[b] ?? BYE];
    if (set.has(one) || set.has(other)) return set.get(one) === other ? 0 : Infinity;
    if (one !== BYE && other !== BYE) return level(one, other) === 0 ? gap(one, other) : Infinity;
    if (odd === null || !mayHaveBye(pairing, odd, Math.max(one, other))) return Infinity;
    return isClosest ? (seats.length - Math.max(a, b)) * most : 0;
  };
}

/** Whether who is odd stays so, whatever the rounds to come. */
export function isByeSet({ policy }: MalifauxPairing, { asked }: ByeSeat): boolean {
  return asked || policy.lowestAlways;
}

/** Whether somebody else may be odd: they had no more such games. */
function mayHaveBye(pairing: MalifauxPairing, odd: ByeSeat, player: number): boolean {
  if (pairing.notOdd.has(pairing.ids[player] ?? '')) return false;
  return hadOf(pairing, player, odd) <= hadOf(pairing, odd.player, odd);
}

/** Whether two have not met, or somebody has had no bye. */
function isOpen(pairing: MalifauxPairing, odd: ByeSeat | null, a: number, b: number): boolean {
  if (a === BYE || b === BYE) return hadOf(pairing, Math.max(a, b), odd) === 0;
  return pairing.meetings.between(pairing.ids[a] ?? '', pairing.ids[b] ?? '').length === 0;
}

function hadOf({ policy, ids, odd: games }: MalifauxPairing, player: number, odd: ByeSeat | null): number {
  const had = games.get(ids[player] ?? '');
  return had && odd ? policy.had(had, odd.kind) : 0;
}

/** The pairs by the higher player, and whom each passed over. */
function inOrder(
  { level }: MalifauxPairing,
  seats: readonly number[],
  mate: readonly number[],
  odd: ByeSeat | null,
): Omit<RoundFound, 'ahead'> {
  const pairs = seats
    .map((player, seat): Pair => [player, seats[mate[seat] ?? seat] ?? player])
    .filter(([a, b]) => a < b && a !== BYE);
  const player = odd === null ? null : (seats[mate[0] ?? 0] ?? BYE);
  const skipped = pairs.map(([higher, lower], index) => {
    const gone = new Set([...pairs.slice(0, index).flat(), player]);
    const between = seats.filter((other) => other > higher && other < lower && !gone.has(other));
    return between.map((other): Skipped => ({ player: other, why: whyOf(level(higher, other)) }));
  });
  if (odd === null || player === null || player === odd.player) return { pairs, skipped, odd };
  return { pairs, skipped, odd: { ...odd, player, moved: seats.some((other) => other > player) ? 'later' : null } };
}

function whyOf(worth: number): Skipped['why'] {
  if (worth === Infinity) return 'never';
  return worth === 0 ? 'ahead' : 'avoid';
}
