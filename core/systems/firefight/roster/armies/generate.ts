/** Random legal armies from a seed: any mix of the game's rules, for tests and for whoever wants to be surprised. */
import { hashText } from '../../../../chance/bytes.ts';
import { type Stream, openStream } from '../../../../chance/stream.ts';
import { checkForce } from '../force.ts';
import { type ImportedArmy, totalsOf } from '../import/rules.ts';
import { READINGS } from '../../readings.ts';
import type { RuleNote, ForceUnit, Weapon } from '../../rules/unit.ts';
import { MODEL_PRICES, WEAPON_PRICES, priceOf } from './price.ts';

/** Fewer points hold no army. */
export const LEAST_POINTS = 100;

const FIRST = ['Ash', 'Brine', 'Cinder', 'Dusk', 'Ember', 'Frost', 'Glass', 'Hollow', 'Iron', 'Kelp', 'Moss', 'Thorn'];
const SECOND = ['Guard', 'Hunters', 'Kin', 'Pack', 'Runners', 'Sappers', 'Seekers', 'Talons', 'Watch', 'Wrights'];
const GUNS = ['Bolt Gun', 'Carbine', 'Coil Rifle', 'Flinger', 'Long Gun', 'Lobber'];
const BLADES = ['Axe', 'Cleaver', 'Hooks', 'Lance', 'Maul', 'Sabre'];

/** The figures that a rule may carry; others carry none. */
const FIGURES: Readonly<Record<string, readonly number[]>> = {
  AP: [1, 2, 4],
  Blast: [3, 6],
  Caster: [1, 2, 3],
  Deadly: [3, 6],
  Fear: [1, 2],
  Impact: [1, 3],
};

/** Rules that only melee weapons have, and the one that they never have. */
const IN_MELEE = ['Counter', 'Thrust'];
const AT_RANGE = ['Indirect'];

/** An army of at most `points` (from {@link LEAST_POINTS} up), legal by force organisation. */
export function generateArmy(seed: string, points: number): ImportedArmy {
  const stream = openStream(hashText(seed), 'firefight army');
  const units: ForceUnit[] = [];
  // A unit that does not fit is left out; so many tries fill an army.
  for (let tries = 0; tries < 60; tries += 1) {
    const unit = unitFrom(stream, `u${units.length + 1}`);
    const again = stream.below(5) === 0 ? units[units.length - 1] : undefined;
    const next = again ? { ...again, id: unit.id } : unit;
    if (checkForce([...units, next], points, READINGS).legal) units.push(next);
  }
  return {
    imported: true,
    name: `Army of seed ${seed}`,
    limit: points,
    ...totalsOf(units),
    warnings: [],
    units: units.map((unit) => ({ ...unit, notSimulated: [] })),
  };
}

function unitFrom(stream: Stream, id: string): ForceUnit {
  const hero = stream.below(6) === 0;
  const models = hero || stream.below(3) > 0 ? 1 : 2 + stream.below(2);
  const tough = models > 1 ? 1 : (stream.pick([1, 1, 3, 3, 6]) ?? 1);
  const name = `${stream.pick(FIRST) ?? ''} ${stream.pick(SECOND) ?? ''}`;
  const rules = someOf(stream, MODEL_PRICES, stream.below(3), ['Hero']);
  const shape = {
    id,
    name,
    entry: `${name} ${id}`,
    models,
    quality: 3 + stream.below(3),
    defense: 3 + stream.below(3),
    tough,
    rules: hero ? [{ name: 'Hero' }, ...rules] : rules,
    weapons: weaponsFrom(stream, models),
  };
  return { ...shape, cost: priceOf(shape) };
}

function weaponsFrom(stream: Stream, models: number): Weapon[] {
  const blade: Weapon = {
    name: stream.pick(BLADES) ?? '',
    range: 0,
    attacks: 1 + stream.below(3),
    count: models,
    rules: someOf(stream, WEAPON_PRICES, stream.below(3), AT_RANGE),
  };
  if (stream.below(4) === 0) return [blade];
  const gun: Weapon = {
    name: stream.pick(GUNS) ?? '',
    range: stream.pick([12, 18, 24, 30]) ?? 24,
    attacks: 1 + stream.below(3),
    count: models,
    rules: someOf(stream, WEAPON_PRICES, stream.below(3), IN_MELEE),
  };
  return [gun, blade];
}

/** So many of the rules that have a price, with figures where they carry some. */
function someOf(stream: Stream, prices: Readonly<Record<string, unknown>>, count: number, without: readonly string[]) {
  const names = Object.keys(prices).filter((name) => !without.includes(name));
  return stream
    .shuffle(names)
    .slice(0, count)
    .map((name): RuleNote => {
      const value = stream.pick(FIGURES[name] ?? []);
      return value === undefined ? { name } : { name, value };
    });
}
