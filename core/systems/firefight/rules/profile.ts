/** A unit compiled when its list loads: every hook that its weapons, models and target can set off, ready to run. */
import { specialRule } from './special/all.ts';
import { effectOf } from './special/book-hooks.ts';
import type { RuleEffect } from './special/effect.ts';
import type { Clash, SpecialRule, Volley } from './special/rule.ts';
import { type RuleNote, type ForceUnit, type Weapon, allHave } from './unit.ts';

export type BoundHook = (volley: Volley, clash: Clash) => void;

/** A weapon in the hands of those who carry it. */
export interface Arm {
  readonly weapon: Weapon;
  readonly melee: boolean;
  readonly counter: boolean;
  readonly limited: boolean;
  readonly indirect: boolean;
  /** The model that carries each copy. */
  readonly carriers: readonly number[];
  readonly hooks: readonly BoundHook[];
}

export interface WeaponProfile {
  readonly unit: ForceUnit;
  readonly arms: readonly Arm[];
  /** By model: the model rules' hooks. Models that differ in nothing share one array. */
  readonly models: readonly (readonly BoundHook[])[];
  /** What attacks on the unit meet. */
  readonly suffers: readonly BoundHook[];
  readonly regenerates: boolean;
  readonly fearless: boolean;
  /** By rules of army books (GFF-SR-BOOK-1): it ignores a wound, and one of a spell, on so much or more; 0: never. */
  readonly ward: number;
  readonly spellWard: number;
  /** What they take off the AP of each hit and add to morale tests, and on how much it is steady again; 0: nothing. */
  readonly fortified: number;
  readonly morale: number;
  readonly rallies: number;
  /** By model: X of Impact(X). */
  readonly impact: readonly number[];
  /** By model: whether it has a Counter weapon. */
  readonly counter: readonly boolean[];
  /** Whether some model has Fear, so that it matters who wounded. */
  readonly fearful: boolean;
}

const NO_HOOKS: readonly BoundHook[] = [];

/** Compiles a unit with the models that it has. Rules that are not simulated have no part in it. */
export function compile(given: ForceUnit): WeaponProfile {
  const books = booksOf(given);
  const unit = defended(given);
  const arms = armsOf(unit);
  return {
    unit,
    ward: leastOf(books.map(({ ward = 0 }) => ward)),
    spellWard: leastOf(books.map(({ ward = 0, spellWard = ward }) => spellWard)),
    fortified: books.reduce((sum, { fortified = 0 }) => sum + fortified, 0),
    morale: books.reduce((sum, { morale = 0 }) => sum + morale, 0),
    rallies: leastOf(books.map(({ rallies = 0 }) => rallies)),
    arms,
    models: modelHooks(unit),
    suffers: hooksOf(
      unit.rules.filter(({ name }) => allHave(unit, name)),
      ({ suffers }) => suffers,
    ),
    regenerates: allHave(unit, 'Regeneration'),
    fearless: allHave(unit, 'Fearless'),
    impact: Array.from({ length: unit.models }, (_, model) => valueFor(unit, 'Impact', model)),
    counter: Array.from({ length: unit.models }, (_, model) =>
      arms.some((arm) => arm.counter && arm.carriers.includes(model)),
    ),
    fearful: unit.rules.some(({ name }) => name === 'Fear'),
  };
}

/** What rules of army books and of the list do that counts for the unit as a whole. */
function booksOf(unit: ForceUnit): RuleEffect[] {
  return unit.rules.flatMap((note) => {
    const row = effectOf(note);
    return row && allHave(unit, note.name) && (row.needs === undefined || allHave(unit, row.needs)) ? [row] : [];
  });
}

/** The least of figures that are not 0; 0 without any. */
function leastOf(figures: readonly number[]): number {
  const some = figures.filter((figure) => figure > 0);
  return some.length === 0 ? 0 : Math.min(...some);
}

/** With what its rules add to its Defense rolls. */
function defended(unit: ForceUnit): ForceUnit {
  const added = unit.rules.filter((note) => effectOf(note)?.defends && allHave(unit, note.name));
  if (added.length === 0) return unit;
  return { ...unit, defense: unit.defense - added.reduce((sum, { value = 0 }) => sum + value, 0) };
}

/**
 * A unit's weapons in the hands of its models (GFF-AMB-53). What shoots is dealt model by model in the order of the list, and
 * so is what strikes: as long as there are models, different weapons of a kind are different models'.
 */
export function armsOf({ weapons, models }: Pick<ForceUnit, 'weapons' | 'models'>): Arm[] {
  const dealt = { shoots: 0, strikes: 0 };
  return weapons.map((weapon) => {
    const kind = weapon.range > 0 ? 'shoots' : 'strikes';
    const said = weapon.carriers?.map((model) => (model - 1) % models);
    const carriers = said ?? Array.from({ length: weapon.count }, (_, copy) => (dealt[kind] + copy) % models);
    if (said === undefined) dealt[kind] += weapon.count;
    return armOf(weapon, carriers);
  });
}

/** The unit without models that it has lost, by number from 1: what they carried is gone with them. */
export function withoutLost(unit: ForceUnit, lost: readonly number[]): ForceUnit {
  const left = Array.from({ length: unit.models }, (_, model) => model).filter((model) => !lost.includes(model + 1));
  if (left.length === unit.models || left.length === 0) return unit;
  const weapons = armsOf(unit).map(({ weapon, carriers }): Weapon => {
    const now = carriers.flatMap((model) => (left.includes(model) ? [left.indexOf(model) + 1] : []));
    return { ...weapon, count: now.length, carriers: now };
  });
  const rules = unit.rules.map((rule): RuleNote => {
    const { models } = rule;
    return models === undefined ? rule : { ...rule, models: left.filter((model) => model < models).length };
  });
  return { ...unit, models: left.length, weapons, rules };
}

/** A weapon in the hands of such models, by number, one for each copy. */
export function armOf(weapon: Weapon, carriers: readonly number[]): Arm {
  const has = (name: string) => weapon.rules.some((rule) => rule.name === name);
  return {
    weapon,
    melee: weapon.range === 0,
    counter: has('Counter') && weapon.range === 0,
    limited: has('Limited'),
    indirect: has('Indirect'),
    carriers,
    hooks: hooksOf(weapon.rules, (rule) => (rule.bearer === 'weapon' ? rule.attacks : undefined)),
  };
}

/** Model rules by model. A rule that only some have is had by the first ones. */
function modelHooks({ rules, models }: ForceUnit): (readonly BoundHook[])[] {
  const shared = new Map<string, readonly BoundHook[]>();
  return Array.from({ length: models }, (_, model) => {
    const own = rules.filter((rule) => model < (rule.models ?? models));
    const key = own.map((rule) => rules.indexOf(rule)).join();
    const known = shared.get(key);
    if (known) return known;
    const hooks = hooksOf(own, (rule) => (rule.bearer === 'model' ? rule.attacks : undefined));
    shared.set(key, hooks);
    return hooks;
  });
}

function hooksOf(
  notes: readonly RuleNote[],
  pick: (rule: SpecialRule) => SpecialRule['attacks'],
): readonly BoundHook[] {
  const hooks = notes.flatMap((note) => {
    const { value = 0 } = note;
    const rule = specialRule(note);
    const needs = effectOf(note)?.needs;
    const hook = rule && (needs === undefined || notes.some((one) => one.name === needs)) ? pick(rule) : undefined;
    return hook ? [(volley: Volley, clash: Clash) => hook(volley, value, clash)] : [];
  });
  return hooks.length === 0 ? NO_HOOKS : hooks;
}

function valueFor({ rules, models }: ForceUnit, name: string, model: number): number {
  return rules.find((rule) => rule.name === name && model < (rule.models ?? models))?.value ?? 0;
}
