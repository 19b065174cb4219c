/**
 * The battle's questions and answers. A request says who decides what; an action answers it. Every action is plain JSON:
 * units by id (`A1`), models by id (`A1.2`), places in units of the table (`core/table/units.ts`).
 */
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { Point } from '../../../table/shapes.ts';
import type { Action as Deed } from '../rules/actions.ts';
import type { Jumps } from '../terrain/field/jumps.ts';
import type { Moves } from '../terrain/field/walks.ts';
import type { GameResult } from '../rules/objectives.ts';
import type { ArmySide } from '../rules/rounds.ts';
import type { Shot } from '../rules/shots.ts';
import type { Reserve } from '../rules/turn.ts';

/** Who must decide what. `rule` is why. Units and models are ids. */
export type Request =
  | { readonly ask: 'marker'; readonly side: ArmySide; readonly rule: RuleId; readonly left: number }
  | { readonly ask: 'edge'; readonly side: ArmySide; readonly rule: RuleId }
  /** Which units are set aside, each for the one or the other. */
  | {
      readonly ask: 'set-aside';
      readonly side: ArmySide;
      readonly rule: RuleId;
      readonly units: readonly { readonly unit: string; readonly as: readonly Reserve[] }[];
    }
  /** Place one of the units: in its zone, as a Scout, out of Ambush. */
  | {
      readonly ask: 'deploy' | 'scout' | 'ambush';
      readonly side: ArmySide;
      readonly rule: RuleId;
      readonly units: readonly string[];
    }
  /** One of the units acts, or tries a spell first. */
  | { readonly ask: 'activate'; readonly side: ArmySide; readonly rule: RuleId; readonly units: readonly string[] }
  /** After its move: the unit's shots and spells; after Rush and Charge its spells alone. */
  | { readonly ask: 'shoot'; readonly side: ArmySide; readonly rule: RuleId; readonly unit: string; readonly did: Deed }
  /** Tokens on the casting die, hidden from the other side until both have spoken. */
  | { readonly ask: 'boost'; readonly side: ArmySide; readonly rule: RuleId; readonly units: readonly string[] }
  /** In which order units get the odd hits of a Blast. */
  | { readonly ask: 'allot'; readonly side: ArmySide; readonly rule: RuleId; readonly units: readonly string[] }
  | {
      readonly ask: 'pile-in';
      readonly side: ArmySide;
      readonly rule: RuleId;
      readonly unit: string;
      readonly foe: string;
    }
  | {
      readonly ask: 'strike-back';
      readonly side: ArmySide;
      readonly rule: RuleId;
      readonly unit: string;
      readonly foe: string;
    }
  | { readonly ask: 'consolidate'; readonly side: ArmySide; readonly rule: RuleId; readonly unit: string }
  | {
      readonly ask: 'separate';
      readonly side: ArmySide;
      readonly rule: RuleId;
      readonly unit: string;
      readonly foe: string;
    }
  /** Which models have fallen. */
  | {
      readonly ask: 'remove';
      readonly side: ArmySide;
      readonly rule: RuleId;
      readonly unit: string;
      readonly count: number;
    }
  | { readonly ask: 'push'; readonly side: ArmySide; readonly rule: RuleId; readonly model: string }
  /** Where a model that has fallen comes to stand; until then it is at the foot of the drop. */
  | { readonly ask: 'land'; readonly side: ArmySide; readonly rule: RuleId; readonly model: string }
  /** Which unit tests its morale next. */
  | { readonly ask: 'morale'; readonly side: ArmySide; readonly rule: RuleId; readonly units: readonly string[] };

/** The battle is over. */
export interface GameOver extends GameResult {
  readonly ask: 'over';
  readonly rule: RuleId;
  readonly holders: readonly (ArmySide | null)[];
}

export type BattleAction =
  | { readonly do: 'marker'; readonly at: Point }
  | { readonly do: 'edge'; readonly edge: 'south' | 'north' }
  | { readonly do: 'set-aside'; readonly units: Readonly<Record<string, Reserve>> }
  /** Its models' places, in their order. */
  | { readonly do: 'place'; readonly unit: string; readonly at: readonly Point[] }
  /** No more units out of Ambush this round. */
  | { readonly do: 'wait' }
  | Act
  | { readonly do: 'cast'; readonly unit: string; readonly spell: string; readonly target: string }
  /** Tokens by unit: above 0 for the spell, below 0 against it. */
  | { readonly do: 'boost'; readonly tokens: Readonly<Record<string, number>> }
  | { readonly do: 'shoot'; readonly shots: readonly Shot[] }
  | { readonly do: 'allot'; readonly order: readonly string[] }
  | { readonly do: 'pile-in' | 'consolidate' | 'separate'; readonly moves: Moves }
  | { readonly do: 'strike-back'; readonly strikes: boolean }
  | { readonly do: 'remove'; readonly models: readonly string[] }
  /** Where to, if the die says so; null: nobody is pushed. */
  | { readonly do: 'push'; readonly to: Point | null }
  | { readonly do: 'land'; readonly at: Point }
  | { readonly do: 'morale'; readonly unit: string };

export interface Act {
  readonly do: 'act';
  readonly unit: string;
  readonly action: Deed;
  /** Ways by model; empty for Hold and idling. */
  readonly moves: Moves;
  /** Legs of those ways that are jumped: over a gap, or down from a height. */
  readonly jumps?: Jumps;
  /** Whom it charges. */
  readonly target?: string;
}

/** What a rule changed: whose what, from what to what. */
export interface Change {
  readonly rule: RuleId;
  readonly who: string;
  readonly what: string;
  readonly from: number | string | boolean | null;
  readonly to: number | string | boolean | null;
}

/** What a change is about that is a die: this, and the die's kind. */
export const DIE = 'die: ';

/** Deeds by the number that a state keeps. */
export const DEEDS: readonly Deed[] = ['hold', 'advance', 'rush', 'charge', 'idle'];
