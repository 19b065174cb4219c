/** What people get wrong at a table, each with the rule that says so. */
import { describe, expect, test } from 'vitest';
import { LISTS, Table, listOf } from '../../../../tests/core/systems/steamroller-2015/game/table.ts';

const begun = (scenario = 'outflank', options = {}): Table => new Table({ scenario, options, lists: LISTS }).begun();

describe('refused with the rule is', () => {
  const pasted = (change: (text: string) => string, options = {}) => {
    const table = new Table({ scenario: 'outflank', options });
    table.listsIn();
    return table.refusal('A', 'army:A', { text: change(LISTS.A) });
  };
  const specialists = (line: string) =>
    pasted((text) => `${text}\nSpecialists:\n${line}`, { variants: ['specialists'] });

  test('a list that is three points short', () => {
    const refusal = pasted((text) => text.replace('Sniper [6]', 'Sniper [1]'));
    expect(refusal).toMatchObject({ refused: ['SR15-LIST-02'], message: expect.stringContaining('3 short') });
  });

  test('a list with two objectives', () => {
    const refusal = pasted((text) => `${text}\nObjective: Armory`);
    expect(refusal).toMatchObject({ refused: ['SR15-LIST-03'], message: expect.stringContaining('one of the six') });
  });

  test.each([
    ['too dear', 'Widowmakers (unit, 4) [11]', 'SR15-VAR-LIST-05'],
    ['above its field allowance', 'Sniper (FA 1) [6]', 'SR15-VAR-LIST-06'],
    ['no card of its own', 'Riflemen (raises) [3]', 'SR15-VAR-LIST-07'],
    ['attached to nobody that is written down', 'Aide (attached) [2]', 'SR15-VAR-LIST-14'],
  ])('a specialist that is %s', (_, line, rule) => {
    expect(specialists(line)?.refused).toEqual([rule]);
  });

  test('anything before it is said which of two elements a caster dominates', () => {
    const table = begun().upTo('2B');
    table.endTurn({ 'ZL.A': ['A.c1'], 'ZR.A': ['A.c1'] });
    const refused = { code: 'pick-element', refused: ['SR15-ELEM-13'] };
    expect(table.refusal('A', 'turn:3A/start')).toMatchObject(refused);
    expect(table.refusal('A', 'turn:2B/pick:A.c1', 'ZR')).toMatchObject(refused);
    expect(table.refusal('B', 'turn:2B/pick:A.c1', 'ZX')?.code).toBe('bad-answer');
    expect(table.score).toBe('0-0');
  });

  test('damage on an objective before the second player’s second turn', () => {
    const refusal = begun('recon').refusal('A', 'turn:1A/boxes', { objective: 'O2', boxes: 1 });
    expect(refusal?.refused).toEqual(['SR15-OBJ-COMMON-04']);
  });

  test('a second extension, one in the other’s turn, and one where none is granted', () => {
    const table = begun().tell('A', ['turn:1A/start'], ['turn:1A/extension']);
    expect(table.refusal('A', 'turn:1A/extension')?.refused).toEqual(['SR15-TIME-09']);
    table.tell('A', ['turn:1A/end']);
    expect(table.refusal('A', 'turn:1B/extension')?.refused).toEqual(['SR15-TIME-09', 'SR15-TIME-10']);
    const strict = begun('outflank', { variants: ['no-extensions'] });
    expect(strict.refusal('A', 'turn:1A/extension')?.refused).toContain('SR15-VAR-TIME-06');
  });

  test('more control points on a sheet than win a scenario', () => {
    const table = begun();
    const sheet = { list: 'list1', controlPoints: 6, armyPointsDestroyed: 10 };
    const lines = { A: { ...sheet, result: 'win', by: 'scenario' }, B: { ...sheet, result: 'loss', controlPoints: 1 } };
    expect(table.try('A', { type: 'propose-result', lines })).toMatchObject({
      code: 'too-many-points',
      refused: ['SR15-RESULT-04'],
    });
    expect(
      table.try('A', { type: 'propose-result', lines: { ...lines, A: { ...lines.A, controlPoints: 5 } } }),
    ).toBeNull();
  });

  test('a list chosen anew, a player’s hand on a judge’s clock, dice down under Death Clock', () => {
    const table = new Table({ scenario: 'outflank', lists: { A: listOf('Sorscha'), B: listOf('Haley') } });
    expect(table.refusal('A', 'list:A', 'list1')?.refused).toEqual(['SR15-START-03']);
    const timed = new Table({ scenario: 'outflank', options: { variants: ['death-clock'] } });
    expect(timed.refusal('A', 'judge-clock', 'stop')?.refused).toEqual(['SR15-VAR-TIME-16']);
    expect(timed.refusal('A', 'dice-down')?.refused).toEqual(['SR15-VAR-TIME-10']);
  });
});

test('a clock paused by a player is a warning with the rule, and paused again the game', () => {
  const table = new Table({ scenario: 'outflank', options: { variants: ['death-clock'] } });
  table.listsIn().tell('B', ['roll:1', { A: 6, B: 1 }]);
  table.tell('A', ['order', 'first']).tell('B', ['edge', 'stay']).tell('judge', ['clock-start']);
  for (const phase of ['pre-deployment', 'deployment', 'advance-deployment']) {
    table.tell('A', [`phase:${phase}:A`]).tell('B', [`phase:${phase}:B`]);
  }
  table.tell('A', ['says-paused:B']);
  // Said by the opponent it is nothing yet: whoever did it says so too.
  expect(table.refusal('A', 'paused:B', true)?.code).toBe('not-asked');
  expect(table.refusal('A', 'says-paused:B')?.code).toBe('not-asked');
  table.tell('B', ['paused:B', true]);
  expect(table.guides).toContainEqual(
    expect.objectContaining({ rules: ['SR15-VAR-TIME-16'], of: 'B', text: expect.stringContaining('one warning') }),
  );
  expect(table.progress.over).toBe(false);
  table.tell('A', ['says-paused:B']).tell('B', ['paused:B', false]);
  expect(table.progress.over).toBe(false);
  table
    .tell('A', ['says-paused:B'])
    .tell('B', ['paused:B', true])
    .tell('judge', ['end/left:B', { lost: 0 }]);
  expect(table.lines).toMatchObject({ A: { result: 'win', controlPoints: 3 }, B: { result: 'loss' } });
});
