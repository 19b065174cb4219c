/** Exact odds of whatever is asked: an attack, a melee, a fall, a morale test, a jump (the operation `odds`). */
import { numberOf, rowsOf, textsOf } from '../../../journal/json.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal } from '../../../rules/refusal.ts';
import { fallVolley } from '../rules/attack.ts';
import { type DangerCause, dangerDice } from '../rules/dangerous.ts';
import { type AttackAnswer, type Batch, attackOdds, wearDown } from '../odds/attack.ts';
import { testChance } from '../odds/check.ts';
import { type UnitOutcome, type Grain, emptied, stands, told, untouched, wound } from '../odds/unit-outcome.ts';
import { type WoundsPerHit, woundsPerHit, woundChances } from '../odds/die.ts';
import { ignoredFrom } from '../rules/resolve.ts';
import { oddsMatrix } from '../odds/matrix.ts';
import { type MeleeAnswer, meleeOdds } from '../odds/melee.ts';
import { moraleOdds } from '../rules/morale.ts';
import type { WeaponProfile } from '../rules/profile.ts';
import type { FirefightReadings } from '../readings.ts';
import { fallAp, jumpOf } from '../rules/special-moves.ts';
import { CASTING } from '../rules/special/caster.ts';
import { markersOf } from '../rules/rounds.ts';
import { someHave } from '../rules/unit.ts';
import { marksAt } from '../rules/wounds.ts';
import {
  type AskAnswer,
  type Combatant,
  type AskFields,
  asker,
  badQuestion,
  countOf,
  numbersOf,
  readBatch,
  readCombatant,
  readTarget,
  subjectOf,
} from './read.ts';

/** Answers one question. `for` says what is rolled; an attack without it. */
export const askOdds = asker('odds are asked', {
  attack: (given, readings) => asAnswer(askAttack(given, readings)),
  melee: (given, readings) => asAnswer(askMelee(given, readings)),
  activations,
  matrix,
  'wound-effects': woundEffects,
  dangerous,
  fall,
  morale,
  cast: ({ plus, minus }) => ({
    succeeds: testChance(CASTING, [countOf(plus, 0), -countOf(minus, 0)]),
    rules: cite('GFF-SR-CASTER-3', 'GFF-SR-CASTER-5'),
  }),
  jump,
  test: ({ needs, modifiers }) => {
    const summed = numbersOf(modifiers);
    const rules = cite('GFF-DICE-01', 'GFF-DICE-02', ...(summed.length > 1 ? (['GFF-DICE-03'] as const) : []));
    return { succeeds: testChance(numberOf(needs, 4), summed), rules };
  },
  markers: () => ({ count: distributionOf([1, 2, 3, 4, 5, 6].map(markersOf)) }),
});

function asAnswer(answer: object | Refusal): AskAnswer | Refusal {
  return isRefusal(answer) ? answer : { ...answer };
}

function distributionOf(values: readonly number[]): AskAnswer {
  const chances: Record<string, number> = {};
  for (const value of values) chances[value] = (chances[value] ?? 0) + 1 / values.length;
  return chances;
}

/** One attack, or several on the same target (`then`). */
export function askAttack(given: AskFields, readings: FirefightReadings): AttackAnswer | Refusal {
  const struck = readTarget(given);
  if (isRefusal(struck)) return struck;
  const first = readBatch(given);
  if (isRefusal(first)) return first;
  const later = rowsOf(given.then).map(readBatch);
  const refused = later.find(isRefusal);
  if (refused) return refused;
  const { target, nearby, allot } = struck;
  const batches = [first, ...later.filter((batch): batch is Batch => !isRefusal(batch))];
  return attackOdds({ target: subjectOf(target), nearby, allot, batches, readings });
}

export function askMelee(given: AskFields, readings: FirefightReadings): MeleeAnswer | Refusal {
  const [charger, defender] = [readCombatant(given.charger), readCombatant(given.defender)];
  if (isRefusal(charger)) return charger;
  if (isRefusal(defender)) return defender;
  const strikesBack = given.strikesBack !== false;
  const fighter = (one: Combatant) => ({ ...subjectOf(one), condition: one.condition });
  return meleeOdds({ charger: fighter(charger), defender: fighter(defender), strikesBack, readings });
}

/** How sure is sure, and how many attacks a game may see, where the question does not say. */
const SURE = 0.8;
const MOST_ATTACKS = 20;

/** The same attack again and again, until the target is gone as good as surely. */
function activations(given: AskFields, readings: FirefightReadings): AskAnswer | Refusal {
  const struck = readTarget(given);
  if (isRefusal(struck)) return struck;
  const batch = readBatch(given);
  if (isRefusal(batch)) return batch;
  const sure = Math.min(1, Math.max(0, numberOf(given.sure, SURE)));
  const answer = wearDown(subjectOf(struck.target), batch, readings, { sure, most: MOST_ATTACKS });
  return isRefusal(answer) ? answer : { sure, ...answer };
}

/** Every weapon of some units against every one of others: `attackers`, `targets`, `step`, `situation`. */
function matrix(given: AskFields, readings: FirefightReadings): AskAnswer | Refusal {
  const batch = readBatch({ step: given.step, situation: given.situation });
  if (isRefusal(batch)) return batch;
  const sides: WeaponProfile[][] = [];
  for (const rows of [rowsOf(given.attackers), rowsOf(given.targets)]) {
    if (rows.length > MOST_UNITS) return badQuestion(`more than ${MOST_UNITS} units per side are not calculated`);
    const read = rows.map(readCombatant);
    const refused = read.find(isRefusal);
    if (refused) return refused;
    sides.push(read.flatMap((one) => (isRefusal(one) ? [] : [one.profile])));
  }
  const [attackers = [], targets = []] = sides;
  const step = batch.step === 'charge' ? 'charge' : 'shoot';
  const rows = oddsMatrix(attackers, targets, step, batch.situation, readings);
  return { rows: rows.map(({ attacker: { unit }, ...row }) => ({ unit: unit.id, ...row })) };
}

/** A bound on what one question may cost. */
const MOST_UNITS = 100;

/** What single wounds, each with its law, make of a target. */
function suffers(
  target: Combatant,
  laws: readonly WoundsPerHit[],
  fear: number,
  readings: FirefightReadings,
): UnitOutcome {
  const most = laws.reduce((sum, law) => sum + law.length - 1, 0);
  const grain: Grain = { wounds: most, hits: 0 };
  const before = untouched(subjectOf(target), grain, readings);
  const after = emptied(before);
  for (const stand of stands(before)) wound(after, stand, laws, fear, readings);
  return after;
}

function woundEffects(given: AskFields, readings: FirefightReadings): AskAnswer | Refusal {
  const target = readCombatant(given.target);
  if (isRefusal(target)) return target;
  const laws = Array.from({ length: countOf(given.wounds, 1) }, () => [0, 1]);
  const fate = suffers(target, laws, countOf(given.fear, 0), readings);
  const { effect, wounds } = told(fate);
  const climbed = Math.max(...Object.keys(wounds).map(Number));
  return { effect, markers: marksAt(fate.ladder, fate.start + climbed) };
}

/** A bound on what one question may cost. */
const MOST_DICE = 3000;

const CAUSES: readonly DangerCause[] = ['crossing', 'activating'];

function dangerous(given: AskFields, readings: FirefightReadings): AskAnswer | Refusal {
  const target = readCombatant(given.target);
  if (isRefusal(target)) return target;
  const dice = diceOver(given, target);
  if (dice > MOST_DICE) return badQuestion(`more than ${MOST_DICE} dice are not calculated`);
  const ignored = woundChances(1, ignoredFrom(target.profile, false, false), readings);
  const law = [5 / 6 + (ignored[0] ?? 0) / 6, (ignored[1] ?? 0) / 6];
  const { wounds, killed, effect } = told(
    suffers(
      target,
      Array.from({ length: dice }, () => law),
      0,
      readings,
    ),
  );
  const flies = dice === 0 && someHave(target.profile.unit, 'Flying');
  const rules = cite('GFF-TERRAIN-05', 'GFF-TERRAIN-06', ...(flies ? (['GFF-SR-FLYING-1'] as const) : []));
  return { dice, wounds, killed, effect, rules };
}

/** The dice for dangerous ground that a question speaks of: how many models roll, and why. */
export function diceOver(given: AskFields, { profile }: Combatant): number {
  const models = Math.min(profile.unit.models, countOf(given.models, profile.unit.models));
  const by = given.by === undefined ? ['crossing'] : textsOf(given.by);
  return dangerDice(
    profile,
    models,
    CAUSES.filter((cause) => by.includes(cause)),
  );
}

function fall(given: AskFields, readings: FirefightReadings): AskAnswer | Refusal {
  const target = readCombatant(given.target);
  if (isRefusal(target)) return target;
  const ap = fallAp(numberOf(given.height, 0));
  const lone = target.profile.unit.models === 1;
  const hits = ap !== null && lone ? 1 : 0;
  // In a group the fall kills outright, without a die (GFF-MOVE-OPT-07).
  const outright = target.profile.unit.tough;
  const law =
    ap === null
      ? [1]
      : lone
        ? woundsPerHit(fallVolley(ap), target.profile, false, readings)
        : Array.from({ length: outright + 1 }, (_, wounds) => (wounds === outright ? 1 : 0));
  const { wounds, killed, effect } = told(suffers(target, [law], 0, readings));
  const rules = cite('GFF-MOVE-OPT-05', ...(lone ? (['GFF-MOVE-OPT-08'] as const) : (['GFF-MOVE-OPT-07'] as const)));
  return { ap: ap ?? 0, hits: distributionOf([hits]), wounds, killed, effect, rules };
}

function morale(given: AskFields): AskAnswer | Refusal {
  const unit = readCombatant(given.unit);
  if (isRefusal(unit)) return unit;
  const heroes = rowsOf(given.heroes).map((hero) => ({
    quality: numberOf(hero.quality, 6),
    distance: numberOf(hero.distance, 0),
    shaken: hero.shaken === true,
  }));
  const tested = testedOf(unit);
  const rules = cite(
    'GFF-MORALE-03',
    ...(tested.shaken ? (['GFF-MORALE-04'] as const) : []),
    ...(heroes.length > 0 ? (['GFF-MORALE-05', 'GFF-SR-HERO-1'] as const) : []),
    ...(tested.fearless ? (['GFF-SR-FEARLESS-1'] as const) : []),
  );
  return { ...moraleOdds(tested, heroes), rules };
}

export function testedOf({ profile: { unit, fearless, morale }, condition: { shaken } }: Combatant) {
  return { id: unit.id, quality: unit.quality, bonus: morale, shaken, fearless };
}

/** What a question about a jump says: over what, how far, who. */
export function readJump(given: AskFields) {
  const has = (name: string) => rowsOf(given.rules).some((rule) => rule.name === name);
  const over = given.over === 'drop' ? 'drop' : 'gap';
  return jumpOf(over, numberOf(given.inches, 0), { flying: has('Flying'), strider: has('Strider') });
}

function jump(given: AskFields): AskAnswer | Refusal {
  const asked = readJump(given);
  if (isRefusal(asked)) return asked;
  const { dice, needs } = asked;
  const rules = cite(
    ...(asked.counts > 0 ? (['GFF-MOVE-OPT-02'] as const) : (['GFF-MOVE-OPT-03', 'GFF-MOVE-OPT-04'] as const)),
    ...(needs === 2 ? (['GFF-SR-STRIDER-1'] as const) : []),
  );
  return { dice, succeeds: dice === 0 ? 1 : testChance(needs, []) ** dice, rules };
}
