/** The exact odds of an attack, or of several on the same target, one after the other (GFF-PIPE). */
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { type AttackBatch, type AttackPlan, attackOf, rulesOf } from '../rules/attack.ts';
import type { WeaponProfile } from '../rules/profile.ts';
import type { FirefightReadings } from '../readings.ts';
import {
  ALONE,
  type Distribution,
  type UnitOutcome,
  type UnitOutcomeAnswer,
  type Grain,
  type Sharing,
  type Subject,
  emptied,
  leftAt,
  meanOf,
  stands,
  strike,
  told,
  untouched,
} from './unit-outcome.ts';

/** One unit's attack in one step, at whatever is left of the target by then. */
export type Batch = Omit<AttackPlan, 'target' | 'targets'>;

/** Another unit of the target's side, so close that Blast's hits are shared with it. */
export interface BlastNeighbour {
  readonly id: string;
  readonly subject: Subject;
  /** Its models at 3" or less from the target. */
  readonly near: number;
}

export interface AttackQuestion {
  readonly target: Subject;
  /** Counts for the first batch. */
  readonly nearby: readonly BlastNeighbour[];
  /** Ids in the order in which the defender hands out odd hits; the target's is that of its unit. */
  readonly allot: readonly string[];
  /** One after the other, at least one. */
  readonly batches: readonly Batch[];
  readonly readings: FirefightReadings;
}

export interface AttackFigures extends UnitOutcomeAnswer {
  readonly hits: Distribution;
  readonly mean: { readonly hits: number; readonly wounds: number };
}

export interface AttackAnswer extends AttackFigures {
  /** Of a single batch. */
  readonly dice?: number;
  readonly impact?: number;
  readonly push?: number;
  readonly others: Readonly<Record<string, AttackFigures>>;
  readonly rules: readonly RuleId[];
}

/** No attack of a legal list comes near; a bound on what one question may cost, for it is asked with every key. */
const MOST_WOUNDS = 600;

export function attackOdds(question: AttackQuestion): AttackAnswer | Refusal {
  const { target, batches, nearby, readings } = question;
  const attacks = batches.map((batch) => planned(batch, target.profile, target.profile.unit.models));
  const refused = attacks.find(isRefusal);
  if (refused) return refused;
  const ready = attacks.filter((attack): attack is AttackBatch => !isRefusal(attack));
  const [first] = ready;
  const bounds = boundsOf(ready, target, nearby);
  if (!first || bounds.wounds > MOST_WOUNDS) return tooMuch();
  const answer = tell((grain) => fateOf(question, grain), bounds);
  const single = batches.length === 1;
  const push = single && readings.specialMoves ? { push: pushChance(answer.effect.shaken) } : {};
  return {
    ...answer,
    ...(single ? { dice: first.dice, impact: first.impact, ...push } : {}),
    others: Object.fromEntries(nearby.map((one) => [one.id, neighbourOdds(question, first, one, bounds)])),
    rules: [...new Set(ready.flatMap(rulesOf))],
  };
}

function tooMuch(): Refusal {
  const message = `An attack of more than ${MOST_WOUNDS} possible wounds is not calculated.`;
  return refuse('too-much', message, ...cite('GFF-ARMY-10'));
}

/** Shaken by an attack: pushed on 4+ (GFF-MOVE-OPT-01). */
function pushChance(shaken: number): number {
  return shaken / 2;
}

interface Bounds {
  readonly wounds: number;
  readonly hits: number;
}

/** Hits and wounds told apart, each by a run of its own: together they would cost their product. */
function tell(fate: (grain: Grain) => UnitOutcome, { wounds, hits }: Bounds): AttackFigures {
  const { hits: counted } = told(fate({ wounds: null, hits }));
  const { hits: _, ...rest } = told(fate({ wounds, hits: 0 }));
  return { ...rest, hits: counted, mean: { hits: meanOf(counted), wounds: meanOf(rest.wounds) } };
}

function planned(batch: Batch, target: WeaponProfile, targets: number): AttackBatch | Refusal {
  return attackOf({ ...batch, target, targets });
}

/** The most hits and wounds that can come of all batches, before anything is lost. */
function boundsOf(attacks: readonly AttackBatch[], target: Subject, nearby: readonly BlastNeighbour[]): Bounds {
  const near = nearby.reduce((sum, one) => sum + one.near, target.profile.unit.models);
  let hits = 0;
  let wounds = 0;
  for (const { volleys } of attacks) {
    for (const { dice, blast, extra, deadly } of volleys) {
      const most = dice * (blast === 0 ? 1 : Math.min(blast, near)) * (1 + extra);
      hits += most;
      wounds += most * deadly;
    }
  }
  return { hits, wounds };
}

function fateOf(question: AttackQuestion, grain: Grain): UnitOutcome {
  const { target, batches, readings } = question;
  let fate = untouched(target, grain, readings);
  for (const [at, batch] of batches.entries()) {
    fate = afterBatch(fate, batch, at === 0 ? sharingOf(question, null) : ALONE, readings);
  }
  return fate;
}

/** What one more batch makes of everything that may have become of its target. */
function afterBatch(fate: UnitOutcome, batch: Batch, sharing: Sharing, readings: FirefightReadings): UnitOutcome {
  const next = emptied(fate);
  next.out.set(fate.out);
  const ready = new Map<number, AttackBatch>();
  for (const stand of stands(fate)) {
    const left = leftAt(fate, stand.rung);
    const attack = ready.get(left) ?? planned(batch, fate.subject.profile, left);
    if (isRefusal(attack)) throw new Error(attack.message);
    ready.set(left, attack);
    strike(next, stand, attack, sharing, readings);
  }
  return next;
}

export interface Wearing {
  /** How likely the target is gone after 1, 2, 3… such attacks. */
  readonly knockedOut: readonly number[];
  /** The number of attacks after which that is at least `sure`; null where `most` do not suffice. */
  readonly needed: number | null;
}

/**
 * The same attack again and again until the target is gone with a chance of `sure`, at most `most` times. A Limited weapon
 * has a part in the first alone. What has come of the target stays: markers, lost models, Shaken.
 */
export function wearDown(
  target: Subject,
  batch: Batch,
  readings: FirefightReadings,
  { sure, most }: { readonly sure: number; readonly most: number },
): Wearing | Refusal {
  const { attacker, condition } = batch;
  const limited = attacker.arms.filter((arm) => arm.limited).map(({ weapon }) => weapon.name);
  const later: Batch = { ...batch, condition: { ...condition, used: [...condition.used, ...limited] } };
  const first = planned(batch, target.profile, target.profile.unit.models);
  if (isRefusal(first)) return first;
  if (boundsOf([first], target, []).wounds > MOST_WOUNDS) return tooMuch();
  const knockedOut: number[] = [];
  let fate = untouched(target, { wounds: null, hits: 0 }, readings);
  while (knockedOut.length < most) {
    fate = afterBatch(fate, knockedOut.length === 0 ? batch : later, ALONE, readings);
    const gone = fate.out.reduce((sum, chance) => sum + chance, 0);
    knockedOut.push(gone);
    if (gone >= sure) return { knockedOut, needed: knockedOut.length };
  }
  return { knockedOut, needed: null };
}

/** Who shares Blast's hits, as the target (`null`) or a neighbour sees it (GFF-PIPE-08, -09). */
function sharingOf({ target, nearby, allot }: AttackQuestion, one: BlastNeighbour | null): Sharing {
  const near = nearby.filter(({ near: models }) => models > 0);
  const ids = [target.profile.unit.id, ...near.map(({ id }) => id)];
  const order = [...new Set([...allot.filter((id) => ids.includes(id)), ...ids])];
  const others = near.reduce((sum, { near: models }) => sum + models, 0);
  return {
    near: one === null ? others : others + target.profile.unit.models,
    sharers: order.length,
    place: order.indexOf(one === null ? target.profile.unit.id : one.id),
    isTarget: one === null,
  };
}

function neighbourOdds(
  question: AttackQuestion,
  attack: AttackBatch,
  one: BlastNeighbour,
  bounds: Bounds,
): AttackFigures {
  const { readings } = question;
  return tell((grain) => {
    const fate = untouched(one.subject, grain, readings);
    if (one.near === 0) return fate;
    const next = emptied(fate);
    for (const stand of stands(fate)) strike(next, stand, attack, sharingOf(question, one), readings);
    return next;
  }, bounds);
}
