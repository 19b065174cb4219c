/** Scores as typed become what the rules take, or say which field is missing. */
import { describe, expect, test } from 'vitest';
import type { FieldSpec } from '../../../core/event/pack.ts';
import { blankScores, scoresFrom, typedOf } from './score.ts';

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
    expect(scoresFrom(blankScores(['a', 'b']), [points])).toEqual({
      faults: [
        { seat: 0, field: points },
        { seat: 1, field: points },
      ],
    });
    expect(scoresFrom([{ vp: '3' }, { vp: '1.5' }], [points])).toEqual({ faults: [{ seat: 1, field: points }] });
  });

  test('want every choice but those that may stay open or are not asked', () => {
    expect(scoresFrom([{}, { side: 'second' }], [side])).toEqual({ faults: [{ seat: 0, field: side }] });
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

test('a score that is too high or too low is wrong before it is sent', () => {
  const vp = { ...points, min: 0, max: 10 };
  const wrong = (...typed: readonly string[]) => {
    const read = scoresFrom(
      typed.map((text) => ({ vp: text })),
      [vp],
    );
    return 'faults' in read ? read.faults.map(({ seat }) => seat) : [];
  };
  expect(wrong('5', '60')).toEqual([1]);
  expect(wrong('60', '-1')).toEqual([0, 1]);
  expect(wrong('0', '10')).toEqual([]);
});
