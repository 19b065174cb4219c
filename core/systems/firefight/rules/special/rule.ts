/**
 * What a special rule is: a name, who carries it, and the hooks where it changes an attack. Hooks are collected once,
 * when a list loads; in play nobody searches for rules.
 */
import type { RuleId } from '../../../../rules/rule-ids.ts';
import type { ForceUnit } from '../unit.ts';

/** Which batch of attacks it is (GFF-PIPE). */
export type AttackStep = 'shoot' | 'counter' | 'charge' | 'strikeback';

/** Identical attack dice: one weapon's, of models that differ in nothing that counts (GFF-PIPE-02). Hooks write it. */
export interface Volley {
  /** The weapon's name; null for Impact. */
  readonly weapon: string | null;
  /** The model that makes it, where that matters (Fear); -1 where it does not. */
  bearer: number;
  dice: number;
  /** The number to reach. */
  needs: number;
  bonus: number;
  /** Negative modifiers, as a positive number. Unstoppable drops them. */
  penalty: number;
  /** Only a natural 6 hits. */
  sixesOnly: boolean;
  /** Hits that a natural 6 adds to its own. */
  extra: number;
  ap: number;
  /** What a natural 6 adds to the AP of its own hit. */
  sixAp: number;
  /** X of Blast(X); 0 without it. */
  blast: number;
  /** X of Deadly(X); 1 without it. */
  deadly: number;
  /** A natural 6 on the Defense die is rolled again. */
  bane: boolean;
  /** Its wounds cannot be regenerated. */
  lasting: boolean;
  /** Drops every negative modifier of this weapon's rolls. */
  unstoppable: boolean;
  /** Which covers it ignores. */
  ignoresCover: 'none' | 'sight' | 'all';
  /** What the target's cover adds to its Defense rolls. */
  cover: number;
  /** What the target's own rules add to them; no weapon ignores that. */
  guard: number;
  /** It comes from a spell. */
  spell: boolean;
  /** X of Fear(X) of its bearer in melee, else 0. */
  fear: number;
  /** The rules that changed something here. */
  readonly because: RuleId[];
}

/** What a hook may look at: where and how the two units meet. */
export interface Clash {
  readonly step: AttackStep;
  /** From the firing models to the nearest model of the target, in inches (GFF-AMB-29). */
  readonly distance: number;
  /** Whether the attackers have moved in this activation. */
  readonly moved: boolean;
  readonly target: Pick<ForceUnit, 'tough' | 'defense' | 'rules'>;
}

type Hook = (volley: Volley, value: number, clash: Clash) => void;

export interface SpecialRule {
  readonly name: string;
  /** A unit rule counts when every model has it. */
  readonly bearer: 'weapon' | 'model' | 'unit';
  /** On the attacks of its bearer. */
  readonly attacks?: Hook;
  /** On attacks against its bearer. */
  readonly suffers?: Hook;
}

/** Over 9" (GFF-AMB-29): distances carry a tolerance of a millionth of an inch. */
export function isOverNine(distance: number): boolean {
  return distance > 9 + TOLERANCE;
}

export const TOLERANCE = 1e-6;
