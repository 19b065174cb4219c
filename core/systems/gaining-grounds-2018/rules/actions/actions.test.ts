/** What may be done at a table of 2018, and what just may not. */
import { describe, expect, it } from 'vitest';
import { brokenRules } from '../../../../rules/broken.ts';
import { rect } from '../../../../table/shapes.ts';
import { INCH } from '../../../../table/units.ts';
import type { ActionResult } from '../../../malifaux/rules/action.ts';
import { board, marker, model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { checkChosen, checkNote } from './choosing.ts';
import { type Death, endActivation, gainCondition, gatherIntel, kill, suffer } from './conditions.ts';
import { placeHead, placeSymbol, placeWagon, removeSymbol, takeHead } from './markers.ts';
import { pushWagon } from './wagons.ts';

const at = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
const rules = ({ broken }: ActionResult) => brokenRules(broken);
const INTEL = 'gathered-intel';

it('Intel is gathered from Turn 2, from engaged enemies who have none', () => {
  const by = model('a1', [9, 9]);
  const target = (more: object = {}) => model('b1', [10, 9], { engages: ['a1'], rank: 'peon', ...more });
  expect(gatherIntel({ by, target: target(), turn: 2 }).after.models).toEqual({ a1: { conditions: [INTEL] } });
  const no = ['GG18-STRAT-PLY-02'];
  expect(rules(gatherIntel({ by, target: target(), turn: 1 }))).toEqual(no);
  expect(rules(gatherIntel({ by, target: target({ engages: [] }), turn: 2 }))).toEqual(no);
  expect(rules(gatherIntel({ by, target: target({ conditions: [INTEL] }), turn: 2 }))).toEqual(no);
  expect(rules(gatherIntel({ by: { ...by, rank: 'peon' }, target: target(), turn: 2 }))).toEqual(no);
  expect(rules(gainCondition(by, INTEL))).toEqual(['GG18-STRAT-PLY-03']);
  expect(rules(gainCondition(by, 'shed-blood'))).toEqual(['GG18-STRAT-EXECUTIONS-04']);
  const known = model('a1', [9, 9], { conditions: [INTEL] });
  expect(suffer(known, 'severe').after.models).toEqual({ a1: { conditions: [] } });
  expect(suffer(known, 'moderate').after).toEqual({});
});

describe('a death', () => {
  const death = (given: Partial<Death>) =>
    kill({
      strategy: 'public-executions',
      turn: 2,
      by: model('a1', [9, 9]),
      victim: model('b1', [10, 9]),
      how: 'killed',
      cause: 'ability',
      spot: true,
      ...given,
    });

  it('is credited, and sheds blood, where a model did it', () => {
    expect(death({})).toMatchObject({
      credit: 'A',
      head: false,
      after: { models: { a1: { conditions: ['shed-blood'] } } },
    });
    for (const cause of ['condition', 'falling', 'hazard'] as const) {
      expect(death({ cause })).toMatchObject({ credit: null, after: {} });
    }
    expect(death({ by: null })).toMatchObject({ credit: null, after: {} });
    expect(death({ turn: 1 }).after).toEqual({});
    expect(death({ by: model('a1', [9, 9], { rank: 'peon' }) }).after).toEqual({});
    expect(death({ victim: model('b1', [9, 9], { rank: 'peon' }) }).after).toEqual({});
    expect(death({ victim: model('a2', [9, 9]) })).toMatchObject({ credit: 'A', after: {} });
  });

  it('leaves a Head where there is room, on Turn 1 too', () => {
    const head = (given: Partial<Death>) => death({ strategy: 'headhunter', turn: 1, ...given }).head;
    expect([head({}), head({ spot: false }), head({ how: 'removed' }), head({ cause: 'hazard' })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('is forgotten where no enemy looks', () => {
    const killer = model('a1', [9, 9], { conditions: ['shed-blood'] });
    const seen = model('b1', [20, 9], { sees: ['a1'] });
    expect(endActivation(board({ models: [killer, seen] }), killer).after).toEqual({});
    const gone = { ...seen, inPlay: false };
    expect(endActivation(board({ models: [killer, gone] }), killer).after.models).toEqual({ a1: { conditions: [] } });
  });
});

describe('Strategy Markers', () => {
  const symbol = (id: string, x: number, y: number) => marker(id, [x, y], { kind: 'strategy', side: null, base: 50 });

  it('are placed fully on the own side, off the zone and each other', () => {
    const place = (x: number, y: number, ...there: readonly ReturnType<typeof symbol>[]) =>
      rules(placeSymbol(board({ markers: there }), { side: 'A', second: 'A', at: at(x, y) }));
    expect([place(8, 17.0), place(8, 17.1), place(8, 6.9), place(8, 7)]).toEqual([
      [],
      ['GG18-STRAT-SYMBOLS-02'],
      ['GG18-STRAT-SYMBOLS-02'],
      [],
    ]);
    expect(place(20, 14, symbol('s1', 8, 14))).toEqual([]);
    // Those on the other side do not count.
    expect(place(8, 17, symbol('s1', 8, 19))).toEqual([]);
    const three = [symbol('s1', 4, 10), symbol('s2', 16, 10), symbol('s3', 28, 10)];
    expect(place(34, 16, ...three)).toContain('GG18-STRAT-SYMBOLS-01');
    const other = placeSymbol(board({ markers: three.slice(1) }), { side: 'B', second: 'A', at: at(8, 22) });
    expect(rules(other)).toEqual(['GG18-STRAT-SYMBOLS-01']);
    expect(rules(placeSymbol(board({ markers: three }), { side: 'B', second: 'A', at: at(8, 22) }))).toEqual([]);
    const wall = { id: 't1', shape: rect(0, 8 * INCH, 4 * INCH, 12 * INCH), traits: ['impassable'], isMarker: false };
    const beside = placeSymbol(board({ terrain: [wall] }), { side: 'A', second: 'A', at: at(4.99, 10) });
    expect(rules(beside)).toEqual(['GG18-STRAT-SYMBOLS-02']);
  });

  it('are taken from the enemy side, from Turn 2', () => {
    const take = (y: number, turn: number, rank: 'minion' | 'peon' = 'minion') =>
      rules(removeSymbol(board({}), { by: model('b1', [8, y], { rank }), marker: symbol('s1', 8, 14) }, turn));
    expect([take(11.5, 2), take(11.4, 2), take(11.5, 1), take(11.5, 2, 'peon')].map(({ length }) => length)).toEqual([
      0, 1, 1, 1,
    ]);
    expect(rules(removeSymbol(board({}), { by: model('a1', [8, 12]), marker: symbol('s1', 8, 14) }, 2))).toHaveLength(
      1,
    );
  });
});

describe('Wagons', () => {
  const wagon = marker('w1', [10, 5], { kind: 'wagon', base: 50 });
  const pusher = model('a1', [10, 3.225], { base: 40 });
  const wall = (id: string, y: number, isMarker: boolean) => ({
    id,
    shape: rect(8 * INCH, y * INCH, 12 * INCH, (y + 1) * INCH),
    traits: ['impassable'],
    isMarker,
  });

  it('start in the zone, one each', () => {
    const place = (y: number, side: 'A' | 'B', markers: readonly (typeof wagon)[] = []) =>
      rules(placeWagon(board({ markers }), { side, second: 'A', at: at(10, y) }));
    expect(
      [place(5.015, 'A'), place(5.02, 'A'), place(31, 'B'), place(31, 'B', [wagon])].map(({ length }) => length),
    ).toEqual([0, 1, 1, 0]);
  });

  it('are pushed as far as the base allows, on the table and on nobody', () => {
    const push = (y: number, by = pusher, more: Parameters<typeof board>[0] = {}) =>
      pushWagon(board({ models: [by], markers: [wagon], ...more }), { by, wagon, to: at(10, y) });
    expect(push(8).after).toEqual({ markers: { w1: { at: at(10, 8) } }, gone: [] });
    expect(rules(push(8.01))).toEqual(['GG18-STRAT-WAGONS-02']);
    expect(rules(push(7, model('a1', [10, 3.225], { base: 40, rank: 'peon' })))).toEqual(['GG18-STRAT-WAGONS-02']);
    expect(rules(push(8, pusher, { models: [pusher, model('b1', [10, 9])] }))).toEqual(['GG18-STRAT-WAGONS-04']);
  });

  it('stop at what is Impassable, and take Markers away', () => {
    const push = (...terrain: readonly ReturnType<typeof wall>[]) =>
      pushWagon(board({ models: [pusher], markers: [wagon], terrain }), { by: pusher, wagon, to: at(10, 8) }).after;
    expect(push(wall('t1', 7, false)).markers?.w1?.at?.y).toBeCloseTo(7 * INCH - 500, 9);
    expect(push(wall('t1', 7, true))).toMatchObject({ markers: { w1: { at: at(10, 8) } }, gone: ['t1'] });
    expect(push(wall('t1', 7, true), wall('t2', 6.5, false)).gone).toEqual([]);
  });
});

it('Heads go near the fallen and are taken by touch', () => {
  const victim = model('b1', [10, 10], { inPlay: false });
  const put = (x: number, more: object = {}) =>
    rules(
      placeHead(board({ models: [victim, model('a1', [11.5, 10])] }), { victim, at: at(x, 10), sight: true, ...more }),
    );
  const no = ['GG18-STRAT-HEADHUNTER-01'];
  expect([put(14.18), put(14.19), put(12.6), put(13, { sight: false })]).toEqual([[], no, no, no]);
  const head = marker('h1', [11.18, 10], { kind: 'head', side: null });
  expect(rules(takeHead({ by: model('a1', [10, 10], { rank: 'peon' }), marker: head }))).toEqual([]);
  expect(rules(takeHead({ by: model('a1', [9.9, 10]), marker: head }))).toEqual(['GG18-STRAT-HEADHUNTER-02']);
});

it('Schemes are two of the pool, documented in full and secret', () => {
  const pool = ['set-up', 'vendetta', 'punish-the-weak'];
  expect(brokenRules(checkChosen(pool, ['set-up', 'vendetta']))).toEqual([]);
  expect(brokenRules(checkChosen(pool, ['set-up', 'set-up']))).toEqual(['GG18-DOC-05']);
  const models = [
    model('a1', [1, 1], { cost: 7 }),
    model('a2', [1, 1], { cost: 8 }),
    model('a3', [1, 1], { cost: 6 }),
    model('a4', [1, 1], { cost: 9 }),
    model('b1', [1, 1], { rank: 'master' }),
    model('b2', [1, 1], { cost: 7 }),
  ];
  const note = (scheme: string, notes: object, revealed = false) =>
    brokenRules(checkNote({ side: 'A', scheme, notes, models }, revealed));
  expect(note('vendetta', { model: 'a1', target: 'b2' })).toEqual([]);
  expect(note('vendetta', { model: 'a1', target: 'b1' })).toEqual(['GG18-SCHEME-12-01']);
  expect(note('set-up', { target: 'b1' }, true)).toEqual(['GG18-DOC-04']);
  expect(note('set-up', {})).toEqual(['GG18-DOC-01']);
  expect(note('undercover-entourage', { model: 'a1' })).toEqual(['GG18-SCHEME-05-01']);
  expect(note('take-prisoner', { target: 'a1' })).toEqual(['GG18-SCHEME-09-01']);
  expect(note('take-prisoner', { target: 'b2' })).toEqual([]);
  expect(note('take-one-for-the-team', { model: 'b2' })).toEqual(['GG18-SCHEME-10-01']);
  expect(note('public-demonstration', { models: ['a1', 'a2'] })).toEqual([]);
  expect(note('public-demonstration', { models: ['a1', 'a3'] })).toEqual(['GG18-SCHEME-13-01']);
  expect(note('public-demonstration', { models: ['a4', 'a4'] })).toEqual(['GG18-SCHEME-13-01']);
  expect(note('public-demonstration', { models: ['a1', 'a2', 'a3', 'a4'] })).toEqual(['GG18-SCHEME-13-01']);
});
