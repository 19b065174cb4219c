/** What may be done at a table of Season Zero, and what just may not. */
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../../rules/refusal.ts';
import { brokenRules } from '../../../../rules/broken.ts';
import { base, rect } from '../../../../table/shapes.ts';
import { INCH } from '../../../../table/units.ts';
import type { ActionResult } from '../../../malifaux/rules/action.ts';
import { board, marker, model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { configure } from '../../event/configure.ts';
import { checkBan, checkHand, checkInitiativeFlip, checkPassToken } from './cards.ts';
import { changeScheme, checkChosen, checkNote } from './choosing.ts';
import { lift, nextToken, placeToken, plant, takeTokens } from './explosives.ts';
import { idolPlace, moveIdol } from './idols.ts';
import { dropScheme, message } from './interact.ts';
import { bury, deploy, put, summon } from './placing.ts';
import { flipAfterKill, flipMarker } from './turf-war.ts';
import { brawlOrder, nextOfTeam } from './turns.ts';

const at = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
const rules = ({ broken }: ActionResult) => brokenRules(broken);
const foe = (id: string) => model('b9', [1, 1], { engages: [id] });
const options = (given: Parameters<typeof configure>[0]) => {
  const configured = configure(given);
  if (isRefusal(configured)) throw new Error(configured.message);
  return configured.options;
};

describe('an Interact', () => {
  const a1 = model('a1', [10, 10]);
  const scheme = (x: number) => marker('m1', [x, 10]);

  it('drops a Scheme Marker in contact, off its kind, unless engaged', () => {
    const drop = (x: number, more: Parameters<typeof board>[0] = {}) =>
      rules(dropScheme(board({ models: [a1], ...more }), { by: a1, at: at(x, 10) }));
    expect([drop(11.2), drop(11.21), drop(11)]).toEqual([[], ['GG0-CORE-14'], ['GG0-CORE-14']]);
    expect(drop(11.185, { markers: [scheme(16.36)] })).toEqual(['GG0-CORE-14']);
    expect(drop(11.185, { markers: [scheme(16.38)] })).toEqual([]);
    expect(drop(11.185, { models: [a1, foe('a1')] })).toEqual(['GG0-CORE-13']);
  });

  it('delivers a message to the one who engages, not past another', () => {
    const target = model('b1', [12.18, 10], { engages: ['a1'] });
    const send = (...models: readonly ReturnType<typeof model>[]) =>
      rules(message(board({ models: [a1, target, ...models] }), { by: a1, target }));
    expect([send(), send(foe('a1'))]).toEqual([[], ['GG0-CORE-13']]);
    const far = model('b1', [12.19, 10]);
    expect(rules(message(board({ models: [a1, far] }), { by: a1, target: far }))).toEqual(['GG0-SCHEME-11-02']);
  });

  it('turns Turf War’s Markers by a step', () => {
    const turf = (side: string | null) => marker('s1', [11.18, 10], { kind: 'strategy', side });
    const turned = (side: string | null) => flipMarker(board({}), { by: a1, marker: turf(side) }).after.markers?.s1;
    expect([turned('B'), turned(null), turned('A')]).toEqual([{ side: null }, { side: 'A' }, undefined]);
    const far = marker('s1', [11.3, 10], { kind: 'strategy', side: 'B' });
    expect(rules(flipMarker(board({}), { by: a1, marker: far }))).toEqual(['GG0-STRAT-TURFWAR-04']);
  });
});

it('a kill turns an enemy Marker of its quarter, a model’s kill alone', () => {
  const by = model('a1', [11, 10]);
  const flip = (place: readonly [number, number], side: string | null, killer: typeof by | null = by) => {
    const victim = model('b1', [10, 17.6], { inPlay: false });
    return rules(flipAfterKill({ by: killer, victim, marker: marker('s1', place, { kind: 'strategy', side }) }));
  };
  // The victim reached over into the quarter above.
  expect([flip([9, 9], 'B'), flip([9, 27], 'B'), flip([18, 18], 'B')]).toEqual([[], [], []]);
  const no = ['GG0-STRAT-TURFWAR-05'];
  expect([flip([27, 9], 'B'), flip([9, 9], null), flip([9, 9], 'A')]).toEqual([no, no, no]);
  expect(flip([9, 9], 'B', null)).toEqual(['GG0-STRAT-TURFWAR-09']);
});

describe('explosives', () => {
  const crew = [model('a1', [5, 5], { rank: 'enforcer', tokens: 2 }), model('a2', [7, 5], { tokens: 1 })];

  it('are placed five in all, one on a Minion, two on others', () => {
    const [boss, minion] = crew;
    if (!boss || !minion) throw new Error('two models');
    const table = board({ models: crew });
    expect(rules(placeToken(table, { side: 'A', on: boss }))).toEqual(['GG0-STRAT-EXPLOSIVES-02']);
    expect(rules(placeToken(table, { side: 'B', on: minion }))).toEqual([
      'GG0-STRAT-EXPLOSIVES-01',
      'GG0-STRAT-EXPLOSIVES-02',
    ]);
    const full = board({ models: [...crew, model('a3', [9, 5], { rank: 'totem', tokens: 2 }), model('a4', [11, 5])] });
    const last = full.models.at(-1);
    expect(last && rules(placeToken(full, { side: 'A', on: last }))).toEqual(['GG0-STRAT-EXPLOSIVES-01']);
  });

  it('are placed in turns, as many as fit', () => {
    const [boss, minion] = crew;
    if (!boss || !minion) throw new Error('two models');
    const b1 = model('b1', [20, 30]);
    expect(nextToken(board({ models: [boss, b1] }), 'A').next).toBe('B');
    expect(nextToken(board({ models: [{ ...minion, tokens: 0 }, b1] }), 'A').next).toBe('A');
    expect(nextToken(board({ models: [boss, { ...b1, tokens: 1 }] }), 'B').next).toBeNull();
  });

  it('are planted across the line, apart from the own, and lifted by anybody', () => {
    const a1 = model('a1', [10, 18.6], { tokens: 1 });
    const go = (x: number, y: number, other: number) => {
      const planted = marker('s1', [other, 17.41], { kind: 'strategy' });
      return rules(plant(board({ models: [a1], markers: [planted] }), { by: a1, at: at(x, y) }));
    };
    expect([go(10, 17.419, 2.81), go(10, 17.419, 2.83)]).toEqual([[], ['GG0-STRAT-EXPLOSIVES-05']]);
    expect(rules(plant(board({}), { by: { ...a1, tokens: 0 }, at: at(10, 17.419) }))).toEqual([
      'GG0-STRAT-EXPLOSIVES-04',
    ]);
    expect(rules(plant(board({}), { by: { ...a1, disc: model('x', [10, 12]).disc }, at: at(10, 13.181) }))).toEqual([
      'GG0-STRAT-EXPLOSIVES-04',
    ]);
    const theirs = marker('s1', [11.18, 18.6], { kind: 'strategy', side: 'B' });
    expect(lift(board({}), { by: a1, marker: theirs }).after).toEqual({ models: { a1: { tokens: 2 } }, gone: ['s1'] });
  });

  it('pass from the dead to an enemy near', () => {
    const dead = model('b1', [10, 10], { inPlay: false, tokens: 2 });
    const by = (x: number, side = 'A') =>
      takeTokens({ by: { ...model('a1', [x, 10], { tokens: 1 }), side }, victim: dead });
    expect(by(14.18).after.models).toEqual({ a1: { tokens: 3 }, b1: { tokens: 0 } });
    expect([rules(by(14.2)), rules(by(12, 'B'))]).toEqual([['GG0-STRAT-EXPLOSIVES-09'], ['GG0-STRAT-EXPLOSIVES-09']]);
  });
});

describe('idols', () => {
  const by = model('a1', [18, 16.82], { health: 2, maxHealth: 8 });
  const idol = marker('s1', [18, 18], { kind: 'strategy', side: null });
  const wall = {
    id: 't1',
    shape: rect(20 * INCH, 17 * INCH, 22 * INCH, 24 * INCH),
    traits: ['impassable'],
    isMarker: false,
  };

  it('move as far as it hurts, clear of models and walls', () => {
    const table = board({ models: [by], markers: [idol], terrain: [wall] });
    const move = (damage: number, x: number, y: number) =>
      moveIdol(table, { by, controller: by, marker: idol, damage, to: at(x, y) });
    expect(move(3, 18, 21).after).toEqual({ models: { a1: { health: 0 } }, markers: { s1: { at: at(18, 21) } } });
    expect([rules(move(2, 18, 20.01)), rules(move(3, 19.5, 20)), rules(move(1, 18, 17.9))]).toEqual([
      ['GG0-STRAT-IDOLS-11'],
      ['GG0-STRAT-IDOLS-11'],
      ['GG0-STRAT-IDOLS-11'],
    ]);
    expect(rules(move(4, 18, 18))).toEqual(['GG0-STRAT-IDOLS-09']);
    expect(move(0, 18, 18).after).toEqual({ models: {}, markers: {} });
  });

  it('come up where the Initiative card says', () => {
    const place = (flips: readonly ('RJ' | '7M' | '7T' | '7R' | '7C')[], more: object = {}) =>
      idolPlace({ deployment: 'corner', initiative: 'B', flips, ...more });
    expect([place(['7M']).at, place(['7T']).at, place(['7R']).at]).toEqual([
      [27, 9],
      [9, 27],
      [18, 18],
    ]);
    expect(place(['RJ', '7C'])).toMatchObject({
      spot: null,
      at: null,
      choices: [
        [0, 36],
        [36, 0],
      ],
    });
    const picked = place(['7C'], { pick: [36, 0] });
    expect(picked.spot).toEqual([36, 0]);
    expect(picked.at?.[0]).toBeCloseTo(36 - 0.590551, 5);
    expect(place(['7M'], { instead: null }).at).toBeNull();
    expect(place(['RJ']).at).toBeNull();
  });
});

describe('placing', () => {
  const brawl = options({ mode: 'all-out-brawl' });
  const disc = (x: number, y: number) => base(at(x, y), 30);

  it('is completely in the zone, or in a Brawl away from everybody', () => {
    const table = board({ models: [model('b1', [18, 18])] });
    const stand = (y: number, mode = options({})) => rules(deploy(table, { side: 'A', disc: disc(18, y) }, mode));
    expect([stand(7.4), stand(7.42)]).toEqual([[], ['GG0-GEO-06']]);
    expect([stand(10.81, brawl), stand(10.82, brawl)]).toEqual([[], ['GG0-MODE-AOB-03']]);
  });

  it('summons where the mode lets it, and brings a Leader back at an edge', () => {
    const come = (x: number, returning: boolean, mode: string) =>
      rules(summon({ disc: disc(x, 18), returning, edge: 'west' }, options({ mode })));
    expect([come(18, false, 'standard'), come(18, false, 'double-rush')]).toEqual([[], ['GG0-MODE-DR-09']]);
    expect(come(6, true, 'henchman-hardcore')).toEqual(['GG0-MODE-HH-08']);
    expect([come(6, false, 'all-out-brawl'), come(6.59, true, 'all-out-brawl')]).toEqual([['GG0-MODE-AOB-08'], []]);
    expect(come(6.6, true, 'all-out-brawl')).toEqual(['GG0-MODE-AOB-07']);
    expect(bury(model('a1', [1, 1], { health: 1 }), brawl).after.models).toEqual({ a1: { health: 0 } });
    expect(rules(bury(model('a1', [1, 1]), options({})))).toEqual([]);
  });

  it('is not where nobody gets', () => {
    const unreachable = [rect(0, 0, 5 * INCH, 5 * INCH)];
    expect(rules(put({ disc: disc(5.5, 2), unreachable }))).toEqual(['GG0-ADJ-02']);
    expect(rules(put({ disc: disc(5.6, 2), unreachable }))).toEqual([]);
  });
});

describe('choosing', () => {
  const pool = ['vendetta', 'assassinate', 'outflank', 'claim-jump', 'breakthrough'];
  const chosen = (given: object, mode: Parameters<typeof configure>[0] = {}) =>
    brokenRules(checkChosen({ pool, schemes: [], ...given }, options(mode)));

  it('takes two of the pool, or what the mode says', () => {
    expect(chosen({ schemes: ['vendetta', 'outflank'] })).toEqual([]);
    expect(chosen({ schemes: ['vendetta', 'vendetta'] })).toEqual(['GG0-CORE-08']);
    expect(chosen({ schemes: ['vendetta', 'power-ritual'] })).toEqual(['GG0-CORE-08']);
    expect(chosen({ schemes: ['vendetta'] }, { mode: 'double-rush' })).toEqual(['GG0-MODE-DR-04']);
    expect(chosen({ schemes: ['assassinate', 'vendetta'] }, { mode: 'henchman-hardcore' })).toEqual([]);
    expect(chosen({ schemes: ['outflank', 'vendetta'] }, { mode: 'henchman-hardcore' })).toEqual(['GG0-MODE-HH-11']);
    const secrets = { variants: ['too-many-secrets'] };
    const halves = { reveal: ['vendetta', 'outflank'], end: ['claim-jump', 'breakthrough'] };
    expect(chosen(halves, secrets)).toEqual([]);
    expect(chosen({ ...halves, end: ['vendetta', 'breakthrough'] }, secrets)).toEqual(['GG0-VAR-SECRETS-02']);
    expect(brokenRules(changeScheme())).toEqual(['GG0-SETUP-12']);
  });

  it('notes what the Scheme asks for', () => {
    const models = [
      model('a1', [1, 1], { cost: 7, rank: 'enforcer' }),
      model('a2', [1, 1], { rank: 'totem' }),
      model('b1', [1, 1], { cost: 7 }),
      model('b2', [1, 1], { cost: 6 }),
      model('b3', [1, 1], { cost: 9, leader: true }),
    ];
    const note = (scheme: string, notes: object) => brokenRules(checkNote({ side: 'A', scheme, notes, models }));
    expect(note('vendetta', { model: 'a1', target: 'b1' })).toEqual([]);
    for (const notes of [
      { model: 'a1', target: 'b2' },
      { model: 'a2', target: 'b1' },
      { model: 'a1', target: 'b3' },
    ]) {
      expect(note('vendetta', notes)).toEqual(['GG0-SCHEME-13-01']);
    }
    expect(note('vendetta', { model: 'a1' })).toEqual(['GG0-SETUP-10']);
    expect(note('take-prisoner', { target: 'nobody' })).toEqual(['GG0-SCHEME-07-01']);
    expect(note('deliver-a-message', { target: 'b3' })).toEqual([]);
    expect(note('deliver-a-message', { target: 'b1' })).toEqual(['GG0-SCHEME-11-01']);
    expect(note('claim-jump', { model: 'b1' })).toEqual(['GG0-SCHEME-12-01']);
    expect(note('outflank', {})).toEqual([]);
  });
});

it('hands, flips, bans and Pass Tokens have their limits', () => {
  expect([6, 7].map((count) => brokenRules(checkHand(count, options({}))))).toEqual([[], ['GG0-CORE-16']]);
  expect(brokenRules(checkHand(4, options({ mode: 'all-out-brawl' })))).toEqual(['GG0-MODE-AOB-04']);
  const team = { team: ['ana', 'bo'], flipped: ['ana'] };
  expect(brokenRules(checkInitiativeFlip(team, options({ variants: ['team-event'] })))).toEqual(['GG0-VAR-TEAM-07']);
  expect(checkInitiativeFlip(team, options({}))).toEqual([]);
  expect(brokenRules(checkBan('Guard', ['Guard']))).toEqual(['GG0-VAR-BANS-02']);
  expect([brokenRules(checkPassToken(0)), brokenRules(checkPassToken(1))]).toEqual([['GG0-VAR-TEAM-09'], []]);
});

it('teammates take turns, a Brawl goes by its flips', () => {
  const next = (last: string | null, left: Record<string, number>) =>
    nextOfTeam({ team: ['a1', 'a2'], last, left }).next;
  expect(next('a1', { a1: 2, a2: 1 })).toBe('a2');
  expect(next('a1', { a1: 2, a2: 0 })).toBe('a1');
  expect(next('a2', { a1: 0, a2: 0 })).toBeNull();
  expect(brawlOrder({ ana: 5, bo: 9, cy: 5 })).toMatchObject({ order: ['bo', 'ana', 'cy'], again: ['ana', 'cy'] });
});
