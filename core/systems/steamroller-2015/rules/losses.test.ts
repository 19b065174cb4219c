import { describe, expect, test } from 'vitest';
import type { Army, ArmyModel, ArmyUnit } from './army.ts';
import { pointsLost } from './losses.ts';
import { pointsDestroyed } from './destroyed.ts';
import * as armies from '../../../../tests/core/systems/steamroller-2015/rules/armies.ts';

const model: typeof armies.model = (id, kind, given) => armies.model(id, kind, { side: 'A', ...given });
const unit: typeof armies.unit = (id, start, cost, left, given) =>
  armies.unit(id, start, cost, left, { side: 'A', ...given });
const lost = (models: readonly ArmyModel[], units: readonly ArmyUnit[] = [], given = {}) =>
  pointsLost({ models, units }, 'A', given).points;

/** EX-05: Kato’s army as he concedes. */
const KATO: Army = {
  models: [
    model('k', 'caster'),
    model('k1', 'jack', { cost: 9, master: 'k' }),
    model('k2', 'jack', { cost: 7, master: 'k' }),
    model('marshal', 'solo', { cost: 2 }),
    model('k3', 'jack', { cost: 6, master: 'marshal' }),
    model('k4', 'solo', { cost: 3, inPlay: false }),
  ],
  units: [
    unit('u1', 10, 8, 5, { attachments: [{ models: 2, cost: 2 }] }),
    unit('u2', 6, 5, 3),
    unit('u3', 3, 4, 1, { kind: 'solo' }),
    unit('u4', 10, 9, 0),
  ],
};

describe('army points lost', () => {
  test('of who concedes are counted as if the caster had just fallen (SR15-CONCEDE-03, SR15-EX-05)', () => {
    expect(pointsLost(KATO, 'A', { castersFall: true }).points).toBe(38);
    expect(pointsLost(KATO, 'A').points).toBe(38 - 5 - 16);
    expect(pointsLost(KATO, 'B').points).toBe(0);
  });

  test('add up as in SR15-EX-12', () => {
    const solos = [
      unit('s1', 3, 4, 2, { kind: 'solo', card: 'scout' }),
      unit('s2', 3, 4, 0, { kind: 'solo', card: 'scout' }),
    ];
    const p = lost(
      [model('solo', 'solo', { cost: 2, inPlay: false }), model('jack', 'jack', { cost: 7, conditions: ['inert'] })],
      [unit('ten', 10, 9, 4), ...solos],
    );
    const q = lost([model('beast', 'beast', { cost: 9, inPlay: false, destroyed: 2 })], [unit('five', 5, 6, 2)]);
    expect([p, q]).toEqual([18, 21]);
  });

  test('of units are all when wiped out, half below half strength, rounded up, else none (SR15-TB-41, -42)', () => {
    expect([5, 4, 1, 0].map((left) => lost([], [unit('u', 10, 9, left)]))).toEqual([0, 5, 5, 9]);
    const attached = { attachments: [{ models: 2, cost: 2 }] };
    expect([6, 5].map((left) => lost([], [unit('u', 10, 8, left, attached)]))).toEqual([0, 5]);
    expect(lost([], [unit('u', 10, 9, 4, { destroyed: 1 })])).toBe(9 + 5);
  });

  test('of solos of several models are all or nothing, casualties of one card together (SR15-TB-45, SR15-AMB-31, -51)', () => {
    const solo = (id: string, left: number, card: string | null) => unit(id, 3, 4, left, { kind: 'solo', card });
    expect(lost([], [solo('a', 1, null)])).toBe(0);
    expect(lost([], [solo('a', 1, 'x'), solo('b', 2, 'x')])).toBe(4);
    expect(lost([], [solo('a', 1, 'x'), solo('b', 2, 'y')])).toBe(0);
    expect(lost([], [solo('a', 0, 'x'), solo('b', 0, 'x')])).toBe(8);
    expect(lost([], [{ ...solo('a', 0, null), destroyed: 2 }])).toBe(8);
    expect(lost([], [unit('none', 0, 4, 0, { kind: 'solo', destroyed: 0 })])).toBe(0);
  });

  test('of jacks and beasts count while they stand inert or wild, and once (SR15-TB-43, SR15-AMB-37, -40)', () => {
    const fallen = model('c', 'caster', { inPlay: false });
    const jack = model('j', 'jack', { cost: 9, master: 'c' });
    expect(lost([fallen, jack])).toBe(5 + 9);
    expect(lost([fallen, { ...jack, inPlay: false, destroyed: 1 }])).toBe(5 + 9);
    expect(lost([model('c', 'caster'), jack])).toBe(0);
    expect(lost([fallen, { ...jack, offTable: true }])).toBe(5);
    expect(lost([model('m', 'solo', { cost: 2, inPlay: false }), { ...jack, master: 'm' }])).toBe(2);
  });

  test('of a caster are five, of several models only with the last (SR15-TB-44, SR15-AMB-47, -55)', () => {
    const pair = [model('c1', 'caster', { unit: 'cu', inPlay: false }), model('c2', 'caster', { unit: 'cu' })];
    const trooper = model('t', 'trooper', { unit: 'cu', inPlay: false });
    const casterUnit = unit('cu', 3, 0, 2, { kind: 'caster-unit', cost: null });
    const jack = model('j', 'jack', { cost: 9, master: 'c1' });
    expect(lost([...pair, trooper, jack], [casterUnit])).toBe(0);
    expect(lost([...pair.map((one) => ({ ...one, inPlay: false })), trooper, jack], [casterUnit])).toBe(5 + 9);
    expect(lost([...pair, jack], [casterUnit], { castersFall: true })).toBe(5 + 9);
  });

  test('count each time, without a cap, at the printed cost; models without one count nothing (SR15-TB-46, -47)', () => {
    expect(lost([model('b', 'beast', { cost: 9, destroyed: 2 })])).toBe(18);
    expect(lost([model('b', 'solo', { inPlay: false })], [unit('u', 5, 0, 0, { cost: null })])).toBe(0);
    expect(lost([model('away', 'solo', { cost: 3, offTable: true })])).toBe(0);
  });

  test('name what was lost and by which rule', () => {
    const { losses } = pointsLost(KATO, 'A', { castersFall: true });
    expect(losses.map(({ what, points }) => `${what} ${points}`)).toEqual([
      'k 5',
      'k1 9',
      'k2 7',
      'k4 3',
      'u1 5',
      'u4 9',
    ]);
    expect(losses[1]?.rules).toContain('SR15-TB-43');
  });
});

describe('army points destroyed', () => {
  const army: Army = {
    models: [...KATO.models, model('l', 'solo', { side: 'B', cost: 4, inPlay: false })],
    units: KATO.units,
  };

  test('are what the other has lost (SR15-RESULT-02)', () => {
    expect(pointsDestroyed(army)).toEqual({ A: 4, B: 17 });
  });

  test('count the casters of who concedes, who has destroyed nothing (SR15-CONCEDE-03)', () => {
    expect(pointsDestroyed(army, 'A')).toEqual({ A: 0, B: 38 });
    expect(pointsDestroyed(army, 'B')).toEqual({ A: 4, B: 0 });
  });
});
