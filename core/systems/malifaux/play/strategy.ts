/** What a Strategy is: what is counted for each side, and when that earns. One VP a side at each of its moments. */
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { AskField } from '../../../encounter/types.ts';
import type { FactAsk, SchemeFacts, Look, SchemeMoment } from './scheme.ts';
import { type MarkerOnTable, type MarkerKind, type CrewSide, opponentOf } from './table.ts';

/** What may follow the score: a condition that models in play lose. */
export interface Aftermath {
  readonly condition: string;
  readonly rules: readonly RuleId[];
}

export interface StrategyPart {
  readonly moment: Extract<SchemeMoment, 'end-of-turn' | 'end-of-game'>;
  /** What for, in a few words. */
  readonly what: string;
  /** What it is worth, and when. */
  readonly pays: string;
  readonly rules: readonly RuleId[];
  /** The first is the figure that is compared: `count`. */
  readonly asks: readonly FactAsk[];
  readonly measure: (look: Look) => SchemeFacts;
  /** Nothing of it is measured: who is in play and who fell is enough. */
  readonly placeless?: boolean;
  /** What is counted stands from Turn to Turn: what was told last is told again in one tap. */
  readonly stands?: boolean;
  /** It turns on what was done in the Turn: a table as it stands does not show it. */
  readonly done?: boolean;
  /** Whose Interact took a Marker off that lies there no more; null: that cannot be told. */
  readonly tookOff?: (marker: MarkerOnTable, look: Look) => CrewSide | null;
  readonly earns: (own: SchemeFacts, foe: SchemeFacts, scored: number) => boolean;
}

export interface Strategy {
  readonly id: string;
  /** What it reads of the table beside models. */
  readonly markers?: readonly MarkerKind[];
  /** What people tell of a model for it. */
  readonly tells?: readonly AskField[];
  readonly parts: readonly StrategyPart[];
  readonly clears?: Aftermath;
}

/** What a pack says of all its Strategies. */
export interface StrategyLimits {
  /** The most VP of one Strategy in a game. */
  readonly cap: number;
  /** The first Turn at whose end a Strategy scores. */
  readonly from: number;
  readonly capRules: readonly RuleId[];
  readonly fromRules: readonly RuleId[];
}

export interface StrategyScore {
  readonly vp: Readonly<Record<CrewSide, number>>;
  readonly counts: Readonly<Record<CrewSide, number>>;
  /** Why each side earned, or did not. */
  readonly why: Readonly<Record<CrewSide, string>>;
  readonly rules: readonly RuleId[];
}

export interface StrategyFacts {
  readonly facts: Readonly<Record<CrewSide, SchemeFacts>>;
  readonly scored: Readonly<Record<CrewSide, number>>;
  readonly turn: number;
}

export const STRATEGY_SIDES: readonly [CrewSide, CrewSide] = ['A', 'B'];

/** What each side earns from a Strategy's part, by facts that were told or measured. */
export function scoreStrategy(
  law: StrategyLimits,
  part: StrategyPart,
  { facts, scored, turn }: StrategyFacts,
): StrategyScore {
  const vp: Record<CrewSide, number> = {};
  const counts: Record<CrewSide, number> = {};
  const why: Record<CrewSide, string> = {};
  for (const side of STRATEGY_SIDES) {
    const [own = {}, theirs = {}] = [facts[side], facts[opponentOf(side)]];
    const before = scored[side] ?? 0;
    counts[side] = Number(own.count ?? 0);
    const figures = `${part.what}: ${counts[side]} against ${Number(theirs.count ?? 0)}, ${before} VP so far`;
    const bar =
      part.moment === 'end-of-turn' && turn < law.from
        ? 'not in this Turn yet'
        : before >= law.cap
          ? 'no more in a game'
          : null;
    vp[side] = bar === null && part.earns(own, theirs, before) ? 1 : 0;
    why[side] = bar === null ? figures : `${figures}; ${bar}`;
  }
  return { vp, counts, why, rules: cite(...part.rules, ...law.capRules, ...law.fromRules) };
}
