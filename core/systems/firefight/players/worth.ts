/** What attacks are worth, in points of the enemy's army, from exact odds. Each is worked out once a battle. */
import { isRefusal } from '../../../journal/types.ts';
import { type AttackPlan, OPEN, attackOf } from '../attack.ts';
import type { BattleDef, BattleUnit } from '../battle/def.ts';
import { type BattleState, U, ofUnit } from '../battle/state.ts';
import { type Outlook, outlook } from '../odds/fate.ts';
import type { Profile } from '../profile.ts';
import type { Readings } from '../readings.ts';
import type { Step } from '../special/rule.ts';
import { FRESH } from '../unit.ts';

/** How a unit stands, as far as attacks by and on it go. */
export interface Stance {
  readonly unit: BattleUnit;
  readonly models: number;
  readonly markers: number;
  readonly shaken: boolean;
  readonly fatigued: boolean;
}

export function stanceOf(state: BattleState, unit: BattleUnit): Stance {
  return {
    unit,
    models: ofUnit(state, unit.index, U.models),
    markers: ofUnit(state, unit.index, U.wounds),
    shaken: ofUnit(state, unit.index, U.shaken) === 1,
    fatigued: ofUnit(state, unit.index, U.fatigued) === 1,
  };
}

/** Where an attack comes from: whole inches, a part of one counted as one. */
export interface Meeting {
  readonly step: Step;
  readonly inches: number;
  readonly moved: boolean;
}

/** What a result is worth, as parts of what the unit costs. */
const PARTS = { shaken: 0.4, marked: 0.12, lost: 0.75 } as const;

export interface Blow {
  /** Points that it is worth. */
  readonly worth: number;
  /** The chance that the target is gone. */
  readonly out: number;
}

const NOTHING: Blow = { worth: 0, out: 0 };

export type Reckon = (attacker: Stance, target: Stance, meeting: Meeting) => Blow;

/** Reckons blows for one battle, and remembers them. */
export function reckoner({ units, readings }: BattleDef): Reckon {
  // By attacker and target, then by how both stand and meet.
  const known = units.map(() => units.map(() => new Map<number, Blow>()));
  const profiles = units.map(() => new Map<number, Profile>());
  const withModels = ({ index, profile }: BattleUnit, models: number): Profile => {
    const struck = profiles[index]?.get(models) ?? { ...profile, unit: { ...profile.unit, models } };
    profiles[index]?.set(models, struck);
    return struck;
  };
  return (attacker, target, meeting) => {
    const blows = known[attacker.unit.index]?.[target.unit.index];
    const key = keyOf(attacker, target, meeting);
    const found = blows?.get(key);
    if (found) return found;
    const blow = blowOf(attacker, target, meeting, { struck: withModels(target.unit, target.models), readings });
    blows?.set(key, blow);
    return blow;
  };
}

const STEPS: readonly Step[] = ['shoot', 'charge', 'strikeback', 'counter'];

/** Small enough to be a quick key: more models, markers or inches than these make no difference here. */
function keyOf(attacker: Stance, target: Stance, { step, inches, moved }: Meeting): number {
  let key = Math.min(31, attacker.models) * 32 + Math.min(31, target.models);
  key = (key * 32 + Math.min(31, target.markers)) * 64 + Math.min(63, inches);
  key = key * 8 + (attacker.shaken || attacker.fatigued ? 4 : 0) + (target.shaken ? 2 : 0) + (moved ? 1 : 0);
  return key * STEPS.length + STEPS.indexOf(step);
}

function blowOf(
  attacker: Stance,
  target: Stance,
  meeting: Meeting,
  { struck, readings }: { readonly struck: Profile; readonly readings: Readings },
): Blow {
  if (meeting.step === 'shoot' && attacker.shaken) return NOTHING;
  const plan: AttackPlan = {
    step: meeting.step,
    attacker: attacker.unit.profile,
    attackers: attacker.models,
    condition: { ...FRESH, shaken: attacker.shaken, fatigued: attacker.fatigued },
    target: struck,
    targets: target.models,
    situation: { ...OPEN, distance: meeting.inches, moved: meeting.moved },
  };
  const attack = attackOf(plan);
  if (isRefusal(attack) || attack.volleys.length === 0) return NOTHING;
  const subject = { profile: struck, markers: target.markers, shaken: target.shaken };
  return worthOf(outlook(subject, attack, readings), target);
}

function worthOf({ knockedOut, shaken, noRoll, killed }: Outlook, { unit, models, shaken: already }: Stance): Blow {
  const whole = unit.unit.cost;
  const fallen = Math.max(0, killed - knockedOut * models) / unit.unit.models;
  const parts = knockedOut + (already ? 0 : PARTS.shaken * shaken) + PARTS.marked * noRoll + PARTS.lost * fallen;
  return { worth: whole * parts, out: knockedOut };
}
