/** What a draw by piles compares: see docs/rules/steamroller-2015.md and open-swiss.md. */
import { type Draw, whoPlays } from './draw.ts';
import { type Costs, costFaults } from './cost-ahead.ts';
import type { LeastCostReading, Seat } from './least-cost.ts';
import type { Pair } from '../seats.ts';

export interface Pilings extends Pick<Costs, 'set' | 'isOpen'> {
  /** The pairs of the draw by piles: no finals. */
  readonly pairs: readonly Pair[];
  readonly points: (id: string) => number;
  readonly pairedDown: (id: string) => boolean;
  /** A second pair-down is worse than any number of pair-downs. */
  readonly strict: boolean;
  /** Levels of meetings that there are among some players, the worst first, and their faults. */
  readonly meetings: (players: readonly string[]) => readonly string[];
  readonly met: LeastCostReading['fault'];
  /** Pairs named to be kept apart. */
  readonly apart?: (a: string, b: string) => boolean;
  /** Null: groups are not kept apart. */
  readonly group: ((id: string) => string | null) | null;
}

export function pileFaults(draw: Draw, pilings: Pilings): string[] {
  const { pairs, set, isOpen } = pilings;
  const reading = pileReading(draw, pilings, pairs.flat());
  return [...costFaults(draw, { reading, pairs, set, isOpen }), ...whoPlays(draw)];
}

/** What is compared among these players. */
export function pileReading(draw: Draw, pilings: Pilings, players: readonly string[]): LeastCostReading {
  const { points, group, strict } = pilings;
  const apart = (a: string, b: string): number => (pilings.apart?.(a, b) === true ? 1 : 0);
  const piles = [...new Set(players.map(points))].sort((a, b) => a - b);
  const pile = new Map(players.map((id) => [id, piles.indexOf(points(id))]));
  const depth = (a: Seat, b: Seat): number => Math.abs((pile.get(a ?? '') ?? 0) - (pile.get(b ?? '') ?? 0));
  const falls = ['pair-down', 'long-fall'];
  const levels = [
    ...pilings.meetings(players),
    ...(figuresAmong(draw, players, apart).length === 0 ? [] : ['apart']),
    ...(group === null ? [] : ['group']),
    ...(strict ? ['second-down', ...falls] : [...falls, 'second-down']),
  ];
  const fault = (what: string): ((a: Seat, b: Seat) => number) => {
    switch (what) {
      case 'pair-down':
        return depth;
      case 'long-fall':
        return (a, b) => depth(a, b) ** 2;
      case 'second-down':
        return downAgain(pilings);
      case 'apart':
        return (a, b) => apart(a ?? '', b ?? '');
      case 'group':
        return sameGroup(group);
      default:
        return pilings.met(what);
    }
  };
  return { players, levels, fault, isNever: (a, b) => draw.isNever(a ?? '', b ?? '') };
}

/** The one of more points was paired down before. */
export function downAgain({ points, pairedDown }: Pick<Pilings, 'points' | 'pairedDown'>) {
  return (a: Seat, b: Seat): number => {
    if (a === null || b === null || points(a) === points(b)) return 0;
    return pairedDown(points(a) > points(b) ? a : b) ? 1 : 0;
  };
}

export function sameGroup(group: Pilings['group']) {
  return (a: Seat, b: Seat): number => {
    if (group === null || a === null || b === null) return 0;
    return group(a) !== null && group(a) === group(b) ? 1 : 0;
  };
}

/** The different figures above 0 of the pairs there could be, the largest first. */
export function figuresAmong(
  draw: Draw,
  players: readonly string[],
  figure: (a: string, b: string) => number,
): number[] {
  const found = new Set<number>();
  for (const [index, a] of players.entries()) {
    for (const b of players.slice(index + 1)) if (!draw.isNever(a, b)) found.add(figure(a, b));
  }
  found.delete(0);
  return [...found].sort((a, b) => b - a);
}
