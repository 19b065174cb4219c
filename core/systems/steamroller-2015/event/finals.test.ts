import { describe, expect, test } from 'vitest';
import type { History } from '../../../event/pack.ts';
import { standings } from './standings.ts';
import { eventOf, withOptions, withVariants } from '../../../../tests/core/systems/steamroller-2015/event/history.ts';

const PLAYERS = 'uma vic wes xia yan zed quin rob';
const BEFORE = [
  ['uma > wes 5-1', 'vic > xia 5-2', 'yan > quin 3-0', 'zed > rob 4-1'],
  ['uma > yan 5-2', 'vic > zed 4-1', 'wes > quin 5-0', 'xia > rob 4-1'],
] as const;
const finals = (...games: readonly string[]): History =>
  withVariants(eventOf(PLAYERS, ...BEFORE, games), 'finals-tables');
const ranked = (history: History): string[] => standings(history).rows.map(({ entrant, rank }) => `${rank} ${entrant}`);

const OTHERS = ['yan > zed 5-0', 'quin > rob 2-1'] as const;

describe('Finals Tables', () => {
  test('give the first three places; the loser of table two is one of the others (SR15-EX-21, SR15-AMB-32)', () => {
    const history = finals('vic > uma 5-3', 'xia > wes 3-2', ...OTHERS);
    expect(ranked(history)).toEqual(['1 vic', '2 uma', '3 xia', '4 yan', '5 wes', '6 zed', '7 quin', '8 rob']);
    expect(standings(history).rules).toEqual(expect.arrayContaining(['SR15-VAR-FINAL-05', 'SR15-AMB-32']));
    expect(
      standings(history)
        .rows.map(({ decidedBy }) => decidedBy)
        .slice(0, 5),
    ).toEqual([null, 'finals', 'finals', 'finals', 'tp']);
  });

  test('order the others by schedule and control points alone, if that is how the text is read (SR15-AMB-32)', () => {
    const history = finals('vic > uma 5-3', 'xia > wes 3-2', ...OTHERS);
    const alone = withOptions(history, { ...history.options, finalsRest: 'schedule-first' });
    expect(ranked(alone).slice(0, 3)).toEqual(['1 vic', '2 uma', '3 xia']);
    expect(ranked(alone)).not.toEqual(ranked(history));
  });

  test('that are tied are resolved as the two stand otherwise (SR15-AMB-32)', () => {
    expect(ranked(finals('vic = uma 0-3', 'xia = wes 0-5', ...OTHERS)).slice(0, 3)).toEqual([
      '1 uma',
      '2 vic',
      '3 wes',
    ]);
  });

  test('that somebody concedes are lost', () => {
    expect(ranked(finals('uma concedes vic 20', 'xia > wes', ...OTHERS)).slice(0, 2)).toEqual(['1 vic', '2 uma']);
  });

  test('count once both are played to the end', () => {
    const open = finals('vic > uma 5-3', 'xia vs wes', ...OTHERS);
    expect(standings(open).rules).not.toContain('SR15-VAR-FINAL-05');
  });

  test('count for nothing in an event that ended before its last round (SR15-AMB-52)', () => {
    const early = withVariants(eventOf(PLAYERS, ...BEFORE), 'finals-tables');
    expect(standings(early).rules).toContain('SR15-RANK-02');
    expect(ranked(early)).toEqual(ranked({ ...early, options: {} }));
  });

  test('are not what the organiser paired instead', () => {
    const edited = finals('vic > wes 5-3', 'xia > uma 3-2', ...OTHERS);
    expect(ranked(edited)).toEqual(ranked({ ...edited, options: {} }));
  });

  test('are known whoever of equals sat at the higher one', () => {
    const equal = eventOf(
      PLAYERS,
      ['uma > quin', 'vic > rob', 'wes > yan', 'xia > zed'],
      ['uma = vic', 'wes = xia', 'quin = rob', 'yan = zed'],
      ['uma > xia', 'wes > vic', 'quin = zed', 'yan = rob'],
    );
    const [first, second, third] = ranked(withVariants(equal, 'finals-tables'));
    expect([first, second, third]).toEqual(['1 uma', '2 xia', '3 wes']);
  });
});
