/** An earlier entry put right: what still counts of those after it, and what is taken back with them. */
import { expect, test } from 'vitest';
import type { Json } from '../../../journal/json.ts';
import { LISTS, Table } from '../../../../tests/core/systems/steamroller-2015/game/table.ts';

/** The left and the right zone, and who scores there. */
const scored = (table: Table, turn: string, rows: Json): Table =>
  table.tell('judge', [`turn:${turn}/end`]).tell('A', [`turn:${turn}/scores`, rows]);

const numberOf = (table: Table, ask: string): number =>
  table.seen().answers.find((one) => one.ask === ask)?.number ?? 0;

const asksOf = (table: Table): readonly string[] => table.seen().answers.map(({ ask }) => ask);

/** Two turns are scored, and the second one's caster falls in turn 3. */
function assassinated(): Table {
  const table = new Table({ scenario: 'outflank', lists: LISTS }).begun().upTo('2B');
  scored(table, '2B', { ZL: 'A' });
  scored(table, '3A', { ZR: 'B' });
  table.tell('A', ['turn:3B/lost', { card: 'B.c1' }], ['end/scores', {}]);
  return table.tell('A', ['end/left:A', {}]).tell('B', ['end/left:B', {}]);
}

/** B says that it was otherwise, and A agrees. */
const corrected = (table: Table, ask: string, value: Json): Table => {
  const answer = numberOf(table, ask);
  expect(table.try('B', { type: 'object', answer, value })).toBeNull();
  expect(table.try('A', { type: 'agree', answer, with: 'B' })).toBeNull();
  return table;
};

test('other points of an earlier turn leave the end of the game as it was', () => {
  const table = assassinated();
  const before = asksOf(table);
  expect([table.progress.over, table.score]).toEqual([true, '1-1']);
  corrected(table, 'turn:2B/scores', { ZL: 'A:A.c1' });
  expect([table.progress.over, table.score, asksOf(table)]).toEqual([true, '2-1', before]);
  expect(table.try('A', { type: 'propose-result' })).toBeNull();
});

test('why somebody did not sign is past once an entry is put right', () => {
  const table = assassinated();
  expect(table.try('A', { type: 'propose-result' })).toBeNull();
  expect(table.try('B', { type: 'reject-result', reason: 'Turn 2' })).toBeNull();
  expect(table.shared.rejected?.reason).toBe('Turn 2');
  corrected(table, 'turn:2B/scores', { ZL: 'A:A.c1' });
  expect(table.shared.rejected).toBeNull();
});

test('a caster that dominates two zones is no account of it, for a player or a judge (SR15-ELEM-13)', () => {
  const table = assassinated();
  const answer = numberOf(table, 'turn:2B/scores');
  const value = { ZL: 'A:A.c1', ZR: 'A:A.c1' };
  expect(table.explained(answer, value)).toMatchObject({ wrong: { rules: ['SR15-ELEM-13'] }, goes: [] });
  expect(table.try('B', { type: 'object', answer, value })?.refused).toEqual(['SR15-ELEM-13']);
  expect(table.try('judge', { type: 'rule', answer, value, reason: 'So' })?.refused).toEqual(['SR15-ELEM-13']);
});

test('a loss that never was is said in its own words, and no unit loses more than it has (SR15-TB-41)', () => {
  const table = assassinated();
  const answer = numberOf(table, 'turn:3B/lost');
  expect(table.try('B', { type: 'object', answer, value: { card: 'B.c1', models: 2 } })?.refused).toEqual([
    'SR15-TB-41',
  ]);
  expect(table.try('B', { type: 'object', answer })).toBeNull();
  const objections = table.shared.answers.find(({ number }) => number === answer)?.objections;
  expect(objections).toMatchObject([{ side: 'B', words: 'Nothing was destroyed' }]);
  expect(table.try('A', { type: 'agree', answer, with: 'B' })).toBeNull();
  expect([table.progress.over, asksOf(table).at(-1)]).toEqual([false, 'turn:3A/scores']);
});

test('another account of a loss says what was left then', () => {
  const table = new Table({ scenario: 'outflank', lists: LISTS }).begun().upTo('2B');
  table.tell('B', ['turn:2B/lost', { card: 'A.e5', models: 1 }]);
  const answer = numberOf(table, 'turn:2B/lost');
  const lost = table.shared.answers.find(({ number }) => number === answer);
  expect(table.try('A', { type: 'object', answer, value: { card: 'A.e5', models: 2 } })).toBeNull();
  const objected = table.shared.answers.find(({ number }) => number === answer)?.objections[0]?.words;
  expect([lost?.words, objected]).toEqual(['Scouts ({A}): 5 of 6 left', 'Scouts ({A}): 4 of 6 left']);
});

test('a game that was won earlier takes back what was entered after it, and says so before', () => {
  const table = new Table({ scenario: 'outflank', lists: LISTS }).begun().upTo('2B');
  scored(table, '2B', { ZL: 'A:A.c1' });
  scored(table, '3A', { ZL: 'A' });
  scored(table, '3B', {});
  table.tell('B', ['turn:4A/lost', { card: 'B.e6' }]);
  const goes = ['turn:3B/end', 'turn:3B/scores', 'turn:4A/lost'].map((ask) => numberOf(table, ask));
  const answer = numberOf(table, 'turn:3A/scores');
  const value = { ZL: 'A:A.c1', ZR: 'A' };
  const becomes = '{A} wins by scenario. Each player checks their own army.';
  expect(table.explained(answer, value)).toEqual({ wrong: null, goes, becomes });
  expect(table.try('B', { type: 'object', answer, value })).toBeNull();
  expect(table.shared.answers.find(({ number }) => number === answer)?.objections).toMatchObject([{ goes, becomes }]);
  expect(table.try('A', { type: 'agree', answer, with: 'B' })).toBeNull();
  expect(table.record.entries.at(-1)?.body).toMatchObject({ type: 'agreed', goes });
  expect(table.shared.takenBack?.map(({ number }) => number)).toEqual(goes);
  expect(asksOf(table).at(-1)).toBe('turn:3A/scores');
  expect(table.asks()).toContain('turn:3A/left:A');
});

test('a game that was not won by then goes on where it was, by a judge’s word too', () => {
  const table = assassinated();
  const answer = numberOf(table, 'turn:3B/lost');
  const value = { card: 'B.e6' };
  const goes = ['end/scores', 'end/left:A', 'end/left:B'].map((ask) => numberOf(table, ask));
  expect(table.try('judge', { type: 'rule', answer, value, reason: 'It was the Sniper' })).toBeNull();
  expect(table.record.entries.at(-1)?.body).toMatchObject({ type: 'ruled', goes });
  expect([table.progress.over, table.asks().includes('turn:3B/end')]).toEqual([false, true]);
});
