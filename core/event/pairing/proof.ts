/** Why nobody who was passed over could be met, and why nothing less can be paid: see `TopDownCertificate`. */
import { NONE, at } from './arrays.ts';
import type { DualsProof, Proof } from './certificate.ts';
import { cheapestPairing } from './cheapest.ts';
import type { Cheapest } from './cheapest.ts';
import type { Draw } from './draw.ts';
import { clearBit, hasBit, setBit } from './graph.ts';
import type { PriceOf } from './levels.ts';
import { maximise, openMatching } from './matching.ts';

/** Proof that the whole of a draw just opened costs at least `draw.total`; null where that is nothing. */
export function proofOfTotal({ total, shortage, priced }: Draw): Proof | null {
  if (total === 0) return null;
  return priced === null ? { barrier: shortage.barrier } : dualsOf(priced.found, 0);
}

/**
 * Proof, after `top` was paired with `partner`, that each of `passed` in its place would have made the round dearer: they
 * all belong to seats not yet fixed. One proof serves them all.
 */
export function proofOfPassing(draw: Draw, top: number, partner: number, passed: readonly number[]): Proof {
  const { priced } = draw;
  return priced === null ? barrierWithout(draw, partner) : dualsAgainst(draw, priced.price, [top, partner], passed);
}

/** What holds the rest together, with `partner` back in it and `top` out. */
function barrierWithout({ size, matching }: Draw, partner: number): Proof {
  const rest = openMatching(matching.graph, matching.mate);
  rest.alive.set(matching.alive);
  setBit(rest.alive, partner);
  for (let spare = size; spare < matching.graph.size; spare += 1) {
    const widowed = at(rest.mate, spare);
    if (widowed !== NONE) rest.mate[widowed] = NONE;
    rest.mate[spare] = NONE;
    clearBit(rest.alive, spare);
  }
  return { barrier: maximise(rest).barrier };
}

/**
 * Duals of those not fixed before, with the pairs that were passed over made cheaper by one: no round with one of them was
 * within one of the best, so the best stays what it was, and its duals leave each of those pairs something over.
 */
function dualsAgainst(
  { size, matching }: Draw,
  price: PriceOf,
  pair: readonly number[],
  passed: readonly number[],
): Proof {
  const seats: number[] = [];
  for (let seat = 0; seat < size; seat += 1) if (hasBit(matching.alive, seat) || pair.includes(seat)) seats.push(seat);
  const cheaper = new Set(passed);
  const [top] = pair;
  const between: PriceOf = (a, b) => {
    const [one, other] = [seats[a] ?? NONE, seats[b] ?? NONE];
    const isPassed = (one === top && cheaper.has(other)) || (other === top && cheaper.has(one));
    return price(one, other) + (isPassed ? 0 : 1);
  };
  const found = cheapestPairing(seats.length, between);
  if (found === null) throw new Error('those who are paired can be paired');
  return dualsOf(found, 1);
}

/** @param added what every price was raised by. */
function dualsOf({ duals, sets }: Cheapest, added: number): DualsProof {
  return {
    duals: [...duals].map((dual) => dual - added),
    sets: sets.map(({ members, dual }) => ({ members: [...members], dual })),
  };
}

/**
 * A proof in the places of a certificate.
 *
 * @param seats whose duals they are, in order, where that is not the order of the places.
 */
export function inPlaces(
  proof: Proof | null,
  placeOf: (player: number) => number,
  seats?: readonly number[],
): Proof | null {
  if (proof === null) return null;
  if ('barrier' in proof) return { barrier: proof.barrier.map(placeOf).sort((a, b) => a - b) };
  if (seats === undefined) return proof;
  const duals = proof.duals.map(() => 0);
  proof.duals.forEach((dual, seat) => (duals[placeOf(seats[seat] ?? -1)] = dual));
  const sets = proof.sets.map(({ members, dual }) => ({
    members: members.map((seat) => placeOf(seats[seat] ?? -1)),
    dual,
  }));
  return { duals, sets };
}
