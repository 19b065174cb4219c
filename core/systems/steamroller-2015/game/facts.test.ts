import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal } from '../../../rules/refusal.ts';
import { base } from '../../../table/shapes.ts';
import type { ModelCondition, ArmyModel } from '../rules/army.ts';
import { type ElementFacts, elementStates } from '../rules/elements.ts';
import { contestedByObjective, groundOf } from '../rules/ground.ts';
import { type MeasuredModel, lookAt } from '../rules/look.ts';
import { scoringOf } from '../rules/scenarios.ts';
import { army, model, unit } from '../../../../tests/core/systems/steamroller-2015/rules/armies.ts';
import {
  type FactsAsked,
  factsOfScores,
  readFacts,
  readKillBox,
  scoreFields,
  scoresHelp,
  scoresOf,
  suggestFacts,
} from './facts.ts';

const UNITS = [unit('au', 4, 5, 4), unit('bu', 4, 5, 4)];
const CONDITIONS: readonly ModelCondition[] = ['fleeing', 'inert', 'wild', 'immobile', 'out-of-formation'];

const thing = fc.record({
  side: fc.constantFrom('A', 'B'),
  kind: fc.constantFrom('caster', 'jack', 'solo', 'trooper'),
  controller: fc.constantFrom('A', 'B'),
  conditions: fc.subarray([...CONDITIONS], { maxLength: 1 }),
  x: fc.integer({ min: 8, max: 40 }),
  y: fc.integer({ min: 12, max: 36 }),
  touching: fc.boolean(),
});
const scenarios = ['destruction', 'two-fronts', 'fire-support', 'incursion', 'outflank', 'recon'];

test('what is measured and what is tapped for it give the same states', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...scenarios),
      fc.array(thing, { maxLength: 12 }),
      fc.constantFrom('A', 'B'),
      (id, things, active) => {
        const scenario = scoringOf(id);
        if (!scenario) throw new Error(id);
        const ground = groundOf(id);
        const [flag = ''] = Object.keys(ground.flags);
        const named = things.map(({ side, kind, controller, conditions }, index): ArmyModel => {
          const of = kind === 'trooper' ? (side === 'A' ? 'au' : 'bu') : null;
          return model(`${side}${index}`, kind, { side, controller, conditions, unit: of });
        });
        const places = new Map(
          things.map(({ x, y, touching }, index): [string, MeasuredModel] => [
            named[index]?.id ?? '',
            { base: base({ x: x * 508, y: y * 508 }, 40), touching: touching ? [flag] : [] },
          ]),
        );
        const seen = lookAt({ options: {}, scenario, ground, places, fallen: ['O1'], active }, army(named, UNITS));
        const tapped = suggestFacts(scenario, seen.facts, seen.inKillBox);
        const told = readFacts(tapped, { scenario, ground, fallen: ['O1'] });
        expect(statesOf(told)).toEqual(statesOf(seen.facts));
        // In rows, a tap each: whoever scores, scores by them too.
        const rows = scoresOf(scenario, seen.facts, { active, inKillBox: seen.inKillBox });
        const inRows = rows && readFacts(factsOfScores(rows), { scenario, ground, fallen: ['O1'] });
        if (inRows) expect(scoringIn(inRows)).toEqual(scoringIn(seen.facts));
        expect(readKillBox(tapped)).toEqual(seen.inKillBox);

        function scoringIn(facts: ElementFacts) {
          const states = scenario && elementStates(scenario, facts, active);
          // Which element a caster dominates of several is asked; a row names one caster.
          return !states || isRefusal(states)
            ? []
            : Object.entries(states).map(([element, { held }]) =>
                (['A', 'B'] as const).map((side) => {
                  const { hold } = held[side];
                  return hold === 'none' ? 0 : scenario.elements[element]?.worth[side][hold];
                }),
              );
        }

        function statesOf(facts: ElementFacts) {
          const states = scenario && elementStates(scenario, facts, active);
          if (!states || isRefusal(states)) return isRefusal(states) ? states.refused : [];
          return Object.values(states).map(({ held, contesting }) => [held.A.hold, held.B.hold, contesting]);
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('a side that the enemy objective contests is offered no tap, and the question says why', () => {
  const scenario = scoringOf('destruction');
  if (!scenario) throw new Error('destruction');
  const ground = groundOf('destruction');
  const asked = (fallen: readonly string[]): FactsAsked => ({
    ...{ scenario, first: 'A', cards: [], active: 'B', scored: true, boxed: false },
    contestedAt: (element) => contestedByObjective(ground, element, fallen),
  });
  const offered = (fallen: readonly string[]) =>
    scoreFields(asked(fallen)).map(({ kind }) => kind.type === 'choice' && kind.choices.map(({ id }) => id));
  expect(offered([])).toEqual([]);
  expect(offered(['O1'])).toEqual([['nobody', 'B', 'contested']]);
  expect(offered(['O1', 'O2'])).toEqual([['nobody', 'A', 'B', 'contested']]);
  expect(scoresHelp(asked([]))).toBe('{A}’s objective and {B}’s objective contest the zone.');
  expect(scoresHelp(asked(['O1', 'O2']))).toBe('');
  expect(scoresHelp({ ...asked([]), scored: false, boxed: true })).toBe(
    'Zones and flags count from the end of {B}’s turn 2 on. Now only the kill box counts.',
  );
});
