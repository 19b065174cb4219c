/** The odds of a whole melee, and of several attacks on one unit, against the engine over every outcome. */
import { rowsOf } from '../../../journal/json.ts';
import { expect, test } from 'vitest';
import { isRefusal } from '../../../rules/refusal.ts';
import { type AskFields, readCombatant, subjectOf } from '../ask/read.ts';
import type { Dice } from '../rules/dice.ts';
import { type MeleeUnit, strike } from '../rules/melee.ts';
import { READINGS, type FirefightReadings } from '../readings.ts';
import { type MeleeStep, nextStrike } from '../rules/rounds.ts';
import type { Struck } from '../rules/resolve.ts';
import { type ToldApart, everyOutcome, findToldApart } from '../../../../tests/core/systems/firefight/every-outcome.ts';
import { EFFECTS, type Effect } from '../rules/wounds.ts';
import { meleeOdds } from './melee.ts';
import { keyOf } from '../../../../tests/core/systems/firefight/odds/outcomes.ts';
import { standingOf } from '../../../../tests/core/systems/firefight/fight.ts';

function fighter(given: AskFields) {
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

/** Strike after strike, as the battle goes on, with every model in reach: the first ones stand for those that are left. */
function fought(charger: MeleeUnit, defender: MeleeUnit, dice: Dice, readings: FirefightReadings) {
  let [own, foe] = [charger, defender];
  const strikes: { step: MeleeStep; struck: Struck }[] = [];
  const armed = (step: MeleeStep) =>
    foe.profile.arms.some(({ melee, counter }) => (step === 'counter' ? counter : melee && !counter));
  for (;;) {
    const bothStand = own.standing.models > 0 && foe.standing.models > 0;
    const step = nextStrike(strikes.at(-1)?.step ?? null, { bothStand, strikesBack: true, armed });
    if (step === null) return { charger: own.standing, defender: foe.standing, strikes };
    const charges = step === 'charge';
    const [struck] = charges ? strike(step, own, foe, dice, readings) : strike(step, foe, own, dice, readings);
    if (!struck) throw new Error('a strike has one target');
    strikes.push({ step, struck });
    if (charges) foe = { ...foe, standing: struck.after };
    else own = { ...own, standing: struck.after };
  }
}

/** One model of each with a weapon of each kind: it tells the same faces apart as many do, but for wound effects. */
function toldApart(charger: AskFields, defender: AskFields, readings: FirefightReadings): ToldApart {
  const [own, foe] = [charger, defender].map((given) =>
    fighter({ ...given, models: 1, weapons: rowsOf(given.weapons).map((weapon) => ({ ...weapon, count: 1 })) }),
  );
  if (!own || !foe) throw new Error('two fight');
  return findToldApart(
    (dice) => fought(own, foe, dice, readings),
    ({ strikes }) => keyOf(strikes.map(({ struck }) => struck)),
  );
}

function check(charger: AskFields, defender: AskFields, readings: FirefightReadings): number {
  const [own, foe] = [fighter(charger), fighter(defender)];
  const odds = meleeOdds({ charger: own, defender: foe, strikesBack: true, readings });
  if (isRefusal(odds)) throw new Error(odds.message);
  const seen = new Map<string, number>();
  const count = (key: string, chance: number) => seen.set(key, (seen.get(key) ?? 0) + chance);
  everyOutcome(
    (dice) => fought(own, foe, dice, readings),
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
    toldApart(charger, defender, readings),
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

test('only the models that are near enough strike: one of three is as one alone to a foe without a weapon', () => {
  const group = fighter({ models: 3, weapons: [{ ...axe, count: 3 }] });
  const [alone, foe] = [fighter({ weapons: [axe] }), fighter({ weapons: [] })];
  const fateBy = (charger: typeof group & { readonly near?: number }) => {
    const odds = meleeOdds({ charger, defender: foe, strikesBack: true, readings: READINGS });
    if (isRefusal(odds)) throw new Error(odds.message);
    return odds.defender.effect.knockedOut;
  };
  expect(fateBy({ ...group, near: 1 })).toBeCloseTo(fateBy(alone), 12);
  expect(fateBy({ ...group, near: 3 })).toBeCloseTo(fateBy(group), 12);
  expect(fateBy(group)).toBeGreaterThan(fateBy(alone));
});
