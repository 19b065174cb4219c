/** Every Strategy of 2018 at its borders. */
import { describe, expect, it } from 'vitest';
import { marker, model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { type Told, payStrategy } from '../../../../../tests/core/systems/malifaux/pay.ts';
import { groundUnder } from '../ground.ts';
import { STRATEGY_LAW } from '../limits.ts';
import { STRATEGIES } from '../../names.ts';
import type { Strategy } from '../../../malifaux/rules/strategy.ts';
import type { SchemeMoment } from '../../../malifaux/rules/scheme.ts';
import { aftermath } from './aftermath.ts';
import { PLAYED_STRATEGIES } from './strategies.ts';
import { board } from '../../../../../tests/core/systems/malifaux/board.ts';

function named(id: string): Strategy {
  const strategy = PLAYED_STRATEGIES.find((one) => one.id === id);
  if (!strategy) throw new Error(`no Strategy is called ${id}`);
  return strategy;
}

function paid(
  id: string,
  told: Told & { readonly moment?: SchemeMoment; readonly before?: Readonly<Record<string, number>> },
) {
  return payStrategy(STRATEGY_LAW, groundUnder, named(id), told);
}

it('are the nine that the pack names', () => {
  expect(PLAYED_STRATEGIES.map(({ id }) => id)).toEqual(STRATEGIES.map(({ id }) => id));
});

it('score from Turn 2, four times at most', () => {
  const told = { happened: { removed: { A: 1, B: 1 } }, before: { A: 3, B: 4 } };
  expect(paid('headhunter', told).vp).toEqual({ A: 1, B: 0 });
  expect(paid('headhunter', { ...told, turn: 1 }).vp).toEqual({ A: 0, B: 0 });
});

describe('conditions', () => {
  const models = [
    model('a1', [9, 9], { conditions: ['gathered-intel', 'shed-blood'] }),
    model('a2', [9, 9], { conditions: ['gathered-intel'], inPlay: false }),
    model('b1', [20, 20], { conditions: ['shed-blood'] }),
  ];

  it('count on models in play, a tie for nobody', () => {
    expect(paid('ply-for-information', { models }).vp).toEqual({ A: 1, B: 0 });
    expect(paid('public-executions', { models })).toMatchObject({ vp: { A: 0, B: 0 }, counts: { A: 1, B: 1 } });
  });

  it('go afterwards, but not from a buried model', () => {
    const counts = { A: 1, B: 0 };
    expect(aftermath(named('ply-for-information'), 2, board({ models }), counts).clears).toEqual(['a1']);
    expect(aftermath(named('public-executions'), 2, board({ models }), counts).clears).toEqual(['a1', 'b1']);
    expect(aftermath(named('ply-for-information'), 1, board({ models }), counts).clears).toEqual([]);
  });
});

it('Ours counts what was hired, wholly in, off the middle', () => {
  const at = (y: number, more: Parameters<typeof model>[2]) => {
    const models = [
      model('a1', [12, y], { base: 40, ...more }),
      model('a2', [30, 30], { cost: 1 }),
      model('b1', [5, 5], { cost: 6 }),
    ];
    return paid('ours', { models }).counts.A;
  };
  // 6.42 from the middle; on the other side of the line of quarters.
  expect([at(14, { cost: 7 }), at(14, { cost: 5 }), at(14, { cost: 0 }), at(14, { rank: 'master' })]).toEqual([
    2, 1, 2, 2,
  ]);
  expect(at(14, { cost: 7, summoned: true })).toBe(1);
  expect(at(14, { rank: 'peon', cost: 7 })).toBe(1);
  // Touching the line is wholly in, crossing it is not.
  expect(at(17.2126, { cost: 7 })).toBe(1);
  expect(
    paid('ours', { models: [model('a1', [5, 17.4], { cost: 1 }), model('a2', [5, 17.42], { cost: 1 })] }).counts.A,
  ).toBe(1);
});

it('Interference leaves out the engaged', () => {
  const models = [
    model('a1', [5, 5]),
    model('a2', [30, 5], { engages: ['b1'] }),
    model('b1', [30, 6], { rank: 'peon' }),
  ];
  expect(paid('interference', { models }).counts).toEqual({ A: 1, B: 0 });
});

it('Symbols pay for one taken, and for one left', () => {
  const markers = [marker('s1', [8, 14], { kind: 'strategy', side: null, base: 50 })];
  expect(paid('symbols-of-authority', { happened: { removed: { A: 2 } } }).vp).toEqual({ A: 1, B: 0 });
  expect(paid('symbols-of-authority', { markers, moment: 'end-of-game' }).vp).toEqual({ A: 1, B: 0 });
});

it('a Wagon on the line is not across', () => {
  const at = (y: number) =>
    paid('supply-wagons', { markers: [marker('w1', [10, y], { kind: 'wagon', base: 50 })] }).vp.A;
  expect([at(17.0157), at(17.02)]).toEqual([0, 1]);
});

it('the Informant hears two, and follows the many', () => {
  const near = (side: string, count: number) =>
    Array.from({ length: count }, (_, index) => model(`${side}${index}`, [18, 15 + index]));
  const models = [...near('a', 3), ...near('b', 2)];
  const score = paid('extraction', { models });
  expect(score).toMatchObject({ vp: { A: 1, B: 1 }, counts: { A: 3, B: 2 } });
  expect(aftermath(named('extraction'), 3, board({ models }), score.counts).mayMove).toBe('A');
  expect(aftermath(named('extraction'), 3, board({ models }), { A: 2, B: 2 }).mayMove).toBeNull();
});

it('a stash is guarded at both Markers', () => {
  const stash = [13, 23].map((x) => marker(`s${x}`, [x, 18], { kind: 'stash', side: null, base: 50 }));
  const at = (...xs: readonly number[]) =>
    paid('guard-the-stash', { markers: stash, models: xs.map((x, index) => model(`a${index}`, [x, 21.5])) }).vp.A;
  expect([at(13), at(13, 13.2), at(13, 23)]).toEqual([0, 0, 1]);
});
