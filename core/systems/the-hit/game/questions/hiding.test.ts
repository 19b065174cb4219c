/** Hidden fighters in play. */
import { expect, test } from 'vitest';
import { put } from '../../../../../tests/core/encounter/put.ts';
import { fighter, inRound } from '../../../../../tests/core/systems/the-hit/battles.ts';
import { comesTo } from '../../../../encounter/fields.ts';
import type { Json } from '../../../../journal/json.ts';
import type { Battle } from '../battle.ts';
import { ATTACK, DETECT, DETECT_DICE, DETECT_RESULT, OPEN_MARKER, PUT, SEEK, checkOf } from './hiding.ts';
import { CHECK } from './round-end.ts';

const battle = inRound(1, { b1: { hidden: true, at: { x: 0, y: 0 } } });
const sealed: Battle = {
  ...inRound(1, { b1: { hidden: true } }),
  markers: [{ id: 'marker:B1', gang: 'B', at: { x: 9, y: 9 }, written: true, fighter: 'b1', open: false }],
};
/** As records of before have it. */
const looks = { by: 'a1', target: 'b1', distance: 'close', sight: true, arc: true, cover: 'partial' };
const detecting = put(DETECT, battle).answered('detect', looks);

test('attack: nobody aims at a Hidden fighter', () => {
  expect(put(ATTACK, battle).refused('attack', { by: 'a1', target: 'b1', traits: [] })).toEqual(['HIT-HIDDEN-03']);
  expect(put(ATTACK, inRound(1)).ids).toEqual([]);
  // They are not offered: what Blast and Template may catch they are.
  const offered = (now: Battle) =>
    put(ATTACK, now).asks.flatMap(({ kind }) =>
      kind.type === 'record'
        ? kind.fields.map((one) => ('choices' in one.kind ? one.kind.choices.map(({ id }) => id) : []))
        : [],
    );
  expect(offered(battle).filter((ids) => ids.includes('a1') && !ids.includes('b1'))).toHaveLength(1);
  expect(offered(sealed)[1]).toEqual(['a1', 'a2', 'b2']);
});

test('attack: a noisy weapon exposes who hides, a silent one gives nobody a Detect, another does', () => {
  const after = (...traits: readonly string[]) =>
    put(ATTACK, battle).answered('attack', { by: 'b1', target: 'a1', traits });
  expect([fighter(after('noisy'), 'b1').hidden, fighter(after(), 'b1').hidden]).toEqual([false, true]);
  expect([after('silent').freeDetects, after().freeDetects]).toEqual([[], ['A']]);
  // All are told what came of it, and at the Detect whose it is.
  const means = (by: string, ...traits: readonly string[]) =>
    ATTACK.means(battle, 'attack', { by, target: 'a1', traits });
  expect([means('b1', 'noisy'), means('b1', 'silent'), means('b1'), means('b2')]).toEqual([
    'Name b1 is exposed',
    'Name b1 stays Hidden',
    'Name b1 stays Hidden, and a free Detect is due to Gang A',
    'nobody is exposed by it',
  ]);
  expect([battle, after()].map((now) => put(SEEK, now).asks[0]?.help)).toEqual([
    undefined,
    'Gang A has a free Detect.',
  ]);
});

test('detect: asked no more; a record of before that answers it looks for the same fighter', () => {
  expect(put(DETECT, battle).ids).toEqual([]);
  expect(detecting.detecting).toMatchObject({ target: 'b1' });
});

test('seek: what is seen out of the arc or out of sight has its cover in the same tap, as in records of before', () => {
  const seen = (told: Record<string, Json>) =>
    put(SEEK, battle).answered('seek:b1', { by: 'a1', ...told }).detecting?.seen;
  const after = seen({ view: 'unseen-full', within: 'near' });
  expect(after).toMatchObject({ sight: false, arc: false, cover: 'full', distance: 12 });
  expect(seen({ look: 'near:unseen', cover: 'full' })).toEqual(after);
  expect(seen({ view: 'no-arc-none', within: 'close' })).toEqual(seen({ look: 'close:no-arc' }));
  expect(seen({ view: 'open', within: 'close' })).toEqual(seen({ look: 'close:open' }));
});

test('seek: a fold for each who is Hidden, by enemies that are Active or Pinned, and free where there is one', () => {
  const near = { by: 'a1', view: 'partial', within: 'close' };
  const { asks, refused, answered } = put(SEEK, battle);
  expect(asks).toMatchObject([{ id: 'seek:b1' }]);
  const seekers = asks.flatMap(({ kind }) => (kind.type === 'record' ? kind.fields.slice(0, 1) : []));
  expect(seekers.map(({ kind }) => kind.type === 'choice' && kind.choices.map(({ id }) => id))).toEqual([['a1', 'a2']]);
  expect(answered('seek:b1', near).detecting).toEqual(detecting.detecting);
  expect(refused('seek:b1', { ...near, free: true })).toEqual(['HIT-DETECT-12']);
  const engaged = inRound(1, { b1: { hidden: true }, a1: { status: 'engaged' } });
  expect(put(SEEK, engaged).refused('seek:b1', near)).toEqual(['HIT-DETECT-01']);
  // One at a time: the dice of the first come before another.
  expect(put(SEEK, detecting).ids).toEqual([]);
});

test('seek: what each choice adds comes to what the dice need, on both sheets and for every look', () => {
  const near = inRound(1, { b1: { hidden: true, status: 'engaged' }, a1: { status: 'pinned' } });
  const fighters = near.fighters.map((one) => ({ ...one, sheet: { ...one.sheet, spots: 1, lurks: 3 } }));
  const known: Battle = { ...near, fighters };
  for (const state of [battle, known]) {
    const { asks, answered } = put(SEEK, state);
    const [{ kind, then } = { kind: null, then: undefined }] = asks;
    const fields = kind?.type === 'record' ? kind.fields : [];
    const choicesOf = (id: string) =>
      fields.flatMap(({ id: of, kind: inner }) => (of === id && inner.type === 'choice' ? inner.choices : []));
    expect([choicesOf('by').length, choicesOf('view').length, choicesOf('within').length]).toEqual([2, 9, 2]);
    for (const { id: by } of choicesOf('by'))
      for (const { id: view } of choicesOf('view'))
        for (const { id: within } of choicesOf('within')) {
          const told = { by, view, within, plus: 2, minus: 1 };
          const after = answered('seek:b1', told);
          expect(comesTo(fields, told, -99)).toBe(after.detecting && checkOf(after, after.detecting).needs);
        }
    expect(comesTo(fields, { plus: 20 }, then?.least ?? 0)).toBe(2);
    expect(then?.ways.map(({ label }) => label)).toEqual(['Muster rolls', 'Found', 'Not found']);
  }
});

test('check: not while a Detect waits for its dice', () => {
  expect([battle, detecting].map((one) => put(CHECK, one).ids)).toEqual([['check:1'], []]);
});

test('detect-dice: Int 7+, in sight and arc, within 6 inches, partial cover: 5 on two dice (HIT-WE 6)', () => {
  const { asks, answered } = put(DETECT_DICE, detecting);
  expect(asks[0]?.help).toMatch(/^5 or more on two dice/);
  const hidden = (first: number, second: number) => fighter(answered('detect-dice', { first, second }), 'b1').hidden;
  expect([hidden(2, 3), hidden(2, 2)]).toEqual([false, true]);
  const means = (first: number, second: number) => DETECT_DICE.means(detecting, 'detect-dice', { first, second });
  expect(means(2, 2)).toBe('not found, 5 or more was needed');
});

test('detect-dice: at 10 inches, out of sight and in full cover it needs 13 (HIT-WE 6)', () => {
  const far = { ...looks, distance: 'near', sight: false, arc: false, cover: 'full' };
  const { asks, answered } = put(DETECT_DICE, put(DETECT, battle).answered('detect', far));
  expect(asks[0]?.help).toMatch(/^13 or more/);
  expect(asks[0]?.rules).toEqual(['HIT-DETECT-03', 'HIT-DETECT-13', 'HIT-DETECT-08', 'HIT-DETECT-09']);
  expect(fighter(answered('detect-dice', { first: 6, second: 6 }), 'b1').hidden).toBe(true);
});

test('detect-result: as it came out at the table', () => {
  const { asks, answered } = put(DETECT_RESULT, detecting);
  // One phone may tell all of it; the one who Detects is asked.
  expect(asks).toMatchObject([{ of: 'any', firstOf: 'A', optional: true }]);
  expect([true, false].map((worked) => fighter(answered('detect-result', worked), 'b1').hidden)).toEqual([false, true]);
  expect(answered('detect-result', true)).toMatchObject({ detecting: null, exposed: ['b1'] });
});

test('open-marker: its player says who is behind it, who stays Hidden', () => {
  const { asks, answered } = put(OPEN_MARKER, sealed);
  expect(asks).toMatchObject([{ id: 'open-marker:B1', of: 'B', optional: true }]);
  const said = answered('open-marker:B1', true);
  expect(said.markers).toMatchObject([{ open: true }]);
  expect(fighter(said, 'b1')).toMatchObject({ hidden: true, at: { x: 9, y: 9 } });
  expect(put(OPEN_MARKER, said).ids).toEqual([]);
});

test('put: the model comes where the marker is, and nowhere else', () => {
  const { ids, refused, answered } = put(PUT, { ...battle, exposed: ['b1'] });
  expect(ids).toEqual(['put:b1']);
  expect([refused('put:b1', { x: 0, y: 0 }), refused('put:b1', { x: 30, y: 0 })]).toEqual([null, ['HIT-HIDDEN-08']]);
  expect(answered('put:b1', true).exposed).toEqual([]);
});
