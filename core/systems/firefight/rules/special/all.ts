/** The special rules of the game. One that behaves is a file with its test; one that is asked after by name is a row. */
import type { RuleNote } from '../unit.ts';
import { ap } from './ap.ts';
import { bane } from './bane.ts';
import { blast } from './blast.ts';
import { bookHooks, hooked } from './book-hooks.ts';
import { deadly } from './deadly.ts';
import { fear } from './fear.ts';
import { furious } from './furious.ts';
import { indirect } from './indirect.ts';
import { relentless } from './relentless.ts';
import { reliable } from './reliable.ts';
import { rending } from './rending.ts';
import type { SpecialRule } from './rule.ts';
import { stealth } from './stealth.ts';
import { surge } from './surge.ts';
import { thrust } from './thrust.ts';
import { unstoppable } from './unstoppable.ts';

const HOOKED: readonly SpecialRule[] = [
  ap,
  bane,
  blast,
  deadly,
  fear,
  furious,
  indirect,
  relentless,
  reliable,
  rending,
  stealth,
  surge,
  thrust,
  unstoppable,
];

/** Rules without a hook on an attack: movement, deployment, morale and counting ask after them by name. */
const NAMED = {
  weapon: ['Counter', 'Limited'],
  model: ['Caster', 'Fast', 'Flying', 'Hero', 'Immobile', 'Impact', 'Slow', 'Strider', 'Tough'],
  unit: ['Ambush', 'Fearless', 'Regeneration', 'Scout'],
} as const;

const SPECIAL_RULES: ReadonlyMap<string, SpecialRule> = new Map(
  [
    ...HOOKED,
    ...bookHooks(),
    ...NAMED.weapon.map((name): SpecialRule => ({ name, bearer: 'weapon' })),
    ...NAMED.model.map((name): SpecialRule => ({ name, bearer: 'model' })),
    ...NAMED.unit.map((name): SpecialRule => ({ name, bearer: 'unit' })),
  ].map((rule) => [rule.name, rule]),
);

/** The rule of that name, or what its list says of it; undefined for one that is not simulated (GFF-SR-OTHER-1). */
export function specialRule({ name, says }: Pick<RuleNote, 'name' | 'says'>): SpecialRule | undefined {
  return says ? hooked(name, says) : SPECIAL_RULES.get(name);
}
