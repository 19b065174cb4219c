import { describe, expect, test } from 'vitest';
import type { ScoreLine } from '../../../event/types.ts';
import { checkReport, sheet, sheetRows } from './sheet.ts';
import { eventOf } from '../../../../tests/core/systems/steamroller-2015/event/history.ts';

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

  test('has no more control points than win a scenario (SR15-RESULT-04)', () => {
    expect(report({ ...WHOLE, controlPoints: 7 }, LOST)?.refused).toEqual(['SR15-RESULT-04']);
  });

  test('that somebody conceded needs no sheets', () => {
    expect(
      checkReport({ seats: ['ana', 'bo'], result: { kind: 'concession', by: 'bo', scores: [{}, {}] } }),
    ).toBeNull();
  });
});

describe('record sheets', () => {
  const sheetsOf = (game: string) => {
    const { rounds, options } = eventOf('a b c', [game]);
    return rounds.flatMap(({ games }) => games.map((one) => sheetRows(one, options)))[0] ?? {};
  };

  test('name the opponent as soon as pairings are published (SR15-PAIR-09)', () => {
    const blank = { result: null, list: null, controlPoints: null, armyPointsDestroyed: null };
    expect(sheetsOf('a vs b')).toEqual({ a: { opponent: 'b', ...blank }, b: { opponent: 'a', ...blank } });
  });

  test('have what a game was worth, however it ended (SR15-PAIR-10, SR15-RESULT-01)', () => {
    expect(sheetsOf('c bye').c).toMatchObject({
      opponent: null,
      result: 'win',
      controlPoints: 3,
      armyPointsDestroyed: 25,
    });
    expect(sheetsOf('a > b 7-1 20-9 S').a).toMatchObject({ result: 'win', controlPoints: 5, armyPointsDestroyed: 20 });
    expect(sheetsOf('b concedes a 38')).toMatchObject({
      a: { result: 'win', controlPoints: 3, armyPointsDestroyed: 38 },
      b: { result: 'loss', controlPoints: 0, armyPointsDestroyed: 0 },
    });
    expect(sheetsOf('a void b').a).toMatchObject({ result: null, controlPoints: null });
    expect(sheetsOf('a = b 4-4').a).toMatchObject({ result: 'tie', controlPoints: 4 });
  });

  test('are told in what players report (SR15-RECORD-01)', () => {
    const game = { seats: ['c'], result: { kind: 'bye', line: { list: 'list2' } } } as const;
    expect(sheet(game, { pointSize: '35' })).toEqual({
      c: { result: 'win', list: 'list2', controlPoints: 3, armyPointsDestroyed: 18 },
    });
  });
});
