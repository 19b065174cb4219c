/** A rough price of our own for a unit, in points: what generated units cost, and where the armies' prices began. */
import type { RuleNote, ForceUnit, Weapon } from '../../rules/unit.ts';

/** How much dearer a rule makes the weapon that has it. `x`: its figure, 0 without. */
export const WEAPON_PRICES: Readonly<Record<string, (x: number) => number>> = {
  AP: (x) => 1 + 0.25 * x,
  Bane: () => 1.15,
  Blast: (x) => 1 + 0.1 * x,
  Counter: () => 1.1,
  Deadly: (x) => 0.7 + 0.4 * x,
  Indirect: () => 1.15,
  Limited: () => 0.4,
  Reliable: () => 1.3,
  Rending: () => 1.25,
  Surge: () => 1.2,
  Thrust: () => 1.2,
  Unstoppable: () => 1.1,
};

/** What a rule adds for each model. */
export const MODEL_PRICES: Readonly<Record<string, (x: number) => number>> = {
  Ambush: () => 3,
  Caster: (x) => 6 * x,
  Fast: () => 3,
  Fear: (x) => 2 * x,
  Fearless: () => 2,
  Flying: () => 4,
  Furious: () => 3,
  Hero: () => 5,
  Immobile: () => -5,
  Impact: (x) => 2 * x,
  Regeneration: () => 8,
  Relentless: () => 4,
  Scout: () => 3,
  Slow: () => -3,
  Stealth: () => 4,
  Strider: () => 2,
};

/** A unit's price, at least 5 points. Its own `cost` is not looked at. */
export function priceOf({ models, quality, defense, tough, rules, weapons }: Omit<ForceUnit, 'cost'>): number {
  // Half of a body is that it stands on a marker, half that it lasts.
  const body = 4 + ((7 - quality) * 1.5 + 9 / (defense - 1)) * (0.5 + tough / 2);
  const armed = weapons.reduce((sum, weapon) => sum + weaponPrice(weapon, quality) * weapon.count, 0);
  const special = rules.reduce((sum, rule) => sum + (MODEL_PRICES[rule.name]?.(rule.value ?? 0) ?? 0), 0);
  return Math.max(5, Math.round(models * (body + special) + armed));
}

function weaponPrice({ range, attacks, rules }: Weapon, quality: number): number {
  const reach = range === 0 ? 0.8 : 0.5 + range / 24;
  const hits = rules.some(({ name }) => name === 'Reliable') ? 5 / 6 : (7 - quality) / 6;
  return rules.reduce((price, rule) => price * dearer(rule), attacks * hits * reach * 4.5);
}

function dearer({ name, value = 0 }: RuleNote): number {
  return WEAPON_PRICES[name]?.(value) ?? 1;
}
