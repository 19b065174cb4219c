import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../../event/types.ts';
import { lots } from '../../../../tests/core/systems/malifaux/history.ts';
import { bySuit } from '../../malifaux/event/suits.ts';
import { DEPLOYMENTS, STRATEGIES } from '../names.ts';
import { checkScenario, drawScenario, scenarioFields } from './scenario.ts';

const fieldsOf = (options: OptionValues) => scenarioFields(options).map(({ id, count }) => `${id} ${count}`);

test('a card names the Strategy and the Deployment of its suit, and a Joker none', () => {
  const cards = ['7T', '1C', '2R', '2M', 'RJ'] as const;
  const strategies = ['plant-explosives', 'reckoning', 'turf-war', 'corrupted-idols', undefined];
  const deployments = ['flank', 'corner', 'standard', 'wedge', undefined];
  expect(cards.map((card) => bySuit(STRATEGIES, card)?.id)).toEqual(strategies);
  expect(cards.map((card) => bySuit(DEPLOYMENTS, card)?.id)).toEqual(deployments);
});

describe('the parts of a scenario', () => {
  test.each([
    [{}, ['strategy 1', 'deployment 1', 'schemes 5']],
    [{ variants: ['too-many-secrets'] }, ['strategy 1', 'deployment 1', 'schemes 7']],
    [{ mode: 'double-rush' }, ['strategy 2', 'deployment 1']],
    [{ mode: 'henchman-hardcore' }, ['strategy 1', 'deployment 1', 'schemes 2']],
    [{ mode: 'all-out-brawl' }, []],
  ])('in %j are %j', (options, expected) => {
    expect(fieldsOf(options)).toEqual(expected);
  });
});

describe('drawing a scenario', () => {
  test('flips for everything that nobody chose, and shows the cards', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const { scenario, drawn } = drawScenario({}, {}, lots(seed));
      expect(checkScenario({}, scenario)).toBeNull();
      expect(drawn.length).toBeGreaterThanOrEqual(7);
    }
  });

  test('is the same again on the same lots', () => {
    expect(drawScenario({}, {}, lots(3))).toEqual(drawScenario({}, {}, lots(3)));
  });

  test('keeps what was chosen', () => {
    const chosen = { strategy: 'turf-war', deployment: 'wedge' };
    expect(drawScenario({}, chosen, lots()).scenario).toMatchObject(chosen);
  });

  test('takes what the mode fixes and flips nothing', () => {
    expect(drawScenario({ mode: 'double-rush' }, {}, lots())).toMatchObject({
      scenario: { strategy: ['reckoning', 'plant-explosives'], deployment: 'standard' },
      drawn: [],
    });
    expect(drawScenario({ mode: 'henchman-hardcore' }, {}, lots())).toMatchObject({
      scenario: { strategy: 'plant-explosives', deployment: 'wedge', schemes: ['assassinate', 'vendetta'] },
      drawn: [],
      rules: ['GG0-MODE-HH-11'],
    });
    expect(drawScenario({ mode: 'all-out-brawl' }, {}, lots())).toEqual({ scenario: {}, drawn: [], rules: [] });
  });
});

describe('a chosen scenario', () => {
  const five = ['breakthrough', 'outflank', 'assassinate', 'vendetta', 'claim-jump'];

  test('may be any Strategy, any Deployment and a full pool of different Schemes', () => {
    expect(checkScenario({}, { strategy: 'reckoning', deployment: 'flank', schemes: five })).toBeNull();
    expect(checkScenario({}, {})).toBeNull();
  });

  test.each([
    [{ schemes: five.slice(1) }, 'GG0-CORE-08'],
    [{ schemes: [...five.slice(1), 'vendetta'] }, 'GG0-CORE-08'],
    [{ schemes: [...five.slice(1), 'set-up'] }, 'GG0-CORE-08'],
    [{ strategy: 'extraction' }, 'GG0-SETUP-04'],
  ])('is refused: %j', (scenario, rule) => {
    expect(checkScenario({}, scenario)?.refused).toContain(rule);
  });

  test.each([
    ['double-rush', { schemes: five }, 'GG0-MODE-DR-04'],
    ['double-rush', { strategy: 'turf-war' }, 'GG0-MODE-DR-05'],
    ['double-rush', { deployment: 'wedge' }, 'GG0-MODE-DR-03'],
    ['henchman-hardcore', { deployment: 'flank' }, 'GG0-MODE-HH-11'],
    ['all-out-brawl', { strategy: 'reckoning' }, 'GG0-MODE-AOB-09'],
  ])('in %s is refused: %j', (mode, scenario, rule) => {
    expect(checkScenario({ mode }, scenario)?.refused).toContain(rule);
  });
});
