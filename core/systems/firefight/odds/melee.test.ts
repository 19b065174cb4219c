/** The odds of a whole melee, and of several attacks on one unit, against the engine over every outcome. */
import { expect, test } from 'vitest';
import { isRefusal } from '../../../journal/types.ts';
import { type Fields, readCombatant, standingOf, subjectOf } from '../ask/read.ts';
import { everyOutcome } from '../dice.ts';
import { fightMelee } from '../melee.ts';
import { READINGS, type Readings } from '../readings.ts';
import type { Struck } from '../resolve.ts';
import { EFFECTS, type Effect } from '../wounds.ts';
import { meleeOdds } from './melee.ts';

function fighter(given: Fields) {
  const read = readCombatant(given);
  if (isRefusal(read)) throw new Error(read.message);
  return { ...subjectOf(read), ...read, standing: standingOf(read) };
}

/** What a unit took over the whole melee: its wounds, its losses, the worst effect. */
function sum(struck: readonly Struck[]): { wounds: number; killed: number; effect: Effect } {
  return {
    wounds: struck.reduce((total, { wounds }) => total + wounds, 0),
    killed: struck.reduce((total, { killed }) => total + killed, 0),
    effect: EFFECTS.findLast((effect) => struck.some((one) => one.effect === effect)) ?? 'unhurt',
  };
}

function check(charger: Fields, defender: Fields, readings: Readings): number {
  const [own, foe] = [fighter(charger), fighter(defender)];
  const odds = meleeOdds({ charger: own, defender: foe, strikesBack: true, readings });
  if (isRefusal(odds)) throw new Error(odds.message);
  const seen = new Map<string, number>();
  const count = (key: string, chance: number) => seen.set(key, (seen.get(key) ?? 0) + chance);
  everyOutcome(
    (dice) => fightMelee(own, foe, true, dice, readings),
    ({ strikes, charger: after, defender: left }, chance) => {
      const sides = {
        charger: sum(strikes.filter(({ step }) => step !== 'charge').map(({ struck }) => struck)),
        defender: sum(strikes.filter(({ step }) => step === 'charge').map(({ struck }) => struck)),
      };
      for (const side of ['charger', 'defender'] as const) {
        for (const key of ['wounds', 'killed', 'effect'] as const) count(`${side} ${key} ${sides[side][key]}`, chance);
      }
      if (after.models > 0 && left.models > 0) count('stand', chance);
    },
  );
  const told = (['charger', 'defender'] as const).flatMap((side) =>
    (['wounds', 'killed', 'effect'] as const).flatMap((key) =>
      Object.entries(odds[side][key]).map(([value, chance]) => [`${side} ${key} ${value}`, chance] as const),
    ),
  );
  const gaps = [...told, ['stand', odds.bothStand] as const].map(([key, chance]) =>
    Math.abs(chance - (seen.get(key) ?? 0)),
  );
  const unforeseen = [...seen.keys()].filter((key) => key !== 'stand' && !told.some(([known]) => known === key));
  return unforeseen.length > 0 ? 1 : Math.max(...gaps);
}

const axe = { name: 'Axe', attacks: 1 };
const pike = { name: 'Pike', attacks: 1, rules: [{ name: 'Counter' }] };

test.each([
  ['one against one', { weapons: [axe] }, { weapons: [axe] }, {}],
  [
    'Counter, Impact and a charger made Shaken',
    { rules: [{ name: 'Impact', value: 2 }], weapons: [axe] },
    { weapons: [pike] },
    {},
  ],
  ['a Shaken charger that may not strike', { weapons: [axe] }, { weapons: [pike] }, { shakenCharger: 'no-strike' }],
  ['Counter and another weapon', { tough: 2, weapons: [axe] }, { weapons: [pike, axe] }, {}],
  ['a group that loses models loses strikes', { weapons: [axe] }, { models: 2, weapons: [{ ...axe, count: 2 }] }, {}],
  [
    'groups charge, Furious',
    { models: 2, rules: [{ name: 'Furious' }], weapons: [{ ...axe, count: 2 }] },
    { weapons: [axe] },
    {},
  ],
] as const)('%s', (_, charger, defender, readings) => {
  expect(check(charger, defender, { ...READINGS, ...readings })).toBeLessThanOrEqual(1e-12);
});
