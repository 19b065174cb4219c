/** What complete pairings of some players cost at least, as barriers and duals prove it: see `Proof`. */
import type { DualsProof, Proof } from '../../core/event/pairing/certificate.ts';

/** What a pair of places costs: 0 is free, Infinity cannot be. */
export type Price = (a: number, b: number) => number;

export interface Among {
  /** Who is paired, as places in the certificate's order. */
  readonly places: readonly number[];
  readonly price: Price;
  /** The smallest price that is not 0. */
  readonly least: number;
}

/** A price that no complete pairing falls short of, with `pair` in it if given; -Infinity: nothing is proved. */
export function boundOf(proof: Proof | null, among: Among, pair: readonly [number, number] | null): number {
  if (proof === null) return -Infinity;
  return 'barrier' in proof ? barrierBound(proof.barrier, among, pair) : dualsBound(proof, among, pair);
}

/** Half the pieces too many must cost something each (Tutte 1947, Berge 1958). */
function barrierBound(
  barrier: readonly number[],
  { places, price, least }: Among,
  pair: readonly [number, number] | null,
): number {
  const others = places.filter((place) => !pair?.includes(place));
  const out = new Set(barrier.filter((place) => others.includes(place)));
  const odd = oddPieces(
    others.filter((place) => !out.has(place)),
    price,
  );
  const short = Math.max(0, odd - out.size) / 2;
  return (pair === null ? 0 : price(...pair)) + (short === 0 ? 0 : short * least);
}

/** Into how many pieces of an odd number the pairs that cost nothing join these. */
function oddPieces(places: readonly number[], price: Price): number {
  let unseen = [...places];
  let odd = 0;
  for (let first = unseen.pop(); first !== undefined; first = unseen.pop()) {
    const piece = [first];
    for (const one of piece) {
      const near = unseen.filter((other) => price(one, other) === 0);
      piece.push(...near);
      if (near.length > 0) unseen = unseen.filter((other) => !near.includes(other));
    }
    odd += piece.length % 2;
  }
  return odd;
}

function dualsBound(
  { duals, sets }: DualsProof,
  { places, price }: Among,
  pair: readonly [number, number] | null,
): number {
  if (duals.length !== places.length) return -Infinity;
  const fine = sets.every(({ members, dual }) => dual >= 0 && members.length % 2 === 1 && isOnce(members, places));
  if (!fine) return -Infinity;
  const within = sets.map(({ members, dual }) => ({ has: new Set(members), dual }));
  const over = (a: number, b: number): number => {
    const both = within.filter(({ has }) => has.has(a) && has.has(b));
    const twice = 2 * price(places[a] ?? -1, places[b] ?? -1);
    return both.reduce((sum, { dual }) => sum + dual, twice - (duals[a] ?? NaN) - (duals[b] ?? NaN));
  };
  for (let a = 0; a < places.length; a += 1) {
    for (let b = a + 1; b < places.length; b += 1) if (!(over(a, b) >= 0)) return -Infinity;
  }
  const held = sets.reduce((sum, { members, dual }) => sum + (dual * (members.length - 1)) / 2, 0);
  const sum = duals.reduce((so, dual) => so + dual, 0) - held;
  return (sum + (pair === null ? 0 : over(places.indexOf(pair[0]), places.indexOf(pair[1])))) / 2;
}

function isOnce(members: readonly number[], places: readonly number[]): boolean {
  return new Set(members).size === members.length && members.every((member) => member in places);
}
