/** The resolution pipeline: an attack's dice rolled, its hits dealt out, blocked, suffered and checked (GFF-PIPE). */
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type AttackBatch, inOrder } from './attack.ts';
import type { Dice } from './dice.ts';
import type { WeaponProfile } from './profile.ts';
import type { FirefightReadings } from '../readings.ts';
import type { Volley } from './special/rule.ts';
import { succeeds } from './test-die.ts';
import { type Effect, checkDue, climb, fallen, ladderOf, marksAt, startRung } from './wounds.ts';

/** How a unit stands. `models` 0: destroyed. */
export interface UnitState {
  readonly models: number;
  /** On the model that takes wounds now. */
  readonly markers: number;
  readonly shaken: boolean;
}

/** A unit that hits may fall on. */
export interface Victim {
  readonly profile: WeaponProfile;
  readonly standing: UnitState;
  /** Its models that Blast counts: all of the target's, of others those at 3" or less from it (GFF-PIPE-08). */
  readonly near: number;
}

/** What an attack did to one unit. */
export interface Struck {
  readonly hits: number;
  readonly blocked: number;
  /** Wounds that took hold. */
  readonly wounds: number;
  /** Models removed, a last one that was Knocked Out included. */
  readonly killed: number;
  /** The wound-effects total, or null when no roll was due. */
  readonly total: number | null;
  readonly effect: Effect;
  readonly before: UnitState;
  readonly after: UnitState;
}

/** One hit on its way: whose, and whether it was a natural 6. */
interface Hit {
  readonly volley: Volley;
  readonly six: boolean;
}

/** How many hits each hit of a volley becomes (GFF-PIPE-08, GFF-SR-BLAST-3). */
export function copiesOf({ blast }: Volley, victims: readonly Victim[]): number {
  if (blast === 0) return 1;
  return Math.min(
    blast,
    victims.reduce((sum, { near }) => sum + near, 0),
  );
}

/**
 * Resolves a batch on its target (the first victim) and those that Blast reaches. `allot`: the victims' places in the
 * order in which the defender hands out odd hits. The target's dice are rolled first.
 */
export function resolveAttack(
  attack: AttackBatch,
  victims: readonly Victim[],
  dice: Dice,
  readings: FirefightReadings,
  allot: readonly number[] = numbered(victims.length),
): Struck[] {
  const { volleys } = attack;
  const rolled = volleys.map((volley) => rollHits(volley, dice));
  const dealt = deal(inOrder(volleys), (volley) => rolled[volleys.indexOf(volley)] ?? NO_HITS, victims, allot);
  return victims.map((victim, place) => suffer(victim, dealt[place] ?? [], dice, readings));
}

/** The same for hits that need no dice, such as a spell's. */
export function resolveHits(
  volley: Volley,
  count: number,
  victims: readonly Victim[],
  dice: Dice,
  readings: FirefightReadings,
): Struck[] {
  const plain = Array.from({ length: count }, () => false);
  const dealt = deal([volley], () => plain, victims, numbered(victims.length));
  return victims.map((victim, place) => suffer(victim, dealt[place] ?? [], dice, readings));
}

function numbered(count: number): number[] {
  const all: number[] = [];
  for (let number = 0; number < count; number += 1) all.push(number);
  return all;
}

/** What a volley's dice hit: for each die that did, whether it was a natural 6 (GFF-PIPE-05). */
function rollHits(volley: Volley, dice: Dice): readonly boolean[] {
  const hits: boolean[] = [];
  const kind = volley.weapon === null ? 'impact' : 'hit';
  const needs = dice.tells ? hitNeeds(volley) : undefined;
  for (let die = 0; die < volley.dice; die += 1) {
    const face = dice.roll(kind, volley.weapon ?? '', needs);
    if (isHit(volley, face)) hits.push(face === 6 && volley.weapon !== null);
  }
  return hits;
}

const NO_HITS: readonly boolean[] = [];

/** The least face that succeeds (GFF-DICE-02). */
function leastFace(needs: number, modifier: number): number {
  return Math.min(6, Math.max(2, needs - modifier));
}

function hitNeeds({ weapon, needs, bonus, penalty, sixesOnly }: Volley): string {
  if (weapon === null) return '2+ hits';
  if (sixesOnly) return 'only a 6 hits: fatigued or Shaken';
  const more = [...(bonus > 0 ? [`+${bonus}`] : []), ...(penalty > 0 ? [`−${penalty}`] : [])];
  return `${leastFace(needs, bonus - penalty)}+ hits: ${[`Quality ${needs}+`, ...more].join(', ')}`;
}

function blockNeeds(volley: Volley, six: boolean, { unit, fortified }: WeaponProfile): string {
  const { cover, guard } = volley;
  const { defense } = unit;
  const whole = apOn(volley, six, fortified);
  const more = [
    ...(whole > 0 ? [`AP(${whole})`] : []),
    ...(cover > 0 ? [`cover +${cover}`] : []),
    ...(guard > 0 ? [`guarded +${guard}`] : []),
  ];
  return `${leastFace(defense, cover + guard - whole)}+ blocks: ${[`Defense ${defense}+`, ...more].join(', ')}`;
}

function isHit({ needs, bonus, penalty, sixesOnly }: Volley, face: number): boolean {
  return sixesOnly ? face === 6 : succeeds(face, needs, bonus - penalty);
}

/** Multiplies hits and shares those of Blast as evenly as can be, one by one along `allot` (GFF-PIPE-06, -08, -09). */
function deal(
  volleys: readonly Volley[],
  sixes: (volley: Volley) => readonly boolean[],
  victims: readonly Victim[],
  allot: readonly number[],
): Hit[][] {
  const dealt = victims.map((): Hit[] => []);
  let next = 0;
  for (const volley of volleys) {
    const copies = copiesOf(volley, victims);
    for (const six of sixes(volley)) {
      const count = copies * (1 + (six ? volley.extra : 0));
      for (let copy = 0; copy < count; copy += 1) {
        const place = volley.blast === 0 ? 0 : (allot[next % allot.length] ?? 0);
        if (volley.blast > 0) next += 1;
        dealt[place]?.push({ volley, six: six && copy < copies });
      }
    }
  }
  return dealt;
}

/** Blocks, regenerates and places the wounds of one unit's hits, then checks them (GFF-PIPE-13 to -17). */
export function suffer(victim: Victim, hits: readonly Hit[], dice: Dice, readings: FirefightReadings): Struck {
  const { profile, standing } = victim;
  const ladder = ladderOf(standing.models, profile.unit.tough, readings);
  let frightening: Map<number, number> | null = null;
  let rung = startRung(ladder, standing.markers);
  let blocked = 0;
  for (const { volley, six } of hits) {
    if (isBlocked(volley, six, profile, dice)) {
      blocked += 1;
      continue;
    }
    const wounds = woundsOf(volley, profile, dice, readings);
    if (wounds > 0 && volley.fear > 0) (frightening ??= new Map()).set(volley.bearer, volley.fear);
    rung = climb(ladder, rung, wounds);
  }
  let fear = 0;
  for (const x of frightening?.values() ?? []) fear += x;
  const { wounds, killed, total, effect, before, after } = settle(victim, rung, fear, dice, readings);
  return { hits: hits.length, blocked, wounds, killed, total, effect, before, after };
}

/** The AP of a hit on a unit; Fortified takes some off, but not from a weapon that is Unstoppable (GFF-SR-UNSTOPPABLE-1). */
export function apOn({ ap, sixAp, unstoppable }: Volley, six: boolean, fortified: number): number {
  const whole = ap + (six ? sixAp : 0);
  return unstoppable || fortified === 0 ? whole : Math.max(0, whole - fortified);
}

function isBlocked(volley: Volley, six: boolean, target: WeaponProfile, dice: Dice): boolean {
  const { unit, fortified } = target;
  const { cover, guard, bane } = volley;
  const needs = dice.tells ? blockNeeds(volley, six, target) : undefined;
  let face = dice.roll('block', unit.id, needs);
  if (face === 6 && bane) face = dice.roll('again', unit.id, needs);
  return succeeds(face, unit.defense, cover + guard - apOn(volley, six, fortified));
}

/** Wounds of an unblocked hit that Regeneration does not ignore (GFF-PIPE-14, -15). */
function woundsOf(
  { deadly, lasting, spell }: Volley,
  profile: WeaponProfile,
  dice: Dice,
  { regenOrder }: FirefightReadings,
): number {
  const from = ignoredFrom(profile, lasting, spell);
  if (from === 0) return deadly;
  if (regenOrder === 'before') return leftOf(1, from, profile, dice) * deadly;
  return leftOf(deadly, from, profile, dice);
}

/**
 * The least face that ignores a wound: Regeneration's 5 (GFF-SR-REGENERATION-1), unless the weapon ignores that, or what an army
 * book gives (GFF-SR-BOOK-1), whichever is better; 0: none does.
 */
export function ignoredFrom({ regenerates, ward, spellWard }: WeaponProfile, lasting: boolean, spell: boolean): number {
  const own = spell ? spellWard : ward;
  return !regenerates || lasting ? own : own === 0 ? 5 : Math.min(5, own);
}

/** How many of so many wounds are left: one die each ignores it. */
function leftOf(wounds: number, from: number, { unit }: WeaponProfile, dice: Dice): number {
  let left = 0;
  const needs = dice.tells ? `${from}+ ignores a wound` : undefined;
  for (let wound = 0; wound < wounds; wound += 1) if (dice.roll('regeneration', unit.id, needs) < from) left += 1;
  return left;
}

/** Wounds without a hit, each on its own: of dangerous ground, or taken as given. Regenerated where `heals`. */
export function sufferWounds(
  victim: Victim,
  wounds: number,
  { fear, heals }: { readonly fear: number; readonly heals: boolean },
  dice: Dice,
  readings: FirefightReadings,
): Omit<Struck, 'hits' | 'blocked'> {
  const { profile, standing } = victim;
  const from = heals ? ignoredFrom(profile, false, false) : 0;
  const left = from > 0 ? leftOf(wounds, from, profile, dice) : wounds;
  const ladder = ladderOf(standing.models, profile.unit.tough, readings);
  let rung = startRung(ladder, standing.markers);
  for (let wound = 0; wound < left; wound += 1) rung = climb(ladder, rung, 1);
  return settle(victim, rung, fear, dice, readings);
}

/** The batch's one wound-effects roll, and how the unit stands after it (GFF-PIPE-17, GFF-WOUND-02 to -09). */
function settle(
  { profile: { unit }, standing }: Victim,
  after: number,
  fear: number,
  dice: Dice,
  readings: FirefightReadings,
): Omit<Struck, 'hits' | 'blocked'> {
  const ladder = ladderOf(standing.models, unit.tough, readings);
  const before = startRung(ladder, standing.markers);
  const check = { before, after, shaken: standing.shaken, fear, tough: unit.tough };
  const due = checkDue(ladder, check, readings);
  const needs = due && dice.tells ? `Knocked Out from ${due.out}, else Shaken; ${due.adds} is added` : undefined;
  const total = due ? dice.roll('effect', unit.id, needs) + due.adds : null;
  const out = due !== null && total !== null && total >= due.out;
  const lost = fallen(ladder, after);
  const effect = total === null ? (after > before ? 'noRoll' : 'unhurt') : out ? 'knockedOut' : 'shaken';
  return {
    wounds: after - before,
    killed: out ? standing.models : lost,
    total,
    effect,
    before: standing,
    after: {
      models: out ? 0 : standing.models - lost,
      markers: marksAt(ladder, after),
      shaken: standing.shaken || effect === 'shaken',
    },
  };
}

/** The rules that decided what became of a unit. */
export function settlementRules({ wounds, before, after, total }: Omit<Struck, 'hits' | 'blocked'>): readonly RuleId[] {
  return cite(
    'GFF-WOUND-02',
    ...(before.models > 1 ? (['GFF-WOUND-07', 'GFF-WOUND-08', 'GFF-WOUND-14', 'GFF-WOUND-11'] as const) : []),
    ...(wounds > 0 && after.models <= 1 ? (['GFF-WOUND-01', 'GFF-SR-TOUGH-1', 'GFF-WOUND-05'] as const) : []),
    ...(total === null ? [] : (['GFF-WOUND-03', 'GFF-WOUND-04', 'GFF-WOUND-06', 'GFF-PIPE-17'] as const)),
    ...(total !== null && before.shaken ? (['GFF-WOUND-09', 'GFF-WOUND-10'] as const) : []),
    ...(after.models === 0 ? (['GFF-WOUND-13', 'GFF-PIPE-18'] as const) : []),
  );
}
