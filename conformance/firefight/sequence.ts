/** Whose turn it is and what comes next: `sequence`. */
import { numberOf, textOf, fieldsOf, rowsOf, textsOf, type Fields } from '../../core/journal/json.ts';
import { actionsOf, allowanceThrough } from '../../core/systems/firefight/rules/actions.ts';
import { READINGS, type FirefightReadings, readReadings } from '../../core/systems/firefight/readings.ts';
import { request } from '../../core/systems/firefight/battle/request.ts';
import { isOnTable } from '../../core/systems/firefight/battle/stage.ts';
import { BattleCell, UnitCell, get, ofUnit } from '../../core/systems/firefight/battle/state.ts';
import {
  type ByArmy,
  MELEE_STEPS,
  type MeleeStep,
  SIDES,
  type ArmySide,
  afterRound,
  nextInTurn,
  nextStrike,
  nextToActivate,
  otherSide,
  roundSteps,
} from '../../core/systems/firefight/rules/rounds.ts';
import { readUnit } from '../../core/systems/firefight/rules/unit.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { refused } from '../given.ts';
import { type Manner, STRICT } from '../match.ts';
import type { Answer, Operation, Operations } from '../operation.ts';
import { isTexts } from '../vector.ts';
import { type Standing, answer, fell, standing } from './battle.ts';

const MANNER: Manner = { ...STRICT, anyOrder: (key, expected) => key === 'may' && isTexts(expected) };

function asked(answer: (given: Fields, readings: FirefightReadings) => Answer): Operation {
  return {
    manner: MANNER,
    answer: (given) => {
      const readings = readReadings(given.options ?? READINGS);
      return isRefusal(readings) ? refused(readings) : answer(given, readings);
    },
  };
}

function sideOf(value: unknown): ArmySide {
  return SIDES.find((side) => side === value) ?? 'A';
}

function bySide(value: unknown): ByArmy<number> {
  const { A, B } = fieldsOf(value);
  return { A: numberOf(A, 0), B: numberOf(B, 0) };
}

const stepOf = (value: unknown) => MELEE_STEPS.find((step) => step === value);

/** Strike after strike, until the rules name none. */
function melee({ strikesBack, counter, gone }: Fields): Answer {
  const ends = [stepOf(fieldsOf(gone).charger), stepOf(fieldsOf(gone).defender)];
  const armed = (step: MeleeStep) => step !== 'counter' || counter === true;
  const steps: MeleeStep[] = [];
  for (;;) {
    const last = steps.at(-1) ?? null;
    const bothStand = !ends.some((end) => end !== undefined && end === last);
    const next = nextStrike(last, { bothStand, strikesBack: strikesBack === true, armed });
    if (next === null) return { steps };
    steps.push(next);
  }
}

/** Sides that take turns, one thing each, as long as they have any. */
function turns(first: ArmySide, counts: ByArmy<number>): ArmySide[] {
  const left = { ...counts };
  const order: ArmySide[] = [];
  const nextAfter = (turn: ArmySide) => nextInTurn(turn, { A: left.A > 0, B: left.B > 0 });
  for (let side = nextAfter(first); side !== null; side = nextAfter(otherSide(side))) {
    order.push(side);
    left[side] -= 1;
  }
  return order;
}

/** Markers belong to nobody: as long as one is left, both have one to place. */
function markers({ first, count }: Fields): Answer {
  const order: ArmySide[] = [];
  for (let left = numberOf(count, 0); left > 0; left -= 1) {
    const last = order.at(-1);
    const next = nextInTurn(last ? otherSide(last) : sideOf(first), { A: true, B: true });
    if (next !== null) order.push(next);
  }
  return { order };
}

/** A round that the engine plays: every unit holds, and some are destroyed by the activation of others. */
function round({ first, units, losses }: Fields, readings: FirefightReadings): Answer {
  const battle = standing(bySide(units), sideOf(first), { readings });
  const order: ArmySide[] = [];
  const finish = { A: 0, B: 0 };
  for (;;) {
    const open = request(battle.def, battle.state);
    if (open.ask !== 'activate' || get(battle.state, BattleCell.round) > 1) break;
    order.push(open.side);
    finish[open.side] = order.length;
    const [active = ''] = open.units;
    // Who had activated already leaves nothing behind that the round's order depends on.
    for (const loss of rowsOf(losses)) {
      if (loss.after === order.length && loss.waiting !== false) {
        fell(battle, waitingUnit(battle, sideOf(loss.side), active));
      }
    }
    answer(battle, { do: 'act', unit: active, action: 'hold', moves: {} });
  }
  return { order, finish, nextFirst: SIDES[get(battle.state, BattleCell.first)] ?? 'A' };
}

function waitingUnit({ def, state }: Standing, side: ArmySide, active: string): string {
  const found = def.units.find(
    (unit) =>
      unit.side === side &&
      unit.id !== active &&
      isOnTable(state, unit) &&
      ofUnit(state, unit.index, UnitCell.activated) === 0,
  );
  if (!found) throw new Error(`side ${side} has no unit that waits`);
  return found.id;
}

function activation({ first, units, done }: Fields): Answer {
  const ids = fieldsOf(units);
  const own: ByArmy<readonly string[]> = { A: textsOf(ids.A), B: textsOf(ids.B) };
  const acts = rowsOf(done);
  const gone = new Set(acts.flatMap(({ unit, destroys }) => [textOf(unit), ...textsOf(destroys)]));
  const waiting = { A: own.A.filter((id) => !gone.has(id)), B: own.B.filter((id) => !gone.has(id)) };
  const last = acts.at(-1);
  const lastSide = last ? (SIDES.find((side) => own[side].includes(textOf(last.unit))) ?? null) : null;
  const next = nextToActivate(lastSide, sideOf(first), { A: waiting.A.length > 0, B: waiting.B.length > 0 });
  return { next, may: next === null ? [] : waiting[next] };
}

function actions({ unit: given, enemy, difficult }: Fields): Answer {
  const unit = readUnit(given);
  if (isRefusal(unit)) return refused(unit);
  const gap = numberOf(enemy, null);
  const found = actionsOf(unit, fieldsOf(given).shaken === true, gap, difficult === true);
  const inches = found.map((action) => [action, allowanceThrough(unit, action, difficult === true)]);
  return { actions: found, inches: Object.fromEntries(inches) as Fields };
}

export const SEQUENCE_OPERATIONS: Operations = {
  'sequence/markers': asked(markers),
  'sequence/deployment': asked(({ first, units, scouts }) => ({
    order: turns(sideOf(first), bySide(units)),
    scouts: turns(sideOf(first), bySide(scouts)),
  })),
  'sequence/ambush': asked(({ round: number, first, waiting }, readings) => {
    const arrives = roundSteps('round-start', numberOf(number, 1), readings).includes('ambush');
    return { order: arrives ? turns(sideOf(first), bySide(waiting)) : [] };
  }),
  'sequence/activation': asked(activation),
  'sequence/round': asked(round),
  'sequence/steps': asked(({ at, round: number }, readings) => ({
    steps: roundSteps(at === 'round-end' ? 'round-end' : 'round-start', numberOf(number, 1), readings),
  })),
  'sequence/melee': asked(melee),
  'sequence/game': asked(({ round: number, units }, readings) => ({
    ...afterRound(numberOf(number, 1), bySide(units), readings),
  })),
  'sequence/actions': asked(actions),
};
