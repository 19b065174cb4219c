/** What the screen of a Turn finds in the answers of a game. */
import { expect, test } from 'vitest';
import type { Answer } from '../../../core/encounter/types.ts';
import type { Json } from '../../../core/journal/json.ts';
import { killOf } from './telling.ts';

const answer = (number: number, ask: string, value: Json): Answer => ({
  number,
  ask,
  value,
  label: 'Out of play',
  words: '',
  side: 'A',
  sealed: false,
  at: number,
  how: 'told',
  objections: [],
});

test('a model that fell is found by the last answer that said so, also after the other side’s and a Turn later', () => {
  const answers = [
    answer(1, 'turn:1/kill', { victim: 'A2' }),
    answer(2, 'turn:1/back', 'A2'),
    answer(3, 'turn:2/kill', { victim: 'A2', by: 'B1' }),
    answer(4, 'turn:2/kill', { victim: 'B2', by: 'A1' }),
    answer(5, 'turn:2/other', { victim: 'A2' }),
  ];
  expect(['A2', 'B2', 'B1'].map((victim) => killOf(answers, 'turn:3/kill', victim)?.number)).toEqual([3, 4, undefined]);
});
