/** A unit of an army as people write it down, and reading one from outside (GFF-ARMY-10). Lengths are inches. */
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { isPlainObject, textOf, textsOf } from '../../../journal/json.ts';
import { type RuleEffect, readEffect } from './special/effect.ts';

/** A special rule as a list names it: `Tough(3)` is `{ name: 'Tough', value: 3 }`. */
export interface RuleNote {
  readonly name: string;
  readonly value?: number;
  /** How many of the unit's models have it, the first ones; all without it. */
  readonly models?: number;
  /** What it does, where the list has a rule of its own (GFF-SR-BOOK-1). */
  readonly says?: RuleEffect;
}

export interface Weapon {
  readonly name: string;
  /** 0: melee. */
  readonly range: number;
  /** Dice of one such weapon. */
  readonly attacks: number;
  /** How many the whole unit has. */
  readonly count: number;
  /** Who carries them, where the list says it: a model's number from 1 for each; else they are dealt (GFF-AMB-53). */
  readonly carriers?: readonly number[];
  readonly rules: readonly RuleNote[];
}

export interface ForceUnit {
  readonly id: string;
  readonly name: string;
  /** The army-book entry: two units of one entry are "the same unit" (GFF-AMB-03). */
  readonly entry: string;
  /** Points, upgrades included. */
  readonly cost: number;
  readonly models: number;
  /** Target numbers 2 to 6. */
  readonly quality: number;
  readonly defense: number;
  /** X of Tough(X); 1 without it. */
  readonly tough: number;
  /** Millimetres across its round bases, where the list says (GFF-AMB-55). */
  readonly base?: number;
  readonly rules: readonly RuleNote[];
  readonly weapons: readonly Weapon[];
}

/** What has happened to a unit so far in a battle. */
export interface UnitCondition {
  readonly markers: number;
  readonly shaken: boolean;
  readonly fatigued: boolean;
  /** Limited weapons that have had their use. */
  readonly used: readonly string[];
}

export const FRESH: UnitCondition = { markers: 0, shaken: false, fatigued: false, used: [] };

/** Millimetres across the smallest and the largest base. */
export const LEAST_BASE = 10;
export const MOST_BASE = 300;
/** No list has more; a bound for what comes from outside. */
const MOST = { models: 200, figure: 200, count: 1000, cost: 1_000_000, range: 1000 } as const;

type Fields = Readonly<Record<string, unknown>>;

function wrong(what: string): Refusal {
  return refuse('bad-unit', `This is not a unit of the game: ${what}.`, ...cite('GFF-ARMY-10'));
}

/** A field's whole number within bounds; its default where it is missing. */
function whole(given: Fields, name: string, otherwise: number, least: number, most: number): number | Refusal {
  const value = given[name] ?? otherwise;
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  return wrong(`${name} must be a whole number from ${least} to ${most}`);
}

/** Every figure of a row, or the first refusal among them. */
function figures<Key extends string>(row: Record<Key, number | Refusal>): Record<Key, number> | Refusal {
  for (const value of Object.values<number | Refusal>(row)) if (isRefusal(value)) return value;
  return row as Record<Key, number>;
}

function list<T>(given: unknown, what: string, read: (row: Fields) => T | Refusal): readonly T[] | Refusal {
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length > MOST.count) return wrong(`${what} must be a list`);
  const made: T[] = [];
  for (const row of given) {
    if (!isPlainObject(row)) return wrong(`${what} must be a list of objects`);
    const one = read(row);
    if (isRefusal(one)) return one;
    made.push(one);
  }
  return made;
}

/** A text as the one that names properties: two such are told apart without reading them, and rules are asked for all the time. */
export function keyed(text: string): string {
  return Object.keys({ [text]: true })[0] ?? text;
}

function readRule(row: Fields): RuleNote | Refusal {
  if (typeof row.name !== 'string') return wrong('a rule needs a name');
  const read = figures({
    value: whole(row, 'value', 0, 0, MOST.figure),
    models: whole(row, 'models', 0, 0, MOST.models),
  });
  if (isRefusal(read)) return read;
  const says = row.says === undefined ? undefined : readEffect(row.says);
  if (says === null) return wrong(`what “${row.name}” says is no effect (docs/firefight.md lists them)`);
  return {
    name: keyed(row.name),
    ...(row.value === undefined ? {} : { value: read.value }),
    ...(row.models === undefined ? {} : { models: read.models }),
    ...(says === undefined ? {} : { says }),
  };
}

function readWeapon(row: Fields): Weapon | Refusal {
  if (typeof row.name !== 'string') return wrong('a weapon needs a name');
  const rules = list(row.rules, 'a weapon’s rules', readRule);
  if (isRefusal(rules)) return rules;
  const { range = 0 } = row;
  if (typeof range !== 'number' || !(range >= 0 && range <= MOST.range)) return wrong('a range is a number of inches');
  const carriers = carriersIn(row.carriers);
  if (isRefusal(carriers)) return carriers;
  const read = figures({
    attacks: whole(row, 'attacks', 1, 0, MOST.figure),
    count: whole(row, 'count', carriers?.length ?? 1, 0, MOST.count),
  });
  if (isRefusal(read)) return read;
  if (carriers && carriers.length !== read.count) return wrong('a weapon’s carriers are as many as there are of it');
  return { name: row.name, range, ...read, ...(carriers ? { carriers } : {}), rules };
}

/** The models that a list says carry a weapon; undefined: it says nothing. */
function carriersIn(given: unknown): readonly number[] | undefined | Refusal {
  if (given === undefined) return undefined;
  const isModel = (one: unknown): one is number =>
    typeof one === 'number' && Number.isInteger(one) && one >= 1 && one <= MOST.models;
  if (Array.isArray(given) && given.length <= MOST.count && given.every(isModel)) return given;
  return wrong('a weapon’s carriers are numbers of models, from 1');
}

/**
 * Reads a unit from plain JSON; what is left out takes its plain default (one model, Quality and Defense 4+). A refusal says
 * which unit it is, by its name.
 */
export function readUnit(given: unknown): ForceUnit | Refusal {
  if (!isPlainObject(given)) return wrong('it must be an object');
  const read = readFigures(given);
  const { name } = given;
  if (!isRefusal(read) || typeof name !== 'string' || name === '') return read;
  return { ...read, message: read.message.replace(/^This/, () => `“${name.slice(0, 60)}”`) };
}

function readFigures(given: Fields): ForceUnit | Refusal {
  const rules = list(given.rules, 'rules', readRule);
  if (isRefusal(rules)) return rules;
  const weapons = list(given.weapons, 'weapons', readWeapon);
  if (isRefusal(weapons)) return weapons;
  const read = figures({
    cost: whole(given, 'cost', 0, 0, MOST.cost),
    models: whole(given, 'models', 1, 1, MOST.models),
    quality: whole(given, 'quality', 4, 2, 6),
    defense: whole(given, 'defense', 4, 2, 6),
    tough: whole(given, 'tough', toughOf(rules), 1, MOST.figure),
  });
  if (isRefusal(read)) return read;
  const base = given.base === undefined ? undefined : whole(given, 'base', LEAST_BASE, LEAST_BASE, MOST_BASE);
  if (isRefusal(base)) return base;
  const nobody = weapons.find(({ carriers }) => carriers?.some((model) => model > read.models));
  if (nobody) return wrong(`“${nobody.name}” is carried by a model that the unit has not`);
  const id = textOf(given.id);
  const name = typeof given.name === 'string' ? given.name : id;
  const entry = typeof given.entry === 'string' ? given.entry : name;
  return { id, name, entry, ...read, ...(base === undefined ? {} : { base }), rules, weapons };
}

function toughOf(rules: readonly RuleNote[]): number {
  return rules.find(({ name }) => name === 'Tough')?.value ?? 1;
}

/** Reads what has happened to a unit, beside its profile. */
export function readCondition(given: unknown): UnitCondition | Refusal {
  if (!isPlainObject(given)) return FRESH;
  const markers = whole(given, 'markers', 0, 0, MOST.figure);
  if (isRefusal(markers)) return markers;
  const used = textsOf(given.used);
  return { markers, shaken: given.shaken === true, fatigued: given.fatigued === true, used };
}

/** Whether every model of the unit has the rule, as unit rules ask. */
export function allHave(unit: Pick<ForceUnit, 'models' | 'rules'>, name: string): boolean {
  return unit.rules.some((rule) => rule.name === name && (rule.models ?? unit.models) >= unit.models);
}

/** Whether some model of the unit has the rule. */
export function someHave(unit: Pick<ForceUnit, 'models' | 'rules'>, name: string): boolean {
  for (const rule of unit.rules) if (rule.name === name && rule.models !== 0) return true;
  return false;
}
