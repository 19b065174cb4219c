/** Steamroller's event: rounds, scores, standings, its end, pairings, the clock, scenarios, who sees what. */
import { endsAt } from '../../core/event/clock.ts';
import { openResults } from '../../core/event/checks.ts';
import type { Clock, OptionValues, Result } from '../../core/event/types.ts';
import { type Refusal, isRefusal } from '../../core/journal/types.ts';
import type { Army } from '../../core/systems/steamroller-2015/game/army.ts';
import { pointsDestroyed } from '../../core/systems/steamroller-2015/game/destroyed.ts';
import { endOf } from '../../core/systems/steamroller-2015/over.ts';
import { steamroller2015 as pack } from '../../core/systems/steamroller-2015/pack.ts';
import { suggestedRounds } from '../../core/systems/steamroller-2015/rounds.ts';
import { type Roll, rollScenario } from '../../core/systems/steamroller-2015/scenario.ts';
import { d3Of, possibleLengths, rolledLength, timing } from '../../core/systems/steamroller-2015/timing.ts';
import { fields, figure, gameOf, texts } from '../given.ts';
import type { Answer, Operations } from '../operation.ts';
import { type PairAnswer, judgePairs, seedStream } from '../pairing.ts';
import { type Fields, isFields } from '../vector.ts';
import { armyOf } from './army.ts';
import { IN_ANY_ORDER, answered, asked, eventOf } from './given.ts';
import { view } from './view.ts';

function rounds({ players }: Fields, options: OptionValues): Answer {
  const { rounds: planned, warnings } = suggestedRounds(figure(players, 0), options);
  return { rounds: planned, warnings: warnings.flatMap(({ rules }) => rules) };
}

function score(given: Fields, options: OptionValues): Answer | Refusal {
  const game = fields(given.game);
  const { seats, result } = gameOf(game);
  if (result === null) throw new Error('a game without a result has no score');
  const whole = isFields(game.table) ? filledFrom(armyOf(game.table), seats, result) : result;
  const scored = pack.score({ seats, result: whole }, options);
  return isRefusal(scored) ? scored : { scores: scored.scores };
}

/** The army points destroyed that a result leaves out, as its table has them; the first seat is side A. */
function filledFrom(army: Army, seats: readonly string[], result: Result): Result {
  if (!('scores' in result)) return result;
  const sides = ['A', 'B'] as const;
  const conceded = result.kind === 'concession' ? (sides[seats.indexOf(result.by)] ?? null) : null;
  const destroyed = pointsDestroyed(army, conceded);
  const scores = sides.map((side, seat) => ({ armyPointsDestroyed: destroyed[side], ...result.scores[seat] }));
  return { ...result, scores };
}

function standings(given: Fields): Answer {
  const { rows, unranked } = pack.standings(eventOf(given));
  return { standings: rows.map(({ entrant, rank, columns }) => ({ player: entrant, rank, ...columns })), unranked };
}

function over(given: Fields): Answer {
  const end = endOf(eventOf(given), null);
  const [winner, second] = end?.winners ?? [];
  return { over: end !== null, winner: second === undefined ? (winner ?? null) : null, why: end?.why ?? null };
}

function pairWith(given: Fields, seed: number): Answer | Refusal {
  const history = eventOf(given);
  const closed = openResults(pack, history, 'results-missing') ?? pack.mayPair?.(history, null);
  if (closed) return closed;
  const plan = pack.pair(history, { pins: [], forbidden: [] }, seedStream(seed, history.rounds.length + 1));
  if (isRefusal(plan)) return plan;
  const { tables, odd, paid, approval } = plan;
  const rematches = paid.filter(({ what }) => what === 'rematch' || what === 'finals-rematch').length;
  const answer: PairAnswer = { tables, bye: odd?.entrant ?? null, ringer: null, rematches, approval };
  return { ...answer };
}

function clock(given: Fields, options: OptionValues): Answer {
  const { round, turn, extension, diceDown, clock: own } = timing(options);
  return {
    base: round,
    turn,
    extension,
    diceDown,
    outcomes: round === null ? [] : possibleLengths(round),
    ...(round !== null && isFields(given.rolls) ? rolledLength(round, rollsOf(given)) : {}),
    ...(own === null ? {} : { perPlayer: own, sum: pack.clock(options).minutes }),
    ...(own === null ? {} : { expectedEnd: expectedEnd(given, options) }),
  };
}

function rollsOf({ rolls, dice }: Fields): { readonly d3: number; readonly d6: number } {
  const { d3, d6 } = fields(rolls);
  return { d3: asD3(figure(d3, 1), dice), d6: figure(d6, 1) };
}

/** A d3 as the vector gives it: plain, or the d6 that fell. */
function asD3(fell: number, dice: unknown): number {
  return dice === 'd6' ? d3Of(fell) : fell;
}

const MINUTE = 60_000;

/** `HH:MM` when the round's clock is over that is started at `start`. */
function expectedEnd({ start }: Fields, options: OptionValues): string | null {
  if (typeof start !== 'string') return null;
  const plan = pack.clock(options);
  const running: Clock = { plan, hidden: null, startedAt: 0, pausedAt: null, paused: 0, called: [] };
  const [hours = 0, minutes = 0] = start.split(':').map(Number);
  const total = (hours * 60 + minutes + (endsAt(running) ?? 0) / MINUTE) % (24 * 60);
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function pool(given: Fields): Answer {
  const rolls = listOf(given.rolls).map((pair): Roll => {
    const [row, column] = listOf(pair).map((fell) => asD3(figure(fell, 1), given.dice));
    return [row ?? 1, column ?? 1];
  });
  const rolled = rollScenario(rolls, texts(given.played));
  return { scenario: rolled?.scenario ?? null, used: rolled?.rolls.length ?? rolls.length };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export const EVENT_OPERATIONS: Operations = {
  rounds: asked(rounds),
  score: asked(score),
  standings: asked(standings),
  over: asked(over),
  pair: {
    judge: (given, expect) =>
      judgePairs(given, expect, (seed) => answered(given, () => pairWith(given, seed)), IN_ANY_ORDER),
  },
  clock: asked(clock),
  pool: asked(pool),
  view: asked(view),
};
