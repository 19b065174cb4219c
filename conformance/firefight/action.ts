/** Whether a unit may do something as far as its state says: the kinds of `action` that measure nothing. */
import { jumpKind, memberOf, verdictOf } from './given.ts';
import { type Readings, readReadings } from '../../core/systems/firefight/readings.ts';
import { SIDES } from '../../core/systems/firefight/rounds.ts';
import {
  type Member,
  type Verdict,
  checkAction,
  checkActivation,
  checkCast,
  checkIdle,
  checkJump,
  checkPass,
  checkRoundStart,
  checkSetAside,
} from '../../core/systems/firefight/turn.ts';
import { isRefusal } from '../../core/journal/types.ts';
import { fields, figure, refused, rows, text, texts } from '../given.ts';
import { textsInAnyOrder } from '../match.ts';
import type { Operation, Operations } from '../operation.ts';
import type { Fields } from '../vector.ts';

function asked(check: (member: Member, action: Fields, given: Fields, readings: Readings) => Verdict): Operation {
  return {
    manner: textsInAnyOrder(),
    answer: (given) => {
      const readings = readReadings(given.options);
      if (isRefusal(readings)) return refused(readings);
      const action = fields(given.action);
      const member = memberOf(rows(given.units).find(({ id }) => id === action.unit) ?? {});
      return isRefusal(member) ? refused(member) : verdictOf(check(member, action, given, readings));
    },
  };
}

export const ACTION_OPERATIONS: Operations = {
  'action/activate': asked((member, _, { active }) =>
    checkActivation(member, SIDES.find((side) => side === active) ?? member.side),
  ),
  'action/pass': asked(() => checkPass()),
  'action/hold': asked((member, { moves }) => ({
    broken: checkAction(member, 'hold', Object.keys(fields(moves)).length > 0),
    changes: {},
  })),
  'action/idle': asked((member) => checkIdle(member)),
  'action/set-aside': asked((member, { as, placing }) =>
    checkSetAside(member, as === 'scout' ? 'scout' : 'ambush', placing === true),
  ),
  'action/cast': asked((member, { spell, tried, attacked, blind, target }) =>
    checkCast(member, {
      spell: text(fields(spell).name),
      value: figure(fields(spell).value, 1),
      tried: texts(tried),
      attacked: attacked === true,
      sees: !isBlind(blind, target),
    }),
  ),
  'action/jump': asked((member, action, _, readings) =>
    checkJump(member, jumpKind(action.over), figure(action.inches, 0), readings),
  ),
  'action/start-round': asked((_, { round }) => checkRoundStart(figure(round, 1))),
};

/** Whether `blind` names the target: as a pair of model and unit. */
function isBlind(blind: unknown, target: unknown): boolean {
  const pairs: readonly unknown[] = Array.isArray(blind) ? blind : [];
  return pairs.some((pair) => texts(pair)[1] === target);
}
