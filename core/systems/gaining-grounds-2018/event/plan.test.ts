import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../../event/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { configure, mayStart } from './configure.ts';
import { plannedScenario } from './scenario.ts';
import { planProblems, planWarnings, plannedFor, quarterIn } from './plan.ts';
import { QUARTERS, rotation } from './rotation.ts';
import { flipStrategy, pairedScheme, strategyOf } from './strategy-flip.ts';

describe('the rotation', () => {
  test.each([
    ['2018-03-31', 5, 'supply-wagons', 'flank', 'guarded-treasure'],
    ['2018-04-01', 5, 'guard-the-stash', 'corner', 'guarded-treasure'],
    ['2018-05-14', 3, 'headhunter', 'close', 'eliminate-the-leadership'],
    ['2018-09-30', 5, 'interference', 'close', 'punish-the-weak'],
    ['2018-10-01', 5, 'extraction', 'close', 'surround-them'],
  ])('of %s, Round %i (W-09)', (date, round, strategy, deployment, paired) => {
    expect(plannedFor({}, round, quarterIn({}, date))).toEqual({ strategy, deployment });
    expect(pairedScheme(strategy)).toBe(paired);
  });

  test('plans no sixth Round, and nothing without a day', () => {
    expect(plannedFor({}, 6, 'jan-mar')).toEqual({ strategy: null, deployment: null });
    expect(quarterIn({}, null)).toBeNull();
    expect(quarterIn({ rotation: 'jul-sep' }, null)).toBe('jul-sep');
  });

  test('follows its own rules in every quarter', () => {
    for (const quarter of QUARTERS) {
      const rounds = [1, 2, 3, 4, 5].map((round) => rotation(quarter, round));
      expect([planProblems(rounds), planWarnings(rounds.slice(0, 3))]).toEqual([[], []]);
    }
  });
});

describe('a card for the Strategy (W-11)', () => {
  test.each([
    ['7T', 'wide', 'public-executions'],
    ['10T', 'wide', 'headhunter'],
    ['10T', 'plain', 'public-executions'],
    ['12R', 'wide', 'extraction'],
    ['BJ', 'wide', 'supply-wagons'],
    ['RJ', 'plain', 'supply-wagons'],
  ] as const)('%s on the %s table', (card, table, strategy) => {
    expect(strategyOf(card, table).id).toBe(strategy);
  });

  test('is flipped again for what was played, and nothing is left after nine', () => {
    expect(flipStrategy(['1R', '3R', '2C'], 'plain', ['ply-for-information'])).toMatchObject({
      strategy: 'ours',
      cards: ['1R', '3R', '2C'],
    });
    expect(flipStrategy(['1R', '2R'], 'plain', ['ply-for-information'])).toMatchObject({ strategy: 'extraction' });
    expect(flipStrategy(['1R'], 'wide', ['ply-for-information'])).toBeNull();
  });
});

describe('the plan of an event', () => {
  const configured = (options: Parameters<typeof configure>[0]) => {
    const found = configure(options);
    if (isRefusal(found)) throw new Error(found.message);
    return found;
  };

  test.each([
    [['ours', 'headhunter', 'ours'], ['standard', 'corner', 'close'], ['GG18-SCEN-02']],
    [['ours', 'turf-war'], [], ['GG18-SCEN-03']],
    [['ours'], ['wedge'], ['GG18-SCEN-04']],
  ])('of %j on %j is refused', (strategies, deployments, rules) => {
    expect(configure({ rotation: 'own', strategies, deployments })).toMatchObject({ refused: rules });
  });

  test('may not repeat a Strategy of the chosen rotation', () => {
    expect(configure({ rotation: 'apr-jun', strategies: ['headhunter'] })).toMatchObject({ refused: ['GG18-SCEN-02'] });
    expect(isRefusal(configure({ rotation: 'apr-jun', strategies: ['-', 'ours'] }))).toBe(false);
  });

  test('is published, with a word of warning about too few Deployments', () => {
    const own = configured({
      rotation: 'own',
      strategies: ['ours', 'headhunter'],
      deployments: ['close', 'close'],
    });
    expect(own.inForce.map(({ text }) => text)).toContain('Round 1: Ours, Close.');
    expect(own.warnings.flatMap(({ rules }) => rules)).toEqual(['GG18-SCEN-05']);
    expect(configured({}).inForce.some(({ text }) => text.includes('July to September: Ours, Standard;'))).toBe(true);
  });

  test('names every change of the pack', () => {
    const { inForce } = configured({ organiserPlays: true, rotation: 'flip' });
    const changed = inForce.filter(({ rules }) => rules.includes('GG18-TO-04')).map(({ text }) => text);
    expect(changed).toEqual([
      'Changed: Strategies and Deployments: Flipped each Round.',
      'Changed: The organiser plays: true.',
    ]);
  });

  test('covers every Round before the first, unless it is announced that they are flipped', () => {
    const start = (rounds: number, options: OptionValues, date: string | null = '2018-02-03') => {
      const numbers = Array.from({ length: rounds }, (_, index) => index + 1);
      const scenarios = Object.fromEntries(numbers.map((round) => [round, plannedScenario(options, round, date)]));
      return mayStart({ rounds, date, scenarios }, options)?.refused ?? [];
    };
    expect(start(5, {})).toEqual([]);
    expect(start(6, {})).toEqual(['GG18-SCEN-02', 'GG18-SCEN-04']);
    expect(start(3, {}, null)).toEqual(['GG18-SCEN-02', 'GG18-SCEN-04']);
    expect(start(9, { rotation: 'flip' })).toEqual([]);
    const own = { rotation: 'own', strategies: ['ours', 'headhunter'], deployments: ['close'] };
    expect(start(1, own)).toEqual([]);
    expect(start(2, own)).toEqual(['GG18-SCEN-04']);
    const preset = { 1: { strategy: 'ours', deployment: 'close' }, 2: { strategy: 'ours', deployment: 'flank' } };
    expect(mayStart({ rounds: 1, date: null, scenarios: preset }, { rotation: 'own' })).toBeNull();
    expect(mayStart({ rounds: 2, date: null, scenarios: preset }, { rotation: 'own' })?.refused).toEqual([
      'GG18-SCEN-02',
    ]);
  });
});
