/**
 * What a part of a Scheme pays, by facts that were measured or that somebody says, as far as the record of the game lets
 * them be so. A table that is judged and a phone that claims ask the same.
 */
import { cite } from '../../../rules/cite.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { FactBounds, Look, Measured, Part, SchemeFacts, SchemeProgress } from './scheme.ts';
import { type PartScore, type SchemeLimits, scorePart } from './score.ts';

export interface Claim {
  readonly measured: Measured;
  readonly score: PartScore;
  /** The models whose deaths may pay for it; one of them does. */
  readonly victims: readonly string[];
  /** What of the record speaks against it. */
  readonly against: Against | null;
}

interface Against {
  readonly why: string;
  readonly rules: readonly RuleId[];
}

/** `said`: what somebody says; else the table is measured. */
export function claim(law: SchemeLimits, part: Part, look: Look, so: SchemeProgress, said?: SchemeFacts): Claim {
  const measured = said === undefined ? part.measure(look) : { facts: said };
  const score = scorePart(law, part, measured, so);
  const deaths = score.vp > 0 ? (part.deaths?.(measured.facts, look) ?? []) : [];
  const victims = deaths.filter((id) => !look.spent.includes(id));
  const spent = deaths.length > 0 && victims.length === 0;
  const against = contradiction(measured.facts, boundsOf(part, look, so, measured.facts), part);
  return {
    measured,
    score,
    victims,
    against: against ?? (spent ? { why: 'That death has paid under another Scheme.', rules: law.deathRules } : null),
  };
}

/** What the record knows of the facts of a part, when these are said. */
export function boundsOf(part: Part, look: Look, so: SchemeProgress, facts: SchemeFacts): FactBounds {
  return part.known?.(look, so, facts) ?? {};
}

function contradiction(facts: SchemeFacts, bounds: FactBounds, { rules }: Part): Against | null {
  const found = Object.entries(bounds).find(([id, bound]) => {
    const fact = Number(facts[id] ?? 0);
    return bound !== undefined && (fact > (bound.most ?? Infinity) || fact < (bound.least ?? 0));
  });
  return found?.[1] === undefined ? null : { why: found[1].why, rules: found[1].rules ?? rules };
}

/** A claim that is not to be had, as a refusal that begins with the Scheme's name; null where it pays. */
export function claimRefusal(name: string, { what, rules }: Part, { score, against }: Claim): Refusal | null {
  if (against !== null)
    return refuse('does-not-hold', `${name} does not score. ${against.why}`, ...cite(...against.rules));
  if (score.vp > 0 || score.places > 0) return null;
  return refuse('does-not-hold', `${name} does not score. ${score.bar ?? `This does not hold: ${what}.`}`, ...rules);
}
