/** Army-book rules as the game uses them: their hooks made from their rows, and those that some weapon rules make (GFF-SR-BOOK-1). */
import type { RuleNote } from '../unit.ts';
import { bane } from './bane.ts';
import { BOOK_RULES, type BookRule } from './books.ts';
import type { RuleEffect, EffectGain, EffectWhen } from './effect.ts';
import { rending } from './rending.ts';
import { type Clash, type SpecialRule, type Volley, TOLERANCE } from './rule.ts';
import { surge } from './surge.ts';
import { unstoppable } from './unstoppable.ts';

const BY_NAME: ReadonlyMap<string, BookRule> = new Map(BOOK_RULES.map((rule) => [rule.name, rule]));

/** The row of that name, where an army book has one. */
export function bookRule(name: string): BookRule | undefined {
  return BY_NAME.get(name);
}

/** What a rule does as data: what its list says, or else the row of its name. */
export function effectOf({ name, says }: RuleNote): RuleEffect | undefined {
  return says ?? bookRule(name);
}

/** `Bane in Melee`, `Surge when Shooting`: the model's weapons have the rule there. */
const WHERE = {
  'in Melee': ({ step }: Clash) => step !== 'shoot',
  'when Shooting': ({ step }: Clash) => step === 'shoot',
  'when Charging': ({ step }: Clash) => step === 'charge',
} as const;

export function bookHooks(): SpecialRule[] {
  const rows = BOOK_RULES.map((row) => hooked(row.name, row));
  const weapons = [bane, rending, surge, unstoppable, ...rows.filter(({ bearer }) => bearer === 'weapon')];
  const partly = weapons.flatMap(({ name, attacks }) =>
    Object.entries(WHERE).map(([where, holds]): SpecialRule => ({
      name: `${name} ${where}`,
      bearer: 'model',
      attacks: (volley, value, clash) => {
        if (holds(clash)) attacks?.(volley, value, clash);
      },
    })),
  );
  return [...rows, ...partly];
}

/** The hooks of what a rule says. */
export function hooked(name: string, { bearer, attacks, suffers }: RuleEffect): SpecialRule {
  return {
    name,
    bearer,
    ...(attacks ? { attacks: (volley, _value, clash) => gain(volley, attacks, clash) } : {}),
    ...(suffers ? { suffers: (volley, _value, clash) => gain(volley, suffers, clash) } : {}),
  };
}

function gain(volley: Volley, gains: readonly EffectGain[], clash: Clash): void {
  for (const one of gains) {
    if (one.when && !holds(one.when, clash)) continue;
    const { hit = 0, ap = 0, sixAp = 0, extra = 0, guard = 0 } = one;
    volley.bonus += Math.max(0, hit);
    volley.penalty += Math.max(0, -hit);
    volley.ap += ap;
    volley.sixAp += sixAp;
    volley.extra += extra;
    volley.guard += guard;
    if (one.bane) volley.bane = true;
    if (one.lasting) volley.lasting = true;
    if (one.uncovered) volley.ignoresCover = 'all';
    volley.because.push('GFF-SR-BOOK-1');
  }
}

function holds(
  { step, over, within, tough, defense, noHero }: EffectWhen,
  { step: now, distance, target }: Clash,
): boolean {
  if (step === 'melee' ? now === 'shoot' : step !== undefined && step !== now) return false;
  if (over !== undefined && distance <= over + TOLERANCE) return false;
  if (within !== undefined && distance > within + TOLERANCE) return false;
  if (tough !== undefined && target.tough < tough) return false;
  if (defense !== undefined && (target.defense < defense[0] || target.defense > defense[1])) return false;
  return !noHero || !target.rules.some(({ name }) => name === 'Hero');
}
