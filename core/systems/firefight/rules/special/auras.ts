/**
 * Auras (GFF-SR-BOOK-2): a rule that its bearer gives to others. Those of the books give it to the bearer's own unit and to units
 * picked before the game; some older ones, to every friendly unit near the bearer.
 */
import { type ForceUnit, type RuleNote, allHave } from '../unit.ts';
import { specialRule } from './all.ts';
import { effectOf } from './book-hooks.ts';
import type { Aura } from './effect.ts';

/** Auras whose names do not say what they give. */
const NAMED: ReadonlyMap<string, Aura> = new Map([['Medical Training', { gives: 'Regeneration', within: 12 }]]);

const ENDING = ' Aura';

/** What a rule gives by its name: `Shielded Aura` gives Shielded; null: it is no aura of a rule that the game has. */
function auraNamed(name: string): Aura | null {
  const known = NAMED.get(name);
  if (known) return known;
  if (!name.endsWith(ENDING)) return null;
  const gives = name.slice(0, -ENDING.length);
  const rule = specialRule({ name: gives });
  return rule && rule.bearer !== 'weapon' ? { gives } : null;
}

/** A rule of a list with what it gives, where its name says so. It is written beside the name: records then keep what they say. */
export function withAura<Note extends RuleNote>(note: Note): Note {
  const aura = note.says || specialRule(note) ? null : auraNamed(note.name);
  return aura ? { ...note, says: { bearer: 'model', aura } } : note;
}

/** What a rule gives to units that are picked before the game; null: it is no such aura. */
export function pickingAura(note: RuleNote): string | null {
  const aura = note.name.endsWith(ENDING) ? auraOf(note) : null;
  return aura === null || aura.within !== undefined || aura.from !== undefined ? null : aura.gives;
}

/** Rules that count before and between fights: those who were picked do not have them (GFF-SR-BOOK-2). */
const AFOOT: ReadonlySet<string> = new Set(['Ambush', 'Fast', 'Flying', 'Immobile', 'Scout', 'Slow', 'Strider']);

export function givesInFights(name: string): boolean {
  const effect = effectOf({ name });
  return !AFOOT.has(name) && effect?.moves === undefined && effect?.swift === undefined;
}

/** What a rule gives to others; null: nothing. */
export function auraOf(note: RuleNote): Aura | null {
  return effectOf(note)?.aura ?? null;
}

/** The unit with rules that every model of it is given; what it has of them itself does not count twice. */
export function given(unit: ForceUnit, names: readonly string[]): ForceUnit {
  const fresh = names.filter((name, at) => names.indexOf(name) === at && !allHave(unit, name));
  if (fresh.length === 0) return unit;
  const own = unit.rules.filter(({ name }) => !fresh.includes(name));
  return { ...unit, rules: [...own, ...fresh.map((name): RuleNote => ({ name }))] };
}

/** A unit with the rules that all its models give to one another: they are then simply its own. */
export function withOwnAuras(unit: ForceUnit): ForceUnit {
  const { models } = unit;
  return given(
    unit,
    unit.rules.flatMap((note) => {
      const aura = (note.models ?? models) >= models ? auraOf(note) : null;
      return aura === null || aura.from !== undefined ? [] : aura.gives;
    }),
  );
}

/** A unit by itself, with the rules that some of its models give to all. */
export function withAuras(unit: ForceUnit): ForceUnit {
  const rules = unit.rules.map(withAura);
  return given(
    { ...unit, rules },
    rules.flatMap((note) => (note.models === 0 ? [] : (auraOf(note)?.gives ?? []))),
  );
}
