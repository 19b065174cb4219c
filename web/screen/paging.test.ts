/** What fits on a big screen, and how a long list is paged. */
import { describe, expect, test } from 'vitest';
import { SCREEN_SIZES as SIZES } from '../../core/event/screens.ts';
import { columnsIn, fitIn } from './fit.ts';
import { DWELL, LONGEST_TURN, NARROW, inColumns, pageAt, pagesOf, rangeOf, shareOf, turnOf } from './paging.ts';

const HD = { width: 1920, height: 1080 };
const people = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('type', () => {
  test('is as large as DISCAS asks: 7 % of the height on 55 inches at 5 m', () => {
    expect(fitIn({ distance: 5, size: '55' }, HD).type).toBeCloseTo(7.0, 1);
    expect(fitIn({ distance: 8, size: '75' }, HD).type).toBeCloseTo(8.2, 1);
    expect(fitIn({ distance: 10, size: 'projector' }, HD).type).toBeCloseTo(5.7, 1);
  });

  test('grows with the distance and shrinks with the screen, and something always fits', () => {
    for (const size of SIZES) {
      const fits = [3, 5, 8, 12, 20, 50].map((distance) => fitIn({ distance, size }, HD));
      expect(fits.map(({ type }) => type)).toEqual(fits.map(({ type }) => type).sort((a, b) => a - b));
      for (const fit of fits) expect(fit.rows * columnsIn(fit, 12)).toBeGreaterThanOrEqual(1);
    }
  });

  test('rows and head never need more than the height', () => {
    for (const distance of [2, 4, 6, 9, 15]) {
      const { type, rows } = fitIn({ distance, size: '65' }, HD);
      if (rows > 1) expect(rows * type * 1.5).toBeLessThanOrEqual(80);
    }
  });
});

describe('pages', () => {
  test('hold everybody once, in order, none longer than fits', () => {
    for (const count of [0, 1, 7, 8, 9, 200]) {
      for (const most of [1, 8, 21, 400]) {
        const pages = pagesOf(people(count), most);
        expect(pages.flat()).toEqual(people(count));
        expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(most);
      }
    }
  });

  test('are about equally full: no page with a single last name', () => {
    expect(pagesOf(people(25), 12).map((page) => page.length)).toEqual([9, 9, 7]);
  });

  test('stay for at least eight seconds and come round again', () => {
    expect(DWELL).toBeGreaterThanOrEqual(8000);
    const at = (now: number) => pageAt(people(20), 10, now).number;
    expect([0, DWELL - 1, DWELL, 2 * DWELL].map(at)).toEqual([1, 1, 2, 1]);
  });

  test('200 players are seen in 40 s: on a projector at 8 m, on 65 inches at 5 m with a second screen', () => {
    const turn = (count: number, distance: number, size: (typeof SIZES)[number]) => {
      const fit = fitIn({ distance, size }, HD);
      return turnOf(count, fit.rows * columnsIn(fit, NARROW));
    };
    expect(turn(200, 8, 'projector')).toBeLessThanOrEqual(LONGEST_TURN);
    expect(turn(200, 5, '65')).toBeGreaterThan(LONGEST_TURN);
    expect(turn(100, 5, '65')).toBeLessThanOrEqual(LONGEST_TURN);
  });

  test('of several screens hold everybody between them once', () => {
    for (const of of [1, 2, 3]) {
      const shares = Array.from({ length: of }, (_, index) => shareOf(people(200), [index + 1, of]));
      expect(shares.flat()).toEqual(people(200));
      expect(Math.max(...shares.map(({ length }) => length))).toBeLessThanOrEqual(Math.ceil(200 / of));
    }
  });
});

test('columns are filled downwards', () => {
  expect(inColumns(people(5), 2)).toEqual([[0, 1], [2, 3], [4]]);
  expect(inColumns([], 4)).toEqual([]);
  // 23 names with room for 11 in a column: no column with one name alone.
  expect(inColumns(people(23), 11).map(({ length }) => length)).toEqual([8, 8, 7]);
});

test('a range says one letter once', () => {
  expect([rangeOf('A', 'F'), rangeOf('M', 'M')]).toEqual(['A–F', 'M']);
});
