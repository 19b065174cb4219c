import { describe, expect, test } from 'vitest';
import { mayKnowChoice, mayKnowLength, mayKnowScenario } from './information.ts';

const ANA = { player: 'ana' };

describe('who may know', () => {
  test('the length of a round: the organiser, and everybody after dice down (SR15-TIME-04)', () => {
    expect([mayKnowLength(ANA, {}, false), mayKnowLength('public', {}, false)]).toEqual([false, false]);
    expect([mayKnowLength('organiser', {}, false), mayKnowLength(ANA, {}, true)]).toEqual([true, true]);
    // Nothing is hidden where there is no dice down.
    expect(mayKnowLength('public', { variants: ['death-clock'] }, false)).toBe(true);
  });

  test('a scenario: the organiser, and everybody once its round has begun (SR15-SELECT-04, SR15-VAR-SCEN-01)', () => {
    expect([1, 2, 3].map((round) => mayKnowScenario(ANA, {}, round, 2))).toEqual([true, true, false]);
    expect(mayKnowScenario('organiser', {}, 3, 0)).toBe(true);
    expect(mayKnowScenario('public', { variants: ['scenarios'] }, 3, 0)).toBe(true);
  });

  test('a secret choice: who made it, and everybody once both are made (SR15-START-03, -04, SR15-VAR-LIST-15)', () => {
    const choice = { what: 'list', chooser: 'bo', players: ['ana', 'bo'], locked: ['bo'] } as const;
    expect(mayKnowChoice({ player: 'bo' }, choice)).toBe(true);
    for (const viewer of [ANA, 'public', 'organiser'] as const) {
      expect(mayKnowChoice(viewer, choice)).toBe(false);
      expect(mayKnowChoice(viewer, { ...choice, what: 'swap', locked: ['bo', 'ana'] })).toBe(true);
    }
  });
});
