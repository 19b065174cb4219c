/**
 * A whole scoring step: the most that each side can earn in these moments, one after the other. Nobody's score changes the
 * other's, so each side is judged by itself: its Strategies, and the best order and choices for its Schemes, for a Marker
 * removed for one is gone for the next, and one death pays under one Scheme.
 */
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { PlayGround } from './ground.ts';
import type { Happened, Kill } from './happened.ts';
import { type SchemeMoment, type Notes, type Part, type Scheme, type SchemeProgress, lookAt } from './scheme.ts';
import { type Claim, claim } from './claim.ts';
import { type SchemeLimits, type PartScore, partAt, removals } from './score.ts';
import { type Strategy, STRATEGY_SIDES, type StrategyLimits, scoreStrategy } from './strategy.ts';
import type { PlayTable, CrewSide } from './table.ts';

/** A Scheme that a side took, and how far it has come. */
export interface TakenScheme {
  readonly scheme: Scheme;
  readonly notes: Notes;
  readonly scored: number;
  readonly revealed: boolean;
  readonly earned: readonly string[];
  /** It was not written down as it must be, or not shown when it should have been: all its VP are lost. */
  readonly void?: boolean;
}

/** Where a Scheme stands when it may score; `paidThisTurn`: it has scored in this Turn. */
export function situationOf(
  { notes, scored, revealed, earned, void: isVoid }: TakenScheme,
  turn: number,
  paidThisTurn: boolean,
): SchemeProgress {
  return {
    turn,
    scored,
    revealed,
    earned,
    paidThisTurn,
    ...(notes.as === undefined ? {} : { as: notes.as }),
    ...(isVoid ? { void: true } : {}),
  };
}

export interface ScoringStep {
  readonly table: PlayTable;
  readonly ground: PlayGround;
  readonly happened: Happened;
  readonly turn: number;
  readonly moments: readonly SchemeMoment[];
  readonly strategies: readonly Strategy[];
  /** By Strategy id and side: VP so far. */
  readonly scored: Readonly<Record<string, Readonly<Record<CrewSide, number>>>>;
  readonly schemes: Readonly<Record<CrewSide, readonly TakenScheme[]>>;
}

export interface ScoringLimits {
  readonly strategy: StrategyLimits;
  readonly scheme: SchemeLimits;
}

/** One thing that pays. */
export interface Earned {
  readonly side: CrewSide;
  /** The Strategy or Scheme. */
  readonly id: string;
  readonly moment: SchemeMoment;
  readonly vp: number;
  readonly what: string;
  /** The Markers to remove. */
  readonly removed: readonly string[];
  readonly rules: readonly RuleId[];
}

export function adjudicate(laws: ScoringLimits, step: ScoringStep): readonly Earned[] {
  return [
    ...strategyLines(laws.strategy, step),
    ...STRATEGY_SIDES.flatMap((side) => schemeLines(laws.scheme, step, side, step.schemes[side] ?? [])),
  ];
}

/** What the Strategies earn both sides in these moments. */
export function strategyLines(law: StrategyLimits, step: ScoringStep): readonly Earned[] {
  return step.strategies.flatMap((strategy) => {
    const scored: Record<CrewSide, number> = { ...step.scored[strategy.id] };
    return step.moments.flatMap((moment) => {
      const part = strategy.parts.find((one) => one.moment === moment);
      if (!part) return [];
      const { happened, turn } = step;
      const seen = { notes: {}, happened, turn, revealed: false, spent: [] };
      const facts = Object.fromEntries(STRATEGY_SIDES.map((side) => [side, part.measure(lookAt(step, side, seen))]));
      const { vp, why, rules } = scoreStrategy(law, part, { facts, scored, turn });
      return STRATEGY_SIDES.flatMap((side) => {
        const earned = vp[side] ?? 0;
        if (earned === 0) return [];
        scored[side] = (scored[side] ?? 0) + earned;
        return [{ side, id: strategy.id, moment, vp: earned, what: why[side] ?? part.what, removed: [], rules }];
      });
    });
  });
}

/** How far the search has come. */
interface Standing {
  readonly cards: readonly TakenScheme[];
  /** Ids of the Schemes that paid this Turn. */
  readonly paid: readonly string[];
  readonly gone: readonly string[];
  readonly spent: readonly string[];
  readonly lines: readonly Earned[];
  readonly vp: number;
}

interface Instant {
  readonly moment: SchemeMoment;
  readonly happened: Happened;
}

function schemeLines(
  law: SchemeLimits,
  step: ScoringStep,
  side: CrewSide,
  cards: readonly TakenScheme[],
): readonly Earned[] {
  const instants = instantsOf(step);
  const search = (some: readonly TakenScheme[], bound: number): Standing =>
    new Search({ law, step, side, instants }, bound).best(some);
  const alone = cards.map((card) => search([card], law.cap - card.scored).vp);
  return search(
    cards,
    alone.reduce((sum, vp) => sum + vp, 0),
  ).lines;
}

/** Kills are taken one by one, in order; of every other moment there is one. */
function instantsOf({ moments, happened, turn }: ScoringStep): readonly Instant[] {
  return moments.flatMap((moment): Instant[] => {
    if (moment !== 'kill') return [{ moment, happened }];
    return happened.kills.flatMap((kill: Kill, index) =>
      kill.turn === turn ? [{ moment, happened: { ...happened, kills: happened.kills.slice(0, index + 1) } }] : [],
    );
  });
}

interface Task {
  readonly law: SchemeLimits;
  readonly step: ScoringStep;
  readonly side: CrewSide;
  readonly instants: readonly Instant[];
}

/** Tries orders and choices, and stops where no more can be had: at what each Scheme alone could earn. */
class Search {
  readonly #task: Task;
  readonly #bound: number;
  readonly #seen = new Map<string, number>();
  #best: Standing = { cards: [], paid: [], gone: [], spent: [], lines: [], vp: 0 };

  constructor(task: Task, bound: number) {
    this.#task = task;
    this.#bound = bound;
  }

  best(cards: readonly TakenScheme[]): Standing {
    this.#best = { ...this.#best, cards };
    if (this.#bound > 0) this.#go(0, [], this.#best);
    return this.#best;
  }

  /** From the instant at this place on, with the Schemes in `done` settled in it. */
  #go(place: number, done: readonly number[], standing: Standing): void {
    if (standing.vp > this.#best.vp) this.#best = standing;
    const instant = this.#task.instants[place];
    if (!instant || this.#best.vp >= this.#bound || this.#wasHere(place, done, standing)) return;
    const paying = standing.cards.flatMap((_, index) =>
      done.includes(index) ? [] : this.#offer(instant, standing, index),
    );
    for (const { index, part, measured, score, victims } of paying) {
      for (const removed of removals(part, measured, score)) {
        const taking = { index, part, score, victims, removed, side: this.#task.side, moment: instant.moment };
        const after = take(standing, taking);
        this.#go(place, [...done, index], after);
        if (this.#best.vp >= this.#bound) return;
      }
    }
    // Nothing pays, or its player lets all the rest pass: only what may be left is.
    if (paying.every(({ part, victims }) => part.optional === true || victims.length > 0)) {
      this.#go(place + 1, [], standing);
    }
  }

  #offer(instant: Instant, standing: Standing, index: number): readonly Offer[] {
    const { law, step, side } = this.#task;
    const card = standing.cards[index];
    const part = card && partAt(card.scheme, instant.moment);
    if (!card || !part) return [];
    const { turn } = step;
    const { notes, revealed, scheme } = card;
    const so = situationOf(card, turn, standing.paid.includes(scheme.id));
    const { gone, spent } = standing;
    const look = lookAt(step, side, { notes, happened: instant.happened, turn, revealed, spent, gone });
    const found = claim(law, part, look, so);
    const { score, against } = found;
    return against === null && (score.vp > 0 || score.places > 0) ? [{ ...found, index, part }] : [];
  }

  #wasHere(place: number, done: readonly number[], { cards, paid, gone, spent, vp }: Standing): boolean {
    const key = JSON.stringify([
      place,
      [...done].sort(),
      cards.map(({ scored, revealed, earned }) => [scored, revealed, earned]),
      paid,
      [...gone].sort(),
      [...spent].sort(),
    ]);
    if ((this.#seen.get(key) ?? -1) >= vp) return true;
    this.#seen.set(key, vp);
    return false;
  }
}

interface Offer extends Claim {
  readonly index: number;
  readonly part: Part;
}

interface Taking {
  readonly index: number;
  readonly part: Part;
  readonly score: PartScore;
  readonly victims: readonly string[];
  readonly removed: readonly string[];
  readonly side: CrewSide;
  readonly moment: SchemeMoment;
}

function take(standing: Standing, { index, part, score, victims, removed, side, moment }: Taking): Standing {
  const card = standing.cards[index];
  if (!card) return standing;
  const next = {
    ...card,
    scored: score.total,
    revealed: true,
    earned: [...card.earned, ...score.earns],
  };
  const { vp, rules } = score;
  return {
    cards: standing.cards.with(index, next),
    paid: [...standing.paid, card.scheme.id],
    gone: [...standing.gone, ...removed],
    spent: [...standing.spent, ...victims.slice(0, 1)],
    lines: [...standing.lines, { side, id: card.scheme.id, moment, vp, what: part.what, removed, rules }],
    vp: standing.vp + vp,
  };
}
