import { describe, expect, test } from 'vitest';
import type { PaintingSpec } from './painting.ts';
import { checkPaintingEntry, judgePainting } from './painting.ts';

const spec: PaintingSpec = {
  methods: ['executive', 'vote', 'score'],
  marks: [
    { id: 'look', label: 'Look', range: [0, 5] },
    { id: 'theme', label: 'Theme', range: [0, 5] },
  ],
  rules: {
    enter: ['GG0-PAINT-01'],
    vote: ['GG0-PAINT-02'],
    score: ['GG0-PAINT-03'],
    tie: ['GG0-PAINT-04'],
    won: ['GG0-PAINT-05'],
  },
};
const nothing = { votes: [], marks: {} };

describe('marks', () => {
  const judge = (marks: Record<string, Record<string, number>>) =>
    judgePainting(spec, { ...nothing, method: 'score', entries: Object.keys(marks), marks });

  test('are added up', () => {
    expect(judge({ ana: { look: 4, theme: 3 }, bo: { look: 5, theme: 1 } })).toEqual({
      totals: { ana: 7, bo: 6 },
      best: ['ana'],
      rules: ['GG0-PAINT-03'],
    });
  });

  test.each([-1, 6, 2.5, Number.NaN])('of %d are refused', (look) => {
    expect(judge({ ana: { look, theme: 3 } })).toMatchObject({ refused: ['GG0-PAINT-03'] });
  });

  test('may not be left out', () => {
    expect(judge({ ana: { look: 3 } })).toMatchObject({ refused: ['GG0-PAINT-03'] });
  });

  test('that are equal leave the choice to the organiser', () => {
    expect(judge({ ana: { look: 4, theme: 3 }, bo: { look: 3, theme: 4 } })).toMatchObject({
      best: ['ana', 'bo'],
      rules: ['GG0-PAINT-03', 'GG0-PAINT-04'],
    });
  });
});

describe('votes', () => {
  const judge = (...votes: readonly [string, string, number][]) =>
    judgePainting(spec, {
      ...nothing,
      method: 'vote',
      entries: ['ana', 'bo', 'cy'],
      votes: votes.map(([by, to, points]) => ({ by, for: to, points })),
    });

  test('count their points; an entry without any has none', () => {
    expect(judge(['ana', 'bo', 3], ['ana', 'cy', 1], ['di', 'bo', 1])).toMatchObject({
      totals: { ana: 0, bo: 4, cy: 1 },
      best: ['bo'],
    });
  });

  test('for oneself or for nobody’s entry are refused', () => {
    expect(judge(['bo', 'bo', 1])).toMatchObject({ refused: ['GG0-PAINT-02'], code: 'vote-own' });
    expect(judge(['bo', 'di', 1])).toMatchObject({ refused: ['GG0-PAINT-02'], code: 'no-entry' });
  });
});

test('an executive decision adds nothing up', () => {
  expect(judgePainting(spec, { ...nothing, method: 'executive', entries: ['ana'] })).toMatchObject({ best: [] });
});

test('a winning model does not win again with the same organiser in the same year', () => {
  const won = [{ organiser: 'kim', date: '2020-02-01', models: ['Rasputina', 'Wendigo'] }];
  const enter = (organiser: string, date: string, ...models: string[]) =>
    checkPaintingEntry(spec, { organiser, date, models }, won);
  expect(enter('kim', '2020-12-31', 'Wendigo')).toMatchObject({ refused: ['GG0-PAINT-05'] });
  expect(enter('kim', '2021-01-01', 'Wendigo')).toBeNull();
  expect(enter('lee', '2020-12-31', 'Wendigo')).toBeNull();
  expect(enter('kim', '2020-12-31', 'Snow Storm')).toBeNull();
});
