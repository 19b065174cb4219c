import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../../event/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { configure, mayStart } from './configure.ts';
import { fieldsFor } from './fields.ts';
import { problems } from './problems.ts';
import { VARIANTS } from './variants.ts';

const broken = (variants: string[], given: OptionValues = {}): readonly string[] => {
  const answer = configure({ variants, ...given });
  return isRefusal(answer) ? answer.refused : [];
};
const said = (options: OptionValues): string => {
  const answer = configure(options);
  if (isRefusal(answer)) throw new Error(answer.message);
  return answer.inForce.map(({ text }) => text).join('\n');
};

describe('options', () => {
  test('are those of the baseline when nobody chooses', () => {
    const answer = configure({});
    expect(answer).toMatchObject({ options: { pointSize: '50', variants: [], listsRequired: 0 }, warnings: [] });
    expect(said({})).toContain(
      'A round is 85, 90, 95, 105, 110 or 115 minutes, each with a chance of 1/6, and which is hidden; a turn is 10.',
    );
  });

  test('name every variant in force with its X (SR15-GEN-02)', () => {
    const text = said({
      variants: ['lists-required', 'scenarios', 'round-event', 'hardcore'],
      listsRequired: 2,
      scenarios: ['recon', 'two-fronts'],
      roundEvent: 4,
    });
    expect(text).toContain('[X] Lists Required (2)');
    expect(text).toContain('Scenario(s) [X] (Recon, Two Fronts)');
    expect(text).toContain('exactly 2 lists');
    expect(text).toContain('A round is 55, 60, 65, 75, 80 or 85 minutes');
    expect(said({ variants: ['death-clock'] })).toContain('60 minutes on each player’s clock');
    expect(said({ variants: ['no-time-limits'] })).toContain('untimed');
  });

  test('are refused with a keyword that is none, or that lacks its X or list (SR15-GEN-02)', () => {
    expect(broken(['blindfold'])).toEqual(['SR15-GEN-02']);
    for (const { id, needs } of VARIANTS) {
      expect([id, broken([id])]).toEqual([id, needs ? ['SR15-GEN-02'] : []]);
    }
    expect(broken(['theme-forces-required'], { themeTier: 5 })).toEqual(['SR15-GEN-02']);
    expect(broken(['scenarios'], { scenarios: ['recon', 'recon'] })).toEqual(['SR15-GEN-02']);
    expect(broken(['scenarios'], { scenarios: ['chess'] })).toEqual(['SR15-GEN-02']);
    expect(isRefusal(configure({ pointSize: '60' }))).toBe(true);
  });

  test.each([
    ['casual', 'hardcore'],
    ['relaxed', 'death-clock'],
    ['frenzy', 'no-time-limits'],
    ['death-clock', 'no-time-limits'],
    ['basic-painting', 'hardcore-painting'],
    ['assassin-scoring', 'destruction-scoring'],
    ['control-point-scoring', 'destruction-scoring'],
    ['large-event-scoring', 'assassin-scoring'],
  ])('are refused with %s and %s together (SR15-VAR-GEN-02)', (...variants) => {
    expect(broken(variants)).toEqual(['SR15-VAR-GEN-02']);
  });

  test('take Large Event Scoring beside what uses strength of schedule (SR15-VAR-GEN-02)', () => {
    expect(broken(['large-event-scoring', 'control-point-scoring'])).toEqual([]);
    expect(broken(['large-event-scoring', 'destruction-scoring', 'specialists', 'mangled-metal', 'casual'])).toEqual(
      [],
    );
  });

  test('take Finals Tables alone (SR15-VAR-FINAL-06)', () => {
    for (const other of ['assassin-scoring', 'large-event-scoring']) {
      expect(new Set(broken(['finals-tables', other]))).toEqual(new Set(['SR15-VAR-GEN-02', 'SR15-VAR-FINAL-06']));
    }
  });

  test('name all that is wrong at once', () => {
    const all = broken(['lists-required', 'casual', 'hardcore', 'chess'], { pointSize: '15' });
    expect(new Set(all)).toEqual(new Set(['SR15-GEN-02', 'SR15-VAR-GEN-02', 'SR15-AMB-26']));
  });

  test('warn of combinations that are probably not meant (SR15-AMB-36)', () => {
    const warned = (...variants: string[]) => {
      const answer = configure({ variants });
      return isRefusal(answer) ? [] : answer.warnings.flatMap(({ rules }) => rules);
    };
    expect(warned('no-assassination', 'assassin-scoring')).toEqual(['SR15-AMB-36']);
    expect(warned('death-clock', 'no-extensions')).toEqual(['SR15-AMB-36']);
    expect(warned('relaxed', 'no-extensions')).toEqual([]);
  });

  test('are refused where the hidden length could end a round before it starts (SR15-AMB-26)', () => {
    expect(broken([], { customRound: 15 })).toEqual(['SR15-AMB-26', 'SR15-TIME-02']);
    expect(broken([], { customRound: 16 })).toEqual([]);
  });
});

describe('the start', () => {
  const finals = { variants: ['finals-tables'] };
  const broken8 = (options: OptionValues, rounds: number) =>
    mayStart({ attendance: 8, rounds }, options)?.refused ?? [];

  test('of an event with Finals Tables needs the recommended rounds (SR15-VAR-FINAL-06)', () => {
    expect(broken8(finals, 3)).toEqual([]);
    expect(broken8(finals, 4)).toEqual(['SR15-VAR-FINAL-06']);
    const fixed = { variants: ['finals-tables', 'round-event'], roundEvent: 4 };
    expect(broken8(fixed, 4)).toEqual(['SR15-VAR-FINAL-06']);
    expect(problems(fixed, 16)).toEqual([]);
    expect(broken8({}, 5)).toEqual([]);
  });
});

describe('reported figures', () => {
  const ways = (...variants: string[]) =>
    fieldsFor({ variants })
      .find(({ id }) => id === 'by')
      ?.choices?.map(({ id }) => id) ?? [];

  test('know the lists and the ways to win that there are', () => {
    const lists = fieldsFor({ variants: ['lists-required'], listsRequired: 3 }).find(({ id }) => id === 'list');
    expect(lists?.choices?.map(({ label }) => label)).toEqual(['List 1', 'List 2', 'List 3']);
    expect(ways()).toEqual(['assassination', 'scenario', 'tiebreak-1', 'tiebreak-2', 'tiebreak-3', 'tiebreak-4']);
    expect(ways('death-clock')).toContain('clock');
    expect(ways('no-tiebreakers', 'no-assassination')).toEqual(['scenario', 'no-models']);
    expect(ways('mangled-metal')).toContain('mangled-metal');
  });
});
