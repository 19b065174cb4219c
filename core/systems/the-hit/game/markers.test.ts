/** Hidden markers whose fighter is written in secret (HIT-AMB-04): who is behind which shows to nobody until it is exposed. */
import { expect, test } from 'vitest';
import type { Json } from '../../../journal/json.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { seeded } from '../../../../tests/core/systems/the-hit/play.ts';
import {
  type BattleRecord,
  RULES,
  battleIn,
  begun,
  player,
  playedUntil,
  tell,
} from '../../../../tests/core/systems/the-hit/record.ts';

const fighter = (id: string, infiltrating = false) => ({ id, name: `Name ${id}`, wounds: 2, infiltrating, lurks: 3 });
const SETTING = {
  campaign: true,
  readings: { hiddenOpen: 'sealed' },
  gangs: {
    A: { name: 'Irons', fighters: [fighter('a1')] },
    B: { name: 'Bells', fighters: [fighter('b1'), fighter('b2', true), fighter('b3', true)] },
  },
};
const SNAPSHOT = { by: 'a1', view: 'open', within: 'close' };

const told = (record: BattleRecord, side: 'A' | 'B', ask: string, value: Json): BattleRecord => {
  const next = tell(record, side, ask, value);
  if (isRefusal(next)) throw new Error(`${ask}: ${next.message}`);
  return next;
};
/** The first round, with `first` behind the first marker of two. */
const fighting = (first: 'b2' | 'b3'): BattleRecord => {
  const said = {
    battlefield: 'hybrid',
    infiltrate: { hidden: true, x: 100, y: 100 },
    'marker:B1': first,
    'marker:B2': first === 'b2' ? 'b3' : 'b2',
    'ballot:B': { A: 'a1' },
    'ballot:A': { B: 'b2' },
  };
  return playedUntil(begun(2, SETTING), seeded(5), ({ round, stage }) => round === 1 && stage === 'play', said);
};
const [one, two] = [fighting('b2'), fighting('b3')];

test('everybody knows who is Hidden, and nobody else who is behind which marker', () => {
  expect(battleIn(one).fighters.map(({ id, hidden }) => [id, hidden])).toEqual(
    expect.arrayContaining([
      ['b2', true],
      ['b3', true],
    ]),
  );
  expect(battleIn(one).markers.map(({ id, fighter: who }) => [id, who])).toEqual([
    ['marker:B1', null],
    ['marker:B2', null],
  ]);
  expect(JSON.stringify(RULES.shared(one.state))).toBe(JSON.stringify(RULES.shared(two.state)));
  expect(JSON.stringify(RULES.own(one.state, player('A')))).toBe(JSON.stringify(RULES.own(two.state, player('A'))));
});

test('a fighter is behind one marker, for good, and only where it is a marker', () => {
  const setUp = playedUntil(begun(2, SETTING), seeded(5), ({ step }) => step === 'infiltrators', {
    battlefield: 'hybrid',
  });
  expect(tell(setUp, 'B', 'infiltrate:1', { hidden: true, fighter: 'b2' })).toMatchObject({
    refused: ['HIT-HIDDEN-02'],
  });
  const first = told(told(setUp, 'B', 'infiltrate:1', { hidden: true }), 'B', 'marker:B1', 'b2');
  expect(tell(first, 'B', 'marker:B1', 'b3')).toMatchObject({ refused: ['HIT-HIDDEN-02'] });
  expect(isRefusal(tell(told(first, 'B', 'infiltrate:2', { hidden: true }), 'B', 'marker:B2', 'b2'))).toBe(true);
  const model = told(first, 'B', 'infiltrate:2', { hidden: false, fighter: 'b3' });
  expect(battleIn(model).fighters.map(({ id, placed, hidden }) => [id, placed, hidden])).toEqual(
    expect.arrayContaining([
      ['b2', true, true],
      ['b3', true, false],
    ]),
  );
});

test('a Detect looks for a marker; what it exposes everybody may then read, and no more', () => {
  const looking = told(one, 'A', 'seek:marker:B1', SNAPSHOT);
  const found = told(looking, 'A', 'detect-result', true);
  expect(battleIn(found)).toMatchObject({ exposed: ['b2'], markers: [{ fighter: 'b2' }, { fighter: null }] });
  expect(battleIn(found).fighters.find(({ id }) => id === 'b2')?.hidden).toBe(false);
  const { answers } = RULES.shared(found.state).table;
  expect(answers.filter(({ ask }) => ask.startsWith('marker')).map(({ value }) => value)).toEqual(['b2', undefined]);
  // Nobody is named who is still behind a marker; its player may say who it is.
  expect(tell(found, 'B', 'loses', { fighter: 'b3', wounds: 1 })).toMatchObject({ code: 'bad-answer' });
  const said = told(found, 'B', 'open-marker:B2', true);
  expect(battleIn(told(said, 'B', 'loses', { fighter: 'b3', wounds: 1 })).fighters).toContainEqual(
    expect.objectContaining({ id: 'b3', hidden: true, hurt: expect.objectContaining({ lost: 1 }) }),
  );
});

test('an attack with a noisy weapon exposes the marker that made it, and a marker is never aimed at', () => {
  expect(tell(one, 'A', 'attack', { by: 'a1', target: 'marker:B2', traits: [] })).toMatchObject({
    refused: expect.arrayContaining(['HIT-HIDDEN-03']),
  });
  const noisy = told(two, 'B', 'attack', { by: 'marker:B1', target: 'a1', traits: ['noisy'] });
  expect(battleIn(noisy).exposed).toEqual(['b3']);
});
