/** What falls on one unit: the volleys of a batch, and how finely their outcome is told apart. */
import type { Volley } from '../rules/special/rule.ts';
import type { Ladder } from '../rules/wounds.ts';
import type { DieOutcomes } from './die.ts';

/** One volley as one unit meets it. */
export interface Drops {
  readonly volley: Volley;
  readonly law: DieOutcomes;
  /** How many hits one hit becomes. */
  readonly copies: number;
}

export interface DiceBatch {
  /** In the order in which hits are resolved. */
  readonly drops: readonly Drops[];
  readonly ladder: Ladder;
  /** Rungs that are told apart, the first is 0; the last one means "or more". */
  readonly rungs: number;
  /** The most hits that are counted; 0: they are not counted. */
  readonly hits: number;
  /** How many units share Blast's hits, and this one's place in the order of dealing. */
  readonly sharers: number;
  readonly place: number;
  /** Whether it is the target itself, which alone takes the hits of other weapons. */
  readonly isTarget: boolean;
  /** The most Fear that makes a difference. */
  readonly mostFear: number;
}
