/** A least-cost round that made way for later ones: every cheaper round is tried, and leaves too few. */
import type { LookAheadCertificate } from '../../core/event/pairing/certificate.ts';
import { leavesRounds } from './look-ahead.ts';
import type { Draw } from './draw.ts';
import { type LeastCostReading, type Seat, leastCostFaults, levelledFaults } from './least-cost.ts';

type Places = readonly [Seat, Seat];

export interface Costs {
  readonly reading: LeastCostReading;
  /** The pairs that the certificate is about. */
  readonly pairs: readonly Places[];
  /** The round's other tables, a bye that was chosen before among them. */
  readonly set: readonly Places[];
  /** Whether two have not met, or a player had no bye. */
  readonly isOpen: (a: Seat, b: Seat) => boolean;
}

/** Everything that is wrong with the proof of a round that costs least, by itself or beside rounds to come. */
export function costFaults({ certificate }: Draw, costs: Costs): string[] {
  switch (certificate.method) {
    case 'least-cost':
      return leastCostFaults(certificate, costs.reading, costs.pairs);
    case 'ahead':
      return madeWayFaults(certificate, costs);
    case 'top-down':
      return ['the certificate is of another way of pairing'];
  }
}

/** Worse than any number of them in later rounds. */
const FIRM = /^(?:rematch|meeting|avoided|second-odd)/;

/** More rounds than this are not tried; fields of up to ten have 945. */
const TRIED = 1_000;

function madeWayFaults(certificate: LookAheadCertificate, { reading, pairs, set, isOpen }: Costs): string[] {
  const { players, levels, ahead } = certificate;
  const faults = levelledFaults(
    { ...certificate, method: 'least-cost', scale: 1, duals: players.map(() => 0), sets: [] },
    reading,
    pairs,
  );
  const loose = levels.find(({ what, weight }) => weight === null && !FIRM.test(what));
  if (loose) return [`${loose.what} is ruled out, and might have been paid for later rounds`];
  if (faults.length > 0) return faults;
  const names = [...players, ...set.flat()];
  const isFree = (a: number, b: number): boolean => isOpen(names[a] ?? null, names[b] ?? null);
  const leaves = (round: readonly Places[]): boolean => {
    const mates = new Map([...round, ...set].flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
    const mate = names.map((name) => names.indexOf(mates.get(name) ?? null));
    return leavesRounds({ names, isOpen: isFree }, mate, ahead);
  };
  if (!leaves(pairs)) return [`the round does not leave ${ahead} rounds without a rematch`];
  const costOf = pairCost(certificate, reading);
  const own = pairs.reduce((sum, [a, b]) => sum + costOf(a, b), 0);
  let tried = 0;
  for (const round of cheaperRounds(players, costOf, own)) {
    if (tried === TRIED) return [];
    tried += 1;
    if (leaves(round)) return [`a round that costs less leaves ${ahead} rounds without a rematch too`];
  }
  return [];
}

function pairCost(
  { levels }: LookAheadCertificate,
  { fault, isNever }: LeastCostReading,
): (a: Seat, b: Seat) => number {
  const weighed = levels.map(({ what, weight }) => ({ faults: fault(what), weight: weight ?? Infinity }));
  return (a, b) => {
    if (isNever(a, b)) return Infinity;
    return weighed.reduce((sum, { faults, weight }) => (faults(a, b) === 0 ? sum : sum + faults(a, b) * weight), 0);
  };
}

function* cheaperRounds(
  left: readonly Seat[],
  costOf: (a: Seat, b: Seat) => number,
  below: number,
): Generator<readonly Places[]> {
  const [first, ...others] = left;
  if (first === undefined) {
    if (below > 0) yield [];
    return;
  }
  for (const other of others) {
    const cost = costOf(first, other);
    if (cost >= below) continue;
    const rest = others.filter((seat) => seat !== other);
    for (const round of cheaperRounds(rest, costOf, below - cost)) yield [[first, other], ...round];
  }
}
