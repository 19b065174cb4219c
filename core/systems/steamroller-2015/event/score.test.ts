import { describe, expect, test } from 'vitest';
import type { OptionValues, Result, ScoreLine } from '../../../event/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { score } from './score.ts';

const SEATS = ['ana', 'bo'];
const of = (result: Result, options: OptionValues = {}, seats = SEATS) => {
  const scored = score({ seats, result }, options);
  if (isRefusal(scored)) throw new Error(scored.message);
  return scored;
};
const played = (...scores: ScoreLine[]): Result => ({ kind: 'played', scores });
const line = (tp: number, controlPoints: number, armyPointsDestroyed: number, assassinations = 0) => ({
  tp,
  controlPoints,
  armyPointsDestroyed,
  assassinations,
});

describe('a game played', () => {
  test('is worth 1 to the winner and 0 to the loser, who both keep the rest (SR15-RANK-01, SR15-PAIR-10)', () => {
    const won = played(
      { result: 'win', controlPoints: 4, armyPointsDestroyed: 27, by: 'tiebreak-2' },
      { result: 'loss', controlPoints: 3, armyPointsDestroyed: 30 },
    );
    expect(of(won).scores).toEqual({ ana: line(1, 4, 27), bo: line(0, 3, 30) });
  });

  test('gives nobody a tournament point when tied (SR15-RESULT-06)', () => {
    const tied = { result: 'tie', controlPoints: 4, armyPointsDestroyed: 20 };
    const scored = of(played(tied, tied));
    expect(scored.scores).toEqual({ ana: line(0, 4, 20), bo: line(0, 4, 20) });
    expect(scored.rules).toContain('SR15-RESULT-06');
  });

  test('shows five control points at most, for both (SR15-RESULT-04, SR15-AMB-07, SR15-EX-10)', () => {
    const scored = of(played({ result: 'win', controlPoints: 6 }, { result: 'loss', controlPoints: 5 }));
    expect(scored.scores).toMatchObject({ ana: { controlPoints: 5 }, bo: { controlPoints: 5 } });
    expect(scored.warnings).toMatchObject([{ rules: ['SR15-RESULT-04', 'SR15-AMB-07'] }]);
    expect(of(played({ result: 'win', controlPoints: 5 }, {})).warnings).toEqual([]);
  });

  test('is an assassination victory by assassination or by the clock (SR15-AMB-46)', () => {
    const kills = (by: string, options?: OptionValues) =>
      of(played({ result: 'win', by }, { result: 'loss', by: 'assassination' }), options).scores;
    expect(kills('assassination')).toMatchObject({ ana: { assassinations: 1 }, bo: { assassinations: 0 } });
    expect(kills('clock').ana?.assassinations).toBe(1);
    expect(kills('clock', { clockKill: 'not' }).ana?.assassinations).toBe(0);
    expect(kills('scenario').ana?.assassinations).toBe(0);
  });

  test('says the other’s outcome by saying one', () => {
    expect(of(played({}, { result: 'win' })).scores).toMatchObject({ ana: { tp: 0 }, bo: { tp: 1 } });
  });

  test('lost by both is worth nothing, and asks the organiser (SR15-AMB-42)', () => {
    const lost = { result: 'loss', controlPoints: 3, armyPointsDestroyed: 10 };
    const scored = of({ kind: 'set', scores: [lost, lost] });
    expect(scored.scores).toEqual({ ana: line(0, 0, 0), bo: line(0, 0, 0) });
    expect(scored.prompts).toEqual(['SR15-AMB-42']);
  });

  test.each<[string, ScoreLine, ScoreLine]>([
    ['two winners', { result: 'win' }, { result: 'win' }],
    ['a winner of a tie', { result: 'win' }, { result: 'tie' }],
    ['nobody’s outcome', {}, {}],
    ['an outcome that is none', { result: 'draw' }, {}],
    ['a way to win that is none', { result: 'win', by: 'luck' }, {}],
    ['a half point', { result: 'win', controlPoints: 2.5 }, {}],
    ['points below zero', { result: 'win' }, { result: 'loss', armyPointsDestroyed: -1 }],
    ['a word for a figure', { result: 'win', controlPoints: 'five' }, {}],
  ])('is refused with %s', (_, one, other) => {
    const scored = score({ seats: SEATS, result: played(one, other) }, {});
    expect(isRefusal(scored) && scored.refused).toContain('SR15-RESULT-01');
  });
});

describe('a bye', () => {
  test.each([
    [15, 8],
    [25, 13],
    [35, 18],
    [50, 25],
    [75, 38],
    [100, 50],
    [150, 75],
    [200, 100],
  ])('at %i points is worth 1, 3 and %i (SR15-BYE-05, SR15-EX-04)', (size, army) => {
    const scored = of({ kind: 'bye' }, { pointSize: String(size) }, ['ana']);
    expect(scored).toMatchObject({ scores: { ana: line(1, 3, army) }, rules: ['SR15-BYE-05', 'SR15-RANK-01'] });
  });
});

describe('a concession', () => {
  const conceded: Result = {
    kind: 'concession',
    by: 'ana',
    scores: [
      { controlPoints: 4, armyPointsDestroyed: 30 },
      { controlPoints: 4, armyPointsDestroyed: 38 },
    ],
  };

  test('leaves nothing to who concedes; the other has a win and three (SR15-CONCEDE-01 to -03, SR15-EX-05)', () => {
    const scored = of(conceded);
    expect(scored.scores).toEqual({ ana: line(0, 0, 0), bo: line(1, 3, 38) });
    expect(scored.prompts).toEqual(['SR15-CONCEDE-04']);
  });

  test('may leave the winner what was scored, three at least and five at most (SR15-AMB-15)', () => {
    const points = (controlPoints: number) =>
      of({ ...conceded, scores: [{}, { controlPoints }] }, { concessionPoints: 'scored' }).scores.bo?.controlPoints;
    expect([0, 4, 7].map(points)).toEqual([3, 4, 5]);
  });

  test('asks for the army points where nobody gave them (SR15-CONCEDE-03)', () => {
    expect(of({ ...conceded, scores: [{}, {}] }).prompts).toContain('SR15-CONCEDE-03');
  });

  test('is no assassination victory (SR15-AMB-15)', () => {
    const by = { ...conceded, scores: [{}, { result: 'win', by: 'assassination' }] };
    expect(of(by).scores.bo?.assassinations).toBe(0);
  });
});

describe('the organiser’s word', () => {
  test('on a forfeit gives the other a bye’s score, or a concession’s (SR15-AMB-43)', () => {
    const forfeit: Result = { kind: 'forfeit', by: ['bo'] };
    expect(of(forfeit)).toMatchObject({
      scores: { ana: line(1, 3, 25), bo: line(0, 0, 0) },
      prompts: ['SR15-AMB-43'],
    });
    expect(of(forfeit, { forfeit: 'concession' }).scores.ana).toEqual(line(1, 3, 0));
    expect(of({ kind: 'forfeit', by: SEATS }).prompts).toEqual(['SR15-AMB-42']);
  });

  test('may leave a game without points', () => {
    expect(of({ kind: 'void' }).scores).toEqual({ ana: line(0, 0, 0), bo: line(0, 0, 0) });
    expect(isRefusal(score({ seats: SEATS, result: { kind: 'no-cards', by: 'bo' } }, {}))).toBe(true);
  });
});
