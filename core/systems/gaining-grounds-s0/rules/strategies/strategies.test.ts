/** Every Strategy of Season Zero at its borders. */
import { describe, expect, it } from 'vitest';
import { marker, model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { type Told, payStrategy } from '../../../../../tests/core/systems/malifaux/pay.ts';
import { configure } from '../../event/configure.ts';
import { groundUnder } from '../ground.ts';
import { strategyLimits } from '../limits.ts';
import { STRATEGIES } from '../../names.ts';
import { PLAYED_STRATEGIES } from './strategies.ts';
import { isRefusal } from '../../../../rules/refusal.ts';

function optionsOf(mode: string) {
  const configured = configure({ mode });
  if (isRefusal(configured)) throw new Error(configured.message);
  return configured.options;
}

function paid(id: string, told: Told & { readonly before?: Readonly<Record<string, number>> }, mode = 'standard') {
  const strategy = PLAYED_STRATEGIES.find((one) => one.id === id);
  if (!strategy) throw new Error(`no Strategy is called ${id}`);
  return payStrategy(strategyLimits(optionsOf(mode)), groundUnder, strategy, told);
}

const strategic = (id: string, place: readonly [number, number], side: string | null = null) =>
  marker(id, place, { kind: 'strategy', side });

it('are the four that the pack names', () => {
  expect(PLAYED_STRATEGIES.map(({ id }) => id)).toEqual(STRATEGIES.map(({ id }) => id));
});

describe('all four', () => {
  const aligned = (count: number) => Array.from({ length: count }, (_, index) => strategic(`s${index}`, [9, 9], 'A'));

  it('need more than is scored already, up to four, and not in Turn 1', () => {
    const markers = aligned(4);
    const after = (A: number, turn = 3) => paid('turf-war', { markers, turn, before: { A } }).vp.A;
    expect([0, 1, 2, 3, 4].map((scored) => after(scored))).toEqual([1, 1, 1, 1, 0]);
    expect(after(0, 1)).toBe(0);
    expect(paid('turf-war', { markers: aligned(5), before: { A: 4 } }).why.A).toContain('4 VP in a game is the most');
  });

  it('score in Turn 1 where the mode says so', () => {
    const told = { markers: aligned(1), turn: 1 };
    expect(paid('turf-war', told, 'henchman-hardcore').vp.A).toBe(1);
    expect(paid('turf-war', told, 'double-rush').rules).toContain('GG0-MODE-DR-06');
  });
});

it('Reckoning weighs who was killed this Turn, and knows when nothing is left', () => {
  const models = [
    model('a1', [9, 9]),
    model('b1', [1, 1], { inPlay: false, rank: 'henchman', leader: true }),
    model('b2', [1, 1], { inPlay: false }),
    model('b3', [20, 20]),
  ];
  const kills: Told['kills'] = [
    ['b1', 'a1'],
    ['b2', null],
    ['b2', 'a1', { turn: 2 }],
    ['b2', 'a1', { how: 'sacrificed' }],
  ];
  expect(paid('reckoning', { models, kills, before: { A: 3 } })).toMatchObject({
    vp: { A: 1, B: 0 },
    counts: { A: 4, B: 0 },
  });
  expect(paid('reckoning', { models: models.slice(0, 3), before: { A: 3 } }).vp).toEqual({ A: 1, B: 0 });
});

it('Plant Explosives counts what touches the line for both, Corrupted Idols what overlaps it for nobody', () => {
  const markers = [
    strategic('s1', [10, 18.59], 'B'),
    strategic('s2', [20, 18.5906], 'B'),
    strategic('s3', [30, 24], 'B'),
  ];
  expect(paid('plant-explosives', { markers }).counts).toEqual({ A: 3, B: 1 });
  expect(paid('corrupted-idols', { markers }).counts).toEqual({ A: 2, B: 0 });
});
