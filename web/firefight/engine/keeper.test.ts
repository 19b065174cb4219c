import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../core/rules/refusal.ts';
import { draws, seeded } from '../../../core/systems/firefight/rules/dice.ts';
import { armyNamed } from '../../../core/systems/firefight/roster/armies/armies.ts';
import { keeper } from './keeper.ts';
import type { AskOf, Gets, Kind, Seen } from './messages.ts';

/** A keeper whose dice are those of a seed, and which refuses nothing that is asked here. */
function opened(seed: number) {
  const reply = keeper({ dice: seeded(seed), draws: draws(seed) });
  const ask = <K extends Kind>(asked: AskOf<K>) => reply(asked as never) as Gets<K>;
  const sure = <K extends Kind>(asked: AskOf<K>) => {
    const got = ask<K>(asked);
    if (isRefusal(got)) throw new Error(got.message);
    return got as Exclude<Gets<K>, { readonly refused: unknown }>;
  };
  return { ask, sure };
}

const CHOSEN = { armies: { A: 'wardens', B: 'choir' }, table: '7' };

/** A battle that the computer has set up: the first activation is asked for. */
function deployed(seed = 3) {
  const desk = opened(seed);
  let seen: Seen = desk.sure<'begin'>({ kind: 'begin', chosen: CHOSEN });
  while (seen.view.open.ask !== 'activate') seen = desk.sure<'decide'>({ kind: 'decide', as: 'greedy' });
  return { ...desk, seen, open: seen.view.open };
}

describe('a battle kept for a page', () => {
  test('begins with the mission told, is played to its end, and its record is verified and read again', () => {
    const { sure } = opened(1);
    let seen: Seen = sure<'begin'>({ kind: 'begin', chosen: CHOSEN });
    expect(seen.told[0]?.rows.map(({ text }) => text).join()).toMatch(/the mission has [345] markers/);
    while (seen.view.open.ask !== 'over') seen = sure<'decide'>({ kind: 'decide', as: 'greedy' });
    const { decisions } = sure<'verify'>({ kind: 'verify' });
    expect(decisions).toBeGreaterThan(40);
    const again = opened(2).sure<'load'>({ kind: 'load', record: seen.record });
    expect(again.view).toEqual(seen.view);
    expect(again.told).toHaveLength(decisions + 1);
    expect(again.record === seen.record).toBe(true);
    const places = again.told.flatMap(({ rows }) => rows.flatMap(({ who, at }) => (/^[AB]\d/.test(who) ? [at] : [])));
    expect(places.length).toBeGreaterThan(50);
    // Only who waits in Ambush is nowhere.
    expect(places.filter((at) => at === null).length).toBeLessThan(5);
    expect(again.told.flatMap(({ rows }) => rows.flatMap(({ dice }) => dice?.faces ?? [])).length).toBeGreaterThan(50);
  });

  test('refuses a list that cannot be read, a forged record, and any question before there is a battle', () => {
    const { ask, sure } = opened(1);
    expect(ask<'choices'>({ kind: 'choices', unit: 'A1' })).toMatchObject({ code: 'unknown-game' });
    const armies = { A: 'no army', B: 'choir' };
    expect(ask<'begin'>({ kind: 'begin', chosen: { armies, table: '1' } })).toMatchObject({ code: 'bad-list' });
    const { record } = sure<'begin'>({ kind: 'begin', chosen: CHOSEN });
    expect(ask<'load'>({ kind: 'load', record: record.replace(/"hash":"\w{3}/, '"hash":"000') })).toMatchObject({
      code: 'differs',
    });
    expect(ask<'load'>({ kind: 'load', record: 'no record' })).toMatchObject({ code: 'bad-record' });
    const old = record.replace(/"rules":"firefight[^"]*"/, '"rules":"firefight-3.5/1"');
    expect(ask<'load'>({ kind: 'load', record: old })).toMatchObject({ code: 'other-rules' });
  });

  test('is begun on a table that was laid out and by other readings; an army past its limits is named, a table without room refused', () => {
    const { ask, sure } = opened(1);
    const laid = (rect: readonly number[]) =>
      JSON.stringify({ size: [36, 48], terrain: [{ id: 'w', shape: { rect }, traits: ['impassable'] }] });
    const begin = (more: object) => ({ kind: 'begin', chosen: { ...CHOSEN, ...more } }) as const;
    const { view, record } = sure<'begin'>(begin({ laid: laid([10, 20, 14, 24]), readings: { wipeout: 'end' } }));
    expect([view.size, view.terrain.length, view.broken]).toEqual([[36, 48], 1, { A: [], B: [] }]);
    expect(JSON.parse(record)).toMatchObject({ setup: { readings: { wipeout: 'end' } } });
    expect(ask<'begin'>(begin({ laid: laid([0, 0, 36, 13]) }))).toMatchObject({ code: 'no-table' });
    expect(ask<'begin'>(begin({ laid: 'no table' }))).toMatchObject({ refused: expect.anything() });
    expect(ask<'begin'>(begin({ readings: { wipeout: 'never' } }))).toMatchObject({ code: 'bad-option' });
    const hero = armyNamed('wardens')?.units.find(({ rules }) => rules.some(({ name }) => name === 'Hero'));
    const heroes = [1, 2, 3].map((at) => ({ ...hero, id: `h${at}` }));
    const list = JSON.stringify({ ...armyNamed('wardens'), units: heroes });
    const met = sure<'begin'>(begin({ armies: { A: list, B: 'choir' } })).view;
    expect(met.broken.A.map(({ rule }) => rule)).toContain('GFF-ARMY-04');
  });

  test('goes back to any entry, and tells no more than is there', () => {
    const { sure, seen } = deployed();
    const { decisions } = sure<'verify'>({ kind: 'verify' });
    const back = sure<'undo'>({ kind: 'undo', entries: decisions - 2 });
    expect(sure<'verify'>({ kind: 'verify' }).decisions).toBe(decisions - 2);
    expect(back.view).toEqual(sure<'moment'>({ kind: 'moment', entries: decisions - 2 }));
    expect(back.view).not.toEqual(seen.view);
  });
});

describe('what a unit may do', () => {
  test('names its deeds, how far each carries it, and the ground that it reaches', () => {
    const { sure, open } = deployed();
    const [unit = ''] = open.units;
    const choices = sure<'choices'>({ kind: 'choices', unit });
    expect(choices.deeds).toEqual(['hold', 'advance', 'rush']);
    expect(choices.allowed).toMatchObject({ consolidate: 3 });
    const [mx, my] = choices.middle;
    const rows = sure<'reach'>({ kind: 'reach', unit, deed: 'advance', from: 0, to: 99 });
    expect(rows.length).toBeGreaterThan(10);
    for (const [x, y, long] of rows) {
      const ends = [Math.hypot(x - mx, y - my), Math.hypot(x + long - mx, y - my)];
      expect(Math.max(...ends)).toBeLessThan(choices.allowed.advance + 0.01);
    }
    const bands = [0, 3, 6].flatMap((from) =>
      sure<'reach'>({ kind: 'reach', unit, deed: 'advance', from, to: from + 3 }),
    );
    expect(new Set(bands.map(String))).toEqual(new Set(rows.map(String)));
    expect(choices.rings[0]).toMatchObject({ of: 'charge', inches: choices.allowed.charge });
  });

  test('a place in reach is legal as it is, by the first deed that carries it there; one beyond is cut short with its rule', () => {
    const { sure, open, seen } = deployed();
    const unit = open.units.find((id) => {
      const found = seen.view.units.find((one) => one.id === id);
      return found?.models.length === 1;
    });
    const { middle } = sure<'choices'>({ kind: 'choices', unit: unit ?? '' });
    const rows = sure<'reach'>({ kind: 'reach', unit: unit ?? '', deed: 'advance', from: 2, to: 6 });
    const [[x, y] = [0, 0]] = rows;
    const half = [x, y] as const;
    const wish = { kind: 'move', unit: unit ?? '', deeds: ['advance', 'rush'] } as const;
    const near = sure<'draft'>({ kind: 'draft', wish: { ...wish, to: half } });
    expect(near).toMatchObject({ wanted: null, legal: { action: { action: 'advance' } } });
    const off = sure<'draft'>({ kind: 'draft', wish: { ...wish, to: [middle[0], -9] } });
    const told = off.legal ?? off.wanted;
    expect(told?.inches).toBeLessThanOrEqual(told?.allowed ?? 0);
    const taken = sure<'answer'>({ kind: 'answer', action: near.legal?.action ?? { do: 'wait' } });
    expect(taken.told.at(-1)?.title).toMatch(/advances/);
  });

  test('with others of its own in front a unit still comes nearer to each marker', () => {
    const { sure, open, seen } = deployed();
    for (const unit of open.units) {
      const { middle, deeds, allowed } = sure<'choices'>({ kind: 'choices', unit });
      if (!deeds.includes('advance')) continue;
      for (const { at: to } of seen.view.markers) {
        const far = ([x, y]: readonly [number, number]) => Math.hypot(x - to[0], y - to[1]);
        if (far(middle) < allowed.rush) continue;
        const wish = { kind: 'move', unit, deeds: ['advance', 'rush'], to } as const;
        expect(sure<'draft'>({ kind: 'draft', wish }).legal?.inches).toBeGreaterThan(allowed.advance / 2);
      }
    }
  });

  test('a wish that is illegal says which rule, and the nearest legal place is offered', () => {
    const { sure } = opened(5);
    let seen: Seen = sure<'begin'>({ kind: 'begin', chosen: CHOSEN });
    while (seen.view.open.ask !== 'deploy') seen = sure<'decide'>({ kind: 'decide', as: 'greedy' });
    const [unit = ''] = seen.view.open.units;
    const { legal, wanted } = sure<'draft'>({ kind: 'draft', wish: { kind: 'place', unit, to: [24, 24] } });
    expect(wanted?.wrong.map(({ rule }) => rule)).toContain('GFF-DEPLOY-04');
    expect(legal?.action).toMatchObject({ do: 'place', unit });
    const deep = legal?.places[0]?.[1] ?? 0;
    expect(Math.min(deep, 48 - deep)).toBeLessThan(seen.view.zone);
  });

  test('targets have the odds that the calculator gives, and a shot is declared as it was shown', () => {
    const { sure, ask } = opened(11);
    let seen: Seen = sure<'begin'>({ kind: 'begin', chosen: { armies: { A: 'wardens', B: 'wardens' }, table: '1' } });
    while (seen.view.open.ask !== 'shoot') seen = sure<'decide'>({ kind: 'decide', as: 'greedy' });
    const { unit } = seen.view.open;
    const { shots } = sure<'choices'>({ kind: 'choices', unit });
    const aim = shots.find(({ odds }) => (odds?.target.out ?? 0) > 0);
    expect(aim).toBeDefined();
    const named = (aim?.weapons ?? []).map(({ name }) => ({ weapon: name, target: aim?.target ?? '' }));
    const [odds] = sure<'aim'>({ kind: 'aim', unit, shots: named });
    expect(odds).toEqual(aim?.odds);
    expect(odds?.target.out).toBeGreaterThan(0);
    expect((odds?.target.out ?? 0) + (odds?.target.shaken ?? 0)).toBeLessThan(1);
    expect(isRefusal(ask<'answer'>({ kind: 'answer', action: { do: 'shoot', shots: named } }))).toBe(false);
  });
});
