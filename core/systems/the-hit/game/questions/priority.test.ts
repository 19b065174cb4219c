/** Priority rolls, thrown or told. */
import { expect, test } from 'vitest';
import { put } from '../../../../../tests/core/encounter/put.ts';
import { inRound, withGangs } from '../../../../../tests/core/systems/the-hit/battles.ts';
import type { Question } from '../../../../encounter/question.ts';
import type { Battle } from '../battle.ts';
import { PRIORITY, PRIORITY_A, PRIORITY_B } from './priority.ts';

const three = withGangs(3);

function named(questions: readonly Question<Battle>[], name: string): Question<Battle> {
  const found = questions.find((one) => one.name === name);
  if (!found) throw new Error(`There is no question ${name}.`);
  return found;
}

test('priority-a: highest first, and only who tied rolls again', () => {
  const question = named(PRIORITY_A, 'priority-a');
  const first = put(question, three).answered('priority-a:0:1', { A: 4, B: 6, C: 4 });
  expect(first.priorityA.order).toBeNull();
  const [tie, order] = ['Gang A, Gang C tie', 'Gang B, Gang C, Gang A'];
  expect(put(question, first).means('priority-a:0:2', { A: 3, C: 3 })).toBe(tie);
  expect(put(question, first).means('priority-a:0:2', { A: 1, C: 2 })).toBe(order);
  const [again] = put(question, first).asks;
  expect(again).toMatchObject({ id: 'priority-a:0:2', kind: { as: { fields: [{ id: 'A' }, { id: 'C' }] } } });
  expect(put(question, first).answered('priority-a:0:2', { A: 1, C: 2 }).priorityA.order).toEqual(['B', 'C', 'A']);
});

test('priority-a-order: as it was rolled at the table', () => {
  const { asks, answered } = put(named(PRIORITY_A, 'priority-a-order'), three);
  expect(asks).toMatchObject([{ id: 'priority-a-order:0', optional: true }]);
  expect(answered('priority-a-order:0', ['C', 'A', 'B']).priorityA).toEqual({ throws: [], order: ['C', 'A', 'B'] });
});

test('priority-b: a roll of its own, beside the first', () => {
  const rolled = put(named(PRIORITY_B, 'priority-b'), three).answered('priority-b:0:1', { A: 1, B: 2, C: 3 });
  expect([rolled.priorityB.order, rolled.priorityA.order]).toEqual([['C', 'B', 'A'], null]);
});

test('priority-b-order: as it was rolled at the table', () => {
  const told = put(named(PRIORITY_B, 'priority-b-order'), three).answered('priority-b-order:0', ['B', 'A', 'C']);
  expect(told.priorityB.order).toEqual(['B', 'A', 'C']);
});

test('priority: of a round, which then begins; not before all ballots are in (HIT-TARGET-08)', () => {
  const battle: Battle = { ...inRound(1), stage: 'priority', ballots: ['A'] };
  const { ids, notNow, answered } = put(named(PRIORITY, 'priority'), battle);
  expect([ids, notNow('priority:1:1')]).toEqual([['priority:1:1'], ['HIT-TARGET-08']]);
  expect(answered('priority:1:1', { A: 2, B: 5 })).toMatchObject({ stage: 'play', priority: { order: ['B', 'A'] } });
  expect(answered('priority:1:1', { A: 5, B: 5 })).toMatchObject({ stage: 'priority', priority: { order: null } });
});

test('priority-order: as it was rolled at the table, and the round begins', () => {
  const battle: Battle = { ...inRound(2), stage: 'priority' };
  const told = put(named(PRIORITY, 'priority-order'), battle).answered('priority-order:2', ['A', 'B']);
  expect(told).toMatchObject({ stage: 'play', priority: { order: ['A', 'B'] } });
});
