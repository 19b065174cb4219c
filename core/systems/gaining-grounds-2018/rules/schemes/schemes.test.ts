/** Every Scheme of 2018 at its borders: the catalogue's worked examples and what lies just beside them. */
import { describe, expect, it } from 'vitest';
import type { SchemeMoment } from '../../../malifaux/rules/scheme.ts';
import { marker, model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { type Told, pay } from '../../../../../tests/core/systems/malifaux/pay.ts';
import { groundUnder } from '../ground.ts';
import { SCHEME_LAW } from '../limits.ts';
import { NUMBERED_SCHEMES, PAIRED_SCHEMES } from '../../names.ts';
import { PLAYED_SCHEMES } from './schemes.ts';

function paid(id: string, moment: SchemeMoment, told: Told) {
  const scheme = PLAYED_SCHEMES.find((one) => one.id === id);
  if (!scheme) throw new Error(`no Scheme is called ${id}`);
  return pay({ law: SCHEME_LAW, ground: groundUnder }, scheme, moment, told);
}

const vp = (id: string, moment: SchemeMoment, told: Told): number => paid(id, moment, told).vp;
const TURN = 'end-of-turn';
const GAME = 'end-of-game';

it('are those that the pack names, in their order', () => {
  const names = [...PAIRED_SCHEMES, ...NUMBERED_SCHEMES].map(({ id }) => id);
  expect(PLAYED_SCHEMES.map(({ id }) => id)).toEqual(names);
});

describe('at the end of the game', () => {
  it('corners are covered', () => {
    const at = (deployment: string, ...corners: readonly (readonly [number, number])[]) =>
      vp('surround-them', GAME, {
        deployment,
        markers: corners.map((corner, index) => marker(`m${index}`, corner)),
      });
    expect(at('standard', [33, 33], [3, 3], [33, 3])).toBe(2);
    expect(at('flank', [3, 33], [33, 3], [3, 3])).toBe(2);
    expect(at('flank', [33, 33], [33, 3], [3, 33])).toBe(3);
    // 5.99 and 6.01 from the corner.
    expect([at('standard', [29.42, 36]), at('standard', [29.4, 36])]).toEqual([1, 0]);
  });

  it('Markers break through to three', () => {
    const markers = [1, 2, 3, 4].map((each) => marker(`m${each}`, [each * 5, 33]));
    expect(vp('covert-breakthrough', GAME, { markers })).toBe(3);
    expect(vp('covert-breakthrough', GAME, { markers, deployment: 'corner' })).toBe(1);
  });

  it('an entourage goes undercover', () => {
    const at = (y: number, health: number, inPlay = true) =>
      vp('undercover-entourage', GAME, {
        notes: { model: 'a1' },
        models: [model('a1', [18, y], { base: 40, health, maxHealth: 10, inPlay })],
      });
    expect([at(29.5, 4), at(29.5, 5), at(24, 5), at(17.2, 10), at(17.3, 10)]).toEqual([2, 3, 2, 0, 2]);
    expect(at(29.5, 10, false)).toBe(0);
  });

  it('ruins are searched', () => {
    const at = (...places: readonly (readonly [number, number])[]) =>
      vp('search-the-ruins', GAME, { markers: places.map((place, index) => marker(`m${index}`, place)) });
    expect(at([18, 14], [14, 16], [22, 16])).toBe(2);
    expect(at([18, 14], [14, 20], [22, 20])).toBe(3);
    // A pair 1.99 apart fails together, at 2.01 both count.
    expect(at([18, 14], [14, 20], [18, 22], [21.17, 22])).toBe(0);
    expect(at([18, 14], [14, 20], [18, 22], [21.2, 22])).toBe(3);
  });

  it('a prisoner is held, best alone', () => {
    const at = (x: number, rank: 'minion' | 'peon') =>
      vp('take-prisoner', GAME, {
        notes: { target: 'b1' },
        models: [
          model('a1', [10, 11.5], { rank }),
          model('b1', [10, 10], { engages: ['a1'] }),
          model('b2', [x, 10], { rank: 'peon' }),
        ],
      });
    expect([at(14.1, 'minion'), at(14.2, 'minion'), at(14.2, 'peon')]).toEqual([2, 3, 0]);
  });
});

describe('at the end of a Turn', () => {
  it('treasure is guarded', () => {
    const told = (turn: number, second: number) => ({
      turn,
      models: [model('a1', [6, 14], { rank: 'master' }), model('a2', [second, 14], { rank: 'enforcer' })],
      markers: [marker('m1', [6, 18]), marker('m2', [second, 18]), marker('m3', [30, 20.5]), marker('m4', [30, 20.6])],
    });
    // 8.009 apart; m3 is 1.91 from the line, m4 2.01.
    expect(paid('guarded-treasure', TURN, told(2, 15.19))).toMatchObject({
      vp: 1,
      removes: 3,
      removable: ['m1', 'm2', 'm3'],
    });
    expect(vp('guarded-treasure', TURN, told(2, 15.18))).toBe(0);
    expect(vp('guarded-treasure', TURN, told(1, 15.19))).toBe(0);
  });

  it('the weak are punished, by killing or by absence', () => {
    const told = (killer: 'henchman' | 'enforcer', how: 'killed' | 'sacrificed', y: number): Told => ({
      models: [
        model('a1', [18, 16], { rank: killer }),
        model('b1', [18, 18], { inPlay: false }),
        model('b2', [12, y], { rank: 'peon' }),
      ],
      kills: [['b1', 'a1', { how }]],
    });
    expect(vp('punish-the-weak', TURN, told('henchman', 'killed', 18))).toBe(1);
    expect(vp('punish-the-weak', TURN, told('henchman', 'sacrificed', 18))).toBe(0);
    expect(vp('punish-the-weak', TURN, told('enforcer', 'killed', 18))).toBe(0);
    // A Peon that touches its own zone is in it.
    expect(vp('punish-the-weak', TURN, told('enforcer', 'killed', 29.41))).toBe(1);
    expect(vp('punish-the-weak', TURN, { ...told('henchman', 'killed', 18), turn: 1 })).toBe(0);
  });

  it('forces are held up by one alone', () => {
    const told = (rank: 'minion' | 'peon', helper: readonly string[]) => ({
      models: [
        model('a1', [10, 10], { rank, engages: ['b1'] }),
        model('a2', [10, 13], { engages: helper }),
        model('b1', [10, 11]),
        model('b2', [11, 10], { engages: ['a1'] }),
      ],
    });
    expect(vp('hold-up-their-forces', TURN, told('minion', []))).toBe(1);
    expect(vp('hold-up-their-forces', TURN, told('minion', ['b2']))).toBe(0);
    expect(vp('hold-up-their-forces', TURN, told('peon', []))).toBe(0);
  });

  it('a trap needs two that are no Peons', () => {
    const told = (rank: 'minion' | 'peon') => ({
      models: [model('b1', [10, 10]), model('b2', [12, 10], { rank })],
      markers: [marker('m1', [11, 10]), marker('m2', [30, 10])],
    });
    expect(paid('inescapable-trap', TURN, { ...told('minion'), remove: ['m1'] })).toMatchObject({
      vp: 1,
      removes: 1,
      removable: ['m1'],
      refused: [],
    });
    expect(paid('inescapable-trap', TURN, { ...told('minion'), remove: ['m2'] }).refused).toEqual([
      'GG18-SCHEME-06-02',
    ]);
    expect(vp('inescapable-trap', TURN, told('peon'))).toBe(0);
  });

  it('force is shown with upgrades that count', () => {
    const card = { cost: 1, faceUp: true, beganOnMaster: false };
    const told = (own: Partial<typeof card>, rank: 'minion' | 'master' = 'minion') => ({
      models: [model('a1', [18, 22], { rank, upgrades: [{ ...card, ...own }] }), model('b1', [18, 14])],
    });
    expect(vp('show-of-force', TURN, told({}))).toBe(1);
    for (const other of [{ cost: 0 }, { faceUp: false }, { beganOnMaster: true }]) {
      expect(vp('show-of-force', TURN, told(other))).toBe(0);
    }
    expect(vp('show-of-force', TURN, told({}, 'master'))).toBe(0);
  });

  it('what is done once a game is done once', () => {
    const models = [model('b1', [18, 20], { rank: 'enforcer' })];
    const markers = [1, 2, 3, 4].map((each) => marker(`m${each}`, [16 + each, 22]));
    const told = { turn: 1, models, markers, notes: { target: 'b1' } };
    expect(paid('set-up', TURN, told)).toMatchObject({ vp: 3, removes: 4 });
    expect(vp('set-up', TURN, { ...told, revealed: true })).toBe(0);
    const crowd = [
      model('a1', [18, 16], { cost: 8, sees: ['b1'] }),
      model('a2', [20, 16], { cost: 8 }),
      model('b1', [18, 20], { rank: 'enforcer', sees: ['a1'] }),
    ];
    const shown = { turn: 1, models: crowd, notes: { models: ['a1', 'a2'] } };
    expect(vp('public-demonstration', TURN, shown)).toBe(1);
    expect(vp('public-demonstration', TURN, { ...shown, scored: 1 })).toBe(0);
  });
});

describe('when something happens', () => {
  it('the leadership is eliminated part by part', () => {
    const leader = (health: number, inPlay = true) => ({
      models: [model('b1', [20, 20], { leader: true, health, maxHealth: 13, inPlay })],
    });
    expect(paid('eliminate-the-leadership', 'damage', leader(6))).toMatchObject({ vp: 1, earns: ['wounds'] });
    expect(vp('eliminate-the-leadership', 'damage', leader(7))).toBe(0);
    expect(vp('eliminate-the-leadership', 'damage', { ...leader(5), scored: 1, earned: ['wounds'] })).toBe(0);
    // Buried is not fallen.
    expect(vp('eliminate-the-leadership', 'damage', leader(7, false))).toBe(0);
    const sacrificed: Told = { ...leader(13, false), kills: [['b1', null, { how: 'sacrificed' }]] };
    expect(paid('eliminate-the-leadership', 'kill', sacrificed)).toMatchObject({ vp: 1, earns: ['fall'] });
    expect(vp('eliminate-the-leadership', GAME, { ...leader(13, false), scored: 2 })).toBe(1);
    expect(vp('eliminate-the-leadership', GAME, leader(1))).toBe(0);
  });

  it('graves are dug near a Marker, once a Turn, and not for Peons', () => {
    const told = (rank: 'minion' | 'peon', x: number): Told => ({
      turn: 1,
      models: [model('a1', [10, 12]), model('b1', [10, 10], { inPlay: false, rank })],
      markers: [marker('m1', [x, 10])],
      kills: [['b1', 'a1', { how: 'sacrificed' }]],
    });
    expect(vp('dig-their-graves', 'kill', told('minion', 15.18))).toBe(1);
    expect(vp('dig-their-graves', 'kill', told('minion', 15.19))).toBe(0);
    expect(vp('dig-their-graves', 'kill', told('peon', 12))).toBe(0);
    expect(vp('dig-their-graves', 'kill', { ...told('minion', 12), paidThisTurn: true })).toBe(0);
    // The opponent may remove the Marker, and need not.
    expect(paid('dig-their-graves', 'kill', { ...told('minion', 12), remove: [] }).refused).toEqual([]);
  });

  it('one is taken for the team', () => {
    const told = (turn: number, killer: Parameters<typeof model>[2]): Told => ({
      turn,
      notes: { model: 'a1' },
      models: [model('a1', [18, 18], { inPlay: false, cost: 6 }), model('b1', [18, 20], killer)],
      kills: [['a1', 'b1']],
    });
    expect(vp('take-one-for-the-team', 'kill', told(2, { cost: 6 }))).toBe(1);
    expect(vp('take-one-for-the-team', 'kill', told(3, { rank: 'master' }))).toBe(2);
    expect(vp('take-one-for-the-team', 'kill', told(3, { rank: 'henchman', cost: 0, cache: 3 }))).toBe(2);
    expect(vp('take-one-for-the-team', 'kill', told(3, { rank: 'henchman', cost: 0, cache: 7 }))).toBe(1);
    expect(vp('take-one-for-the-team', 'kill', told(4, { cost: 7 }))).toBe(3);
  });

  it('evidence is recovered once the Scheme is known', () => {
    const evidence = marker('e1', [11.18, 10], { kind: 'evidence', side: 'B' });
    const told: Told = {
      models: [model('a1', [10, 10], { rank: 'peon' }), ...[1, 2, 3, 4, 5, 6].map((n) => model(`b${n}`, [20, n]))],
      markers: [evidence],
      happened: { interact: { by: 'a1', target: 'e1', activation: 'a1' } },
    };
    expect(paid('recover-evidence', 'start-of-turn', { ...told, turn: 1 }).places).toBe(5);
    expect(paid('recover-evidence', 'start-of-turn', { ...told, revealed: true }).places).toBe(0);
    expect(vp('recover-evidence', 'interact', { ...told, revealed: true })).toBe(1);
    expect(paid('recover-evidence', 'interact', { ...told, scored: 3 })).toMatchObject({ vp: 0, removes: 1 });
    const away = { ...told, revealed: true, markers: [marker('e1', [11.21, 10], { kind: 'evidence', side: 'B' })] };
    expect(vp('recover-evidence', 'interact', away)).toBe(0);
  });

  it('a vendetta is pursued', () => {
    const told: Told = {
      notes: { model: 'a1', target: 'b1' },
      models: [model('a1', [10, 10]), model('b1', [12, 10], { inPlay: false }), model('b2', [14, 10])],
    };
    const attack = (target: string, first: boolean): Told => ({
      ...told,
      happened: { attack: { by: 'a1', target, first } },
    });
    expect(vp('vendetta', 'attack', attack('b1', true))).toBe(1);
    expect([vp('vendetta', 'attack', attack('b1', false)), vp('vendetta', 'attack', attack('b2', true))]).toEqual([
      0, 0,
    ]);
    expect(vp('vendetta', 'kill', { ...told, kills: [['b1', 'a1']] })).toBe(3);
    expect(vp('vendetta', 'kill', { ...told, kills: [['b1', 'a1', { how: 'sacrificed' }]] })).toBe(0);
    expect([vp('vendetta', GAME, told), vp('vendetta', GAME, { ...told, scored: 1 })]).toEqual([0, 1]);
  });
});

it('pays nothing where it was not documented', () => {
  const told = { models: [model('b1', [18, 20])], markers: [marker('m1', [18, 22])], notes: { target: 'b1' } };
  expect(vp('set-up', TURN, told)).toBe(1);
  expect(SCHEME_LAW.bar({ ...noPart, moments: [TURN] }, { ...nothing, void: true })).toContain('written down');
});

const nothing = { turn: 3, scored: 0, revealed: false, earned: [], paidThisTurn: false };
const noPart = { what: '', rules: [], asks: [], measure: () => ({ facts: {} }), worth: () => ({ vp: 0 }) };
