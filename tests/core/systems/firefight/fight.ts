/** For tests: one attack on scripted dice that must all be used up, from questions as people write them. */
import { isRefusal } from '../../../../core/rules/refusal.ts';
import { type AskFields, type Combatant, readBatch, readTarget } from '../../../../core/systems/firefight/ask/read.ts';
import { attackOf } from '../../../../core/systems/firefight/rules/attack.ts';
import { type DieKind, scripted } from '../../../../core/systems/firefight/rules/dice.ts';
import { READINGS, type FirefightReadings } from '../../../../core/systems/firefight/readings.ts';
import { type Struck, type UnitState, resolveAttack } from '../../../../core/systems/firefight/rules/resolve.ts';

export type Faces = Partial<Record<DieKind, readonly number[]>>;

/** Resolves the attack on these faces. Throws when a face is missing or left over. */
export function fought(given: AskFields, faces: Faces, readings: FirefightReadings = READINGS): Struck {
  const [struck, batch] = [readTarget(given), readBatch(given)];
  if (isRefusal(struck)) throw new Error(struck.message);
  if (isRefusal(batch)) throw new Error(batch.message);
  const { target, nearby } = struck;
  const attack = attackOf({ ...batch, target: target.profile });
  if (isRefusal(attack)) throw new Error(attack.message);
  const dice = scripted(faces);
  const victims = [
    { profile: target.profile, standing: standingOf(target), near: target.profile.unit.models },
    ...nearby.map(({ combatant, near }) => ({ profile: combatant.profile, standing: standingOf(combatant), near })),
  ];
  const [result] = resolveAttack(attack, victims, dice, readings);
  if (!result || dice.left().length > 0) throw new Error(`dice are left over: ${dice.left().join(', ')}`);
  return result;
}

/** How a unit stands that a question describes. */
export function standingOf({ profile, condition: { markers, shaken } }: Combatant): UnitState {
  return { models: profile.unit.models, markers, shaken };
}

interface Armed {
  /** The weapon's rules, `AP(1)` or `Bane`. */
  readonly weapon?: readonly string[];
  /** The models' rules. */
  readonly model?: readonly string[];
  readonly attacks?: number;
}

/** A Quality 4+ unit with one weapon of 24" (or melee), and one lone Defense 4+ target 10" away (or in contact). */
export function attackBy({ weapon = [], model = [], attacks = 1 }: Armed, more: AskFields = {}): AskFields {
  const melee = more.step !== undefined && more.step !== 'shoot';
  const arm = { name: 'Thing', range: melee ? 0 : 24, attacks, rules: weapon.map(note) };
  return {
    attacker: { quality: 4, rules: model.map(note), weapons: [arm] },
    target: { id: 't', defense: 4 },
    situation: { distance: melee ? 0 : 10 },
    ...more,
  };
}

/** `Tough(3)` as a rule of a list. */
export function note(label: string): AskFields {
  const { name, value } = /^(?<name>[^(]+)(?:\((?<value>\d+)\))?$/.exec(label)?.groups ?? {};
  return value === undefined ? { name } : { name, value: Number(value) };
}
