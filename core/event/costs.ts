/** What a round costs by its pack's meaning, counted so that two rounds of the same players can be compared. */
import type { Compromise } from './types.ts';

/**
 * The worst first: rematches; second byes or games with a ringer; second pair-downs; pairs who were to be kept apart; a bye that
 * had to move up; squares of gaps in points, summed; steps from pile to pile; tables, then kinds of terrain, that somebody
 * has sat at before.
 */
export const COST_KINDS = [
  'rematch',
  'second-odd',
  'second-down',
  'apart',
  'odd-moved',
  'gap',
  'steps',
  'table',
  'terrain',
] as const;
export type CostKind = (typeof COST_KINDS)[number];

export interface CostLine {
  readonly what: CostKind;
  readonly count: number;
}

/** Points of two who meet. */
type Met = readonly [number, number];

export function squaredGaps(tables: readonly Met[]): CostLine {
  return { what: 'gap', count: tables.reduce((sum, [a, b]) => sum + (a - b) ** 2, 0) };
}

/** A pile is those of equal points. */
export function pileSteps(tables: readonly Met[]): CostLine {
  const piles = [...new Set(tables.flat())].sort((a, b) => a - b);
  return {
    what: 'steps',
    count: tables.reduce((sum, [a, b]) => sum + Math.abs(piles.indexOf(a) - piles.indexOf(b)), 0),
  };
}

/**
 * Everything that a round pays, pins included.
 *
 * @param seating what its tables cost.
 */
export function costsOf(
  { paid, spread }: { readonly paid: readonly Compromise[]; readonly spread?: CostLine },
  seating: readonly CostLine[] = [],
): readonly CostLine[] {
  const counted = [...seating, ...(spread ? [spread] : [])];
  return COST_KINDS.flatMap((what): CostLine[] => {
    const known = counted.find((line) => line.what === what);
    const count = known?.count ?? paid.filter((one) => one.what === what).length;
    return count === 0 ? [] : [{ what, count }];
  });
}

/** What the first costs more than the second; below 0 where it costs less. Nothing where they cost the same. */
export function difference(one: readonly CostLine[], other: readonly CostLine[]): readonly CostLine[] {
  const countIn = (lines: readonly CostLine[], what: CostKind): number =>
    lines.find((line) => line.what === what)?.count ?? 0;
  return COST_KINDS.flatMap((what): CostLine[] => {
    // Squares of hundredths: no more digits than points have.
    const count = Math.round((countIn(one, what) - countIn(other, what)) * 10_000) / 10_000;
    return count === 0 ? [] : [{ what, count }];
  });
}
