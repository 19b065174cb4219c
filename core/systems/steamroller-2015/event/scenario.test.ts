import { describe, expect, test } from 'vitest';
import { lots } from '../../../../tests/core/systems/malifaux/history.ts';
import { SCENARIOS } from '../names.ts';
import { type Roll, checkScenario, drawScenario, rollScenario, scenarioAt, secretScenario } from './scenario.ts';

const draw = (options = {}, chosen = {}, before: readonly string[] = [], seed = 1) =>
  drawScenario(
    options,
    chosen,
    lots(seed),
    before.map((scenario) => ({ scenario })),
  );

describe('the table of scenarios', () => {
  test('has a row for the first d3 and a column for the second (SR15-SELECT-01)', () => {
    const rows = [1, 2, 3].map((row) => [1, 2, 3].map((column) => scenarioAt([row, column])));
    expect(rows).toEqual([
      ['destruction', 'two-fronts', 'close-quarters'],
      ['fire-support', 'incoming', 'incursion'],
      ['outflank', 'recon', undefined],
    ]);
  });

  test('is rolled on again for its last place and for what was played (SR15-SELECT-01, -02)', () => {
    const rolls: Roll[] = [
      [3, 3],
      [1, 1],
      [3, 2],
      [2, 2],
    ];
    const rolled = rollScenario(rolls, ['destruction', 'incursion']);
    expect(rolled).toEqual({ scenario: 'recon', rolls: rolls.slice(0, 3) });
    expect(rollScenario(rolls.slice(0, 2), ['destruction'])).toBeNull();
  });
});

describe('the scenario of a round', () => {
  test('is the one chosen', () => {
    expect(draw({}, { scenario: 'recon' })).toMatchObject({ scenario: { scenario: 'recon' }, drawn: [] });
  });

  test('is rolled otherwise, never one that was played (SR15-SELECT-02)', () => {
    const played = SCENARIOS.slice(0, 7).map(({ id }) => id);
    const { scenario, drawn } = draw({}, {}, played);
    expect(scenario).toEqual({ scenario: 'recon' });
    expect(drawn.at(-1)).toBe('3-2');
    const seen = new Set(Array.from({ length: 100 }, (_, seed) => draw({}, {}, [], seed).scenario.scenario));
    expect(seen.size).toBe(8);
  });

  test('may be any once all eight were played', () => {
    const all = SCENARIOS.map(({ id }) => id);
    expect(all).toContain(draw({}, {}, all).scenario.scenario);
  });

  test('is the published one, in the order of the rounds, and rolled when none is left (SR15-VAR-SCEN-01)', () => {
    const options = { variants: ['scenarios'], scenarios: ['recon', 'incursion'] };
    expect(draw(options, {}, ['recon'])).toMatchObject({
      scenario: { scenario: 'incursion' },
      rules: ['SR15-VAR-SCEN-01'],
    });
    expect(draw(options, {}, ['recon', 'incursion']).rules).toContain('SR15-SELECT-01');
    // The organiser played it out of turn.
    expect(draw(options, {}, ['incursion']).scenario.scenario).not.toBe('incursion');
  });

  test('is secret until its round, unless it is published (SR15-SELECT-04)', () => {
    expect(secretScenario({})).toBe(true);
    expect(secretScenario({ variants: ['scenarios'], scenarios: ['recon'] })).toBe(false);
  });
});

describe('a chosen scenario', () => {
  const check = (scenario: string | readonly string[], ...others: string[]) =>
    checkScenario(
      {},
      { scenario },
      others.map((other) => ({ scenario: other })),
    )?.refused ?? [];

  test('is one of the eight, once an event, the same at all tables (SR15-SELECT-01 to -03)', () => {
    expect(check('recon', 'outflank')).toEqual([]);
    expect(check(['recon', 'recon'])).toEqual([]);
    expect(check('king of the hill')).toEqual(['SR15-SELECT-01']);
    expect(check('recon', 'recon')).toEqual(['SR15-SELECT-02']);
    expect(check(['recon', 'outflank'])).toEqual(['SR15-SELECT-03']);
    expect(check(['recon', 'outflank'], 'recon')).toEqual(['SR15-SELECT-02', 'SR15-SELECT-03']);
    expect(checkScenario({}, {}, [{}])?.refused).toEqual(['SR15-SELECT-01']);
  });
});
