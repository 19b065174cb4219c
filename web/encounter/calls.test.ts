import { expect, it } from 'vitest';
import type { Answer, SideId } from '../../core/encounter/types.ts';
import type { Json } from '../../core/journal/json.ts';
import { twinOf } from './calls.ts';

const told = (number: number, side: SideId, at: number, value: Json, ask = 'loses'): Answer => ({
  ...{ number, ask, label: 'A fighter loses Wounds', side, value, words: '' },
  ...{ sealed: false, at, how: 'told', objections: [] },
});

const GORE = { fighter: 'b1', wounds: 1 };

it('finds what two entered at once, whoever was first', () => {
  const answers = [told(1, 'A', 1000, GORE), told(2, 'B', 2500, GORE)];
  expect(twinOf(answers, 'A')?.number).toBe(2);
  expect(twinOf(answers, 'B')?.number).toBe(1);
  expect(twinOf(answers, 'C')).toBeUndefined();
  expect(twinOf(answers, undefined)).toBeUndefined();
});

it('takes what is entered later, of another or to another question for what it says', () => {
  const own = told(1, 'A', 1000, GORE);
  expect(twinOf([own, told(2, 'B', 11_000, GORE)], 'A')).toBeUndefined();
  expect(twinOf([own, told(2, 'B', 1500, { fighter: 'b2', wounds: 1 })], 'A')).toBeUndefined();
  expect(twinOf([own, told(2, 'B', 1500, GORE, 'injured')], 'A')).toBeUndefined();
  expect(twinOf([own, told(2, 'A', 1500, GORE)], 'A')).toBeUndefined();
});
