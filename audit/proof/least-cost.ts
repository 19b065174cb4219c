/**
 * Whether a least-cost certificate proves its round: the duals of a minimum-cost perfect matching (Edmonds 1965), looked
 * at pair by pair. The numbers are those of `LeastCostCertificate`.
 */
import type { CertifiedLevel, LeastCostCertificate } from '../../core/event/pairing/certificate.ts';
import type { Pair } from '../seats.ts';

/** A player, or the seat of the bye. */
export type Seat = string | null;

export interface LeastCostReading {
  /** Whom the matching pairs, in any order; with a null where the bye is part of it. */
  readonly players: readonly Seat[];
  /** What the pack compares, the worst first; `gap` stands for gaps in whatever step. */
  readonly levels: readonly string[];
  /** The faults of a pair of one level. */
  readonly fault: (what: string) => (a: Seat, b: Seat) => number;
  readonly isNever: (a: Seat, b: Seat) => boolean;
}

/** Everything that is wrong with the proof; nothing: no round costs less. */
export function leastCostFaults(
  certificate: LeastCostCertificate,
  reading: LeastCostReading,
  pairs: readonly (readonly [Seat, Seat])[],
): string[] {
  const faults = levelledFaults(certificate, reading, pairs);
  return faults.length > 0 ? faults : [...setFaults(certificate), ...sumFaults(certificate)];
}

/** What is wrong with the proof that no round of these players falls short of the totals, whatever its pairs. */
export function boundFaults(certificate: LeastCostCertificate, reading: LeastCostReading): string[] {
  const { players, levels } = certificate;
  const shape = [...whoFaults(players, reading.players), ...levelFaults(levels, reading.levels)];
  if (shape.length > 0) return shape;
  if (!isWhole(certificate)) return ['a figure of the certificate is no whole number, or too large to be exact'];
  const wide = levels.filter(({ total, most }) => total < 0 || total > most);
  return [
    ...wide.map(({ what }) => `a total of ${what} is more than there can be`),
    ...sweepFaults(openProof(certificate, reading)),
    ...setFaults(certificate),
    ...sumFaults(certificate),
  ];
}

/** What is wrong with players, levels, weights and totals, and with the duals of single pairs. */
export function levelledFaults(
  certificate: LeastCostCertificate,
  reading: LeastCostReading,
  pairs: readonly (readonly [Seat, Seat])[],
): string[] {
  const { players, levels } = certificate;
  const shape = [...whoFaults(players, reading.players), ...levelFaults(levels, reading.levels)];
  if (shape.length > 0) return shape;
  if (!isWhole(certificate)) return ['a figure of the certificate is no whole number, or too large to be exact'];
  const proof = openProof(certificate, reading);
  return [...totalFaults(proof, pairs), ...sweepFaults(proof)];
}

function whoFaults(given: readonly Seat[], expected: readonly Seat[]): string[] {
  const known = new Set(given);
  if (known.size !== given.length) return ['somebody is in the certificate twice'];
  const missing = expected.filter((id) => !known.has(id));
  if (missing.length === 0 && given.length === expected.length) return [];
  return [`the certificate is not about those who were paired: ${missing.map(seatName).join(', ') || 'too many'}`];
}

function levelFaults(levels: readonly CertifiedLevel[], expected: readonly string[]): string[] {
  const given = levels.map(({ what }) => (what.startsWith('gap:') ? 'gap' : what));
  if (given.join() === expected.join()) return [];
  return [`it compares ${given.join(', ') || 'nothing'}, where the pack compares ${expected.join(', ') || 'nothing'}`];
}

function isWhole({ duals, levels, scale, sets }: LeastCostCertificate): boolean {
  const figures = [
    scale,
    ...duals,
    ...sets.map(({ dual }) => dual),
    ...levels.flatMap(({ weight, most, total }) => [weight ?? 0, most, total]),
    ...levels.map(({ weight, most }) => scale * (weight ?? 0) * most),
  ];
  return scale > 0 && figures.every((figure) => Number.isSafeInteger(figure));
}

interface Proof {
  readonly certificate: LeastCostCertificate;
  readonly faults: readonly ((a: Seat, b: Seat) => number)[];
  readonly isNever: LeastCostReading['isNever'];
  /** The sum of the duals of the sets that hold both, by places. */
  readonly held: (a: number, b: number) => number;
}

function openProof(certificate: LeastCostCertificate, { fault, isNever }: LeastCostReading): Proof {
  const faults = certificate.levels.map(({ what }) => fault(what));
  return { certificate, faults, isNever, held: holding(certificate) };
}

/** Sets are nested: those around a player are a chain, and two are held by what their chains share. */
function holding({ players, sets }: LeastCostCertificate): (a: number, b: number) => number {
  const around = new Map<number, number>();
  const outside = new Map<number, number>();
  for (const [index, set] of sets.entries()) {
    for (const member of set.members) around.set(member, index);
    for (const inner of set.sets) outside.set(inner, index);
  }
  const chains = players.map((_, place) => {
    const chain: number[] = [];
    for (let set = around.get(place); set !== undefined && chain.length <= sets.length; set = outside.get(set)) {
      chain.push(set);
    }
    return chain;
  });
  return (a, b) => {
    const other = chains[b] ?? [];
    const shared = (chains[a] ?? []).filter((set) => other.includes(set));
    return shared.reduce((sum, set) => sum + (sets[set]?.dual ?? 0), 0);
  };
}

/** The sums of the round's own pairs. */
function totalFaults({ certificate, faults, isNever }: Proof, pairs: readonly (readonly [Seat, Seat])[]): string[] {
  const never = pairs.filter(([a, b]) => isNever(a, b));
  const seated = new Set(pairs.flat());
  const alone = certificate.players.filter((id) => !seated.has(id));
  const wrong = certificate.levels.flatMap(({ what, total }, level) => {
    const sum = pairs.reduce((so, [a, b]) => so + (faults[level]?.(a, b) ?? 0), 0);
    return sum === total ? [] : [`the round pays ${sum} of ${what}, and the certificate says ${total}`];
  });
  const early = certificate.levels.findIndex(({ weight }) => weight !== null);
  const late = certificate.levels.some(({ weight, total }, level) => {
    return weight === null && (total !== 0 || (early >= 0 && level > early));
  });
  return [
    ...never.map((pair) => `${pair.map(seatName).join('–')} was ruled out`),
    ...alone.map((id) => `${seatName(id)} is in the certificate and in no pair`),
    ...wrong,
    ...(late ? ['a level without a weight is not free of faults, or not among the worst'] : []),
  ];
}

/** Every pair there could be: its faults for the weights, its slack for the duals. */
function sweepFaults({ certificate, faults, isNever, held }: Proof): string[] {
  const { players, levels, scale, duals } = certificate;
  const worst = levels.map(() => new Float64Array(players.length));
  const problems: string[] = [];
  for (let a = 0; a < players.length; a += 1) {
    for (let b = a + 1; b < players.length; b += 1) {
      const [one, other] = [players[a] ?? null, players[b] ?? null];
      if (isNever(one, other)) continue;
      const own = faults.map((fault) => fault(one, other));
      if (levels.some(({ weight }, level) => weight === null && own[level] !== 0)) continue;
      const cost = levels.reduce((sum, { weight }, level) => sum + (weight ?? 0) * (own[level] ?? 0), 0);
      const slack = scale * cost - (duals[a] ?? NaN) - (duals[b] ?? NaN) + held(a, b);
      if (!(slack >= 0)) problems.push(`${seatName(one)}–${seatName(other)} would be cheaper than the duals allow`);
      for (const [level, row] of worst.entries()) {
        for (const place of [a, b]) row[place] = Math.max(row[place] ?? 0, own[level] ?? 0);
      }
    }
  }
  return [...problems.slice(0, 3), ...weightFaults(levels, worst)];
}

/** One fault of a level weighs more than all that a round could have of those after it. */
function weightFaults(levels: readonly CertifiedLevel[], worst: readonly Float64Array[]): string[] {
  return levels.flatMap(({ what, weight, most }, level) => {
    if (weight === null) return [];
    // Every fault of a pair is within the worst of both, and sums are whole.
    const reach = Math.floor((worst[level] ?? new Float64Array()).reduce((sum, figure) => sum + figure, 0) / 2);
    const after = levels.slice(level + 1).reduce((sum, other) => sum + (other.weight ?? 0) * other.most, 0);
    return [
      ...(most >= reach ? [] : [`a round can have more than ${most} of ${what}`]),
      ...(weight > after ? [] : [`${what} does not weigh more than everything after it`]),
    ];
  });
}

/** Sets are odd, count for something, and lie inside one another or apart. */
function setFaults({ sets, players }: LeastCostCertificate): string[] {
  const sizes = sizesOf(sets);
  const members = sets.flatMap((set) => set.members);
  const inner = sets.flatMap((set) => set.sets);
  const isNested =
    new Set(members).size === members.length &&
    new Set(inner).size === inner.length &&
    members.every((place) => place in players) &&
    sets.every((set, index) => set.sets.every((one) => one >= 0 && one < index));
  return [
    ...(isNested ? [] : ['the sets of the certificate are not nested']),
    ...sets.flatMap(({ dual }, index) => (dual >= 0 ? [] : [`set ${index} has a dual below 0`])),
    ...sizes.flatMap((size, index) => (size % 2 === 1 ? [] : [`set ${index} holds ${size} players, an even number`])),
  ];
}

function sizesOf(sets: LeastCostCertificate['sets']): number[] {
  const sizes: number[] = [];
  for (const { members, sets: inner } of sets) {
    sizes.push(inner.reduce((sum, one) => sum + (sizes[one] ?? 0), members.length));
  }
  return sizes;
}

/** What no round falls short of is what this one costs. */
function sumFaults({ levels, scale, duals, sets }: LeastCostCertificate): string[] {
  const cost = levels.reduce((sum, { weight, total }) => sum + (weight ?? 0) * total, 0) * scale;
  const sizes = sizesOf(sets);
  const held = sets.reduce((sum, { dual }, index) => sum + (dual * ((sizes[index] ?? 0) - 1)) / 2, 0);
  const bound = duals.reduce((sum, dual) => sum + dual, 0) - held;
  return cost === bound ? [] : [`the round costs ${cost}, and the duals prove ${bound} only`];
}

function seatName(seat: Seat): string {
  return seat ?? 'the bye';
}

/** Pairs with the seat of the bye, where that is part of the matching. */
export function withBye(pairs: readonly Pair[], odd: string | null): (readonly [Seat, Seat])[] {
  return [...pairs, ...(odd === null ? [] : [[odd, null] as const])];
}
