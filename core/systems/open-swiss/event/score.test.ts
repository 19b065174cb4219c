import { describe, expect, test } from 'vitest';
import type { OptionValues, Result, ScoreLine } from '../../../event/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { configure } from './configure.ts';
import { fieldsFor, score } from './score.ts';

function optionsOf(given: OptionValues): OptionValues {
  const configured = configure(given);
  if (isRefusal(configured)) throw new Error(configured.message);
  return configured.options;
}

function worth(given: OptionValues, result: Result, seats: readonly string[] = ['a', 'b']) {
  const scored = score({ seats, result }, optionsOf(given));
  if (isRefusal(scored)) return scored.refused.join(' ');
  return seats.map((seat) => scored.scores[seat]?.points);
}

const played = (...scores: ScoreLine[]): Result => ({ kind: 'played', scores });
const vp = (...figures: number[]): Result => played(...figures.map((figure) => ({ vp: figure })));
const told = (...results: string[]): Result => played(...results.map((result) => ({ result })));

describe('points for win, draw and loss', () => {
  const given = { win: 5, draw: 2.5, loss: 0.25, drawWithin: 2 };

  test.each([
    [
      [9, 6],
      [5, 0.25],
    ],
    [
      [4, 7],
      [0.25, 5],
    ],
    [
      [7, 5],
      [2.5, 2.5],
    ],
    [
      [0, 0],
      [2.5, 2.5],
    ],
  ])('%j is worth %j', (figures, points) => {
    expect(worth(given, vp(...figures))).toEqual(points);
  });

  test('follow what the players report where no score decides', () => {
    expect(worth({ preset: 'win-2-draw-1' }, told('loss', 'win'))).toEqual([0, 2]);
    expect(worth({ preset: 'win-2-draw-1' }, told('tie', 'tie'))).toEqual([1, 1]);
  });

  test.each([[['win', 'win']], [['loss', 'loss']], [['win', 'tie']], [['tie', 'loss']], [['win', 'no']], [['win']]])(
    '%j is no result of two',
    (results) => {
      expect(worth({ preset: 'win-2-draw-1' }, told(...results))).toMatch(/OS-SCORE-0[17]/);
    },
  );

  test('at a table of four go to the one first, or to those who share the first place', () => {
    const four = { seatsMax: 4, win: 4, draw: 2, loss: 1 };
    expect(worth(four, vp(3, 9, 7, 1), ['a', 'b', 'c', 'd'])).toEqual([1, 4, 1, 1]);
    expect(worth(four, vp(9, 9, 7, 1), ['a', 'b', 'c', 'd'])).toEqual([2, 2, 1, 1]);
  });
});

describe('points in bands', () => {
  test.each([
    [50, 50, [10, 10]],
    [50, 45, [10, 10]],
    [50, 44, [11, 9]],
    [40, 50, [9, 11]],
    [100, 49, [20, 0]],
    [0, 100, [0, 20]],
  ])('%i to %i', (a, b, points) => {
    expect(worth({ preset: 'battle-20-0' }, vp(a, b))).toEqual(points);
  });
});

describe('points by place', () => {
  const four = ['a', 'b', 'c', 'd'];

  test.each([
    ['four places, nobody joint', [40, 30, 20, 10], [5, 3, 2, 1]],
    ['two who share the first place', [40, 40, 20, 10], [4, 4, 2, 1]],
    ['three who share the first place', [10, 30, 30, 30], [1, 3.33, 3.33, 3.33]],
    ['four who share them all', [1, 1, 1, 1], [2.75, 2.75, 2.75, 2.75]],
  ])('of %s', (_, figures, points) => {
    expect(worth({ preset: 'tables-of-four' }, vp(...figures), four)).toEqual(points);
  });

  test('as reported, if the places can be', () => {
    const given = { preset: 'tables-of-four', scores: [], decidedBy: '', tieBreaks: [] };
    const places = (...ranks: number[]): Result => played(...ranks.map((place) => ({ place })));
    expect(worth(given, places(2, 1, 2, 4), four)).toEqual([2.5, 5, 2.5, 1]);
    for (const wrong of [
      [1, 2, 2, 3],
      [1, 1, 2, 3],
      [2, 3, 4, 4],
      [0, 1, 2, 3],
    ]) {
      expect(worth(given, places(...wrong), four)).toBe('OS-SCORE-01');
    }
  });

  test('of three at a table of up to four are the first three', () => {
    expect(worth({ preset: 'tables-of-four' }, vp(3, 2, 1), ['a', 'b', 'c'])).toEqual([5, 3, 2]);
  });
});

describe('other results', () => {
  const given = {
    pointsFor: 'score',
    scores: ['vp: VP, 2..20'],
    byePoints: 9,
    byeScores: ['vp 9–4'],
    forfeitScores: ['vp 20–3'],
  };

  test('the deciding score itself can be the points', () => {
    expect(worth(given, vp(13, 2))).toEqual([13, 2]);
  });

  test('a bye and a forfeit are worth what the format says', () => {
    const options = optionsOf(given);
    expect(score({ seats: ['a'], result: { kind: 'bye' } }, options)).toMatchObject({
      scores: { a: { points: 9, vp: 9 } },
      rules: ['OS-SCORE-08'],
    });
    expect(score({ seats: ['a', 'b'], result: { kind: 'forfeit', by: ['a'] } }, options)).toMatchObject({
      scores: { a: { points: 0, vp: 3 }, b: { points: 3, vp: 20 } },
      rules: ['OS-SCORE-09'],
    });
    expect(score({ seats: ['a', 'b'], result: { kind: 'forfeit', by: ['a', 'b'] } }, options)).toMatchObject({
      scores: { a: { points: 0, vp: 0 }, b: { points: 0, vp: 0 } },
      rules: ['OS-SCORE-09', 'OS-SCORE-10'],
    });
  });

  test('a concession is a forfeit', () => {
    const conceded: Result = { kind: 'concession', by: 'b', scores: [{ vp: 2 }, { vp: 20 }] };
    expect(worth(given, conceded)).toEqual([3, 0]);
  });

  test('a result that the organiser sets may pass the caps and give points outright', () => {
    expect(worth(given, { kind: 'set', scores: [{ vp: 44 }, { vp: 0 }] })).toEqual([44, 0]);
    expect(worth({}, { kind: 'set', scores: [{ points: 2 }, { points: -1, vp: 3 }] })).toEqual([2, -1]);
    expect(worth({}, { kind: 'set', scores: [{ points: 'x' }, {}] })).toBe('OS-SCORE-12');
    expect(worth({}, { kind: 'set', scores: [{ points: 1e9 }, {}] })).toBe('OS-SCORE-12');
  });

  test('a game without a result is worth nothing', () => {
    expect(worth(given, { kind: 'void' })).toEqual([0, 0]);
  });

  test.each([[[21, 2]], [[1, 2]], [[2.5, 2]], [[NaN, 2]], [[2]], [[2, 3, 4]]])('%j is no score', (figures) => {
    expect(worth(given, vp(...figures))).toBe('OS-SCORE-07');
  });

  test('nothing entered is no nought', () => {
    expect(worth({}, played({ vp: 3 }, {}))).toBe('OS-SCORE-07');
    expect(worth({}, played({ vp: 3 }, { vp: '2' }))).toBe('OS-SCORE-07');
  });
});

describe('what players report', () => {
  test.each<[string, OptionValues, string[]]>([
    ['a plain format', {}, ['vp number 0-']],
    ['battle points', { preset: 'battle-20-0' }, ['vp number 0-100']],
    ['chess', { preset: 'chess' }, ['result choice -']],
    [
      'tables of four whose places are reported',
      { preset: 'tables-of-four', decidedBy: '' },
      ['place number 1-4', 'vp number 0-'],
    ],
  ])('in %s', (_, given, fields) => {
    const asked = fieldsFor(optionsOf(given)).map(
      ({ id, kind, min, max }) => `${id} ${kind} ${min ?? ''}-${max ?? ''}`,
    );
    expect(asked).toEqual(fields);
  });
});
