import { describe, expect, test } from 'vitest';
import type { BattleAction } from '../../core/systems/firefight/battle/action.ts';
import type { Told } from './engine/messages.ts';
import type { BattleView, BoardUnit } from './engine/view.ts';
import {
  allAt,
  attackable,
  choosable,
  deedsFor,
  enemyUnder,
  fallingIn,
  fightBox,
  firstChosen,
  isElsewhere,
  modelAt,
  pauseAfter,
  pickedWith,
  removal,
  turnsOf,
  wayBack,
  wishAt,
  lastSeen,
} from './turn.ts';

const UNIT: BoardUnit = {
  id: 'A1',
  side: 'A',
  name: 'Guard',
  where: 'table',
  models: [
    { id: 'A1.1', at: [10, 10], radius: 0.6 },
    { id: 'A1.2', at: [12, 10], radius: 0.6 },
  ],
  left: 2,
  size: 2,
  wounds: 0,
  shaken: false,
  fatigued: false,
  activated: false,
  quality: 4,
  defense: 4,
  tough: 1,
  rules: [],
  weapons: [],
};

function viewWith(open: BattleView['open']): BattleView {
  const common = {
    terrain: [],
    zone: 12,
    south: 'A' as const,
    names: { A: 'Us', B: 'Them' },
    round: 1,
    markers: [],
    broken: { A: [], B: [] },
  };
  return { ...common, size: [48, 48], units: [UNIT], open };
}

const ACTIVATE = viewWith({ ask: 'activate', side: 'A', rule: 'GFF-ROUND-02', units: ['A1', 'A2'] });
const DEPLOY = viewWith({ ask: 'deploy', side: 'A', rule: 'GFF-DEPLOY-03', units: ['A1', 'A2'] });

describe('what a tap means', () => {
  test('a place is where the chosen unit goes, by the shortest deed that carries it, or by the one that was asked for', () => {
    expect(wishAt(ACTIVATE, null, null, [1, 2])).toBeNull();
    expect(wishAt(ACTIVATE, 'A1', null, [1, 2])).toMatchObject({
      kind: 'move',
      unit: 'A1',
      deeds: ['advance', 'rush'],
    });
    expect(wishAt(ACTIVATE, 'A1', 'rush', [1, 2])).toMatchObject({ deeds: ['rush'], to: [1, 2] });
    expect(deedsFor('advance')).toEqual(['advance']);
  });

  test('who is placed is chosen by itself; who acts is not, while there is a choice', () => {
    expect(wishAt(DEPLOY, 'A2', null, [1, 2])).toEqual({ kind: 'place', unit: 'A2', to: [1, 2] });
    expect(firstChosen(DEPLOY)).toBe('A1');
    expect(firstChosen(ACTIVATE)).toBeNull();
    expect(choosable(ACTIVATE)).toEqual(['A1', 'A2']);
  });

  test('a thumb finds the nearest model, and none that is too far off', () => {
    expect(modelAt(ACTIVATE, [11.2, 10], 1)?.model).toBe('A1.2');
    expect(modelAt(ACTIVATE, [20, 10], 1)).toBeNull();
    const foe: BoardUnit = { ...UNIT, id: 'B1', side: 'B', models: [{ id: 'B1.1', at: [30, 10], radius: 0.6 }] };
    const view = { ...ACTIVATE, units: [UNIT, foe] };
    const over = (at: readonly [number, number], buttons = 0, pointerType = 'mouse') =>
      enemyUnder(view, at, { pointerType, buttons });
    expect([over([30, 10]), over([10, 10]), over([30, 10], 1), over([30, 10], 0, 'touch')]).toEqual([
      'B1',
      null,
      null,
      null,
    ]);
  });

  test('all weapons that reach a target are fired at it', () => {
    const weapons = [
      { name: 'Rifle', count: 3 },
      { name: 'Mortar', count: 1 },
    ];
    const aim = { target: 'B1', weapons, inches: 9, cover: false, lines: [], odds: null };
    expect(allAt({ shots: [aim] }, 'B1')).toEqual([
      { weapon: 'Rifle', target: 'B1' },
      { weapon: 'Mortar', target: 'B1' },
    ]);
    expect(allAt({ shots: [aim] }, 'B2')).toEqual([]);
  });

  test('as many models are named as fall', () => {
    const { open } = viewWith({ ask: 'remove', side: 'A', rule: 'GFF-WOUND-12', unit: 'A1', count: 1 });
    expect(removal(open, [])).toBeNull();
    expect(removal(open, ['A1.2'])).toEqual({ do: 'remove', models: ['A1.2'] });
  });
});

test('the decisions that changed most who was ahead are named, the greatest first, and none of the set-up', () => {
  const at = (round: number, ahead: number) => ({ round, ahead });
  const told = [at(0, 0), at(0, 90), at(1, 80), at(1, 80), at(1, 20), at(2, 50), at(2, 51)];
  expect(turnsOf(told)).toEqual([
    { entry: 4, points: -60 },
    { entry: 5, points: 30 },
    { entry: 2, points: -10 },
  ]);
});

describe('taking back', () => {
  const told = (side: Told['side'], dice: number, forced = false): Told => {
    return { side, dice, forced, title: '', rows: [], unit: null, round: 1, luck: { A: 0, B: 0 }, ahead: 0 };
  };
  const alone = { A: 'person', B: 'greedy' } as const;

  test('goes to before one’s own last decision, the computer’s after it included, until a die has fallen', () => {
    const mission = told(null, 3);
    expect([isElsewhere(alone), isElsewhere({ A: 'person', B: 'away' })]).toEqual([false, true]);
    expect(wayBack([mission], alone)).toBeNull();
    expect(wayBack([mission, told('A', 0)], alone)).toEqual({ to: 0, free: true });
    expect(wayBack([mission, told('A', 0), told('B', 0)], alone)).toEqual({ to: 0, free: true });
    expect(wayBack([mission, told('A', 0), told('A', 0)], alone)).toEqual({ to: 1, free: true });
    expect(wayBack([mission, told('A', 0), told('A', 0, true)], alone)).toEqual({ to: 0, free: true });
    expect(wayBack([mission, told('A', 2)], alone)).toBeNull();
    expect(wayBack([mission, told('A', 2)], alone, true)).toEqual({ to: 0, free: true });
    expect(wayBack([mission, told('A', 0), told('B', 1)], alone)).toBeNull();
    expect(wayBack([mission, told('B', 0)], alone)).toBeNull();
  });

  test('takes the other’s consent behind a die, or behind what they decided on their device', () => {
    const mission = told(null, 3);
    const away = { A: 'person', B: 'away' } as const;
    expect(wayBack([mission, told('A', 0)], away)).toEqual({ to: 0, free: true });
    expect(wayBack([mission, told('A', 2)], away)).toEqual({ to: 0, free: false });
    expect(wayBack([mission, told('A', 0), told('B', 0)], away)).toEqual({ to: 0, free: false });
    expect(wayBack([mission, told('A', 0)], { A: 'away', B: 'away' })).toBeNull();
  });

  test('dice of both armies stay beside the board: of who decided last, and of the other before', () => {
    const mission = told(null, 3);
    const mine = ACTIVATE.open;
    const theirs = { ...mine, side: 'B' } as BattleView['open'];
    expect(lastSeen([mission, told('A', 2), told('A', 0), told('B', 1)], mine)).toEqual([3, 1]);
    expect(lastSeen([mission, told('B', 4), told('A', 2), told('B', 0)], theirs)).toEqual([2]);
    // What the other army did without dice is seen too.
    expect(lastSeen([mission, told('B', 4), told('A', 2), told('B', 0)], mine)).toEqual([3, 2]);
    expect(lastSeen([mission], mine)).toEqual([]);
    expect(
      lastSeen([mission, told('B', 1)], {
        ask: 'over',
        rule: 'GFF-MISSION-07',
        result: 'A',
        counts: { A: 1, B: 0 },
        holders: [],
      }),
    ).toEqual([]);
  });

  test('models that fall are those of the engine until somebody picks, and one more is one less of the others', () => {
    const proposed: BattleAction = { do: 'remove', models: ['A1.1'] };
    const proposal = { value: { action: proposed } };
    expect(fallingIn({ falling: { value: null }, proposal })).toEqual(['A1.1']);
    expect(pickedWith(['A1.1'], 'A1.2', 1)).toEqual(['A1.2']);
    expect(pickedWith(['A1.1', 'A1.2'], 'A1.1', 2)).toEqual(['A1.2']);
    expect(fallingIn({ falling: { value: ['A1.2'] }, proposal })).toEqual(['A1.2']);
  });

  test('dice stay in sight for longer than steps', () => {
    expect(pauseAfter(told('B', 3))).toBeGreaterThan(pauseAfter(told('B', 0)));
    expect(pauseAfter(undefined)).toBe(0);
  });
});

test('the fight is what stands on the table, with room about it, and never more than the table', () => {
  expect(fightBox(ACTIVATE)).toEqual([7, 7, 8, 6]);
  expect(fightBox({ ...ACTIVATE, units: [] })).toEqual([0, 0, 48, 48]);
});

test('an enemy that can only be refused is not among those in reach: a Shaken unit has none', () => {
  const charge = (target: string, ...rules: ('GFF-MORALE-05' | 'GFF-MELEE-01')[]) => ({
    target,
    inches: 4,
    wrong: rules.map((rule) => ({ rule, text: 'no' })),
    odds: null,
  });
  const shot = { target: 'B3', weapons: [], inches: 9, cover: false, lines: [], odds: null };
  expect(attackable({ charges: [charge('B1'), charge('B2', 'GFF-MELEE-01')], shots: [shot] })).toEqual(['B1', 'B3']);
  expect(attackable({ charges: [charge('B1', 'GFF-MORALE-05')], shots: [] })).toEqual([]);
});
