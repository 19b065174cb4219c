/** Whether a unit may do something as far as its state says: the kinds of `action` that measure nothing. */
import { fieldsOf, numberOf, rowsOf, textOf, textsOf, type Fields } from '../../core/journal/json.ts';
import { jumpKind, memberOf, verdictOf } from './given.ts';
import { type FirefightReadings, readReadings } from '../../core/systems/firefight/readings.ts';
import { check } from '../../core/systems/firefight/battle/check.ts';
import { SIDES, afterRound } from '../../core/systems/firefight/rules/rounds.ts';
import {
  type UnitInPlay,
  type TurnVerdict,
  checkAction,
  checkActivation,
  checkCast,
  checkSetAside,
  shakenAfter,
} from '../../core/systems/firefight/rules/turn.ts';
import { checkJump } from '../../core/systems/firefight/rules/special-moves.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { refused } from '../given.ts';
import { textsInAnyOrder } from '../match.ts';
import type { Operation, Operations } from '../operation.ts';
import { standing } from './battle.ts';

function asked(
  ask: (member: UnitInPlay, action: Fields, given: Fields, readings: FirefightReadings) => TurnVerdict,
): Operation {
  return {
    manner: textsInAnyOrder(),
    answer: (given) => {
      const readings = readReadings(given.options);
      if (isRefusal(readings)) return refused(readings);
      const action = fieldsOf(given.action);
      const member = memberOf(rowsOf(given.units).find(({ id }) => id === action.unit) ?? {});
      return isRefusal(member) ? refused(member) : verdictOf(member, ask(member, action, given, readings));
    },
  };
}

export const ACTION_OPERATIONS: Operations = {
  'action/activate': asked((member, _, { active }) => {
    const broken = checkActivation(member, SIDES.find((side) => side === active) ?? member.side);
    return { broken, change: broken.length === 0 ? { activated: true } : {} };
  }),
  'action/pass': asked((_member, _action, { active }) => {
    const { def, state } = standing({ A: 1, B: 1 }, SIDES.find((side) => side === active) ?? 'A');
    return { broken: check(def, state, { do: 'wait' }).map(({ rule }) => rule), change: {} };
  }),
  'action/hold': asked((member, { moves }) => ({ broken: checkAction(member, 'hold', isMove(moves)), change: {} })),
  'action/idle': asked((member, { moves }) => {
    const broken = checkAction(member, 'idle', isMove(moves));
    const shaken = shakenAfter(member.shaken, 'idle');
    return { broken, change: broken.length === 0 ? { shaken } : {} };
  }),
  'action/set-aside': asked((member, { as, placing }) =>
    checkSetAside(member, as === 'scout' ? 'scout' : 'ambush', placing === true),
  ),
  'action/cast': asked((member, { spell, tried, attacked, blind, target }) =>
    checkCast(member, {
      spell: textOf(fieldsOf(spell).name),
      value: numberOf(fieldsOf(spell).value, 1),
      tried: textsOf(tried),
      attacked: attacked === true,
      sees: !isBlind(blind, target),
    }),
  ),
  'action/jump': asked(({ unit }, action, _, readings) => ({
    broken: checkJump(unit, jumpKind(action.over), numberOf(action.inches, 0), readings),
    change: {},
  })),
  'action/start-round': asked((_member, { round }, _given, readings) => {
    const number = numberOf(round, 1);
    const { nextRound } = afterRound(number - 1, { A: 1, B: 1 }, readings);
    return { broken: number >= 1 && nextRound === number ? [] : ['GFF-MISSION-11'], change: {} };
  }),
};

/** Whether some model has a way to go. */
function isMove(moves: unknown): boolean {
  return Object.values(fieldsOf(moves)).some((path) => Array.isArray(path) && path.length > 0);
}

/** Whether `blind` names the target: as a pair of model and unit. */
function isBlind(blind: unknown, target: unknown): boolean {
  const pairs: readonly unknown[] = Array.isArray(blind) ? blind : [];
  return pairs.some((pair) => textsOf(pair)[1] === target);
}
