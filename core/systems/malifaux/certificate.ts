/** The certificate of a top-down round: the solver's proofs in places of the order. */
import type { CertifiedOdd, PriceLevel, Proof, TopDownCertificate } from '../../event/pairing/certificate.ts';
import type { Tier } from '../../event/pairing/levels.ts';
import type { OddProofs } from '../../event/pairing/odd.ts';
import type { TopDownResult } from '../../event/pairing/top-down.ts';
import type { EntrantId } from '../../event/types.ts';
import type { OddSeat } from './odd.ts';
import { type Pairing, faultName } from './pairing.ts';

type Pair = readonly [number, number];

/**
 * @param players those whom the draw pairs and those of pins; who is odd is not among them.
 */
export function certificateOf(
  pairing: Pairing,
  { pairs, proofs }: TopDownResult,
  players: readonly number[],
  pins: readonly Pair[],
  odd: OddSeat | null,
): TopDownCertificate {
  const set = new Set(pins.flat());
  const chosen = odd?.proofs ? odd.player : null;
  const order = [...players, ...(chosen === null ? [] : [chosen])]
    .filter((player) => !set.has(player))
    .sort((a, b) => a - b);
  const places = new Map(order.map((player, place) => [player, place]));
  // The seat that is left for the odd player is no player: its place is the one after the last.
  const placeOf = (player: number): number => places.get(player) ?? order.length;
  const drawn = pairs.filter(([higher]) => !set.has(higher));
  const oddProofs = odd?.proofs ?? null;
  return {
    method: 'top-down',
    order: order.map((player) => pairing.ids[player] ?? ''),
    odd: odd && oddProofs && certifiedOdd(pairing, odd.player, oddProofs, placeOf),
    levels: levelsOf(pairing, proofs.tiers),
    least: inPlaces(proofs.least, placeOf),
    passed: drawn.flatMap(([higher], pair) => {
      const proof = inPlaces(proofs.passed.get(higher) ?? null, placeOf);
      return proof === null ? [] : [{ pair, proof }];
    }),
    ahead: 0,
  };
}

/** That of a round which made way for later ones: it pays nothing, and who was passed over is found by trying. */
export function lookedAhead(certificate: TopDownCertificate, ahead: number, odd: EntrantId | null): TopDownCertificate {
  const place = odd === null ? -1 : certificate.order.indexOf(odd);
  return {
    ...certificate,
    odd: place < 0 ? null : { place, levels: [], least: null, passed: null },
    passed: [],
    ahead,
  };
}

function certifiedOdd(
  pairing: Pairing,
  player: number,
  { tiers, least, passed, seats }: OddProofs,
  placeOf: (player: number) => number,
): CertifiedOdd {
  return {
    place: placeOf(player),
    levels: levelsOf(pairing, tiers),
    least: inPlaces(least, placeOf, seats),
    passed: inPlaces(passed, placeOf, seats),
  };
}

function levelsOf(pairing: Pairing, tiers: readonly Tier[]): PriceLevel[] {
  return tiers.map(({ level, weight, most }) => ({ what: faultName(pairing, level), weight, most }));
}

/** @param seats whose duals they are, in order, where that is not the order of the places. */
function inPlaces(proof: Proof | null, placeOf: (player: number) => number, seats?: readonly number[]): Proof | null {
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
