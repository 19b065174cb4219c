/** Attacks with rules on them, and the odds of each against the engine run over every outcome of its dice. */
import { isRefusal } from '../../../../journal/types.ts';
import { readBatch, readTarget, standingOf, subjectOf } from '../../ask/read.ts';
import { attackOf } from '../../attack.ts';
import { everyOutcome } from '../../dice.ts';
import type { Readings } from '../../readings.ts';
import { type Struck, type Victim, resolveAttack } from '../../resolve.ts';
import { EFFECTS } from '../../wounds.ts';
import { type AttackAnswer, attackOdds } from '../attack.ts';
import { type Outlook, meanOf, outlook } from '../fate.ts';

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

/** The largest difference between the engine's frequencies and the odds, over all units that are hit. */
export function difference(given: Record<string, unknown>, readings: Readings): number {
  const [struck, batch] = [readTarget(given), readBatch(given)];
  if (isRefusal(struck) || isRefusal(batch)) throw new Error('the test asks badly');
  const { target, nearby, allot } = struck;
  const answer = attackOdds({ target: subjectOf(target), nearby, allot, batches: [batch], readings });
  const attack = attackOf({ ...batch, target: target.profile });
  if (isRefusal(answer) || isRefusal(attack)) throw new Error('the test asks badly');
  const victims: Victim[] = [
    { profile: target.profile, standing: standingOf(target), near: target.profile.unit.models },
    ...nearby.map(({ combatant, near }) => ({ profile: combatant.profile, standing: standingOf(combatant), near })),
  ];
  const order = [
    ...new Set([...allot.map((id) => victims.findIndex(({ profile }) => profile.unit.id === id)), ...victims.keys()]),
  ];
  const tallies = victims.map(tallied);
  everyOutcome(
    (dice) => resolveAttack(attack, victims, dice, readings, order),
    (results, chance) => {
      for (const [at, result] of results.entries()) count(tallies[at] ?? tallied(), result, chance);
    },
  );
  const short = nearby.length === 0 ? outlookGap(outlook(subjectOf(target), attack, readings), answer) : 0;
  const told = [answer, ...nearby.map(({ id }) => answer.others[id] ?? answer)];
  return Math.max(short, ...tallies.flatMap((tally, at) => gaps(tally, told[at] ?? answer)));
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

/** An attack with these rules on whoever carries them. */
export function attackWith(rules: readonly Rule[], step: 'shoot' | 'charge' | 'strikeback', attacks: number) {
  const has = (name: string) => rules.some((rule) => rule.name === name);
  const on = (place: Rule['on']) =>
    rules.filter((rule) => rule.on === place).map(({ name, value }) => ({ name, value }));
  const weapon = { name: 'Thing', range: step === 'shoot' ? 24 : 0, attacks, rules: on('weapon') };
  return {
    step,
    attacker: { quality: 4, rules: on('attacker'), weapons: [weapon] },
    target: { id: 't', defense: 4, models: has('Blast') ? 2 : 1, tough: has('Tough') ? 2 : 1, rules: on('target') },
    situation: { distance: step === 'shoot' ? 10 : 0, moved: true, cover: 'sight' },
  };
}

/** Every two rules that an attack can meet. */
export const PAIRS = RULES.flatMap((one, at) => RULES.slice(at + 1).map((other) => [one, other] as const));

/** With these two dice have so many outcomes that pairs of them take minutes. */
const MANY = ['Blast', 'Deadly', 'Surge', 'Furious', 'Relentless', 'Regeneration', 'Impact'];

export function areMany(rules: readonly Rule[]): boolean {
  return rules.some(({ name }) => MANY.includes(name));
}

/** Blast on top of what adds hits or dice: ten million outcomes a pair, so that one die has to do. */
const MORE = ['Surge', 'Furious', 'Relentless', 'Regeneration'];

export function areTooMany(rules: readonly Rule[]): boolean {
  return rules.some(({ name }) => name === 'Blast') && rules.some(({ name }) => MORE.includes(name));
}
