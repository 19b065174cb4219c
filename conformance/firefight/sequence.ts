/** Whose turn it is and what comes next: `sequence`. */
import { actionsOf, allowanceThrough } from '../../core/systems/firefight/actions.ts';
import { READINGS, type Readings, readReadings } from '../../core/systems/firefight/readings.ts';
import {
  type BySide,
  type Loss,
  type MeleeStep,
  SIDES,
  type Side,
  afterRound,
  ambushOrder,
  deploymentOrder,
  markerOrder,
  meleeSteps,
  nextToActivate,
  playRound,
  roundSteps,
} from '../../core/systems/firefight/rounds.ts';
import { readUnit } from '../../core/systems/firefight/unit.ts';
import { isRefusal } from '../../core/journal/types.ts';
import { fields, figure, refused, rows, text, texts } from '../given.ts';
import { type Manner, STRICT } from '../match.ts';
import type { Answer, Operation, Operations } from '../operation.ts';
import { type Fields, isTexts } from '../vector.ts';

const MANNER: Manner = { ...STRICT, anyOrder: (key, expected) => key === 'may' && isTexts(expected) };

function asked(answer: (given: Fields, readings: Readings) => Answer): Operation {
  return {
    manner: MANNER,
    answer: (given) => {
      const readings = readReadings(given.options ?? READINGS);
      return isRefusal(readings) ? refused(readings) : answer(given, readings);
    },
  };
}

function sideOf(value: unknown): Side {
  return SIDES.find((side) => side === value) ?? 'A';
}

function bySide(value: unknown): BySide<number> {
  const { A, B } = fields(value);
  return { A: figure(A, 0), B: figure(B, 0) };
}

const STEPS: readonly MeleeStep[] = ['counter', 'charge', 'strikeback'];
const stepOf = (value: unknown) => STEPS.find((step) => step === value);

function melee({ strikesBack, counter, gone }: Fields): Answer {
  const [charger, defender] = [stepOf(fields(gone).charger), stepOf(fields(gone).defender)];
  const ends = { ...(charger ? { charger } : {}), ...(defender ? { defender } : {}) };
  return { steps: meleeSteps({ strikesBack: strikesBack === true, counter: counter === true, gone: ends }) };
}

function activation({ first, units, done }: Fields): Answer {
  const ids = fields(units);
  const own: BySide<readonly string[]> = { A: texts(ids.A), B: texts(ids.B) };
  const acts = rows(done);
  const gone = new Set(acts.flatMap(({ unit, destroys }) => [text(unit), ...texts(destroys)]));
  const waiting = { A: own.A.filter((id) => !gone.has(id)), B: own.B.filter((id) => !gone.has(id)) };
  const last = acts.at(-1);
  const lastSide = last ? (SIDES.find((side) => own[side].includes(text(last.unit))) ?? null) : null;
  const next = nextToActivate(lastSide, sideOf(first), { A: waiting.A.length, B: waiting.B.length });
  return { next, may: next === null ? [] : waiting[next] };
}

function actions({ unit: given, enemy, difficult }: Fields): Answer {
  const unit = readUnit(given);
  if (isRefusal(unit)) return refused(unit);
  const gap = typeof enemy === 'number' ? enemy : null;
  const found = actionsOf(unit, fields(given).shaken === true, gap, difficult === true);
  const inches = found.map((action) => [action, allowanceThrough(unit, action, difficult === true)]);
  return { actions: found, inches: Object.fromEntries(inches) as Fields };
}

function lossOf({ after, side, waiting }: Fields): Loss {
  return { after: figure(after, 0), side: sideOf(side), waiting: waiting !== false };
}

export const SEQUENCE_OPERATIONS: Operations = {
  'sequence/markers': asked(({ first, count }) => ({ order: markerOrder(sideOf(first), figure(count, 0)) })),
  'sequence/deployment': asked(({ first, units, scouts }) => ({
    ...deploymentOrder(sideOf(first), bySide(units), bySide(scouts)),
  })),
  'sequence/ambush': asked(({ round, first, waiting }) => ({
    order: ambushOrder(figure(round, 1), sideOf(first), bySide(waiting)),
  })),
  'sequence/activation': asked(activation),
  'sequence/round': asked(({ first, units, losses }, readings) => ({
    ...playRound(sideOf(first), bySide(units), rows(losses).map(lossOf), readings),
  })),
  'sequence/steps': asked(({ at, round }, readings) => ({
    steps: roundSteps(at === 'round-end' ? 'round-end' : 'round-start', figure(round, 1), readings),
  })),
  'sequence/melee': asked(melee),
  'sequence/game': asked(({ round, units }, readings) => ({
    ...afterRound(figure(round, 1), bySide(units), readings),
  })),
  'sequence/actions': asked(actions),
};
