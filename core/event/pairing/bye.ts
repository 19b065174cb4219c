/**
 * Who gets the bye, or meets the ringer, when the number is odd (GG0-ODD-04, -05, -15; GG18-ODD-03..05).
 *
 * Worst first: a second such game for anybody; each avoided pair among the others; a slot above the lowest eligible
 * player. The slot takes part in the draw as a seat that may meet the eligible players only, so that one matching decides
 * whether the others can be paired as well as at all possible; the lowest candidate is asked first, and mostly taken.
 */
import { type Player, NONE, at } from './arrays.ts';
import type { CertifiedByeOrRinger, FaultName, Proof } from './certificate.ts';
import { fixFirst, openDraw } from './draw.ts';
import type { Draw } from './draw.ts';
import { isEasyField } from './easy.ts';
import type { ConflictBound } from './easy.ts';
import { hasBit } from './graph.ts';
import { finite, priceLevels, tiersOf } from './levels.ts';
import type { LevelOf, PriceOf, Tier } from './levels.ts';
import { inPlaces, proofOfPassing, proofOfTotal } from './proof.ts';
import { named, playerAt } from './top-down.ts';
import type { Pair } from './top-down.ts';

export interface ByeRequest {
  /** An odd number of players in standing order, the highest first; ties already drawn. */
  readonly order: readonly number[];
  /** How many byes and ringer games a player has had, together. */
  readonly had: (player: Player) => number;
  readonly level: LevelOf;
  /** Who shall have neither, by the organiser's wish. */
  readonly never?: (player: Player) => boolean;
  /** Pairs that the organiser has set; they are not asked. */
  readonly pins?: readonly Pair[];
  /** Taken first, the lowest before the others, if eligible and no pair more has to be paid for it. */
  readonly volunteers?: readonly number[];
  /** The other reading of GG0-AMB-67 and GG18-AMB-32: the lowest eligible player always. */
  readonly lowestAlways?: boolean;
  /** As in `TopDownRequest`. */
  readonly fewestFirst?: boolean;
  /** As in `TopDownRequest`. */
  readonly few?: ConflictBound;
}

export interface ByeChoice {
  readonly player: Player;
  /** Whether the player had a bye or a ringer game before: everybody had. */
  readonly secondSlot: boolean;
  /** Avoided pairs that the others need, at least, without the pins. */
  readonly avoided: number;
  /** How many eligible players stand below. */
  readonly height: number;
  /** False when whoever is left out, the others cannot all be paired; then the lowest eligible player is named. */
  readonly possible: boolean;
  /** See `TopDownCertificate`; in players, the seat that is left being {@link NONE}. Duals are of the seats in `seats`. */
  readonly proofs: ByeProofs;
}

export interface ByeProofs {
  /** What a pair costs; empty where the others pay nothing. */
  readonly tiers: readonly Tier[];
  /** That whoever is odd, the others cannot be paired for less; null where they are paired for nothing. */
  readonly least: Proof | null;
  /** Why those below who might have been odd are not; null where there are none. */
  readonly passed: Proof | null;
  readonly seats: readonly number[];
}

const NO_PROOFS: ByeProofs = { tiers: [], least: null, passed: null, seats: [] };

/** The proofs in places of a certificate; the seat that is left is the place after the last. */
export function byeInPlaces(
  { player, proofs: { tiers, least, passed, seats } }: Pick<ByeChoice, 'player' | 'proofs'>,
  placeOf: (player: Player) => number,
  nameOf: (level: number | null) => FaultName,
): CertifiedByeOrRinger {
  return {
    place: placeOf(player),
    levels: tiers.map(({ level, weight, most }) => ({ what: nameOf(level), weight, most })),
    least: inPlaces(least, placeOf, seats),
    passed: inPlaces(passed, placeOf, seats),
  };
}

/** Seat 0 of a draw; the players follow. */
const SLOT = 0;

export function chooseBye(request: ByeRequest): ByeChoice {
  if (request.order.length % 2 === 0) throw new Error('nobody is odd among an even number');
  const pinned = new Set((request.pins ?? []).flat());
  const players = request.order.filter((player) => !pinned.has(player)).reverse();
  const allowed = players.filter((player) => request.never?.(player) !== true);
  const tiers = [...new Set(allowed.map(request.had))].sort((a, b) => a - b);
  for (const had of tiers) {
    const eligible = allowed.filter((player) => request.had(player) === had);
    const found = chooseAmong(request, players, eligible);
    if (found !== null) return { ...found, ...place(request, eligible, found.player), possible: true };
  }
  const lowest = allowed.filter((player) => request.had(player) === tiers[0]);
  const player = playerAt(lowest, 0);
  return { player, ...place(request, lowest, player), avoided: 0, possible: false, proofs: NO_PROOFS };
}

/** @param eligible the lowest first. */
function place({ had }: ByeRequest, eligible: readonly number[], player: Player) {
  return { secondSlot: had(player) > 0, height: eligible.indexOf(player) };
}

type Found = Pick<ByeChoice, 'player' | 'avoided' | 'proofs'>;

function chooseAmong(request: ByeRequest, players: readonly number[], eligible: readonly number[]): Found | null {
  const volunteers = eligible.filter((player) => request.volunteers?.includes(player) ?? false);
  const others = eligible.filter((player) => !volunteers.includes(player));
  if (request.lowestAlways !== true) return firstOfBest(request, players, [...volunteers, ...others]);
  for (const lowest of eligible) {
    const alone = firstOfBest(request, players, [lowest]);
    if (alone === null) continue;
    for (const volunteer of volunteers) {
      if (volunteer === lowest) break;
      const found = firstOfBest(request, players, [volunteer, lowest]);
      if (found?.player === volunteer) return found;
    }
    return alone;
  }
  return null;
}

/** The first of the candidates whose slot leaves the others no worse off than any other candidate's would. */
function firstOfBest(request: ByeRequest, players: readonly number[], candidates: readonly number[]): Found | null {
  const [first] = candidates;
  const others = (): number[] => players.filter((player) => player !== first);
  if (first !== undefined && request.few && isEasyField(others(), request.few)) {
    return { player: first, avoided: 0, proofs: NO_PROOFS };
  }
  const seats = [NONE, ...candidates, ...players.filter((player) => !candidates.includes(player))];
  const between = finite(request.level);
  const level: PriceOf = (a, b) => {
    if (a !== SLOT && b !== SLOT) return between(playerAt(seats, a), playerAt(seats, b));
    return Math.max(a, b) <= candidates.length ? 0 : Infinity;
  };
  const size = seats.length;
  let weights: ReadonlyMap<number, number> = new Map();
  const price = () => {
    const priced = priceLevels(size, level, SLOT + 1, { fewestFirst: request.fewestFirst ?? false });
    weights = priced.weights;
    return priced;
  };
  const draw = openDraw({ size, free: (a, b) => level(a, b) === 0, price, loner: true });
  if (draw === null) return null;
  const least = named(proofOfTotal(draw), seats);
  const tiers = draw.total === 0 ? [] : tiersOf(size, level, weights, request);
  const places = candidates.map((_, index) => index + 1);
  const seat = fixFirst(draw, SLOT, places);
  const below = places.slice(0, seat - 1);
  const passed = below.length === 0 ? null : named(proofOfPassing(draw, SLOT, seat, below), seats);
  return { player: playerAt(seats, seat), avoided: avoidedIn(draw, level), proofs: { tiers, least, passed, seats } };
}

function avoidedIn({ size, matching }: Draw, level: PriceOf): number {
  let twice = 0;
  for (let seat = SLOT + 1; seat < size; seat += 1) {
    if (!hasBit(matching.alive, seat)) continue;
    const mate = at(matching.mate, seat);
    if (mate >= size || level(seat, mate) !== 0) twice += 1;
  }
  return twice / 2;
}
