import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../rules/refusal.ts';
import { rect } from '../../../table/shapes.ts';
import { INCH } from '../../../table/units.ts';
import { brokenRules, brokenRefusal } from '../../../rules/broken.ts';
import { READINGS, readReadings } from '../readings.ts';
import { ROW_DEPTH, groundFor, rolledBattlefield, zoneAt } from './battlefield.ts';
import { checkBringOn, checkCrew, underdogOf } from './crew.ts';
import { checkScatter, scatterPieces } from './scatter.ts';
import { checkAdjustment, checkFurnished, checkSection } from './sections.ts';
import { STEPS, checkStep, minutesFor, nextStep } from './steps.ts';

describe('the order of steps', () => {
  test('none is skipped or swapped', () => {
    for (const [index, step] of STEPS.entries()) expect(nextStep(STEPS.slice(0, index))).toBe(step);
    expect(nextStep(STEPS)).toBeNull();
    expect(brokenRules(checkStep('tactics', ['type', 'priority-a']))).toEqual(['HIT-SETUP-05']);
    const early = brokenRefusal('against-the-rules', checkStep('deploy', STEPS.slice(0, STEPS.indexOf('edges'))));
    expect(early?.message).toContain('“Deployment edges” comes before that');
    expect(brokenRefusal('against-the-rules', checkStep('type', STEPS))).toMatchObject({ refused: ['HIT-SETUP-05'] });
  });

  test('two of them have a limit', () => {
    expect(STEPS.filter((step) => minutesFor(step) !== null)).toEqual(['observation', 'targets']);
    expect(minutesFor('targets')).toBe(5);
  });
});

describe('the battlefield', () => {
  test('is n × n for two to four gangs, each its own', () => {
    expect(groundFor(['A', 'B', 'C', 'D'])).toMatchObject({
      squares: 16,
      each: 4,
      table: { width: 48 * INCH, depth: 48 * INCH },
    });
    for (const gangs of [['A'], ['A', 'A'], ['A', 'B', 'C', 'D', 'E']]) {
      expect(groundFor(gangs)).toMatchObject({ refused: ['HIT-SETUP-01'] });
    }
  });

  test('is rolled for where there is no agreement', () => {
    expect([1, 2, 3, 4, 5, 6].filter((die) => rolledBattlefield(die) === 'zone-mortalis')).toEqual([2, 4, 6]);
  });

  test('has zones of 2", or of the first row of tiles', () => {
    expect(zoneAt({ width: 36 * INCH, depth: 24 * INCH }, 'north')).toEqual(rect(0, 22 * INCH, 36 * INCH, 24 * INCH));
    expect(zoneAt({ width: 24 * INCH, depth: 24 * INCH }, 'east', ROW_DEPTH)).toEqual(
      rect(12 * INCH, 0, 24 * INCH, 24 * INCH),
    );
  });
});

describe('scatter', () => {
  test('one thing a pass; only in the second is one taken away instead', () => {
    expect(checkScatter(1, [], [])).toEqual([]);
    expect(checkScatter(1, ['scatter'], [])).toEqual([]);
    expect(brokenRules(checkScatter(1, [], ['pipes']))).toEqual(['HIT-TILES-09']);
    expect(checkScatter(2, [], ['pipes'])).toEqual([]);
    expect(brokenRules(checkScatter(2, ['ductway'], ['pipes']))).toEqual(['HIT-TILES-10']);
    expect(brokenRules(checkScatter(2, ['statue'], []))).toEqual(['HIT-TILES-10']);
    expect([1, 2, 3, 4, 5, 6].map(scatterPieces)).toEqual([1, 1, 2, 2, 3, 3]);
  });
});

describe('sections', () => {
  const broken = (by: string, at: readonly [number, number]) =>
    brokenRules(checkSection([{ by: 'B', at: [0, 0] }], { by, at }, ['B', 'A'], READINGS));

  test('are taken in turn, once, on the battlefield', () => {
    expect(broken('A', [1, 1])).toEqual([]);
    for (const [by, at] of [
      ['B', [1, 1]],
      ['A', [0, 0]],
      ['A', [2, 0]],
      ['A', [0, -1]],
    ] as const) {
      expect(broken(by, at)).toEqual(['HIT-SECTOR-03']);
    }
  });

  test('need one large piece or three medium ones, and are changed once a player', () => {
    expect(checkFurnished({ large: 1, medium: 0 })).toEqual([]);
    expect(brokenRules(checkFurnished({ large: 0, medium: 2 }))).toEqual(['HIT-SECTOR-06']);
    expect(checkAdjustment(0, 1)).toEqual([]);
    expect(brokenRules(checkAdjustment(1, 1))).toEqual(['HIT-SECTOR-08']);
  });
});

describe('crews', () => {
  test('are all eligible fighters, before the battle', () => {
    expect(checkCrew(['a', 'b'], ['b', 'a'])).toEqual([]);
    for (const crew of [['a'], ['a', 'b', 'c'], ['a', 'a'], ['a', 'c']]) {
      expect(brokenRules(checkCrew(['a', 'b'], crew))).toEqual(['HIT-CREW-01']);
    }
    expect(brokenRules(checkBringOn(true))).toEqual(['HIT-CREW-02']);
  });

  test('the Underdog is the one that is worth least, or nobody', () => {
    expect(underdogOf({ A: 900, B: 850, C: 1000 })).toBe('B');
    expect(underdogOf({ A: 900, B: 900, C: 1000 })).toBeNull();
  });
});

test('readings are those that we know', () => {
  expect(readReadings({ edition: 2018 })).toMatchObject({ edition: 2018, tileTurns: 'rotate' });
  expect(isRefusal(readReadings({ edition: 1995 }))).toBe(true);
  expect(isRefusal(readReadings({ weather: 'rain' }))).toBe(true);
});
