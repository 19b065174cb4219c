/** What a Strategy is: what is counted for each side, and when that earns. One VP a side at each of its moments. */
import { cite } from '../../../rules/cite.ts';
import { type Broken, broken } from '../../../rules/broken.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { AskField } from '../../../encounter/types.ts';
import type { FactAsk, SchemeFacts, Look, SchemeMoment } from './scheme.ts';
import {
  type MarkerOnTable,
  type MarkerKind,
  type ModelOnTable,
  type CrewSide,
  isCrewKnown,
  opponentOf,
} from './table.ts';
import { sideIn } from '../../../encounter/names.ts';

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
  /** What the figure is held against, where it is not enough alone: “, more than the 2 VP scored so far”. */
  readonly against?: (own: SchemeFacts, foe: SchemeFacts, scored: number) => string;
  /** Why both cannot have what is said of them, by the rules and what was counted before. */
  readonly cannot?: (said: SaidCounts) => readonly Broken[];
  /** What else the record of who fell has against it, which may lack somebody: that is to be entered first. */
  readonly unknown?: (said: SaidCounts) => readonly Broken[];
  /** What is more than the record knows of, and may be so all the same: people are asked. */
  readonly doubts?: (said: SaidCounts) => readonly string[];
  /** What they have, where the record alone tells it. */
  readonly record?: (so: CountRecord) => Readonly<Record<CrewSide, SchemeFacts>> | null;
}

/** What the record of a game knows when a Strategy is counted. */
export interface CountRecord {
  readonly turn: number;
  /** What was counted for each side at the end of the Turns before, added up. */
  readonly before: Readonly<Record<CrewSide, number>>;
  /** Who is in play and who fell, as each side sees it; nothing has a place. */
  readonly lookOf: (side: CrewSide) => Look;
}

/** What somebody says that each side has. */
export interface SaidCounts extends CountRecord {
  readonly facts: Readonly<Record<CrewSide, SchemeFacts>>;
}

/** Of these there are only so many for both sides together. */
export function onlySoMany(
  { facts }: Pick<SaidCounts, 'facts'>,
  most: number,
  rule: RuleId,
  what: string,
): readonly Broken[] {
  const counts = STRATEGY_SIDES.map((side) => Number(facts[side]?.count ?? 0));
  const sum = counts.reduce((total, one) => total + one, 0);
  return broken(sum > most, rule, `${counts.join(' and ')} are ${sum}, and there are ${most} ${what}.`);
}

/** More models are counted than the record knows in play: some may be summoned, which no list names. */
export function moreThanKnown(
  { facts, lookOf }: SaidCounts,
  counts: (model: ModelOnTable) => boolean = () => true,
): readonly string[] {
  return STRATEGY_SIDES.flatMap((side) => {
    const { table, own } = lookOf(side);
    const most = own.filter(counts).length;
    const told = Number(facts[side]?.count ?? 0);
    if (!isCrewKnown(table, side) || told <= most) return [];
    return [
      `${told} models of ${sideIn(side)} are more than the ${most} in play that the record knows. Were some summoned? Name them under More.`,
    ];
  });
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

/** A figure beside what its Strategy gave so far. */
export function besideScored({ count: own = 0 }: SchemeFacts, _foe: SchemeFacts, scored: number): string {
  return `, ${Number(own) > scored ? '' : 'not '}more than the ${scored} VP scored so far`;
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
    const bar =
      part.moment === 'end-of-turn' && turn < law.from
        ? `Strategies score from Turn ${law.from} on`
        : before >= law.cap
          ? `${law.cap} VP is the limit per game`
          : null;
    vp[side] = bar === null && part.earns(own, theirs, before) ? 1 : 0;
    const figure = `${part.what}: ${counts[side]}`;
    why[side] = bar === null ? `${figure}${part.against?.(own, theirs, before) ?? ''}` : `${figure}; ${bar}`;
  }
  return { vp, counts, why, rules: cite(...part.rules, ...law.capRules, ...law.fromRules) };
}
