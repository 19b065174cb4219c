import { describe, expect, test } from 'vitest';
import { brokenRules } from '../../../rules/broken.ts';
import type { ArmyList, ListCard } from './army-list.ts';
import { totalOf } from './army-list.ts';
import { brokenTogether } from './legal.ts';
import { swap } from './swap.ts';

const entry = (card: string, cost: number, given: Partial<ListCard> = {}): ListCard => ({
  card,
  version: 'original',
  kind: 'solo',
  cost,
  paid: cost,
  free: false,
  fa: 'U',
  relationship: null,
  inTheme: true,
  satisfies: null,
  raises: false,
  models: 1,
  ...given,
});
const list = (name: string, given: Partial<ArmyList> = {}): ArmyList => ({
  name,
  faction: 'Khador',
  casters: [{ card: `Caster ${name}`, version: 'original', bonus: 6 }],
  points: 56,
  entries: [],
  specialists: [],
  objective: 'bunker',
  theme: null,
  ...given,
});
const SPECIALISTS = { variants: ['specialists'] };
const brokenBy = (lists: readonly ArmyList[], options = {}) => brokenRules(brokenTogether(lists, options));

describe('a list', () => {
  test('may be two points short and not a point over (SR15-LIST-02)', () => {
    const at = (points: number) => brokenBy([list('one', { points })]);
    expect([at(53), at(54), at(56), at(57)]).toEqual([['SR15-LIST-02'], [], [], ['SR15-LIST-02']]);
    const broken = brokenTogether([list('one', { points: 51 })], {});
    expect(broken[0]?.message).toBe('one comes to 51 points, 3 short: 54 to 56 are allowed.');
  });

  test('pays nothing for what the Theme Force gives, and what it pays for the rest (SR15-LIST-05)', () => {
    const entries = [entry('Guard', 6, { paid: 5 }), entry('Herald', 2, { free: true })];
    expect(totalOf(list('one', { points: null, entries }))).toBe(5);
  });

  test('shares no version of a character with another, casters and specialists included (SR15-LIST-10)', () => {
    const two = { casters: [{ card: 'Caster one', version: 'original', bonus: 6 }] };
    expect(brokenBy([list('one'), list('two', two)])).toEqual(['SR15-LIST-10']);
    const epic = { casters: [{ card: 'Caster one', version: 'epic', bonus: 6 }] };
    expect(brokenBy([list('one'), list('two', epic)])).toEqual([]);
    const bram = entry('Bram', 2, { fa: 'C' });
    const apart = [list('one', { entries: [bram] }), list('two', { specialists: [bram] })];
    expect(brokenBy(apart)).toEqual([]);
    expect(brokenBy(apart, SPECIALISTS)).toEqual(['SR15-LIST-10']);
  });

  test('under required Theme Forces shares characters that every one of them includes (SR15-VAR-LIST-18)', () => {
    const options = { variants: ['theme-forces-required'], themeTier: 2 };
    const theme = { name: 'Iron Line', tier: 2 };
    const with_ = (inTheme: boolean) => ({ theme, entries: [entry('Bram', 2, { fa: 'C', inTheme })] });
    expect(brokenBy([list('one', with_(true)), list('two', with_(true))], options)).toEqual([]);
    expect(brokenBy([list('one', with_(true)), list('two', with_(false))], options)).toEqual(['SR15-LIST-10']);
    expect(brokenBy([list('one', { theme: { ...theme, tier: 1 } })], options)).toEqual(['SR15-VAR-LIST-17']);
  });

  test('has no specialists at size 15 (SR15-AMB-27)', () => {
    const small = list('one', { points: 20, specialists: [entry('Sniper', 1)] });
    expect(brokenBy([small], { ...SPECIALISTS, pointSize: '15' })).toEqual(['SR15-VAR-LIST-05']);
    expect(brokenBy([small], { pointSize: '15' })).toEqual([]);
  });
});

describe('a swap', () => {
  const own = list('one', {
    entries: [entry('Riflemen', 8, { kind: 'unit' }), entry('Guard', 4, { satisfies: 'tier 2' }), entry('Guard', 4)],
    specialists: [entry('Sappers', 8, { kind: 'unit' }), entry('Veterans', 4, { satisfies: 'tier 2' })],
  });
  const made = (out: readonly (string | number)[], come: readonly string[], given = {}) => {
    const cards = out.map((card) =>
      typeof card === 'number' ? { card: 'Riflemen', models: card } : { card, models: null },
    );
    return swap({ list: own, revealed: true, locked: false, ...given }, { out: cards, in: come }, SPECIALISTS);
  };

  test('changes whole cards and nothing but them', () => {
    const { refusal, total, list: after } = made(['Riflemen'], ['Sappers']);
    expect([refusal, total, after.entries.map(({ card }) => card)]).toEqual([null, 56, ['Guard', 'Guard', 'Sappers']]);
    expect(made([], []).refusal).toBeNull();
  });

  test('takes the very card that goes out, and leaves nobody attached to one that is gone', () => {
    const out = [{ card: 'Guard', models: null, ...(own.entries[2] ? { entry: own.entries[2] } : {}) }];
    const state = { list: own, revealed: true, locked: false };
    expect(swap(state, { out, in: ['Veterans'] }, SPECIALISTS).list.entries).toContain(own.entries[1]);
    const officer = entry('Officer', 0, { kind: 'attachment', relationship: { kind: 'attached', to: 'Riflemen' } });
    const led = { ...state, list: { ...own, entries: [...own.entries, officer] } };
    const gone = [{ card: 'Riflemen', models: null }];
    expect(swap(led, { out: gone, in: ['Sappers'] }, SPECIALISTS).refusal).toMatchObject({
      refused: ['SR15-VAR-LIST-16'],
      message: 'Officer is attached to Riflemen, which goes out.',
    });
  });

  test.each([
    ['part of a unit', made([2], ['Sappers']), ['SR15-VAR-LIST-08']],
    ['a card that the list has not', made(['Scouts'], []), ['SR15-VAR-LIST-08']],
    ['what fulfils a tier for what does not', made(['Guard'], []), ['SR15-VAR-LIST-11', 'SR15-VAR-LIST-16']],
    ['a swap before the lists are known', made([], [], { revealed: false }), ['SR15-VAR-LIST-15']],
    ['a second swap', made([], [], { locked: true }), ['SR15-VAR-LIST-15']],
  ])('refuses %s', (_, { refusal, total }, rules) => {
    expect(refusal?.refused).toEqual(rules);
    expect(total).toBe(56);
  });
});
