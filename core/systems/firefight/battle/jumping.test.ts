/** Jumps and falls as decisions of a battle (GFF-MOVE-OPT-02 to -08). */
import { describe, expect, test } from 'vitest';
import { inches } from '../../../table/units.ts';
import { scripted } from '../rules/dice.ts';
import type { Faces } from '../../../../tests/core/systems/firefight/fight.ts';
import type { Act, BattleAction, Change } from './action.ts';
import { apply } from './apply.ts';
import { check } from './check.ts';
import { plain } from './draft.ts';
import { request } from './request.ts';
import { ModelCell, UnitCell, WHERE, get, modelAt, ofUnit } from './state.ts';
import {
  type Arranged,
  type Piece,
  arranged,
  standsAt,
} from '../../../../tests/core/systems/firefight/battle/arranged.ts';

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });

/** A roof 4" wide from y = 12 to 16, and what else stands there; A1 on it at (10, 14). */
function onRoof(height: number, more: Partial<Piece> = {}, specialMoves = true): Arranged {
  const roof = { id: 'roof', shape: { rect: [8, 12, 12, 16] as const }, traits: ['elevated'], height };
  const next = { id: 'next', shape: { rect: [8, 18, 12, 22] as const }, traits: ['elevated'], height: 1.5 };
  return arranged([{ at: [[10, 14]], ...more }, { at: [[40, 5]] }], [{ at: [[30, 30]] }], {
    terrain: height === 1.5 ? [roof, next] : [roof],
    readings: { specialMoves },
  });
}

const jump = (y: number, legs: readonly number[] = [0], ...others: readonly (readonly [number, number])[]): Act => ({
  do: 'act',
  unit: 'A1',
  action: 'advance',
  moves: Object.fromEntries([[10, y] as const, ...others].map(([x, to], model) => [`A1.${model + 1}`, [at(x, to)]])),
  jumps: { 'A1.1': legs },
});

const broken = ({ def, state }: Arranged, action: BattleAction) => check(def, state, action).map(({ rule }) => rule);

function taken({ def, state }: Arranged, action: BattleAction, faces: Faces = {}): Change[] {
  const [dice, log]: [ReturnType<typeof scripted>, Change[]] = [scripted(faces), []];
  expect(apply(def, state, action, dice, log)).toEqual([]);
  expect(dice.left()).toEqual([]);
  return log;
}

describe('a jump', () => {
  test('down a drop is no climb: what dice get one over counts for no distance', () => {
    const scene = onRoof(4);
    expect(broken(scene, { ...jump(18), jumps: {} })).toEqual(['GFF-MOVE-07']);
    expect(broken(scene, jump(20))).toEqual([]);
    expect(broken(scene, jump(20.1))).toEqual(['GFF-MOVE-07']);
    const log = taken(scene, jump(18), { jump: [3, 3] });
    expect(log).toContainEqual({ rule: 'GFF-MOVE-OPT-04', who: 'A1.1', what: 'jumps', from: '4"', to: true });
    expect([standsAt(scene.state, 0)[1], get(scene.state, modelAt(scene.state, 0) + ModelCell.height)]).toEqual([
      inches(18),
      0,
    ]);
  });

  test('of 3" down is a step: no die, and it counts', () => {
    const scene = onRoof(3);
    expect(broken(scene, jump(17.1))).toEqual(['GFF-MOVE-07']);
    taken(scene, jump(17));
  });

  test('over 6", over nothing, of another leg, or where special moves are not in use, is refused', () => {
    expect(broken(onRoof(6), jump(18))).toEqual([]);
    expect(broken(onRoof(6.5), jump(18))).toContain('GFF-MOVE-OPT-03');
    expect(broken(onRoof(4), jump(15))).toEqual(['GFF-MOVE-OPT-03']);
    expect(broken(onRoof(4), jump(18, [3]))).toContain('GFF-MOVE-OPT-03');
    expect(broken(onRoof(4, {}, false), jump(18))).toContain('GFF-MOVE-OPT-03');
  });

  test('over a gap: its width does not count, Strider needs 2+, Flying no die', () => {
    taken(onRoof(1.5), jump(20), { jump: [3] });
    expect(broken(onRoof(1.5), jump(21.9))).toEqual([]);
    taken(onRoof(1.5, { rules: ['Strider'] }), jump(20), { jump: [2] });
    taken(onRoof(1.5, { rules: ['Flying'] }), jump(20));
  });
});

describe('a fall', () => {
  test('is a hit, ends the activation, and the owner puts the model down 2" or less from the foot', () => {
    const scene = onRoof(4, { weapons: [['Gun', 48, 1]] });
    taken(scene, jump(18), { jump: [3, 2], block: [3], effect: [3] });
    expect(request(scene.def, scene.state)).toMatchObject({ ask: 'land', side: 'A', model: 'A1.1' });
    expect(standsAt(scene.state, 0)[1]).toBe(inches(16));
    expect(broken(scene, { do: 'land', at: at(10, 18.6) })).toEqual(['GFF-MOVE-OPT-06']);
    expect(broken(scene, { do: 'land', at: at(10, 15) })).toEqual(['GFF-MOVE-OPT-06']);
    taken(scene, { do: 'land', at: at(10, 18.5) });
    expect(ofUnit(scene.state, 0, UnitCell.shaken)).toBe(1);
    expect(request(scene.def, scene.state)).toMatchObject({ ask: 'activate', side: 'B' });
  });

  test('of a model of a group kills it outright; the others go on', () => {
    const scene = onRoof(4, {
      at: [
        [10, 14],
        [11.2, 14],
      ],
      weapons: [['Gun', 48, 1]],
    });
    const log = taken(scene, jump(16.5, [0], [11.2, 15.2]), { jump: [1, 6] });
    expect(log).toContainEqual({ rule: 'GFF-MOVE-OPT-07', who: 'A1', what: 'models', from: 2, to: 1 });
    expect([
      ofUnit(scene.state, 0, UnitCell.where),
      get(scene.state, modelAt(scene.state, 0) + ModelCell.alive),
    ]).toEqual([WHERE.table, 0]);
    expect(request(scene.def, scene.state)).toMatchObject({ ask: 'shoot', unit: 'A1' });
  });

  test('of less than 2" hurts nobody, and the activation goes on', () => {
    const scene = onRoof(1.5, { weapons: [['Gun', 48, 1]] });
    taken(scene, jump(20), { jump: [2] });
    const open = request(scene.def, scene.state);
    expect(open).toMatchObject({ ask: 'land', model: 'A1.1' });
    if (open.ask !== 'over') taken(scene, plain(scene.def, scene.state, open));
    expect(request(scene.def, scene.state)).toMatchObject({ ask: 'shoot', unit: 'A1' });
  });
});
