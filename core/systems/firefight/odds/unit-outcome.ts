/** What may have become of a unit after some batches, with its exact chances. */
import { type AttackBatch, inOrder } from '../rules/attack.ts';
import type { WeaponProfile } from '../rules/profile.ts';
import type { FirefightReadings } from '../readings.ts';
import {
  type Effect,
  type Ladder,
  checkDue,
  climb,
  fallen,
  ladderOf,
  lastRung,
  outChance,
  startRung,
} from '../rules/wounds.ts';
import { type WoundsPerHit, dieOutcomes } from './die.ts';
import { type Spread, resolveDice } from './resolve-dice.ts';
import type { Drops, DiceBatch } from './dice-batch.ts';

/** Who is hit, and how it stood before. */
export interface Subject {
  readonly profile: WeaponProfile;
  readonly markers: number;
  readonly shaken: boolean;
}

/**
 * Chances by hits and rung: of standing without and with a roll that gave Shaken, and of being Knocked Out. Cells:
 * `(hits * rungs) + rung`.
 */
export interface UnitOutcome {
  readonly subject: Subject;
  readonly ladder: Ladder;
  readonly start: number;
  readonly rungs: number;
  readonly hits: number;
  readonly steady: Float64Array;
  readonly shaken: Float64Array;
  readonly out: Float64Array;
}

/** How finely a fate is told apart. */
export interface Grain {
  /** The most wounds that can come, to tell each number of them; null: only what counts for what becomes of the unit. */
  readonly wounds: number | null;
  /** The most hits to count; 0: none. */
  readonly hits: number;
}

/** A unit that nothing has happened to yet. */
export function untouched(subject: Subject, grain: Grain, readings: FirefightReadings): UnitOutcome {
  const fate = nothing(subject, grain, readings);
  fate.steady[fate.start] = 1;
  return fate;
}

/** The same with no chance of anything, to add to. */
function nothing(subject: Subject, grain: Grain, readings: FirefightReadings): UnitOutcome {
  const { unit } = subject.profile;
  const ladder = ladderOf(unit.models, unit.tough, readings);
  const start = startRung(ladder, subject.markers);
  const enough = lastRung(ladder) + unit.tough + 4;
  const rungs = 1 + (grain.wounds === null ? Math.max(enough, start) : start + grain.wounds);
  const cells = (grain.hits + 1) * rungs;
  const arrays = { steady: new Float64Array(cells), shaken: new Float64Array(cells), out: new Float64Array(cells) };
  return { subject, ladder, start, rungs, hits: grain.hits, ...arrays };
}

/** A fate of the same grain with no chance of anything. */
export function emptied(fate: UnitOutcome): UnitOutcome {
  const cells = fate.steady.length;
  return { ...fate, steady: new Float64Array(cells), shaken: new Float64Array(cells), out: new Float64Array(cells) };
}

/** How a batch's Blast hits are shared out. */
export interface Sharing {
  /** Models that Blast counts beside the target's own. */
  readonly near: number;
  readonly sharers: number;
  readonly place: number;
  readonly isTarget: boolean;
}

export const ALONE: Sharing = { near: 0, sharers: 1, place: 0, isTarget: true };

/** One way to stand: its rung, hits so far, whether Shaken was rolled before, and the chance of it. */
export interface Stand {
  readonly rung: number;
  readonly hits: number;
  readonly rolled: boolean;
  readonly chance: number;
}

/** Every way to stand that has a chance. */
export function stands({ steady, shaken, rungs }: UnitOutcome): Stand[] {
  const found: Stand[] = [];
  for (const [rolled, cells] of [
    [false, steady],
    [true, shaken],
  ] as const) {
    for (let cell = 0; cell < cells.length; cell += 1) {
      const chance = cells[cell] ?? 0;
      if (chance > 0) found.push({ rung: cell % rungs, hits: Math.floor(cell / rungs), rolled, chance });
    }
  }
  return found;
}

/** Models left at a rung. */
export function leftAt({ ladder }: UnitOutcome, rung: number): number {
  return ladder.models - fallen(ladder, rung);
}

type Sky = Pick<UnitOutcome, 'subject' | 'ladder' | 'rungs' | 'hits'>;

/** A batch as one unit with so many models left meets it. */
function diceBatchOver(
  sky: Sky,
  attack: AttackBatch,
  sharing: Sharing,
  left: number,
  readings: FirefightReadings,
): DiceBatch {
  const { profile } = sky.subject;
  const blast = (sharing.isTarget ? left : 0) + sharing.near;
  const drops: Drops[] = [];
  for (const volley of inOrder(attack.volleys)) {
    const copies = volley.blast === 0 ? 1 : Math.min(volley.blast, blast);
    drops.push({ volley, copies, law: dieOutcomes(volley, profile, readings) });
  }
  return {
    drops,
    ladder: sky.ladder,
    rungs: sky.rungs,
    hits: sky.hits,
    sharers: sharing.sharers,
    place: sharing.place,
    isTarget: sharing.isTarget,
    mostFear: 4 + (readings.fearScope === 'threshold' ? profile.unit.tough : 0),
  };
}

/** What one attack does to a unit in short: the chances of its effects, and the mean number of models removed. */
export interface Outlook extends Readonly<Record<Effect, number>> {
  readonly killed: number;
}

/** What one attack does to a subject with nobody near it, and nothing else: what a player weighs, in a few microseconds. */
export function outlook(subject: Subject, attack: AttackBatch, readings: FirefightReadings): Outlook {
  const { unit } = subject.profile;
  const ladder = ladderOf(unit.models, unit.tough, readings);
  const before = startRung(ladder, subject.markers);
  const rungs = 1 + Math.max(lastRung(ladder) + unit.tough + 4, before + 1);
  const storm = diceBatchOver({ subject, ladder, rungs, hits: 0 }, attack, ALONE, unit.models, readings);
  const { chances } = resolveDice(storm, before);
  const effect = { unhurt: 0, noRoll: 0, shaken: 0, knockedOut: 0, killed: 0 };
  for (let index = 0; index < chances.length; index += 1) {
    const chance = chances[index] ?? 0;
    if (chance === 0) continue;
    const after = index % rungs;
    const fear = Math.floor(index / rungs);
    const due = checkDue(ladder, { before, after, shaken: subject.shaken, fear, tough: unit.tough }, readings);
    const out = due ? outChance(due) : 0;
    effect.knockedOut += chance * out;
    effect.killed += chance * (out * ladder.models + (1 - out) * fallen(ladder, after));
    effect[due ? 'shaken' : after > before ? 'noRoll' : 'unhurt'] += chance * (1 - out);
  }
  return effect;
}

/** Adds to `into` what a batch makes of one way to stand, times `weight`. */
export function strike(
  into: UnitOutcome,
  stand: Stand,
  attack: AttackBatch,
  sharing: Sharing,
  readings: FirefightReadings,
  weight = 1,
): void {
  const storm = diceBatchOver(into, attack, sharing, leftAt(into, stand.rung), readings);
  settle(into, stand, resolveDice(storm, stand.rung), readings, weight);
}

/** Adds what so many single wounds, each with its law, make of one way to stand: dangerous ground. */
export function wound(
  into: UnitOutcome,
  stand: Stand,
  laws: readonly WoundsPerHit[],
  fear: number,
  readings: FirefightReadings,
): void {
  let now = new Float64Array(into.rungs);
  now[stand.rung] = 1;
  for (const law of laws) {
    const next = new Float64Array(into.rungs);
    for (const [rung, chance] of now.entries()) {
      for (const [wounds, p] of law.entries()) {
        const to = wounds === 0 ? rung : Math.min(into.rungs - 1, climb(into.ladder, rung, wounds));
        next[to] = (next[to] ?? 0) + chance * p;
      }
    }
    now = next;
  }
  settle(into, stand, { fears: 1, chances: now }, readings, 1, fear);
}

/** The wound-effects roll of every case, added up (GFF-WOUND-06). */
function settle(
  into: UnitOutcome,
  stand: Stand,
  spread: Spread,
  readings: FirefightReadings,
  weight: number,
  given = 0,
): void {
  const { rungs, subject } = into;
  const layer = spread.chances.length / spread.fears;
  const shaken = subject.shaken || stand.rolled;
  for (let index = 0; index < spread.chances.length; index += 1) {
    const chance = spread.chances[index] ?? 0;
    if (chance === 0) continue;
    const after = index % rungs;
    const fear = given + Math.floor(index / layer);
    const check = { before: stand.rung, after, shaken, fear, tough: subject.profile.unit.tough };
    const due = checkDue(into.ladder, check, readings);
    const cell = Math.min(into.out.length - rungs, stand.hits * rungs + (index % layer) - after) + after;
    const mass = chance * stand.chance * weight;
    const out = due ? outChance(due) : 0;
    if (out > 0) into.out[cell] = (into.out[cell] ?? 0) + mass * out;
    const standing = due || stand.rolled ? into.shaken : into.steady;
    if (out < 1) standing[cell] = (standing[cell] ?? 0) + mass * (1 - out);
  }
}

/** Chances by number, for the numbers that can happen. */
export type Distribution = Readonly<Record<string, number>>;

export interface UnitOutcomeAnswer {
  readonly wounds: Distribution;
  readonly killed: Distribution;
  readonly effect: Readonly<Record<Effect, number>>;
}

/** A fate in figures. */
export function told(fate: UnitOutcome): UnitOutcomeAnswer & { readonly hits: Distribution } {
  const { start, rungs, ladder } = fate;
  const wounds = new Map<number, number>();
  const killed = new Map<number, number>();
  const counted = new Map<number, number>();
  const effect = { unhurt: 0, noRoll: 0, shaken: 0, knockedOut: 0 };
  const count = (cells: Float64Array, word: (rung: number) => Effect) => {
    for (let cell = 0; cell < cells.length; cell += 1) {
      const chance = cells[cell] ?? 0;
      if (chance === 0) continue;
      const rung = cell % rungs;
      const result = word(rung);
      effect[result] += chance;
      raise(wounds, rung - start, chance);
      raise(killed, result === 'knockedOut' ? ladder.models : fallen(ladder, rung), chance);
      raise(counted, Math.floor(cell / rungs), chance);
    }
  };
  count(fate.steady, (rung) => (rung > start ? 'noRoll' : 'unhurt'));
  count(fate.shaken, () => 'shaken');
  count(fate.out, () => 'knockedOut');
  return { wounds: sorted(wounds), killed: sorted(killed), hits: sorted(counted), effect };
}

function raise(map: Map<number, number>, key: number, by: number): void {
  map.set(key, (map.get(key) ?? 0) + by);
}

function sorted(map: ReadonlyMap<number, number>): Distribution {
  return Object.fromEntries([...map].sort(([a], [b]) => a - b));
}

export function meanOf(distribution: Distribution): number {
  return Object.entries(distribution).reduce((sum, [number, chance]) => sum + Number(number) * chance, 0);
}
