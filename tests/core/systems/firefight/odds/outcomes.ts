/** Attacks with rules on them, and the odds of each against the engine run over every outcome of its dice. */
import { rowsOf } from '../../../../../core/journal/json.ts';
import { isRefusal } from '../../../../../core/rules/refusal.ts';
import { type AskFields, readBatch, readTarget, subjectOf } from '../../../../../core/systems/firefight/ask/read.ts';
import { standingOf } from '../fight.ts';
import { type AttackBatch, attackOf } from '../../../../../core/systems/firefight/rules/attack.ts';
import type { Dice } from '../../../../../core/systems/firefight/rules/dice.ts';
import { READINGS, type FirefightReadings } from '../../../../../core/systems/firefight/readings.ts';
import { type Struck, type Victim, resolveAttack } from '../../../../../core/systems/firefight/rules/resolve.ts';
import { type ToldApart, everyOutcome, findToldApart } from '../every-outcome.ts';
import { EFFECTS } from '../../../../../core/systems/firefight/rules/wounds.ts';
import { type AttackAnswer, attackOdds } from '../../../../../core/systems/firefight/odds/attack.ts';
import { type Outlook, meanOf, outlook } from '../../../../../core/systems/firefight/odds/unit-outcome.ts';

const WEAPON_RULES = ['AP', 'Bane', 'Blast', 'Counter', 'Deadly', 'Indirect', 'Limited', 'Reliable', 'Rending']
  .concat(['Surge', 'Thrust', 'Unstoppable'])
  .map((name) => ({ on: 'weapon' as const, name, value: 2 }));
const MODEL_RULES = ['Fear', 'Furious', 'Impact', 'Relentless'].map((name) => ({
  on: 'attacker' as const,
  name,
  value: name === 'Impact' ? 1 : 2,
}));
const TARGET_RULES = ['Regeneration', 'Stealth', 'Tough'].map((name) => ({ on: 'target' as const, name, value: 2 }));
export const RULES = [...WEAPON_RULES, ...MODEL_RULES, ...TARGET_RULES];
export type Rule = (typeof RULES)[number];

/** The other special rules: those that move, deploy, test or cast, and have no part in an attack. */
export const BESIDE = [
  'Ambush',
  'Caster',
  'Fast',
  'Fearless',
  'Flying',
  'Hero',
  'Immobile',
  'Scout',
  'Slow',
  'Strider',
];

/** By value: how many outcomes of each chance. Counts are whole; adding a million small chances would lose digits. */
type Tally = Record<'hits' | 'wounds' | 'killed' | 'effect', Map<string, Map<number, number>>>;

function tallied(): Tally {
  return { hits: new Map(), wounds: new Map(), killed: new Map(), effect: new Map() };
}

function count(tally: Tally, struck: Struck, chance: number): void {
  for (const key of ['hits', 'wounds', 'killed', 'effect'] as const) {
    const counts = tally[key].get(String(struck[key])) ?? new Map<number, number>();
    tally[key].set(String(struck[key]), counts.set(chance, (counts.get(chance) ?? 0) + 1));
  }
}

interface Asked {
  readonly attack: AttackBatch;
  readonly odds: AttackAnswer;
  readonly short: Outlook;
  /** The target and those near it, with the odds of each. */
  readonly victims: readonly (Victim & { readonly told: Record<keyof Tally, Readonly<Record<string, number>>> })[];
  /** The attack on the engine, with these dice. */
  readonly run: (dice: Dice) => readonly Struck[];
}

function asked(given: AskFields, readings: FirefightReadings): Asked {
  const [struck, batch] = [readTarget(given), readBatch(given)];
  if (isRefusal(struck) || isRefusal(batch)) throw new Error('the test asks badly');
  const { target, nearby, allot } = struck;
  const subject = subjectOf(target);
  const odds = attackOdds({ target: subject, nearby, allot, batches: [batch], readings });
  const attack = attackOf({ ...batch, target: target.profile });
  if (isRefusal(odds) || isRefusal(attack)) throw new Error('the test asks badly');
  const victims = [
    { profile: target.profile, standing: standingOf(target), near: target.profile.unit.models, told: odds },
    ...nearby.map(({ id, combatant, near }) => {
      return { profile: combatant.profile, standing: standingOf(combatant), near, told: odds.others[id] ?? odds };
    }),
  ];
  const order = [
    ...new Set([...allot.map((id) => victims.findIndex(({ profile }) => profile.unit.id === id)), ...victims.keys()]),
  ];
  const run = (dice: Dice) => resolveAttack(attack, victims, dice, readings, order);
  return { attack, odds, short: outlook(subject, attack, readings), victims, run };
}

/** The attack with its odds, as a question is answered. */
export function reckoned(given: AskFields): { readonly attack: AttackBatch; readonly odds: AttackAnswer } {
  const { attack, odds } = asked(given, READINGS);
  return { attack, odds };
}

/** The largest difference between the engine's frequencies and the odds, over all units that are hit. */
export function difference(given: AskFields, readings: FirefightReadings, toldApart?: ToldApart): number {
  const { odds, short, victims, run } = asked(given, readings);
  const tallies = victims.map(tallied);
  everyOutcome(
    run,
    (results, chance) => {
      for (const [at, result] of results.entries()) count(tallies[at] ?? tallied(), result, chance);
    },
    toldApart,
  );
  const alone = victims.length === 1 ? outlookGap(short, odds) : 0;
  return Math.max(alone, ...tallies.flatMap((tally, at) => gaps(tally, victims[at]?.told ?? odds)));
}

/** The faces that an attack tells apart, found by one die of each of its weapons in turn. */
export function toldApart(given: AskFields & { readonly attacker: AskFields }, readings: FirefightReadings): ToldApart {
  const found: Parameters<typeof findToldApart>[2] = new Map();
  for (const weapon of rowsOf(given.attacker.weapons)) {
    const attacker = { ...given.attacker, weapons: [{ ...weapon, attacks: 1, count: 1 }] };
    findToldApart(asked({ ...given, attacker }, readings).run, keyOf, found);
  }
  return found;
}

/** What came of strikes, in short. */
export function keyOf(results: readonly Struck[]): string {
  let key = '';
  for (const { hits, blocked, wounds, killed, effect } of results)
    key += `${hits} ${blocked} ${wounds} ${killed} ${effect} `;
  return key;
}

/** How far the short answer that players reckon with is from the whole one. */
function outlookGap(short: Outlook, { effect, killed }: AttackAnswer): number {
  return Math.max(...EFFECTS.map((key) => Math.abs(short[key] - effect[key])), Math.abs(short.killed - meanOf(killed)));
}

function gaps(tally: Tally, told: Record<keyof Tally, Readonly<Record<string, number>>>): number[] {
  return (['hits', 'wounds', 'killed', 'effect'] as const).flatMap((key) => {
    const values = new Set([...tally[key].keys(), ...Object.keys(told[key])]);
    return [...values].map((value) => Math.abs(frequency(tally[key].get(value)) - (told[key][value] ?? 0)));
  });
}

function frequency(counts: ReadonlyMap<number, number> = new Map()): number {
  return [...counts].reduce((sum, [chance, times]) => sum + chance * times, 0);
}

/** Two figures that attacks are tried with. */
export interface Figures {
  readonly quality: number;
  readonly defense: number;
}

/** All of them, from 2+ to 6+. */
export const FIGURES: readonly Figures[] = [2, 3, 4, 5, 6].flatMap((quality) =>
  [2, 3, 4, 5, 6].map((defense) => ({ quality, defense })),
);

/** An attack with these rules on whoever carries them. */
export function attackWith(rules: readonly Rule[], step: Step, attacks: number, { quality, defense }: Figures) {
  const has = (name: string) => rules.some((rule) => rule.name === name);
  const on = (place: Rule['on']) =>
    rules.filter((rule) => rule.on === place).map(({ name, value }) => ({ name, value }));
  const weapon = { name: 'Thing', range: step === 'shoot' ? 24 : 0, attacks, rules: on('weapon') };
  return {
    step,
    attacker: { quality, rules: on('attacker'), weapons: [weapon] },
    target: { id: 't', defense, models: has('Blast') ? 2 : 1, tough: has('Tough') ? 2 : 1, rules: on('target') },
    situation: { distance: step === 'shoot' ? 10 : 0, moved: true, cover: 'sight' },
  };
}

export const STEPS = ['shoot', 'charge', 'strikeback'] as const;
type Step = (typeof STEPS)[number];

/** Every rule, and every two rules, that an attack can meet. */
export const PAIRS: readonly (readonly Rule[])[] = RULES.flatMap((one, at) => [
  [one],
  ...RULES.slice(at + 1).map((other) => [one, other]),
]);

/** The largest difference of an attack with these rules, over so many numbers of dice. */
export function differenceWith(rules: readonly Rule[], step: Step, dice: readonly number[], figures: Figures): number {
  const apart = toldApart(attackWith(rules, step, 1, figures), READINGS);
  return Math.max(...dice.map((count) => difference(attackWith(rules, step, count, figures), READINGS, apart)));
}

export function namesOf(rules: readonly Rule[]): string {
  return rules.map(({ name }) => name).join(' + ');
}
