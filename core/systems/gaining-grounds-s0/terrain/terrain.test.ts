import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../rules/refusal.ts';
import { type Layout, layoutNamed } from '../../../table/layout/layout.ts';
import { type Piece, type Shape, rect } from '../../../table/shapes.ts';
import { INCH } from '../../../table/units.ts';
import { SEASON_ZERO_LAYOUTS } from './layouts.ts';
import type { Inspection, LaidGround } from '../../../table/inspection.ts';
import { inspectTerrain, terrainFigures, zonesOn } from './terrain.ts';

const box = (x0: number, y0: number, x1: number, y1: number) => rect(x0 * INCH, y0 * INCH, x1 * INCH, y1 * INCH);
const piece = (id: string, shape: Shape, ...traits: string[]): Piece => ({ id, shape, traits });

function layoutOf(deployment: string) {
  const layout = layoutNamed(SEASON_ZERO_LAYOUTS, deployment);
  if (!layout) throw new Error(`no layout ${deployment}`);
  return layout;
}

const BARE: LaidGround = { pieces: [], unreachable: null, footprint: null, path: null, shareBy: 'pieces' };

function figures(given: Partial<LaidGround>, deployment = 'standard') {
  const layout = layoutOf(deployment);
  const zones = zonesOn(layout);
  if (isRefusal(zones)) throw new Error(zones.message);
  return terrainFigures(layout, zones, { ...BARE, ...given });
}

function inspected(layout: Layout, given: Partial<LaidGround>): Inspection {
  const said = inspectTerrain(layout, { ...BARE, ...given });
  if (isRefusal(said)) throw new Error(said.message);
  return said;
}

describe('figures', () => {
  test('WE-21: 583 square inches are 45 %; 23 in a Corner zone are too many', () => {
    expect(figures({ footprint: 583 })).toMatchObject({ share: 583 / 1296, warnings: [] });
    const corner = (wide: number) => figures({ unreachable: [box(0, 0, wide, 5)] }, 'corner').broken;
    expect([corner(4.5), corner(4.6)]).toEqual([[], ['GG0-ADJ-03']]);
  });

  test('ten points off are not off', () => {
    const shares = (hinder: number) =>
      figures({
        pieces: Array.from({ length: 10 }, (_, at) =>
          piece(`p${at}`, box(at, 0, at + 1, 1), at < hinder ? 'severe' : 'dense'),
        ),
      });
    expect(shares(6)).toMatchObject({ hindersMovement: 0.6, affectsSight: 0.4 });
    expect([5, 6, 8, 9].map((hinder) => shares(hinder).warnings.includes('GG0-TABLE-03'))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(figures({ path: 49.9 }).warnings).toEqual(['GG0-TABLE-05']);
  });
});

describe('a table looked at', () => {
  test('what is marked as out of reach is no terrain, and counts in its zone (GG0-ADJ-01, -03)', () => {
    const marked = (wide: number) =>
      inspected(layoutOf('corner'), { pieces: [piece('t1', box(0, 0, wide, 5), 'unreachable')] });
    expect(marked(4.6).findings.map(({ rules }) => rules[0])).toEqual(['GG0-ADJ-03']);
    expect(marked(4.5).findings).toEqual([]);
    expect(marked(4.5).figures[0]).toMatchObject({ name: 'Covered by terrain', value: 'nothing there' });
  });

  const wall = (id: string, x0: number, x1: number) => piece(id, box(x0, 4, x1, 5), 'impassable', 'blocking');
  const shown = (...pieces: Piece[]) => {
    const { findings, figures: all } = inspected(layoutOf('standard'), { pieces });
    return { findings, value: (name: string) => all.find((one) => one.name.startsWith(name))?.value };
  };

  test('a wall with a gap of an inch shuts half the zone off; one of two inches does not', () => {
    const narrow = shown(wall('west', 0, 18), wall('east', 19, 36));
    expect(narrow.findings.filter(({ rules }) => rules.includes('GG0-TABLE-05'))).toMatchObject([
      { pieces: ['west', 'east'] },
    ]);
    expect(narrow.findings).toContainEqual(
      expect.objectContaining({ kind: 'broken', rules: ['GG0-ADJ-03', 'GG0-AMB-64'] }),
    );
    expect(Number.parseFloat(narrow.value('Out of reach in A') ?? '')).toBeGreaterThan(60);
    expect(narrow.value('Narrowest way')).toBe('25.4 mm');
    expect(
      Number.parseFloat(shown(wall('west', 0, 17), wall('east', 19, 36)).value('Out of reach in A') ?? ''),
    ).toBeLessThan(13);
  });

  test('what can be climbed shuts nothing off, and what only conceals leaves lines clear', () => {
    const fence = shown(piece('fence', box(0, 4, 36, 5), 'impassable', 'climbable', 'concealing'));
    expect([fence.value('Out of reach in A'), fence.value('Clear lines')]).toEqual(['0 %', '100 %']);
    const across = shown(piece('ridge', box(0, 17, 36, 19), 'blocking'));
    expect(across.value('Clear lines')).toBe('0 %');
    const advised = (...pieces: Piece[]) => shown(...pieces).findings.flatMap(({ rules }) => rules);
    expect(advised(piece('hut', box(2, 17, 9, 19), 'blocking'))).toContain('GG0-TABLE-06');
    expect(advised(piece('ridge', box(0, 17, 36, 19), 'blocking'))).not.toContain('GG0-TABLE-06');
  });

  test('what people marked as out of reach counts instead of what is worked out', () => {
    const marked = inspected(layoutOf('corner'), { unreachable: [box(0, 0, 5, 5)] });
    expect(marked.findings).toMatchObject([{ kind: 'broken', rules: ['GG0-ADJ-03', 'GG0-AMB-64'] }]);
    expect(marked.figures.find(({ name }) => name.startsWith('Out of reach in A'))?.value).toBe('22.1 %');
  });

  test('a layout without one of the zones is refused, not measured', () => {
    const layout = layoutOf('standard');
    const without = { ...layout, areas: layout.areas.filter(({ owner }) => owner === 'A') };
    expect(inspectTerrain(without, BARE)).toMatchObject({ code: 'no-zone' });
  });
});
