/** What attacks are worth, in points of the enemy's army, from exact odds. Each is worked out once for two units. */
import { kept } from '../../../event/kept.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { type AttackPlan, OPEN, attackOf } from '../rules/attack.ts';
import { profileOf } from '../battle/auras.ts';
import type { BattleDef, BattleUnit } from '../battle/def.ts';
import { type BattleState, UnitCell, ofUnit } from '../battle/state.ts';
import { type Outlook, outlook } from '../odds/unit-outcome.ts';
import type { WeaponProfile } from '../rules/profile.ts';
import type { FirefightReadings } from '../readings.ts';
import type { AttackStep } from '../rules/special/rule.ts';
import { FRESH } from '../rules/unit.ts';

/** How a unit stands, as far as attacks by and on it go. */
export interface Stance {
  readonly unit: BattleUnit;
  readonly profile: WeaponProfile;
  readonly models: number;
  readonly markers: number;
  readonly shaken: boolean;
  readonly fatigued: boolean;
}

/** How each unit of a battle stood when it was last asked after: that changes seldom, and who stands the same is the same. */
const stancesIn = kept((_def: BattleDef): Stance[] => []);

export function stanceOf(def: BattleDef, state: BattleState, unit: BattleUnit): Stance {
  const profile = profileOf(def, state, unit);
  const models = ofUnit(state, unit.index, UnitCell.models);
  const markers = ofUnit(state, unit.index, UnitCell.wounds);
  const shaken = ofUnit(state, unit.index, UnitCell.shaken) === 1;
  const fatigued = ofUnit(state, unit.index, UnitCell.fatigued) === 1;
  const stances = stancesIn(def);
  const last = stances[unit.index];
  if (
    last?.profile === profile &&
    last.models === models &&
    last.markers === markers &&
    last.shaken === shaken &&
    last.fatigued === fatigued
  ) {
    return last;
  }
  const stance = { unit, profile, models, markers, shaken, fatigued };
  stances[unit.index] = stance;
  return stance;
}

/** How an attack is made: a shot from so far, in whole inches, a part of one counted as one, or a step of a melee. */
interface Meeting {
  readonly step: AttackStep;
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
  /** The chance that it is gone or newly Shaken, and so holds no marker. */
  readonly unable: number;
}

const NOTHING: Blow = { worth: 0, out: 0, unable: 0 };

/** What one unit does to another as both stand: each blow is reckoned when it is first asked after, and then kept. */
export interface Duel {
  readonly attacker: Stance;
  readonly target: Stance;
  /** The target's profile with the models that it has. */
  readonly struck: WeaponProfile;
  readonly readings: FirefightReadings;
  /** Shots by inches, those of a unit that has moved after those of one that has not; then the steps of a melee. */
  readonly blows: (Blow | null)[];
}

export type DuelValue = (attacker: Stance, target: Stance) => Duel;

/** Farther than this makes no difference here. */
const FARTHEST = 63;
const SHOTS = 2 * (FARTHEST + 1);
/** The places of a melee's steps, after those of the shots. */
const STRIKES = { charge: SHOTS, strikeback: SHOTS + 1, counter: SHOTS + 2 } as const;
const PLACES = SHOTS + 3;

/** A shot from so many inches. */
export function shotOf(duel: Duel, inches: number, moved: boolean): Blow {
  const near = Math.min(FARTHEST, inches);
  const place = near + (moved ? FARTHEST + 1 : 0);
  return duel.blows[place] ?? blowValue(duel, place, { step: 'shoot', inches: near, moved });
}

/** One of the steps of a melee. */
export function strikeOf(duel: Duel, step: keyof typeof STRIKES): Blow {
  const place = STRIKES[step];
  return duel.blows[place] ?? blowValue(duel, place, { step, inches: 0, moved: step === 'charge' });
}

/** By attacker and target as their armies have them, then by how both stand: every battle of two armies has the same. */
const duelsBy = kept((_readings: FirefightReadings) =>
  kept((_attacker: object) => kept((_target: object) => new Map<number, Duel>())),
);

/** Reckons blows for one battle, and remembers them for all with the same units. */
export function duelValues({ units, readings }: BattleDef): DuelValue {
  const duelsOf = duelsBy(readings);
  // How a pair stands changes seldom: the last answer is most often the next.
  const last: { readonly attacker: Stance; readonly target: Stance; readonly duel: Duel }[] = [];
  return (attacker, target) => {
    const pair = attacker.unit.index * units.length + target.unit.index;
    const before = last[pair];
    if (before?.attacker === attacker && before.target === target) return before.duel;
    const duels = duelsOf(nameOf(attacker))(nameOf(target));
    const key = keyOf(attacker, target);
    let duel = duels.get(key);
    if (duel === undefined) {
      const blows = new Array<Blow | null>(PLACES).fill(null);
      const { profile, models } = target;
      const struck = { ...profile, unit: { ...profile.unit, models } };
      duel = { attacker, target, struck, readings, blows };
      duels.set(key, duel);
    }
    last[pair] = { attacker, target, duel };
    return duel;
  };
}

/** A unit as its army has it; one that is given rules for now is another. */
function nameOf({ unit, profile }: Stance): object {
  return profile === unit.profile ? unit.given : profile;
}

/** Small enough to be a quick key: more models or markers than these make no difference here. */
function keyOf(attacker: Stance, target: Stance): number {
  let key = Math.min(31, attacker.models) * 32 + Math.min(31, target.models);
  key = key * 32 + Math.min(31, target.markers);
  return key * 8 + (attacker.shaken ? 4 : 0) + (attacker.fatigued ? 2 : 0) + (target.shaken ? 1 : 0);
}

function blowValue(duel: Duel, place: number, meeting: Meeting): Blow {
  const blow = blowOf(duel, meeting);
  // From most distances a shot is worth the same: few blows are kept, and what is asked thousands of times lies close together.
  const same = duel.blows.find((one) => one !== null && isSame(one, blow)) ?? blow;
  duel.blows[place] = same;
  return same;
}

function isSame(one: Blow, other: Blow): boolean {
  return one.worth === other.worth && one.out === other.out && one.unable === other.unable;
}

function blowOf({ attacker, target, struck, readings }: Duel, meeting: Meeting): Blow {
  if (meeting.step === 'shoot' && attacker.shaken) return NOTHING;
  const plan: AttackPlan = {
    step: meeting.step,
    attacker: attacker.profile,
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
  return { worth: whole * parts, out: knockedOut, unable: knockedOut + (already ? 0 : shaken) };
}
