/** The exact odds of a whole melee: Counter strikes, the charge, the strike back (GFF-MELEE-05). */
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { type AttackBatch, OPEN, attackOf, rulesOf } from '../rules/attack.ts';
import type { FirefightReadings } from '../readings.ts';
import type { AttackStep } from '../rules/special/rule.ts';
import type { UnitCondition } from '../rules/unit.ts';
import {
  ALONE,
  type UnitOutcome,
  type UnitOutcomeAnswer,
  type Stand,
  type Subject,
  emptied,
  leftAt,
  stands,
  strike,
  told,
  untouched,
} from './unit-outcome.ts';

export interface MeleeSubject extends Subject {
  readonly condition: UnitCondition;
  /** How many of its models are near enough to strike; without it all of them (GFF-MELEE-03). */
  readonly near?: number;
  /** Modifiers to its rolls to hit from rules outside the game's own. */
  readonly hitModifiers?: readonly number[];
}

export interface MeleeQuestion {
  readonly charger: MeleeSubject;
  readonly defender: MeleeSubject;
  readonly strikesBack: boolean;
  readonly readings: FirefightReadings;
}

export interface MeleeAnswer {
  readonly charger: UnitOutcomeAnswer;
  readonly defender: UnitOutcomeAnswer;
  readonly bothStand: number;
  readonly rules: readonly RuleId[];
}

/** No melee of legal lists comes near; a bound on what one question may cost. */
const MOST_WOUNDS = 300;

/** The models of a unit are armed alike: the first ones stand for those that are left, and those that are near fall last. */
export function meleeOdds(question: MeleeQuestion): MeleeAnswer | Refusal {
  const { charger, defender, strikesBack, readings } = question;
  const most = { charger: mostWounds(question, 'defender'), defender: mostWounds(question, 'charger') };
  if (most.charger > MOST_WOUNDS || most.defender > MOST_WOUNDS) {
    return refuse(
      'too-much',
      `A melee of more than ${MOST_WOUNDS} possible wounds is not calculated.`,
      ...cite('GFF-ARMY-10'),
    );
  }
  const rules = new Set<RuleId>();
  const strikes = strikesOf(question, rules);
  const fresh = untouched(charger, { wounds: most.charger, hits: 0 }, readings);
  const met = strikesBack ? hit(fresh, strikes('counter', null, null), readings) : fresh;
  const charged = emptied(met);
  charged.out.set(met.out);
  const struck = emptied(untouched(defender, { wounds: most.defender, hits: 0 }, readings));
  const start = untouched(defender, { wounds: most.defender, hits: 0 }, readings);
  let standing = 0;
  // A charger that Counter destroyed strikes nobody.
  const spared = met.out.reduce((sum, chance) => sum + chance, 0);
  merge(struck, start, spared);
  for (const own of stands(met)) {
    const attack = strikes('charge', { fate: met, stand: own }, null);
    const result = hit(start, attack, readings);
    merge(struck, result, own.chance);
    const gone = result.out.reduce((sum, chance) => sum + chance, 0);
    merge(charged, alone(charged, own), gone);
    // However the defender stands, only its strike back matters to the charger: each one is reckoned once.
    const backs = new Map<AttackBatch | null, number>();
    for (const foe of stands(result)) {
      const back = strikesBack ? strikes('strikeback', { fate: met, stand: own }, { fate: result, stand: foe }) : null;
      backs.set(back, (backs.get(back) ?? 0) + foe.chance);
    }
    for (const [back, chance] of backs) {
      const after = back ? emptied(met) : alone(charged, own);
      if (back) strike(after, own, back, ALONE, readings);
      merge(charged, after, chance);
      standing += chance * (own.chance - after.out.reduce((sum, one) => sum + one, 0));
    }
  }
  const steps: RuleId[] = [
    'GFF-MELEE-05',
    'GFF-MELEE-09',
    'GFF-MELEE-10',
    'GFF-FATIGUE-01',
    'GFF-FATIGUE-03',
    'GFF-FATIGUE-04',
  ];
  const { hits: _, ...chargerTold } = told(charged);
  const { hits: __, ...defenderTold } = told(struck);
  return {
    charger: chargerTold,
    defender: defenderTold,
    bothStand: standing,
    rules: [...new Set([...cite(...steps), ...rules])],
  };
}

interface Side {
  readonly fate: UnitOutcome;
  readonly stand: Stand;
}

/** The attacks of each step, by how both sides stand by then; each is compiled once. */
function strikesOf(question: MeleeQuestion, rules: Set<RuleId>) {
  const { charger, defender, readings } = question;
  const ready = new Map<string, AttackBatch>();
  const left = (side: Side | null) => (side ? leftAt(side.fate, side.stand.rung) : undefined);
  return (step: AttackStep, own: Side | null, foe: Side | null): AttackBatch => {
    const charges = step === 'charge';
    const [striker, struck] = charges ? [charger, defender] : [defender, charger];
    const [standing, targets] = charges ? [left(own), left(foe)] : [left(foe), left(own)];
    const attackers = nearOf(striker, standing);
    const shaken = striker.shaken || ((charges ? own : foe)?.stand.rolled ?? false);
    const key = `${step} ${attackers ?? 'all'} ${targets ?? 'all'} ${shaken}`;
    const known = ready.get(key);
    if (known) return known;
    const idle = charges && shaken && readings.shakenCharger === 'no-strike';
    const attack = attackOf({
      step,
      attacker: striker.profile,
      condition: { ...striker.condition, shaken },
      ...(attackers === undefined ? {} : { attackers: idle ? 0 : attackers }),
      target: struck.profile,
      ...(targets === undefined ? {} : { targets }),
      situation: { ...OPEN, hitModifiers: striker.hitModifiers ?? [] },
    });
    if (isRefusal(attack)) throw new Error(attack.message);
    ready.set(key, attack);
    for (const id of rulesOf(attack)) rules.add(id);
    return attack;
  };
}

/** How many can strike of those that are left; undefined: all that there were. */
function nearOf({ near, profile }: MeleeSubject, left: number | undefined): number | undefined {
  return near === undefined ? left : Math.min(near, left ?? profile.unit.models);
}

/** One batch on everything that may have become of a unit. */
function hit(fate: UnitOutcome, attack: AttackBatch, readings: FirefightReadings): UnitOutcome {
  const next = emptied(fate);
  next.out.set(fate.out);
  for (const stand of stands(fate)) strike(next, stand, attack, ALONE, readings);
  return next;
}

/** A fate in which that one way to stand is all there is. */
function alone(like: UnitOutcome, { rung, rolled, chance }: Stand): UnitOutcome {
  const fate = emptied(like);
  (rolled ? fate.shaken : fate.steady)[rung] = chance;
  return fate;
}

function merge(into: UnitOutcome, from: UnitOutcome, weight: number): void {
  for (const part of ['steady', 'shaken', 'out'] as const) {
    for (const [cell, chance] of from[part].entries()) into[part][cell] = (into[part][cell] ?? 0) + chance * weight;
  }
}

/** The most wounds that one side can do to the other in the whole melee. */
function mostWounds({ charger, defender }: MeleeQuestion, by: 'charger' | 'defender'): number {
  const [striker, struck] = by === 'charger' ? [charger, defender] : [defender, charger];
  const steps: AttackStep[] = by === 'charger' ? ['charge'] : ['counter', 'strikeback'];
  return steps.reduce((sum, step) => {
    const attack = attackOf({
      step,
      attacker: striker.profile,
      condition: striker.condition,
      target: struck.profile,
      situation: OPEN,
    });
    if (isRefusal(attack)) return sum;
    const { models } = struck.profile.unit;
    return attack.volleys.reduce(
      (total, { dice, blast, extra, deadly }) =>
        total + dice * Math.max(1, Math.min(blast, models)) * (1 + extra) * deadly,
      sum,
    );
  }, 0);
}
