/** Small fields that look ahead: every round there is, what it costs and how many later rounds it leaves. */
import { leavesRounds } from './look-ahead.ts';
import type { Seat } from './least-cost.ts';

/** Seats of the round, that of the bye among them, up to which rounds are chosen for what they leave: see `LOOKED_AHEAD`. */
const LOOKED_AHEAD = 12;

/** Whether it may matter for rounds to come what is paired with what. */
export function looksAhead(players: number, round: number, planned: number): boolean {
  const seats = players + (players % 2);
  return round <= planned && seats <= LOOKED_AHEAD && planned > seats / 2;
}

export interface Trying {
  /** The faults of a pair, the worst first. */
  readonly faults: (a: string, b: string) => readonly number[];
  /** So many of them are worse than any number of such faults in later rounds. */
  readonly firm: number;
  readonly isNever: (a: string, b: string) => boolean;
  /** Tables that stand, and a bye that was chosen. */
  readonly set: readonly (readonly [Seat, Seat])[];
  readonly isOpen: (a: Seat, b: Seat) => boolean;
  /** Rounds to come. */
  readonly left: number;
}

export interface Tried {
  /** The fewest faults there can be. */
  readonly least: readonly number[];
  /** The faults of the round that is taken. */
  readonly faults: readonly number[];
  /** Rounds without fresh opponents for all, this one included. */
  readonly short: number;
}

/** The best round of these players; null where they cannot all be paired. */
export function bestTried(players: readonly string[], trying: Trying): Tried | null {
  const rounds = [...roundsOf(players, trying.isNever)].map((pairs) => ({ pairs, faults: faultsOf(pairs, trying) }));
  rounds.sort((one, other) => compared(one.faults, other.faults));
  const [best] = rounds;
  if (!best) return null;
  const least = best.faults;
  const isFirm = ({ faults }: typeof best): boolean => faults.slice(0, trying.firm).some((own) => own > 0);
  if (isFirm(best)) return { least, faults: least, short: trying.left + 1 };
  for (let leaves = trying.left; leaves > 0; leaves -= 1) {
    const found = rounds.find((one) => !isFirm(one) && leavesAfter(players, one.pairs, trying, leaves));
    if (found) return { least, faults: found.faults, short: trying.left - leaves };
  }
  return { least, faults: least, short: trying.left };
}

type Places = readonly [string, string];

function* roundsOf([first, ...others]: readonly string[], isNever: Trying['isNever']): Generator<readonly Places[]> {
  if (first === undefined) {
    yield [];
    return;
  }
  for (const other of others) {
    if (isNever(first, other)) continue;
    const rest = others.filter((one) => one !== other);
    for (const round of roundsOf(rest, isNever)) yield [[first, other], ...round];
  }
}

function faultsOf(pairs: readonly Places[], { faults }: Trying): readonly number[] {
  return pairs.reduce<readonly number[]>(
    (sum, [a, b]) => faults(a, b).map((own, level) => own + (sum[level] ?? 0)),
    [],
  );
}

/** Below 0: the first is better. */
export function compared(one: readonly number[], other: readonly number[]): number {
  for (const [level, own] of one.entries()) if (own !== other[level]) return own - (other[level] ?? 0);
  return 0;
}

function leavesAfter(
  players: readonly string[],
  pairs: readonly Places[],
  { set, isOpen }: Trying,
  leaves: number,
): boolean {
  const names: Seat[] = [...players, ...set.flat()];
  const mates = new Map<Seat, Seat>([...pairs, ...set].flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const mate = names.map((name) => names.indexOf(mates.get(name) ?? null));
  const isFree = (a: number, b: number): boolean => isOpen(names[a] ?? null, names[b] ?? null);
  return leavesRounds({ names, isOpen: isFree }, mate, leaves);
}
