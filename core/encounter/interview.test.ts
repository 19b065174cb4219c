import { expect, test } from 'vitest';
import { duel } from '../../tests/core/encounter/duel.ts';
import type { Answer, Encounter } from './types.ts';

const answer = (number: number, ask: string, value: Answer['value'], sealed = false): Answer => {
  const told = { number, ask, label: '', words: '', side: 'A', value, sealed } as const;
  return { ...told, at: number, how: 'told', objections: [] };
};

const FIRST = [
  answer(1, 'card:A', 'sun', true),
  answer(2, 'card:B', undefined, true),
  answer(3, 'first', 4),
  answer(4, 'turn:1', 'A'),
];

/** The same sides throughout, as a game's record has them: what was folded is gone on from. */
const SIDES = [{ id: 'A' }, { id: 'B' }] as const;
const game = (answers: readonly Answer[], sides: Encounter['sides'] = SIDES): Encounter => ({
  ...{ setting: null, sides, answers, as: 'A', begun: 0 },
});

test('what was folded is gone on from, and folded anew where an answer was taken back, opened or ruled on', () => {
  const { lines, asks, boards } = duel.play(null);
  const courses = [
    FIRST,
    [...FIRST, answer(5, 'turn:2', 'B'), answer(6, 'turn:3', 'B')],
    [...FIRST.slice(0, 3), answer(4, 'turn:1', 'B')],
    FIRST.map((one) => ({ ...one, sealed: false })),
    FIRST.slice(0, 2),
  ];
  for (const answers of courses) {
    const [kept, anew] = [game(answers), game(answers, [...SIDES])];
    for (const view of [lines, asks, boards]) expect(view(kept)).toEqual(view(anew));
  }
  expect(lines(game(courses[1] ?? []))).toEqual({ A: { vp: 1 }, B: { vp: 2 } });
});

test('a seal opens when its question says so, and nothing else does', () => {
  const { opens } = duel.play(null);
  const [a, b] = FIRST.slice(0, 2) as [Answer, Answer];
  expect(opens(game([a]), a)).toEqual([]);
  expect(opens(game([a, b]), b)).toEqual([1, 2]);
});
