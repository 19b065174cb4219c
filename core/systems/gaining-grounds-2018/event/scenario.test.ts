import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../event/types.ts';
import { lots } from '../../../../tests/core/systems/malifaux/history.ts';
import { STRATEGIES } from '../names.ts';
import { checkScenario, checkTables, drawScenario, scenarioFields } from './scenario.ts';

const MAY = { drawn: [], date: '2018-05-14' };

describe('the scenario of a Round', () => {
  test('is that of the rotation, with the paired Scheme in its pool', () => {
    const { scenario, rules } = drawScenario({}, {}, lots(), [{ strategy: 'extraction' }, {}], MAY);
    expect(scenario).toMatchObject({ strategy: 'headhunter', deployment: 'close' });
    expect(scenario.schemes).toHaveLength(5);
    expect(scenario.schemes?.[0]).toBe('eliminate-the-leadership');
    expect(rules).toEqual(expect.arrayContaining(['GG18-SCEN-01', 'GG18-ROT-02', 'GG18-POOL-06', 'GG18-POOL-09']));
  });

  test('is what the organiser set, and the rest as planned', () => {
    const schemes = ['surround-them', 'set-up', 'vendetta', 'show-of-force', 'take-prisoner'];
    const chosen: Scenario = { strategy: 'ply-for-information', deployment: 'flank', schemes };
    expect(drawScenario({}, chosen, lots(), [], MAY)).toMatchObject({ scenario: chosen, drawn: [] });
    expect(drawScenario({}, { deployment: 'flank' }, lots(), [], MAY).scenario).toMatchObject({
      strategy: 'extraction',
      deployment: 'flank',
    });
  });

  test('is flipped where nothing is planned, and never repeats a Strategy', () => {
    for (const strategyTable of ['plain', 'wide']) {
      const options = { rotation: 'flip', strategyTable };
      const before: Scenario[] = [];
      const drawn: (readonly string[])[] = [];
      for (let round = 0; round < 9; round += 1) {
        const found = drawScenario(options, {}, lots(round), before, { drawn, date: null });
        before.push(found.scenario);
        drawn.push(found.drawn);
      }
      expect(new Set(before.map(({ strategy }) => strategy)).size).toBe(STRATEGIES.length);
      const tenth = drawScenario(options, {}, lots(10), before, { drawn, date: null });
      expect(STRATEGIES.map(({ id }) => id)).toContain(tenth.scenario.strategy);
    }
  });

  test('gives way where an earlier Round took its Strategy', () => {
    const { scenario } = drawScenario({}, {}, lots(), [{ strategy: 'ply-for-information' }], MAY);
    expect(scenario.strategy).not.toBe('ply-for-information');
  });

  test('has its pool from a fresh deck every Round, if announced', () => {
    const drawn = [Array.from({ length: 13 }, (_, index) => `${index + 1}R`)];
    const fresh = drawScenario({ schemeDeck: 'round' }, {}, lots(), [{}], { ...MAY, drawn });
    expect(fresh.rules).toContain('GG18-POOL-07');
    const one = drawScenario({}, {}, lots(), [{}], { ...MAY, drawn });
    expect(one.drawn.filter((card) => card.endsWith('R'))).toEqual([]);
  });

  test('is drawn the same from the same lots', () => {
    expect(drawScenario({}, {}, lots(4), [], MAY)).toEqual(drawScenario({}, {}, lots(4), [], MAY));
    expect(drawScenario({ rotation: 'flip' }, {}, lots(4)).scenario).toHaveProperty('strategy');
  });
});

describe('a scenario may be set', () => {
  test.each<readonly [Scenario, readonly Scenario[], readonly string[]]>([
    [{ strategy: 'ours' }, [], []],
    [{ deployment: 'close' }, [{ deployment: 'close' }], []],
    [{ strategy: 'ours' }, [{ strategy: 'ours' }], ['GG18-SCEN-02']],
    [{ strategy: 'reckoning' }, [], ['GG18-SCEN-03']],
    [{ deployment: 'wedge' }, [], ['GG18-SCEN-04']],
    [{ strategy: 'ours', schemes: ['set-up'] }, [], ['GG18-POOL-01', 'GG18-POOL-02']],
  ])('%j beside %j', (scenario, others, broken) => {
    expect(checkScenario({}, scenario, others)?.refused ?? []).toEqual(broken);
  });

  test('of known parts, each of its own kind', () => {
    expect(checkScenario({}, { weather: 'rain' }, [])).not.toBeNull();
    expect(checkScenario({}, { strategy: ['ours', 'headhunter'] }, [])).not.toBeNull();
    expect(scenarioFields().map(({ id }) => id)).toEqual(['strategy', 'deployment', 'schemes']);
  });
});

test('all tables play the same', () => {
  const table = { strategy: 'ours', schemes: ['guarded-treasure', 'set-up'] };
  expect(checkTables([table, { ...table, schemes: ['set-up', 'guarded-treasure'] }])).toBeNull();
  expect(checkTables([table, { ...table, strategy: 'extraction' }])?.refused).toEqual(['GG18-SCEN-01']);
  expect(checkTables([table, { ...table, schemes: ['set-up'] }])?.refused).toEqual(['GG18-SCEN-01']);
});
