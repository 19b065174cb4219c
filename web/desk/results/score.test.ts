/** Scores as typed become what the rules take, or say which field is missing. */
import { describe, expect, test } from 'vitest';
import type { FieldSpec } from '../../../core/event/pack.ts';
import { beyondIn, blankScores, scoresFrom, typedOf } from './score.ts';

const points: FieldSpec = { id: 'vp', label: 'Points', kind: 'number', rules: [] };
const side: FieldSpec = {
  id: 'side',
  label: 'Side',
  kind: 'choice',
  choices: [
    { id: 'first', label: 'First' },
    { id: 'second', label: 'Second' },
  ],
  rules: [],
};

describe('typed scores', () => {
  test('are whole numbers, by seat', () => {
    expect(scoresFrom([{ vp: ' 7 ' }, { vp: '-1' }], [points])).toEqual({ scores: [{ vp: 7 }, { vp: -1 }] });
  });

  test('say what is missing', () => {
    expect(scoresFrom(blankScores(['a', 'b']), [points])).toEqual({ seat: 0, field: points });
    expect(scoresFrom([{ vp: '3' }, { vp: '1.5' }], [points])).toEqual({ seat: 1, field: points });
  });

  test('want every choice but those that may stay open or are not asked', () => {
    expect(scoresFrom([{}, { side: 'second' }], [side])).toEqual({ seat: 0, field: side });
    expect(scoresFrom([{}], [{ ...side, optional: true }])).toEqual({ scores: [{}] });
    const only = { ...side, when: { field: 'won', is: 'yes' } };
    expect(scoresFrom([{ side: 'first' }], [only])).toEqual({ scores: [{}] });
  });

  test('go back and forth', () => {
    const scores = [{ vp: 4, side: 'first' }];
    expect(scoresFrom(typedOf(scores), [points, side])).toEqual({ scores });
    const kept = [{ vp: 4, gang: 'Irons\nRazor, XP 4' }];
    expect(scoresFrom(typedOf([{ ...kept[0], result: 'win' }]), [points])).toEqual({ scores: kept });
  });
});

test('the first score that is too high or too low is found', () => {
  const vp = { ...points, min: 0, max: 10 };
  expect(beyondIn([{ vp: 5 }, { vp: 60 }], [vp])).toBe(1);
  expect(beyondIn([{ vp: 60 }, { vp: 5 }], [vp])).toBe(0);
  expect(beyondIn([{ vp: 6 }, { vp: 5 }], [vp])).toBe(0);
});
