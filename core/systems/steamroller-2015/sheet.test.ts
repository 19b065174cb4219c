import { describe, expect, test } from 'vitest';
import type { ScoreLine } from '../../event/types.ts';
import { type HandedIn, checkReport, inConflict, recordSheets, rowOf } from './sheet.ts';
import { eventOf } from './testing/history.ts';

const WHOLE: ScoreLine = { result: 'win', list: 'list1', controlPoints: 5, armyPointsDestroyed: 31 };
const LOST: ScoreLine = { result: 'loss', list: 'list2', controlPoints: 2, armyPointsDestroyed: 18 };
const report = (...scores: ScoreLine[]) => checkReport({ seats: ['ana', 'bo'], result: { kind: 'played', scores } });

describe('a reported game', () => {
  test('has opponent, result, list, control points and army points of both (SR15-RESULT-01)', () => {
    expect(report(WHOLE, LOST)).toBeNull();
    const refusal = report({ ...WHOLE, list: ' ' }, LOST);
    expect(refusal).toMatchObject({ refused: ['SR15-RESULT-01'] });
    expect(refusal?.message).toContain('the list played');
    for (const field of ['result', 'controlPoints', 'armyPointsDestroyed']) {
      const { [field]: _left, ...rest } = LOST;
      expect(report(WHOLE, rest)?.refused).toEqual(['SR15-RESULT-01']);
    }
    expect(report(WHOLE)).not.toBeNull();
  });

  test('that somebody conceded needs no sheets', () => {
    expect(
      checkReport({ seats: ['ana', 'bo'], result: { kind: 'concession', by: 'bo', scores: [{}, {}] } }),
    ).toBeNull();
  });
});

describe('two sheets', () => {
  const ana: HandedIn = { by: 'ana', row: rowOf('bo', WHOLE), against: 2 };
  const bo: HandedIn = { by: 'bo', row: rowOf('ana', LOST), against: 5 };

  test('agree when one won and the other lost, or both tied, with the same points', () => {
    expect(inConflict(ana, bo)).toBe(false);
    const tied = { ...WHOLE, result: 'tie' };
    expect(
      inConflict(
        { ...ana, row: rowOf('bo', tied), against: null },
        { ...bo, row: rowOf('ana', { ...LOST, result: 'tie' }) },
      ),
    ).toBe(false);
  });

  test.each<[string, Partial<HandedIn>]>([
    ['both won', { row: rowOf('ana', { ...LOST, result: 'win' }) }],
    ['somebody else was met', { row: rowOf('cy', LOST) }],
    ['points differ', { against: 4 }],
    ['the points seen differ', { row: rowOf('ana', { ...LOST, controlPoints: 3 }) }],
  ])('are flagged when %s (SR15-RESULT-05)', (_, other) => {
    expect(inConflict(ana, { ...bo, ...other })).toBe(true);
    expect(inConflict({ ...bo, ...other }, ana)).toBe(true);
  });

  test('show five points at most, and so compare (SR15-RESULT-04)', () => {
    const six = { ...ana, row: rowOf('bo', { ...WHOLE, controlPoints: 6 }) };
    expect(six.row.controlPoints).toBe(5);
    expect(inConflict(six, { ...bo, against: 6 })).toBe(false);
  });
});

describe('record sheets', () => {
  test('name the opponent as soon as pairings are published (SR15-PAIR-09)', () => {
    const sheets = recordSheets(eventOf('a b c', ['a vs b', 'c bye']));
    expect(sheets.a).toEqual([
      { opponent: 'b', result: null, list: null, controlPoints: null, armyPointsDestroyed: null },
    ]);
    expect(sheets.c).toMatchObject([{ opponent: null, result: 'win', controlPoints: 3, armyPointsDestroyed: 25 }]);
  });

  test('have a row for every round, with what it was worth (SR15-PAIR-10, SR15-RECORD-02)', () => {
    const sheets = recordSheets(eventOf('a b', ['a > b 7-1 20-9 S'], ['b concedes a 38'], ['a void b'], ['a = b 4-4']));
    expect(sheets.a?.map(({ result, controlPoints }) => [result, controlPoints])).toEqual([
      ['win', 5],
      ['win', 3],
      [null, null],
      ['tie', 4],
    ]);
    expect(sheets.b?.[1]).toMatchObject({ result: 'loss', controlPoints: 0, armyPointsDestroyed: 0 });
  });
});
