/** The certificate of a top-down round: the solver's proofs in places of the order. */
import type {
  CertifiedBye,
  CertifiedByeOrRinger,
  PriceLevel,
  TopDownCertificate,
} from '../../../event/pairing/certificate.ts';
import type { Tier } from '../../../event/pairing/levels.ts';
import { type ByeProofs, byeInPlaces } from '../../../event/pairing/bye.ts';
import { inPlaces } from '../../../event/pairing/proof.ts';
import type { TopDownResult } from '../../../event/pairing/top-down.ts';
import type { EntrantId } from '../../../event/types.ts';
import type { ByeSeat } from './bye.ts';
import { type MalifauxPairing, faultName } from './pairing.ts';

type Pair = readonly [number, number];

/**
 * @param players those whom the draw pairs and those of pins; who is odd is not among them.
 */
export function certificateOf(
  pairing: MalifauxPairing,
  { pairs, proofs }: TopDownResult,
  players: readonly number[],
  pins: readonly Pair[],
  odd: ByeSeat | null,
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
    odd: odd && oddProofs && certifiedByeSeat(pairing, odd.player, oddProofs, placeOf),
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
export function withLookAheadProof(
  certificate: TopDownCertificate,
  ahead: number,
  odd: EntrantId | null,
): TopDownCertificate {
  const place = odd === null ? -1 : certificate.order.indexOf(odd);
  return {
    ...certificate,
    odd: place < 0 ? null : { place, levels: [], least: null, passed: null },
    passed: [],
    ahead,
  };
}

/** Why nobody lower is odd, where the others are paired by another policy; undefined where the organiser said who. */
export function certifiedBye(
  pairing: MalifauxPairing,
  odd: ByeSeat | null,
  pins: readonly Pair[],
): CertifiedBye | undefined {
  if (!odd?.proofs) return undefined;
  const set = new Set(pins.flat());
  const order = pairing.ids.flatMap((_, player) => (set.has(player) ? [] : [player]));
  const places = new Map(order.map((player, place) => [player, place]));
  const placeOf = (player: number): number => places.get(player) ?? order.length;
  return {
    ...certifiedByeSeat(pairing, odd.player, odd.proofs, placeOf),
    order: order.map((player) => pairing.ids[player] ?? ''),
  };
}

function certifiedByeSeat(
  pairing: MalifauxPairing,
  player: number,
  proofs: ByeProofs,
  placeOf: (player: number) => number,
): CertifiedByeOrRinger {
  return byeInPlaces({ player, proofs }, placeOf, (level) => faultName(pairing, level));
}

function levelsOf(pairing: MalifauxPairing, tiers: readonly Tier[]): PriceLevel[] {
  return tiers.map(({ level, weight, most }) => ({ what: faultName(pairing, level), weight, most }));
}
