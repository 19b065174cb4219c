import { describe, expect, test } from 'vitest';
import { base } from '../../../table/shapes.ts';
import { INCH } from '../../../table/units.ts';
import { brokenRules } from '../../../rules/broken.ts';
import { type FighterPlacing, checkAllPlaced, checkPlacing } from './deploy.ts';
import { checkEdge, edgesNow } from './edges.ts';
import { zoneAt } from './battlefield.ts';

describe('edges', () => {
  test('of two gangs the second has the opposite one', () => {
    for (const [edge, other] of [
      ['south', 'north'],
      ['east', 'west'],
    ] as const) {
      expect(edgesNow(['A', 'B'], { A: edge })).toMatchObject({ next: null, edges: { A: edge, B: other } });
    }
    expect(edgesNow(['A', 'B'], {})).toMatchObject({ next: 'A', edges: {} });
  });

  test('of four the last has no choice; of three one stays free', () => {
    const three = edgesNow(['D', 'C', 'B', 'A'], { D: 'north', C: 'south', B: 'east' });
    expect(three).toEqual({ next: null, edges: { D: 'north', C: 'south', B: 'east', A: 'west' }, free: [] });
    expect(edgesNow(['C', 'B', 'A'], { C: 'north', B: 'south' })).toMatchObject({ next: 'A', free: ['west', 'east'] });
    expect(edgesNow(['C', 'B', 'A'], { C: 'north', B: 'south', A: 'east' })).toMatchObject({
      next: null,
      free: ['west'],
    });
  });

  test('are chosen in turn, once each, after the second roll', () => {
    const broken = (by: string, edge: 'north' | 'south', rolledB = true) =>
      brokenRules(checkEdge({ by, edge, rolledB }, ['B', 'A', 'C'], { B: 'north' }));
    expect(broken('A', 'south')).toEqual([]);
    expect(broken('C', 'south')).toEqual(['HIT-DEPLOY-04']);
    expect(broken('A', 'north', false)).toEqual(['HIT-PRIO-04', 'HIT-DEPLOY-04']);
    expect(brokenRules(checkEdge({ by: 'B', edge: 'south', rolledB: true }, ['A', 'B'], {}))).toEqual([
      'HIT-DEPLOY-03',
    ]);
  });
});

/** A base at a place in inches. */
const at = (x: number, y: number, across = 25.4) => base({ x: x * INCH, y: y * INCH }, across);

describe('setting up a fighter', () => {
  const placing: FighterPlacing = {
    gang: 'A',
    infiltrating: false,
    base: at(0.5, 0.5),
    next: 'A',
    infiltratorsLeft: false,
    rolledB: true,
    zone: zoneAt({ width: 24 * INCH, depth: 24 * INCH }, 'south'),
    enemies: [],
  };
  const broken = (change: Partial<FighterPlacing>) => brokenRules(checkPlacing({ ...placing, ...change }));
  const enemyAt = (x: number, y: number) => ({ enemies: [at(x, y)] });

  test('touching the table’s edge is on it; 1" from an enemy is apart', () => {
    expect(broken({})).toEqual([]);
    expect(broken({ base: null, ...enemyAt(0.5, 0.5) })).toEqual([]);
    expect(broken(enemyAt(0.5, 2.5))).toEqual([]);
    expect(broken(enemyAt(1.7, 2.1))).toEqual([]);
    expect(broken(enemyAt(0.5, 2.49))).toEqual(['HIT-DEPLOY-05']);
    expect(broken({ base: at(0.49, 0.5) })).toEqual(['HIT-DEPLOY-07']);
    expect(broken({ base: at(12, 1.4, 30) })).toEqual([]);
    expect(broken({ base: at(12, 1.42, 30) })).toEqual(['HIT-DEPLOY-07']);
  });

  test('in turn, infiltrators first and wherever the core rules let them', () => {
    expect(broken({ next: 'B' })).toEqual(['HIT-DEPLOY-07']);
    expect(broken({ infiltratorsLeft: true })).toEqual(['HIT-DEPLOY-06']);
    const infiltrator = { infiltrating: true, infiltratorsLeft: true, base: at(12, 12, 30) } as const;
    expect(broken(infiltrator)).toEqual([]);
    expect(broken({ ...infiltrator, next: 'B' })).toEqual(['HIT-DEPLOY-06']);
    expect(broken({ ...infiltrator, ...enemyAt(13, 12) })).toEqual(['HIT-DEPLOY-05']);
    expect(broken({ rolledB: false, zone: null })).toEqual(['HIT-PRIO-04', 'HIT-DEPLOY-07']);
  });

  test('is done when nobody waits', () => {
    expect(checkAllPlaced([])).toEqual([]);
    expect(brokenRules(checkAllPlaced(['b3']))).toEqual(['HIT-DEPLOY-08']);
  });
});
