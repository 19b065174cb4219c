/** A checker of certificates that shares nothing with the solver: it reads the certificate and asks for faults. */
import type { LeastCostCertificate } from '../../../../../core/event/pairing/certificate.ts';

/** The faults of the two at these places in `players`, level by level; null where they may not be paired. */
export type FaultsBetween = (a: number, b: number) => readonly number[] | null;

type Pair = readonly [number, number];

/** What is wrong with a certificate of a round; empty when it proves that no better round exists. */
export function complaints(proof: LeastCostCertificate, pairs: readonly Pair[], faults: FaultsBetween): string[] {
  return [
    ...seatComplaints(proof, pairs),
    ...totalComplaints(proof, pairs, faults),
    ...weightComplaints(proof, faults),
    ...dualComplaints(proof, faults),
  ];
}

function seatComplaints({ players, duals }: LeastCostCertificate, pairs: readonly Pair[]): string[] {
  const seats = new Set(pairs.flat());
  const whole = seats.size === players.length && pairs.length * 2 === players.length && duals.length === players.length;
  return whole ? [] : ['not everybody is paired once'];
}

function totalComplaints({ levels }: LeastCostCertificate, pairs: readonly Pair[], faults: FaultsBetween): string[] {
  const rows = pairs.map(([a, b]) => faults(a, b));
  if (rows.includes(null)) return ['a pair that may not be'];
  const wrong = levels.filter(({ total }, level) => rows.reduce((sum, row) => sum + (row?.[level] ?? 0), 0) !== total);
  return wrong.map(({ what }) => `the total of ${what}`);
}

/** Faults of a pair that has to be looked at; null for others. */
function counted({ levels }: LeastCostCertificate, row: readonly number[] | null): readonly number[] | null {
  const banned = row === null || levels.some(({ weight }, level) => weight === null && (row[level] ?? 0) > 0);
  return banned ? null : row;
}

function weightComplaints(proof: LeastCostCertificate, faults: FaultsBetween): string[] {
  const { levels, players } = proof;
  const worst = players.map((_, a) =>
    levels.map((__, level) =>
      players.reduce(
        (most, ___, b) => (a === b ? most : Math.max(most, counted(proof, faults(a, b))?.[level] ?? 0)),
        0,
      ),
    ),
  );
  const found: string[] = [];
  let below = 0;
  for (let level = levels.length - 1; level >= 0; level -= 1) {
    const { what, weight, most, total } = levels[level] ?? { what: '', weight: null, most: 0, total: 0 };
    const half = Math.floor(worst.reduce((sum, row) => sum + (row[level] ?? 0), 0) / 2);
    if (weight === null && total !== 0) found.push(`${what} is paid for without a weight`);
    if (weight === null && levels.slice(0, level).some((one) => one.weight !== null)) found.push(`${what} comes late`);
    if (weight === null) continue;
    if (most < half) found.push(`${what} could come to more`);
    if (weight <= below) found.push(`${what} weighs too little`);
    below += weight * most;
  }
  return found;
}

function dualComplaints(proof: LeastCostCertificate, faults: FaultsBetween): string[] {
  const { levels, players, duals, scale } = proof;
  const sets = memberSets(proof);
  const price = (row: readonly number[]) =>
    scale * levels.reduce((sum, { weight }, level) => sum + (weight ?? 0) * (row[level] ?? 0), 0);
  const found = sets.flatMap(({ dual, members }) => (dual < 0 || members.size % 2 === 0 ? ['a set'] : []));
  for (let a = 0; a < players.length; a += 1) {
    for (let b = a + 1; b < players.length; b += 1) {
      const row = counted(proof, faults(a, b));
      if (row === null) continue;
      const both = sets.reduce((sum, { dual, members }) => sum + (members.has(a) && members.has(b) ? dual : 0), 0);
      if (price(row) - (duals[a] ?? 0) - (duals[b] ?? 0) + both < 0) found.push(`the slack of ${a} and ${b}`);
    }
  }
  const inSets = sets.reduce((sum, { dual, members }) => sum + (dual * (members.size - 1)) / 2, 0);
  const proved = duals.reduce((sum, dual) => sum + dual, 0) - inSets;
  const cost = scale * levels.reduce((sum, { weight, total }) => sum + (weight ?? 0) * total, 0);
  return cost === proved ? found : [...found, `the sum: ${cost} is not ${proved}`];
}

function memberSets({ sets }: LeastCostCertificate): { dual: number; members: ReadonlySet<number> }[] {
  const known: { dual: number; members: ReadonlySet<number> }[] = [];
  for (const { dual, members, sets: inner } of sets) {
    const all = [...members, ...inner.flatMap((index) => [...(known[index]?.members ?? [])])];
    known.push({ dual, members: new Set(all) });
  }
  return known;
}
