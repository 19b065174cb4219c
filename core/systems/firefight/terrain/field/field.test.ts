import type { Breach } from '../../../../rules/broken.ts';
import { describe, expect, it } from 'vitest';
import { type Point, base, rect } from '../../../../table/shapes.ts';
import { INCH, inInches, inches } from '../../../../table/units.ts';
import { READINGS } from '../../readings.ts';
import { armOf } from '../../rules/profile.ts';
import { readUnit, type ForceUnit } from '../../rules/unit.ts';
import { isCoherent } from './coherency.ts';
import { canCharge, chargeFaults } from './charge.ts';
import { type BattleTable, type ModelFigure, figuresOf } from './field.ts';
import { firersOf } from './fire.ts';
import { closeIn } from './closing.ts';
import { SHORT_REACH, formationOf } from './formation.ts';
import { pileInFaults, separationFaults, separationOf, strikeFaults } from './melee-moves.ts';
import { moveFaults } from './moves.ts';
import { markerFaults } from './placing.ts';

const at = (x: number, y: number): Point => ({ x: x * INCH, y: y * INCH });

/** A model on a base of one inch, named after its unit: `a1.2` of `a1`. */
function model(id: string, x: number, y: number, height = 0): ModelFigure {
  const unit = id.split('.')[0] ?? '';
  return { id, unit, side: id.startsWith('a') ? 'A' : 'B', base: base(at(x, y), 25.4), height: inches(height) };
}

function fieldOf(...figures: readonly ModelFigure[]): BattleTable {
  return { table: { width: inches(48), depth: inches(48) }, figures, markers: [], terrain: [] };
}

function unitOf(id: string, ...rules: readonly string[]): ForceUnit {
  const read = readUnit({ id, models: 2, rules: rules.map((name) => ({ name })) });
  if ('refused' in read) throw new Error(read.message);
  return read;
}

const mover = unitOf('a1');
/** The rules that are broken. */
const rules = (faults: readonly Breach[]) => faults.map(({ rule }) => rule);
const open = { charging: false, readings: READINGS };

function going(field: BattleTable, moves: Readonly<Record<string, readonly Point[]>>, unit = mover) {
  return { field, unit: unit.id, mover: unit, moves };
}

describe('coherency', () => {
  it('asks for 1" to some other and 6" to all, exactly', () => {
    const pair = (gap: number) => [model('a1.1', 10, 10), model('a1.2', 11 + gap, 10)];
    expect(isCoherent(pair(1))).toBe(true);
    expect(isCoherent(pair(1.01))).toBe(false);
    const far = (gap: number) => [...pair(1), model('a1.3', 11 + gap, 10), model('a1.4', 12.5 + gap, 10)];
    expect(isCoherent(far(4.5))).toBe(true);
    expect(isCoherent(far(4.51))).toBe(false);
  });
});

describe('a move', () => {
  it('goes round a friend that stays, and not through one', () => {
    const field = fieldOf(model('a1.1', 10, 10), model('a1.2', 12, 10));
    expect(rules(moveFaults(going(field, { 'a1.1': [at(13.5, 10)] }), 'advance', open))).toEqual(['GFF-MOVE-05']);
    const round = [at(11, 11.2), at(13, 11.2), at(13.5, 10)];
    expect(rules(moveFaults(going(field, { 'a1.1': round }), 'advance', open))).toEqual([]);
  });

  it('may leave somebody who stands too near, and come no nearer', () => {
    const field = fieldOf(model('a1.1', 10, 10), model('b1.1', 10, 11.5));
    expect(rules(moveFaults(going(field, { 'a1.1': [at(10, 9)] }), 'advance', open))).toEqual([]);
    expect(rules(moveFaults(going(field, { 'a1.1': [at(10, 10.2), at(10, 9)] }), 'advance', open))).toEqual([
      'GFF-MOVE-04',
    ]);
    const end = { ...open, readings: { ...READINGS, separationPath: 'end' as const } };
    expect(rules(moveFaults(going(field, { 'a1.1': [at(10, 10.2), at(10, 9)] }), 'advance', end))).toEqual([]);
  });

  it('is capped at 6" for the whole unit when one model is in difficult ground', () => {
    const swamp = { id: 't', shape: rect(inches(20), 0, inches(30), inches(48)), traits: ['difficult'] };
    const field = { ...fieldOf(model('a1.1', 18, 10), model('a1.2', 18, 12)), terrain: [swamp] };
    const both = (x: number, y: number) => ({ 'a1.1': [at(x, 10)], 'a1.2': [at(18, y)] });
    expect(rules(moveFaults(going(field, both(21, 18.5)), 'rush', open))).toContain('GFF-TERRAIN-04');
    expect(rules(moveFaults(going(field, both(19.5, 18.5)), 'rush', open))).not.toContain('GFF-TERRAIN-04');
    const strider = unitOf('a1', 'Strider');
    expect(rules(moveFaults(going(field, both(21, 18.5), strider), 'rush', open))).not.toContain('GFF-TERRAIN-04');
  });
});

describe('a charge', () => {
  it('is not declared through others or walls, but over them by Flying', () => {
    const field = fieldOf(model('a1.1', 10, 10), model('b2.1', 10, 13), model('b1.1', 10, 16));
    expect(canCharge(field, 'a1', mover, 'b1')).toBe(false);
    expect(canCharge(field, 'a1', unitOf('a1', 'Flying'), 'b1')).toBe(true);
    expect(canCharge(field, 'a1', mover, 'b2')).toBe(true);
  });

  it('asks contact of every model that could make it, and of the others to come as near as they can', () => {
    const field = fieldOf(model('a1.1', 10, 10), model('a1.2', 11.5, 10), model('b1.1', 10, 20));
    const moves = { 'a1.1': [at(10, 19)], 'a1.2': [at(11.5, 19)] };
    expect(rules(chargeFaults(going(field, moves), 'b1', { readings: READINGS }))).toEqual(['GFF-MELEE-01']);
    const far = fieldOf(model('a1.1', 10, 10), model('a1.2', 11.5, 8.9), model('b1.1', 10, 23));
    const ends = (...to: readonly [x: number, y: number]) => {
      const near = { 'a1.1': [at(10, 22)], 'a1.2': [at(...to)] };
      return rules(chargeFaults(going(far, near), 'b1', { readings: READINGS }));
    };
    expect(ends(11.5, 20.8)).toEqual(['GFF-MELEE-01']);
    // Straight at the target, its 12" end short of contact.
    const far12 = Math.sqrt(1.5 * 1.5 + 14.1 * 14.1);
    const nearest = [11.5 - (12 * 1.5) / far12, 8.9 + (12 * 14.1) / far12] as const;
    expect(ends(...nearest)).toEqual([]);
  });

  it('brings somebody into contact: one that nobody moves in is none', () => {
    const field = fieldOf(model('a1.1', 10, 10), model('a1.2', 10, 11.2), model('b1.1', 10, 20));
    expect(rules(chargeFaults(going(field, {}), 'b1', { readings: READINGS }))).toEqual(['GFF-MELEE-01']);
    // The mate before it goes out of its way.
    const moves = { 'a1.1': [at(9.13, 19.5)], 'a1.2': [at(10, 19)] };
    expect(rules(chargeFaults(going(field, moves), 'b1', { readings: READINGS }))).toEqual([]);
  });
});

describe('around a melee', () => {
  it('reach is 2" across and 4" up, exactly', () => {
    const striker = model('a1.1', 10, 10, 4);
    expect(rules(strikeFaults(striker, model('b1.1', 10, 13), ['a1', 'b1']))).toEqual([]);
    expect(rules(strikeFaults(striker, model('b1.1', 10, 13, -0.01), ['a1', 'b1']))).toEqual(['GFF-MELEE-03']);
    expect(rules(strikeFaults(striker, model('b2.1', 10, 13), ['a1', 'b1']))).toEqual(['GFF-MELEE-10']);
  });

  it('who piles in need not touch what is over 3" away', () => {
    const field = fieldOf(model('a1.1', 10, 10), model('b1.1', 10, 14.1));
    expect(rules(pileInFaults(going(field, {}), 'b1'))).toEqual(['GFF-MELEE-02']);
    expect(rules(pileInFaults(going(field, { 'a1.1': [at(12, 10)] }), 'b1'))).toEqual(['GFF-MELEE-02']);
    expect(rules(pileInFaults(going(field, { 'a1.1': [at(10, 13)] }), 'b1'))).toEqual([]);
    const near = fieldOf(model('a1.1', 10, 10), model('b1.1', 10, 14));
    expect(rules(pileInFaults(going(near, {}), 'b1'))).toEqual(['GFF-MELEE-02']);
  });

  it('nobody piles in so far that the unit is torn apart', () => {
    const field = fieldOf(model('a1.1', 10, 10), model('b1.1', 10, 11), model('b1.2', 10, 12.5), model('b1.3', 10, 14));
    expect(rules(pileInFaults(going(field, { 'b1.2': [at(8.9, 12), at(8.9, 10.6)] }, unitOf('b1')), 'a1'))).toEqual([
      'GFF-MOVE-01',
    ]);
    const moving = going(field, {}, unitOf('b1'));
    const formation = formationOf(moving, figuresOf(field, 'b1'), SHORT_REACH);
    closeIn(formation, figuresOf(field, 'a1'));
    const gone = formation.after.filter((figure, index) => figure !== formation.before[index]);
    const moves = Object.fromEntries(gone.map(({ id, base: { at: to } }) => [id, [to]]));
    expect(rules(pileInFaults({ ...moving, moves }, 'a1'))).toEqual([]);
    expect(isCoherent(formation.after)).toBe(true);
  });

  it('who separates between two goes the shortest way out of both', () => {
    const field = fieldOf(model('a1.1', 10, 10), model('b1.1', 9, 10), model('b1.2', 11, 10));
    const out = Math.sqrt(3);
    const go = (y: number) => rules(separationFaults(going(field, { 'a1.1': [at(10, y)] }), 'b1'));
    expect(go(10 + out)).toEqual([]);
    expect(go(10 - out)).toEqual([]);
    expect(go(10 + out + 0.02)).toEqual(['GFF-MELEE-08']);
    expect(go(10 + out - 0.02)).toEqual(['GFF-MELEE-08']);
  });

  it('who separates goes along the table’s edge where straight out is off it', () => {
    const field = fieldOf(model('a1.1', 0.6, 24), model('b1.1', 1.18, 24.82));
    const [way] = Object.values(separationOf(going(field, {}), 'b1').ways);
    expect(rules(separationFaults(going(field, {}), 'b1'))).toEqual(['GFF-MELEE-08']);
    expect(way).toHaveLength(1);
    expect(inInches(way?.[0]?.x ?? 0)).toBeCloseTo(0.5, 2);
  });

  it('who separates keeps together, and 1" from a third unit, and goes round where no straight way is', () => {
    const three = fieldOf(
      ...[model('a1.1', 10, 10), model('a1.2', 12, 10), model('a1.3', 11, 8.4)],
      ...[model('b1.1', 10, 11), model('b2.1', 10, 7.6)],
    );
    const { ways, cost } = separationOf(going(three, {}), 'b1');
    expect(cost).toMatchObject({ near: 0, disorder: 0, crowded: 0 });
    expect(rules(separationFaults(going(three, ways), 'b1'))).toEqual([]);
    expect(rules(separationFaults(going(three, { 'a1.1': [at(10, 9)] }), 'b1'))).not.toEqual([]);
    const wall = (id: string, ...box: [number, number, number, number]) => ({
      id,
      shape: rect(...(box.map(inches) as typeof box)),
      traits: ['impassable'],
    });
    const pocket = [
      wall('left', 8.5, 9, 9.4, 11),
      wall('below', 9.4, 8.5, 10.6, 9.4),
      wall('right', 10.6, 9, 11.5, 9.55),
    ];
    const field = { ...fieldOf(model('a1.1', 10, 10), model('b1.1', 10, 11)), terrain: pocket };
    const about = separationOf(going(field, {}), 'b1');
    expect(about.cost.near).toBe(0);
    expect(about.ways['a1.1']?.length).toBeGreaterThan(1);
  });

  it('four that separate make room for one another: nobody stays too near who has a place if the others go', () => {
    const wide = (id: string, x: number, y: number) => ({ ...model(id, x, y), base: base(at(x, y), 50) });
    const field = fieldOf(
      { ...model('b1.1', 17.239, 25.65), base: base(at(17.239, 25.65), 32) },
      ...[wide('a1.1', 18.722, 26.78), wide('a1.2', 16.741, 27.186)],
      ...[wide('a1.3', 14.927, 28.094), wide('a1.4', 17.518, 29.003)],
    );
    expect(separationOf(going(field, {}), 'b1').cost).toMatchObject({ near: 0, disorder: 0, crowded: 0 });
  });

  it('a unit that was torn apart comes together again when it moves, as far as it can', () => {
    const field = fieldOf(model('a1.1', 10, 10), model('a1.2', 14, 10));
    const go = (x: number) => rules(moveFaults(going(field, { 'a1.1': [at(x, 10)] }), 'advance', open));
    expect(go(9)).toEqual(['GFF-MOVE-03']);
    expect(go(12)).toEqual([]);
    expect(rules(moveFaults(going(field, {}), 'advance', open))).toEqual([]);
  });
});

it('a weapon is fired by those who carry it, in range, and in sight unless it is Indirect', () => {
  const own = [model('a1.1', 10, 10), model('a1.2', 10, 8.5), model('a1.3', 12, 10)];
  const foes = [model('b1.1', 10, 21)];
  const firing = (sees: (one: ModelFigure) => boolean, ...rules: readonly string[]) => {
    const weapon = { name: 'Rifle', range: 10, attacks: 2, count: 2, rules: rules.map((name) => ({ name })) };
    return firersOf(own, foes, armOf(weapon, [0, 1]), { modelOf: (_, place) => place, sees }).map(({ id }) => id);
  };
  expect(firing(() => true)).toEqual(['a1.1']);
  expect(firing(() => false)).toEqual([]);
  expect(firing(() => false, 'Indirect')).toEqual(['a1.1']);
});

it('takes no marker on the line of a zone, nor at 9" of another, nor one too many', () => {
  const field = { ...fieldOf(), markers: [{ id: 'm1', at: at(24, 20), holder: null }] };
  const place = (x: number, y: number, count = 4) =>
    rules(markerFaults(field, { side: 'A', active: 'A', at: at(x, y), count }));
  expect(place(24, 29.01)).toEqual([]);
  expect(place(24, 29)).toEqual(['GFF-MISSION-04']);
  expect(place(40, 36)).toEqual(['GFF-MISSION-03']);
  expect(place(40, 24, 1)).toEqual(['GFF-MISSION-02']);
});
