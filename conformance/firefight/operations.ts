/** What is built of Firefight. */
import { numberOf, rowsOf, type Fields } from '../../core/journal/json.ts';
import { askOdds } from '../../core/systems/firefight/ask/odds.ts';
import { EDGES, layoutOf } from '../../core/systems/firefight/rules/deployment.ts';
import { checkForce } from '../../core/systems/firefight/roster/force.ts';
import { importArmyForge } from '../../core/systems/firefight/roster/import/army-forge.ts';
import { readReadings } from '../../core/systems/firefight/readings.ts';
import { type ForceUnit, readUnit } from '../../core/systems/firefight/rules/unit.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { refused } from '../given.ts';
import { type Manner, STRICT, ofChances } from '../match.ts';
import type { Answer, Operation, Operations } from '../operation.ts';
import { isTexts } from '../vector.ts';
import { ACTION_OPERATIONS } from './action.ts';
import { askEffect } from './effect.ts';
import { FIELD_OPERATIONS, OBJECTIVES } from './field.ts';
import { SEQUENCE_OPERATIONS } from './sequence.ts';

/** Lists that may come in any order: what is broken, rules, and ids; sides and steps keep theirs. */
const UNORDERED = ['broken', 'warnings', 'violations', 'rules', 'notSimulated'];
export const FIREFIGHT_MANNER: Manner = {
  ...STRICT,
  anyOrder: (key, expected) => UNORDERED.includes(key) || (['units', 'may'].includes(key) && isTexts(expected)),
};

/** The product's own answer to the question as it stands. */
function asked(ask: (given: Fields) => Answer | Parameters<typeof refused>[0], manner = FIREFIGHT_MANNER): Operation {
  return {
    manner,
    answer: (given) => {
      const answer = ask(given);
      return isRefusal(answer) ? refused(answer) : answer;
    },
  };
}

function force(given: Fields) {
  const readings = readReadings(given.options);
  if (isRefusal(readings)) return readings;
  const units: ForceUnit[] = [];
  for (const row of rowsOf(given.units)) {
    const unit = readUnit(row);
    if (isRefusal(unit)) return unit;
    units.push(unit);
  }
  const points = numberOf(given.points, null);
  return { ...checkForce(units, points, readings) };
}

export const FIREFIGHT_OPERATIONS: Operations = {
  ...ACTION_OPERATIONS,
  ...FIELD_OPERATIONS,
  objectives: OBJECTIVES,
  ...SEQUENCE_OPERATIONS,
  odds: asked(askOdds, ofChances(FIREFIGHT_MANNER)),
  effect: asked(askEffect),
  force: asked(force),
  layout: asked(({ size, winner, edge }) => {
    const [width = 48, height = 48] = Array.isArray(size) ? size : [];
    const picked = EDGES.find((known) => known === edge) ?? 'south';
    const made = layoutOf(Number(width), Number(height), winner === 'B' ? 'B' : 'A', picked);
    return isRefusal(made) ? made : { ...made };
  }),
  import: asked((given) => {
    const army = importArmyForge(given.list);
    return isRefusal(army) ? army : { ...army };
  }),
};
