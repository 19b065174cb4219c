/** Caster(X): spell tokens and the casting die (GFF-SR-CASTER). */
import { cite } from '../../../../rules/cite.ts';
import { type Refusal, refuse } from '../../../../rules/refusal.ts';
import { succeeds } from '../test-die.ts';

const MOST_TOKENS = 6;

/** Tokens after a round starts: X more, six at most. */
export function tokensAfterRoundStart(held: number, x: number): number {
  return Math.min(MOST_TOKENS, held + x);
}

/** Tokens left after trying a spell; they are spent whether or not it works. */
export function spendOn(held: number, value: number): number | Refusal {
  const rules = cite('GFF-SR-CASTER-2');
  if (value <= held) return held - value;
  return refuse('too-few-tokens', `The spell takes ${value} spell tokens; there are ${held}.`, ...rules);
}

/** What the casting die must reach: 4+, with the tokens that both sides put on it. */
export const CASTING = 4;

/** Whether the casting die succeeds. A natural 6 always does, a natural 1 never. */
export function spellWorks(die: number, plus: number, minus: number): boolean {
  return succeeds(die, CASTING, plus - minus);
}
