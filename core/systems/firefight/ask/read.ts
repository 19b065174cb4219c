/** Reading a question about dice from plain JSON, as files, the command line and other programs write it. */
import { isPlainObject, fieldsOf, rowsOf, textOf, textsOf, numberOf, listOf } from '../../../journal/json.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { OPEN, type AttackSituation, type Use } from '../rules/attack.ts';
import type { Batch, BlastNeighbour } from '../odds/attack.ts';
import type { Subject } from '../odds/unit-outcome.ts';
import { type WeaponProfile, compile, withoutLost } from '../rules/profile.ts';
import { type FirefightReadings, readReadings } from '../readings.ts';
import { withAuras } from '../rules/special/auras.ts';
import type { AttackStep } from '../rules/special/rule.ts';
import { type UnitCondition, readCondition, readUnit } from '../rules/unit.ts';

export type AskFields = Readonly<Record<string, unknown>>;

export function badQuestion(what: string): Refusal {
  return refuse('bad-question', `The question cannot be read: ${what}.`);
}

export type AskAnswer = Readonly<Record<string, unknown>>;

type Asked = (given: AskFields, readings: FirefightReadings) => AskAnswer | Refusal;

/** Answers questions of several kinds: `for` says which; an attack where it does not. `what` they ask, in words. */
export function asker(what: string, known: Readonly<Record<string, Asked>>): (given: AskFields) => AskAnswer | Refusal {
  const kinds = new Map(Object.entries(known));
  return (given) => {
    const readings = readReadings(given.options);
    if (isRefusal(readings)) return readings;
    const { for: about = 'attack' } = given;
    const asked = typeof about === 'string' ? kinds.get(about) : undefined;
    return asked ? asked(given, readings) : badQuestion(`${what} for ${[...kinds.keys()].join(', ')}`);
  };
}

/** A number from 0 up; for counts, tokens, wounds. */
export function countOf(value: unknown, otherwise: number): number {
  return Math.min(MOST, Math.max(0, Math.floor(numberOf(value, otherwise))));
}

const MOST = 1000;

export function numbersOf(value: unknown): readonly number[] {
  const all = Array.isArray(value) ? listOf(value) : [value];
  return all.filter((one): one is number => typeof one === 'number' && Number.isFinite(one));
}

/** A unit in a fight: its compiled profile and what has happened to it. */
export interface Combatant {
  readonly profile: WeaponProfile;
  readonly condition: UnitCondition;
}

export function readCombatant(given: unknown): Combatant | Refusal {
  const unit = readUnit(given ?? {});
  if (isRefusal(unit)) return unit;
  const condition = readCondition(given);
  if (isRefusal(condition)) return condition;
  const lost = isPlainObject(given) ? numbersOf(given.lost) : [];
  return { profile: compile(withAuras(withoutLost(unit, lost))), condition };
}

export function subjectOf({ profile, condition: { markers, shaken } }: Combatant): Subject {
  return { profile, markers, shaken };
}

const STEPS: readonly AttackStep[] = ['shoot', 'counter', 'charge', 'strikeback'];

/** A batch: `attacker`, `step`, `using`, `situation`. */
export function readBatch(given: AskFields): Batch | Refusal {
  const { step: word = 'shoot', using } = given;
  const step = STEPS.find((known) => known === word);
  if (!step) return badQuestion(`a step is one of ${STEPS.join(', ')}`);
  const attacker = readCombatant(given.attacker);
  if (isRefusal(attacker)) return attacker;
  const situation = readSituation(fieldsOf(given.situation));
  if (isRefusal(situation)) return situation;
  const uses = Array.isArray(using) ? { using: rowsOf(using).map((use) => useOf(use, situation)) } : {};
  return { step, attacker: attacker.profile, condition: attacker.condition, situation, ...uses };
}

const COVERS = ['none', 'terrain', 'sight', 'both'];

function readSituation(given: AskFields): AttackSituation | Refusal {
  const { cover = 'none', distance = 0, striking } = given;
  if (typeof cover !== 'string' || !COVERS.includes(cover)) return badQuestion(`cover is one of ${COVERS.join(', ')}`);
  if (typeof distance !== 'number' || !(distance >= 0))
    return badQuestion('a distance is a number of inches from 0 up');
  return {
    ...OPEN,
    distance,
    sight: given.sight !== false,
    moved: given.moved === true,
    cover: { terrain: cover === 'terrain' || cover === 'both', sight: cover === 'sight' || cover === 'both' },
    striking: typeof striking === 'number' ? countOf(striking, 0) : null,
    hitModifiers: numbersOf(given.hitModifiers),
  };
}

function useOf({ weapon, count, distance, sight }: AskFields, situation: AttackSituation): Use {
  return {
    weapon: textOf(weapon),
    count: typeof count === 'number' ? countOf(count, 0) : null,
    distance: numberOf(distance, situation.distance),
    sight: typeof sight === 'boolean' ? sight : situation.sight,
  };
}

/** An attack's target with those near it, and the order in which the defender hands out odd hits. */
export interface Struckable {
  readonly target: Combatant;
  readonly nearby: readonly (BlastNeighbour & { readonly combatant: Combatant })[];
  readonly allot: readonly string[];
}

export function readTarget(given: AskFields): Struckable | Refusal {
  const target = readCombatant(given.target);
  if (isRefusal(target)) return target;
  const nearby: (BlastNeighbour & { readonly combatant: Combatant })[] = [];
  for (const row of rowsOf(given.nearby)) {
    const combatant = readCombatant(row);
    if (isRefusal(combatant)) return combatant;
    const { id, models } = combatant.profile.unit;
    const near = Math.min(models, countOf(row.near, models));
    nearby.push({ id, subject: subjectOf(combatant), near, combatant });
  }
  return { target, nearby, allot: textsOf(given.allot) };
}
