import { describe, expect, test } from 'vitest';
import { inches } from '../../../table/units.ts';
import { scripted } from '../rules/dice.ts';
import type { Faces } from '../../../../tests/core/systems/firefight/fight.ts';
import type { BattleAction, Change } from './action.ts';
import { apply } from './apply.ts';
import { check } from './check.ts';
import { violationText } from './messages.ts';
import { request } from './request.ts';
import { BattleCell, UnitCell, WHERE, cloneState, ofUnit, put, putUnit } from './state.ts';
import { STEP } from './step.ts';
import { type Arranged, arranged, standsAt } from '../../../../tests/core/systems/firefight/battle/arranged.ts';
import { tellChanges } from './tell.ts';
import { chargeWays, pileInWays, separateWays } from './ways.ts';

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });

/** Takes an action on these faces, which must all be used up; what changed. */
function taken({ def, state }: Arranged, action: BattleAction, faces: Faces = {}): Change[] {
  const [dice, log]: [ReturnType<typeof scripted>, Change[]] = [scripted(faces), []];
  expect(apply(def, state, action, dice, log)).toEqual([]);
  expect(dice.left()).toEqual([]);
  return log;
}

const broken = ({ def, state }: Arranged, action: BattleAction) => check(def, state, action).map(({ rule }) => rule);
const asked = ({ def, state }: Arranged) => request(def, state);
const hold = (unit: string): BattleAction => ({ do: 'act', unit, action: 'hold', moves: {} });
const go = (
  unit: string,
  action: 'advance' | 'rush',
  ...way: readonly (readonly [number, number])[]
): BattleAction => ({
  do: 'act',
  unit,
  action,
  moves: { [`${unit}.1`]: way.map(([x, y]) => at(x, y)) },
});

describe('what is refused, with its rule and its measure', () => {
  const wall = { id: 'wall', shape: { rect: [10, 16, 20, 17] as const }, traits: ['impassable', 'sight-blocker'] };
  const scene = arranged(
    [
      { at: [[15, 14]], weapons: [['Gun', 24, 2]] },
      { at: [[30, 6]], rules: ['Immobile'] },
    ],
    [{ at: [[15, 20]] }, { at: [[24, 14]] }],
    { terrain: [wall] },
  );
  test.each<[string, BattleAction, readonly string[]]>([
    ['a unit of the other side', hold('B1'), ['GFF-ROUND-02']],
    ['a unit that there is not', hold('A9'), ['GFF-ROUND-02']],
    ['through a wall', go('A1', 'advance', [15, 18.5]), ['GFF-MOVE-04', 'GFF-MOVE-05']],
    ['too far', go('A1', 'advance', [15, 7]), ['GFF-MOVE-07']],
    ['too near to somebody', go('A1', 'rush', [22.9, 14]), ['GFF-MOVE-04']],
    ['off the table', go('A1', 'rush', [15, 2.5], [15, 0.4]), ['GFF-MOVE-07', 'GFF-MOVE-08']],
    ['Immobile', go('A2', 'advance', [30, 7]), ['GFF-ACT-05']],
    ['a charge at nobody', { do: 'act', unit: 'A1', action: 'charge', moves: {} }, ['GFF-ACT-07']],
    ['out of reach', { do: 'act', unit: 'A1', action: 'charge', target: 'B1', moves: {} }, ['GFF-MOVE-06']],
    ['an answer to another question', { do: 'wait' }, ['GFF-ROUND-02']],
    ['no place at all', go('A1', 'advance', [Number.NaN, 4]), ['GFF-MOVE-08']],
    ['idling in good health', { do: 'act', unit: 'A1', action: 'idle', moves: {} }, ['GFF-ACT-06']],
  ])('%s', (_, action, rules) => {
    expect(broken(scene, action)).toEqual(rules);
  });

  test('says how far it is and how far is allowed', () => {
    const [fault] = check(scene.def, scene.state, go('A1', 'advance', [15, 7]));
    expect(fault).toMatchObject({ rule: 'GFF-MOVE-07', measured: 7, allowed: 6 });
    expect(fault && violationText(fault)).toBe('The move is 7" long; 6" are allowed.');
  });

  test('shots: out of sight, at a friend, at two with one type', () => {
    taken(scene, hold('A1'));
    const shoot = (...targets: readonly string[]): BattleAction => ({
      do: 'shoot',
      shots: targets.map((target) => ({ weapon: 'Gun', target })),
    });
    expect(broken(scene, shoot('B1'))).toEqual(['GFF-SHOOT-01']);
    expect(broken(scene, shoot('A2'))).toEqual(['GFF-SHOOT-07']);
    expect(broken(scene, shoot('B2', 'B1'))).toContain('GFF-SHOOT-02');
    expect(broken(scene, shoot('B2'))).toEqual([]);
  });
});

test('a group that is shot: its owner says who falls, and no other number of models', () => {
  const scene = arranged(
    [{ at: [[10, 10]], weapons: [['Gun', 24, 3]] }],
    [
      {
        at: [
          [10, 20],
          [11.2, 20],
          [12.4, 20],
        ],
      },
    ],
  );
  taken(scene, hold('A1'));
  const faces = { hit: [4, 5, 1], block: [1, 3] };
  taken(scene, { do: 'shoot', shots: [{ weapon: 'Gun', target: 'B1' }] }, faces);
  expect(asked(scene)).toMatchObject({ ask: 'remove', side: 'B', unit: 'B1', count: 2 });
  expect(broken(scene, { do: 'remove', models: ['B1.1'] })).toEqual(['GFF-WOUND-12']);
  expect(broken(scene, { do: 'remove', models: ['B1.1', 'B1.1'] })).toEqual(['GFF-WOUND-12']);
  taken(scene, { do: 'remove', models: ['B1.1', 'B1.3'] });
  expect(asked(scene)).toMatchObject({ ask: 'activate', side: 'B', units: ['B1'] });
});

test('a charge into Counter: struck before, strikes, is tired and goes back to an inch', () => {
  const scene = arranged(
    [{ at: [[10, 10]], rules: ['Tough(3)'], weapons: [['Axe', 0, 1]] }, { at: [[40, 5]] }],
    [{ at: [[10, 15]], weapons: [['Spear', 0, 1, 'Counter']] }],
  );
  taken(scene, { do: 'act', unit: 'A1', action: 'charge', target: 'B1', moves: { 'A1.1': [at(10, 14)] } });
  expect(asked(scene)).toMatchObject({ ask: 'strike-back', side: 'B', unit: 'B1' });
  const log = taken(scene, { do: 'strike-back', strikes: true }, { hit: [4, 6], block: [1, 2], effect: [2] });
  const what = log.filter((change) => change.rule === 'GFF-MELEE-04').map((change) => change.what);
  expect(what).toEqual(['counter', 'charge']);
  expect(log.filter((change) => change.rule === 'GFF-FATIGUE-01').map(({ who }) => who)).toEqual(['A1', 'B1']);
  expect(ofUnit(scene.state, 1, UnitCell.activated)).toBe(0);
  expect(ofUnit(scene.state, 2, UnitCell.shaken)).toBe(1);
  expect(asked(scene)).toMatchObject({ ask: 'separate', side: 'A', unit: 'A1', foe: 'B1' });
  expect(broken(scene, { do: 'separate', moves: { 'A1.1': [at(10, 12)] } })).toEqual(['GFF-MELEE-08']);
  const { def, state } = scene;
  const [a, b] = [def.units[0], def.units[2]];
  if (!a || !b) throw new Error('two units meet');
  expect(pileInWays(def, state, b, a)).toEqual({});
  taken(scene, { do: 'separate', moves: separateWays(def, state, a, b).ways });
  expect(standsAt(state, 0)).toEqual([inches(10), inches(13)]);
});

test('a group charges round what is in its way, and stays together', () => {
  const wall = { id: 'wall', shape: { rect: [8, 13, 14, 14] as const }, traits: ['impassable'] };
  const three = [
    [10, 10],
    [11.5, 10],
    [13, 10],
  ] as const;
  const scene = arranged([{ at: three, rules: ['Fast'] }], [{ at: [[11, 17]] }], { terrain: [wall] });
  const [unit, target] = scene.def.units;
  if (!unit || !target) throw new Error('two units meet');
  const moves = chargeWays(scene.def, scene.state, unit, target);
  expect(Object.values(moves).some((way) => way.length > 1)).toBe(true);
  taken(scene, { do: 'act', unit: 'A1', action: 'charge', target: 'B1', moves });
  expect(standsAt(scene.state, 0)[1]).toBeGreaterThan(inches(14));
  // With a wall that goes on for longer than they can there is no charge.
  const long = { ...wall, shape: { rect: [1, 13, 40, 14] as const } };
  const stuck = arranged([{ at: three }], [{ at: [[11, 17]] }], { terrain: [long] });
  const [charger, charged] = stuck.def.units;
  if (!charger || !charged) throw new Error('two units meet');
  const none = chargeWays(stuck.def, stuck.state, charger, charged);
  expect(broken(stuck, { do: 'act', unit: 'A1', action: 'charge', target: 'B1', moves: none })).not.toEqual([]);
});

test('a Shaken unit idles, and is no longer Shaken', () => {
  const scene = arranged([{ at: [[10, 10]] }], [{ at: [[10, 30]] }]);
  putUnit(scene.state, 0, UnitCell.shaken, 1);
  expect(broken(scene, hold('A1'))).toEqual(['GFF-ACT-06']);
  const log = taken(scene, { do: 'act', unit: 'A1', action: 'idle', moves: {} });
  expect(log).toContainEqual({ rule: 'GFF-WOUND-10', who: 'A1', what: 'shaken', from: 1, to: 0 });
});

test('who comes out of Ambush stands over 9" from every enemy, not at 9"', () => {
  const scene = arranged([{ at: [[10, 10]] }, { at: [[5, 5]], rules: ['Ambush'] }], [{ at: [[10, 30]] }]);
  const { state } = scene;
  putUnit(state, 1, UnitCell.where, WHERE.ambush);
  put(state, BattleCell.round, 2);
  put(state, BattleCell.step, STEP.ambush);
  const place = (y: number): BattleAction => ({ do: 'place', unit: 'A2', at: [at(10, y)] });
  expect(broken(scene, place(20))).toEqual(['GFF-SR-AMBUSH-2']);
  expect(broken(scene, place(19.99))).toEqual([]);
  taken(scene, place(19.99));
  expect(ofUnit(state, 1, UnitCell.arrived)).toBe(1);
});

test('a Scout is placed after the others, up to 12" on from its zone, with its whole base', () => {
  const scene = arranged([{ at: [[10, 10]] }, { at: [[5, 5]], rules: ['Scout'] }], [{ at: [[10, 40]] }]);
  const { state } = scene;
  put(state, BattleCell.south, 0);
  put(state, BattleCell.step, STEP.setAside);
  const aside = (unit: string, as: 'ambush' | 'scout'): BattleAction => ({ do: 'set-aside', units: { [unit]: as } });
  expect(broken(scene, aside('A1', 'scout'))).toEqual(['GFF-DEPLOY-02']);
  expect(broken(scene, aside('A2', 'ambush'))).toEqual(['GFF-DEPLOY-02']);
  expect(broken(scene, aside('A2', 'scout'))).toEqual([]);
  putUnit(state, 1, UnitCell.where, WHERE.scout);
  put(state, BattleCell.step, STEP.scout);
  const place = (y: number, unit = 'A2'): BattleAction => ({ do: 'place', unit, at: [at(14, y)] });
  expect(broken(scene, place(20, 'A1'))).toEqual(['GFF-DEPLOY-03']);
  expect(broken(scene, place(23.51))).toEqual(['GFF-DEPLOY-05']);
  expect(broken(scene, place(23.5))).toEqual([]);
  // Nearer than 1" to a friend is no place for a Scout either.
  expect(broken(scene, { do: 'place', unit: 'A2', at: [at(11.9, 10)] })).toEqual(['GFF-MOVE-04']);
});

test('Flying passes over models and walls, and ends beside them', () => {
  const wall = { id: 'wall', shape: { rect: [8, 12, 12, 13] as const }, traits: ['impassable'] };
  const scene = arranged([{ at: [[10, 10]], rules: ['Flying'] }], [{ at: [[10, 14.5]] }], { terrain: [wall] });
  expect(broken(scene, go('A1', 'rush', [10, 17]))).toEqual([]);
  expect(broken(scene, go('A1', 'rush', [10, 16.4]))).toEqual(['GFF-MOVE-04']);
  expect(broken(scene, go('A1', 'rush', [8.5, 12.2]))).toEqual(['GFF-MOVE-05']);
});

test('a Blast that reaches two units: the defender says who gets odd hits', () => {
  const scene = arranged(
    [{ at: [[10, 10]], weapons: [['Bomb', 24, 1, 'Blast(3)']] }],
    [{ at: [[10, 20]] }, { at: [[13, 20]] }],
  );
  taken(scene, hold('A1'));
  taken(scene, { do: 'shoot', shots: [{ weapon: 'Bomb', target: 'B1' }] });
  expect(asked(scene)).toMatchObject({ ask: 'allot', side: 'B', units: ['B1', 'B2'] });
  expect(broken(scene, { do: 'allot', order: ['B2', 'B2'] })).toEqual(['GFF-SR-BLAST-4']);
  taken(scene, { do: 'allot', order: ['B2', 'B1'] }, { hit: [5], block: [4, 4] });
});

test('a spell: tokens are spent, both sides may add theirs, and a natural 6 works', () => {
  const spells = [
    { name: 'Bolt', value: 1, range: 18, at: 'enemy' as const, effect: { kind: 'hits' as const, hits: 1, rules: [] } },
  ];
  const caster = { rules: ['Caster(2)'] };
  const scene = arranged([{ at: [[10, 10]], ...caster }], [{ at: [[10, 20]], ...caster }], { spells });
  const cast: BattleAction = { do: 'cast', unit: 'A1', spell: 'Bolt', target: 'B1' };
  expect(broken(scene, { ...cast, spell: 'Doom' })).toEqual(['GFF-SR-CASTER-2']);
  taken(scene, cast);
  expect(asked(scene)).toMatchObject({ ask: 'boost', side: 'A', units: ['A1'] });
  expect(broken(scene, { do: 'boost', tokens: { A1: 2 } })).toEqual(['GFF-SR-CASTER-4']);
  taken(scene, { do: 'boost', tokens: { A1: 1 } });
  taken(scene, { do: 'boost', tokens: { B1: -2 } }, { cast: [6], block: [3], effect: [3] });
  expect(ofUnit(scene.state, 1, UnitCell.shaken)).toBe(1);
  expect([ofUnit(scene.state, 0, UnitCell.tokens), ofUnit(scene.state, 1, UnitCell.tokens)]).toEqual([0, 0]);
  expect(broken(scene, cast)).toContain('GFF-SR-CASTER-2');
});

test('a shot that shakes may push, on 4+, no farther than 2"', () => {
  const scene = arranged([{ at: [[10, 10]], weapons: [['Gun', 24, 1]] }], [{ at: [[10, 20]] }], {
    readings: { specialMoves: true },
  });
  taken(scene, hold('A1'));
  taken(scene, { do: 'shoot', shots: [{ weapon: 'Gun', target: 'B1' }] }, { hit: [4], block: [3], effect: [1] });
  expect(asked(scene)).toMatchObject({ ask: 'push', side: 'A', model: 'B1.1' });
  expect(broken(scene, { do: 'push', to: at(10, 22.1) })).toEqual(['GFF-MOVE-OPT-01']);
  const kept = { def: scene.def, state: cloneState(scene.state) };
  const told = (log: readonly Change[]) => tellChanges(scene.def, log)[0];
  expect(told(taken(kept, { do: 'push', to: at(10, 22) }, { push: [3] }))).toMatch(
    / is not pushed \(GFF-MOVE-OPT-01\)$/,
  );
  expect(told(taken(scene, { do: 'push', to: at(10, 22) }, { push: [4] }))).toMatch(/ is pushed \(GFF-MOVE-OPT-01\)$/);
  expect(standsAt(scene.state, 1)[1]).toBe(inches(22));
});

test('pushed off a height, a model falls', () => {
  const roof = { id: 'roof', shape: { rect: [8, 18, 12, 21] as const }, traits: ['elevated'], height: 4 };
  const scene = arranged([{ at: [[10, 10]], weapons: [['Gun', 24, 1]] }], [{ at: [[10, 20]] }], {
    terrain: [roof],
    readings: { specialMoves: true },
  });
  taken(scene, hold('A1'));
  taken(scene, { do: 'shoot', shots: [{ weapon: 'Gun', target: 'B1' }] }, { hit: [4], block: [3], effect: [1] });
  const log = taken(scene, { do: 'push', to: at(10, 21.5) }, { push: [5], block: [4], effect: [3] });
  expect(log).toContainEqual({ rule: 'GFF-MOVE-OPT-05', who: 'B1', what: 'falls', from: '4"', to: '1 wound' });
  expect(ofUnit(scene.state, 1, UnitCell.where)).toBe(WHERE.gone);
});

test('a climb counts as distance', () => {
  const hill = { id: 'hill', shape: { rect: [8, 12, 14, 18] as const }, traits: ['elevated'], height: 2 };
  const scene = arranged([{ at: [[10, 10]] }], [{ at: [[40, 40]] }], { terrain: [hill] });
  expect(broken(scene, go('A1', 'advance', [10, 14.1]))).toEqual(['GFF-MOVE-07']);
  expect(broken(scene, go('A1', 'advance', [10, 14]))).toEqual([]);
  expect(broken(scene, go('A1', 'advance', [7, 13]))).toEqual([]);
});

describe('dangerous ground', () => {
  const mines = (x: number, y: number, toX: number, toY: number) => ({
    id: `mines ${x}`,
    shape: { rect: [x, y, toX, toY] as const },
    traits: ['dangerous'],
  });
  const charge: BattleAction = {
    do: 'act',
    unit: 'A1',
    action: 'charge',
    target: 'B1',
    moves: { 'A1.1': [at(10, 14)] },
  };

  test('is rolled for on the way apart, once in an activation', () => {
    const armies = [[{ at: [[10, 10]], rules: ['Tough(3)'] }], [{ at: [[10, 15]] }]] as const;
    const behind = arranged(...armies, { terrain: [mines(8, 11.5, 12, 13.2)] });
    taken(behind, charge, { terrain: [2, 3, 4] });
    const back = { do: 'separate', moves: { 'A1.1': [at(10, 13)] } } as const;
    expect(taken(behind, back)).not.toContainEqual(expect.objectContaining({ rule: 'GFF-TERRAIN-05' }));
    const aside = arranged([{ at: [[10, 10]] }], [{ at: [[10, 15]] }], { terrain: [mines(7.9, 14.8, 8.3, 15.2)] });
    taken(aside, { ...charge, moves: { 'A1.1': [at(9, 12), at(9, 15)] } });
    const log = taken(aside, { do: 'separate', moves: { 'A1.1': [at(8, 15)] } }, { terrain: [2] });
    expect(log).toContainEqual({ rule: 'GFF-TERRAIN-05', who: 'A1', what: 'dangerous dice', from: 1, to: 0 });
  });

  test('is rolled for by whoever piles in or consolidates through it', () => {
    const scene = arranged(
      [{ at: [[10, 10]], weapons: [['Axe', 0, 1]] }],
      [
        {
          at: [
            [10, 15],
            [11.5, 15],
          ],
        },
      ],
      { terrain: [mines(10.8, 13.5, 11.4, 14.4)] },
    );
    taken(scene, charge);
    const [unit, foe] = scene.def.units;
    if (!unit || !foe) throw new Error('two units meet');
    const moves = pileInWays(scene.def, scene.state, foe, unit);
    expect(Object.keys(moves)).toEqual(['B1.2']);
    const log = taken(scene, { do: 'pile-in', moves }, { terrain: [1] });
    expect(log).toContainEqual({ rule: 'GFF-TERRAIN-05', who: 'B1', what: 'dangerous dice', from: 1, to: 1 });
    expect(asked(scene)).toMatchObject({ ask: 'remove', unit: 'B1', count: 1 });
  });

  test('that makes a charger Shaken leaves it to strike on sixes, or not at all', () => {
    for (const [shakenCharger, faces] of [
      ['fatigued', { hit: [5] }],
      ['no-strike', {}],
    ] as const) {
      const scene = arranged([{ at: [[10, 10]], weapons: [['Axe', 0, 1]] }], [{ at: [[10, 15]] }], {
        terrain: [mines(8, 11.5, 12, 12)],
        readings: { shakenCharger },
      });
      taken(scene, charge, { terrain: [1], effect: [1], ...faces });
      expect(ofUnit(scene.state, 0, UnitCell.shaken)).toBe(1);
    }
  });
});

test('who stands in a ruin sees out of it, is seen in it, and it gives no cover; the other reading has it in the way', () => {
  const ruin = { id: 'ruin', shape: { rect: [8, 8, 12, 12] as const }, traits: ['cover', 'sight-blocker'] };
  const gun = [['Gun', 24, 1]] as const;
  const shot: BattleAction = { do: 'shoot', shots: [{ weapon: 'Gun', target: 'B1' }] };
  const out = arranged([{ at: [[10, 10]], weapons: gun }], [{ at: [[10, 20]] }], { terrain: [ruin] });
  taken(out, hold('A1'));
  // Against Defense 4+ a 4 blocks; in cover a 3 would.
  taken(out, shot, { hit: [4], block: [3], effect: [1] });
  const blind = arranged([{ at: [[10, 10]], weapons: gun }], [{ at: [[10, 20]] }], {
    terrain: [ruin],
    readings: { ownTerrain: 'blocks' },
  });
  taken(blind, hold('A1'));
  expect(asked(blind)).toMatchObject({ ask: 'activate', side: 'B' });
  const through = arranged([{ at: [[10, 6]], weapons: gun }], [{ at: [[10, 20]] }], { terrain: [ruin] });
  taken(through, hold('A1'));
  expect(asked(through)).toMatchObject({ ask: 'activate', side: 'B' });
});
