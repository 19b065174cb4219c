/** The odds against the engine itself, run over every outcome of its dice: every rule, every pair of rules. */
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../journal/types.ts';
import { attackOf } from '../attack.ts';
import { everyOutcome } from '../dice.ts';
import { READINGS, type Readings } from '../readings.ts';
import { type Struck, type Victim, resolveAttack } from '../resolve.ts';
import { readBatch, readTarget, standingOf, subjectOf } from '../ask/read.ts';
import { EFFECTS } from '../wounds.ts';
import { type AttackAnswer, attackOdds } from './attack.ts';
import { type Outlook, meanOf, outlook } from './fate.ts';

const WEAPON_RULES = ['AP', 'Bane', 'Blast', 'Counter', 'Deadly', 'Indirect', 'Limited', 'Reliable', 'Rending']
  .concat(['Surge', 'Thrust', 'Unstoppable'])
  .map((name) => ({ on: 'weapon' as const, name, value: 2 }));
const MODEL_RULES = ['Fear', 'Furious', 'Impact', 'Relentless'].map((name) => ({
  on: 'attacker' as const,
  name,
  value: name === 'Impact' ? 1 : 2,
}));
const TARGET_RULES = ['Regeneration', 'Stealth', 'Tough'].map((name) => ({ on: 'target' as const, name, value: 2 }));
const RULES = [...WEAPON_RULES, ...MODEL_RULES, ...TARGET_RULES];
type Rule = (typeof RULES)[number];

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
function difference(given: Record<string, unknown>, readings: Readings): number {
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
  if (nearby.length === 0) sameOutlook(outlook(subjectOf(target), attack, readings), answer);
  const told = [answer, ...nearby.map(({ id }) => answer.others[id] ?? answer)];
  return Math.max(...tallies.flatMap((tally, at) => gaps(tally, told[at] ?? answer)));
}

function sameOutlook(short: Outlook, { effect, killed }: AttackAnswer): void {
  for (const key of EFFECTS) expect(Math.abs(short[key] - effect[key])).toBeLessThanOrEqual(1e-12);
  expect(Math.abs(short.killed - meanOf(killed))).toBeLessThanOrEqual(1e-12);
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
function attackWith(rules: readonly Rule[], step: 'shoot' | 'charge' | 'strikeback', attacks: number) {
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

const PAIRS = RULES.flatMap((one, at) => RULES.slice(at + 1).map((other) => [one, other]));
/** With these two dice have so many outcomes that they are left to one. */
const MANY = ['Blast', 'Deadly', 'Surge', 'Furious', 'Relentless', 'Regeneration'];

describe('the odds are the engine over every outcome', () => {
  test.each(['shoot', 'charge', 'strikeback'] as const)('%s: every rule, every pair', (step) => {
    for (const rule of RULES) {
      const gap = difference(attackWith([rule], step, MANY.includes(rule.name) ? 1 : 2), READINGS);
      expect(gap, rule.name).toBeLessThanOrEqual(1e-12);
    }
    for (const rules of PAIRS) {
      const gap = difference(attackWith(rules, step, 1), READINGS);
      expect(gap, rules.map(({ name }) => name).join(' + ')).toBeLessThanOrEqual(1e-12);
    }
  });

  const group = { id: 't', defense: 4, models: 2, tough: 2, markers: 0, rules: [{ name: 'Regeneration' }] };
  const claws = { name: 'Claws', attacks: 1, count: 2, rules: [{ name: 'Rending' }] };
  const fists = { name: 'Fists', attacks: 1, rules: [{ name: 'Deadly', value: 2 }] };
  const fearful = { quality: 3, models: 2, rules: [{ name: 'Fear', value: 1 }], weapons: [claws, fists] };
  const blast = { name: 'Bomb', range: 12, attacks: 1, rules: [{ name: 'Blast', value: 3 }] };
  const shot = { name: 'Shot', range: 12, attacks: 1 };
  const bombers = { quality: 4, weapons: [shot, blast] };
  const near = [{ id: 'n', defense: 5 }];

  test.each([
    ['a group that Deadly and Fear meet', { step: 'charge', attacker: fearful, target: { ...group, rules: [] } }, {}],
    [
      'Tough groups read as tough',
      { step: 'charge', attacker: fearful, target: { ...group, rules: [] } },
      { toughGroup: 'tough' },
    ],
    [
      'Fear on the threshold',
      { step: 'charge', attacker: fearful, target: { tough: 3, markers: 1 } },
      { fearScope: 'threshold' },
    ],
    [
      'Regeneration before Deadly',
      { step: 'charge', attacker: { weapons: [fists] }, target: { rules: group.rules } },
      { regenOrder: 'before' },
    ],
    [
      'fatigued, on a Shaken veteran',
      { step: 'charge', attacker: { ...fearful, fatigued: true }, target: { markers: 1, shaken: true } },
      {},
    ],
    [
      'Blast shared with a neighbour',
      { attacker: bombers, target: { id: 't' }, nearby: near, situation: { distance: 5 } },
      {},
    ],
    [
      'Blast, the odd hit to the neighbour',
      {
        attacker: bombers,
        target: { id: 't', models: 2 },
        nearby: near,
        allot: ['n', 't'],
        situation: { distance: 5 },
      },
      {},
    ],
  ] as const)('%s', (_, given, readings) => {
    expect(difference(given, { ...READINGS, ...readings })).toBeLessThanOrEqual(1e-12);
  });
});
