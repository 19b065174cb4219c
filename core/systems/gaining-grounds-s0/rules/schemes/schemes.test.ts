/** Every Scheme of Season Zero at its borders: the catalogue's worked examples and what lies just beside them. */
import { describe, expect, it } from 'vitest';
import { rect } from '../../../../table/shapes.ts';
import { INCH } from '../../../../table/units.ts';
import type { Happened } from '../../../malifaux/rules/happened.ts';
import type { SchemeMoment } from '../../../malifaux/rules/scheme.ts';
import { marker, model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { type Told, pay } from '../../../../../tests/core/systems/malifaux/pay.ts';
import { groundUnder } from '../ground.ts';
import { SCHEME_LAW } from '../limits.ts';
import { SCHEMES } from '../../names.ts';
import { PLAYED_SCHEMES } from './schemes.ts';

function paid(id: string, moment: SchemeMoment, told: Told) {
  const scheme = PLAYED_SCHEMES.find((one) => one.id === id);
  if (!scheme) throw new Error(`no Scheme is called ${id}`);
  return pay({ law: SCHEME_LAW, ground: groundUnder }, scheme, moment, told);
}

const TURN = 'end-of-turn';
const GAME = 'end-of-game';
const wall = (id: string, [x0, y0, x1, y1]: readonly [number, number, number, number], isMarker = false) => ({
  id,
  shape: rect(x0 * INCH, y0 * INCH, x1 * INCH, y1 * INCH),
  traits: [],
  isMarker,
});

it('are the thirteen that the pack names, in their order', () => {
  expect(PLAYED_SCHEMES.map(({ id }) => id)).toEqual(SCHEMES.map(({ id }) => id));
});

describe('each half scores once', () => {
  const middle = { models: [model('a1', [18, 20])], notes: { model: 'a1' } };

  it('a Reveal not after it was revealed, an End after it or without', () => {
    expect(paid('claim-jump', TURN, { ...middle, turn: 1 }).vp).toBe(1);
    expect(paid('claim-jump', TURN, { ...middle, revealed: true }).bar).toContain('revealed');
    expect(paid('claim-jump', GAME, middle).vp).toBe(1);
    expect(paid('claim-jump', GAME, { ...middle, scored: 1 }).vp).toBe(1);
    expect(paid('claim-jump', GAME, { ...middle, scored: 2 }).vp).toBe(0);
  });

  it('with Too Many Secrets only the half it was taken for', () => {
    const as = (half: 'reveal' | 'end') => ({ ...middle, notes: { model: 'a1', as: half } });
    expect([paid('claim-jump', TURN, as('reveal')).vp, paid('claim-jump', GAME, as('reveal')).vp]).toEqual([1, 0]);
    expect([paid('claim-jump', TURN, as('end')).vp, paid('claim-jump', GAME, as('end')).vp]).toEqual([0, 1]);
    expect(paid('claim-jump', GAME, { ...as('end'), scored: 1 }).vp).toBe(0);
  });
});

describe('Markers', () => {
  it('detonate by one enemy, and both of that enemy go', () => {
    const two = [model('b1', [10, 10]), model('b2', [20, 10])];
    const markers = [
      marker('m1', [12, 10]),
      marker('m2', [10, 12]),
      marker('m3', [22, 10]),
      marker('m4', [20, 12]),
      marker('m5', [12, 12], { side: 'B' }),
    ];
    const told = { models: two, markers };
    expect(paid('detonate-charges', TURN, { ...told, remove: ['m1', 'm2'] })).toMatchObject({
      vp: 1,
      removes: 2,
      removable: ['m1', 'm2', 'm3', 'm4'],
      refused: [],
    });
    expect(paid('detonate-charges', TURN, { ...told, remove: ['m1', 'm3'] }).refused).toEqual(['GG0-SCHEME-01-04']);
    expect(paid('detonate-charges', TURN, { ...told, remove: ['m1'] }).refused).toEqual(['GG0-SCHEME-01-04']);
    expect(paid('detonate-charges', TURN, { models: two, markers: [marker('m1', [12, 10])] }).vp).toBe(0);
    expect(paid('detonate-charges', TURN, { ...told, models: [model('b1', [10, 10], { inPlay: false })] }).vp).toBe(0);
  });

  it('break through in any deployment; the clear space is around the model', () => {
    const told = {
      deployment: 'corner',
      models: [model('a1', [30, 30]), model('b1', [30, 26])],
      markers: [marker('m1', [35, 25])],
    };
    // 11.04 from the corner: in; b1 is 2.82 from a1.
    expect(paid('breakthrough', TURN, told).vp).toBe(0);
    expect(paid('breakthrough', TURN, { ...told, models: [model('a1', [30, 30]), model('b1', [30, 25.8])] }).vp).toBe(
      1,
    );
    expect(paid('breakthrough', GAME, told).vp).toBe(0);
    const three = [marker('m1', [35, 25]), marker('m2', [33, 33]), marker('m3', [36, 23.45])];
    expect(paid('breakthrough', GAME, { ...told, markers: three })).toMatchObject({ vp: 1, removes: 3 });
  });

  it('lie on the Centerline, the diagonal one too', () => {
    const three = (last: readonly [number, number]) => [
      marker('m1', [9, 27]),
      marker('m2', [27, 9]),
      marker('m3', last),
    ];
    // 0.587 from the line, then 0.594.
    const at = (last: readonly [number, number]) => ({ deployment: 'flank', markers: three(last) });
    expect(paid('harness-the-ley-line', TURN, at([18, 18.83])).vp).toBe(1);
    expect(paid('harness-the-ley-line', TURN, at([18, 18.84])).vp).toBe(0);
  });

  it('search ruins of their own: two at one piece are one', () => {
    const terrain = [wall('t1', [4, 20, 8, 24]), wall('t2', [28, 26, 32, 30]), wall('t3', [16, 17.9, 20, 22])];
    const markers = [marker('m1', [8.59, 21]), marker('m2', [8.59, 23]), marker('m3', [27.41, 28])];
    expect(paid('search-the-ruins', TURN, { terrain, markers })).toMatchObject({
      vp: 1,
      removable: ['m1', 'm2', 'm3'],
    });
    expect(paid('search-the-ruins', TURN, { terrain, markers, remove: ['m1', 'm2'] }).refused).toEqual([
      'GG0-SCHEME-04-05',
    ]);
    expect(paid('search-the-ruins', TURN, { terrain, markers, remove: ['m2', 'm3'] }).refused).toEqual([]);
    expect(paid('search-the-ruins', TURN, { terrain, markers: markers.slice(0, 2) }).vp).toBe(0);
    // A Marker is no terrain, and t3 crosses the Centerline.
    const others = [wall('t1', [4, 20, 8, 24], true), terrain[1], terrain[2]].filter((piece) => piece !== undefined);
    expect(paid('search-the-ruins', TURN, { terrain: others, markers }).vp).toBe(0);
  });

  it('dig graves beside a kill of the own Crew', () => {
    const told: Told = {
      models: [model('a1', [10, 14]), model('b1', [10, 10], { inPlay: false }), model('b2', [20, 20])],
      markers: [marker('m1', [12.18, 10]), marker('m2', [20, 10])],
    };
    // 0.999 away.
    expect(paid('dig-their-graves', 'kill', { ...told, kills: [['b1', 'a1']] })).toMatchObject({
      vp: 1,
      removable: ['m1'],
    });
    expect(paid('dig-their-graves', 'kill', { ...told, kills: [['b1', 'b2', { crew: 'A' }]] }).vp).toBe(1);
    expect(paid('dig-their-graves', 'kill', { ...told, kills: [['b1', 'b2']] }).vp).toBe(0);
    expect(paid('dig-their-graves', 'kill', { ...told, kills: [['b1', 'a1', { how: 'sacrificed' }]] }).vp).toBe(0);
  });

  it('pair with different remains at the end', () => {
    const remains = [marker('c1', [6, 10], { kind: 'corpse' }), marker('c2', [16, 10], { kind: 'scrap' })];
    const own = [marker('m1', [5, 10]), marker('m2', [7, 10]), marker('m3', [15, 10])];
    expect(paid('dig-their-graves', GAME, { markers: [...own, ...remains] }).vp).toBe(0);
    const third = marker('c3', [8, 10], { kind: 'corpse', side: null });
    expect(paid('dig-their-graves', GAME, { markers: [...own, ...remains, third] })).toMatchObject({
      vp: 1,
      removes: 3,
    });
  });

  it('hold corners: an own one counts once, and only at the end', () => {
    const corner = (id: string, x: number, y: number) => marker(id, [x, y]);
    const own = [corner('m1', 1, 1), corner('m2', 35, 1)];
    expect(paid('power-ritual', TURN, { markers: own }).vp).toBe(0);
    expect(paid('power-ritual', GAME, { markers: [...own, corner('m3', 1, 35)] }).vp).toBe(0);
    const all = { markers: [...own, corner('m3', 1, 35), corner('m4', 35, 35)] };
    expect(paid('power-ritual', GAME, { ...all, remove: ['m1', 'm3', 'm4'] })).toMatchObject({ vp: 1, refused: [] });
    expect(paid('power-ritual', GAME, { ...all, remove: ['m1', 'm2', 'm3'] }).refused).toEqual(['GG0-SCHEME-08-04']);
    const diagonal = { deployment: 'corner', markers: [corner('m1', 1, 1), corner('m2', 35, 1), corner('m3', 1, 35)] };
    expect(paid('power-ritual', GAME, diagonal).vp).toBe(1);
    expect(paid('power-ritual', TURN, diagonal)).toMatchObject({ vp: 1, removable: ['m2', 'm3'] });
  });
});

describe('models', () => {
  it('hold up different enemies that cost more', () => {
    const told = (engages: readonly string[]) => ({
      models: [
        model('a1', [10, 10], { cost: 5, engages: ['b1', 'b2'] }),
        model('a2', [10, 12], { cost: 4, engages }),
        model('b1', [11, 10], { cost: 6 }),
        model('b2', [11, 11], { cost: 5 }),
      ],
    });
    expect(paid('hold-up-their-forces', TURN, told(['b1'])).vp).toBe(0);
    expect(paid('hold-up-their-forces', TURN, told(['b2'])).vp).toBe(1);
    // Engagement is one-way here: that the enemy engages is not enough.
    const reverse = [
      model('a1', [10, 10]),
      model('a2', [10, 12]),
      model('b1', [11, 10], { cost: 6, engages: ['a1', 'a2'] }),
    ];
    expect(paid('hold-up-their-forces', TURN, { models: reverse }).vp).toBe(0);
  });

  it('take a prisoner, who may fall to friends once the Scheme is known', () => {
    const models = [
      model('a1', [10, 11.5], { engages: ['b1'] }),
      model('b1', [10, 10]),
      model('b2', [15.2, 10], { rank: 'enforcer' }),
    ];
    const notes = { target: 'b1' };
    // 4.02 away.
    expect(paid('take-prisoner', TURN, { models, notes }).vp).toBe(1);
    const dead = { models: [model('a1', [10, 11]), model('b1', [10, 10], { inPlay: false }), model('b2', [11, 10])] };
    const fell = (by: string, afterReveal: boolean): Told => ({ ...dead, notes, kills: [['b1', by, { afterReveal }]] });
    expect(paid('take-prisoner', GAME, { ...fell('b2', true), revealed: true }).vp).toBe(1);
    expect(paid('take-prisoner', GAME, { ...fell('b1', true), revealed: true }).vp).toBe(1);
    expect(paid('take-prisoner', GAME, { ...fell('b2', false), revealed: true }).vp).toBe(0);
    expect(paid('take-prisoner', GAME, { ...fell('a1', true), revealed: true }).vp).toBe(0);
    expect(
      paid('take-prisoner', GAME, { ...fell('b2', true), revealed: true, notes: { ...notes, as: 'end' } }).vp,
    ).toBe(0);
  });

  it('outflank with two, one at each end', () => {
    const one = [model('a1', [3.5, 18]), model('b1', [33, 18])];
    expect(paid('outflank', TURN, { models: one }).vp).toBe(0);
    expect(paid('outflank', TURN, { models: [...one, model('a2', [32.5, 18])] }).vp).toBe(1);
  });

  it('go for the Leader, down and then out', () => {
    const leader = (health: number, inPlay = true) => ({
      models: [model('b1', [9, 9], { leader: true, health, maxHealth: 7, inPlay })],
    });
    expect([3, 4].map((health) => paid('assassinate', TURN, leader(health)).vp)).toEqual([1, 0]);
    expect(paid('assassinate', TURN, leader(0, false)).vp).toBe(0);
    expect(paid('assassinate', GAME, leader(5, false)).vp).toBe(1);
  });

  it('deliver a message in their own Activation, unhindered by others', () => {
    const told = (by: string, activation: string): Told => ({
      notes: { target: 'b1' },
      models: [
        model('a1', [10, 10]),
        model('a2', [12, 12]),
        model('b1', [12.18, 10], { rank: 'master', engages: ['a1'] }),
        model('b2', [13, 13], { engages: ['a2'] }),
      ],
      happened: { interact: { by, target: 'b1', activation } },
    });
    expect(paid('deliver-a-message', 'interact', told('a1', 'a1')).vp).toBe(1);
    expect(paid('deliver-a-message', 'interact', told('a1', 'a2')).vp).toBe(0);
    expect(paid('deliver-a-message', 'interact', told('a2', 'a2')).vp).toBe(0);
  });

  it('jump a claim: no enemies to reveal it, half the Health at the end', () => {
    const told = (health: number, foe: number) => ({
      notes: { model: 'a1' },
      models: [model('a1', [18, 20], { health, maxHealth: 7 }), model('b1', [18, foe])],
    });
    expect(paid('claim-jump', TURN, told(1, 24.2)).vp).toBe(1);
    expect(paid('claim-jump', TURN, told(7, 24.1)).vp).toBe(0);
    expect([3, 4].map((health) => paid('claim-jump', GAME, told(health, 21.5)).vp)).toEqual([0, 1]);
  });

  it('pursue a vendetta in one Activation, and outlive it', () => {
    const models = (health: number, inPlay = true) => [
      model('a1', [9, 9], { cost: 6 }),
      model('b1', [9, 11], { cost: 6, health, maxHealth: 7, inPlay }),
    ];
    const notes = { model: 'a1', target: 'b1' };
    const hit = (by: string): Partial<Happened> => ({ activation: { model: by, damage: [{ to: 'b1', dealt: 1 }] } });
    expect(paid('vendetta', 'activation', { models: models(3), notes, happened: hit('a1') }).vp).toBe(1);
    expect(paid('vendetta', 'activation', { models: models(4), notes, happened: hit('a1') }).vp).toBe(0);
    expect(paid('vendetta', 'activation', { models: models(3), notes, happened: hit('a2') }).vp).toBe(0);
    expect(paid('vendetta', GAME, { models: models(0, false), notes }).vp).toBe(1);
    expect(paid('vendetta', GAME, { models: models(1), notes }).vp).toBe(0);
  });
});
