/** Steamroller's event: rounds, scores, standings, its end, pairings, the clock, scenarios, who sees what. */
import { listOf, numberOf, fieldsOf, textsOf, type Fields, isPlainObject } from '../../core/journal/json.ts';
import { endsAt } from '../../core/event/clock.ts';
import type { OptionValues, Result } from '../../core/event/types.ts';
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import type { Army } from '../../core/systems/steamroller-2015/rules/army.ts';
import { pointsDestroyed } from '../../core/systems/steamroller-2015/rules/destroyed.ts';
import { endOf } from '../../core/systems/steamroller-2015/event/over.ts';
import { steamroller2015 as pack } from '../../core/systems/steamroller-2015/pack.ts';
import { suggestedRounds } from '../../core/systems/steamroller-2015/event/rounds.ts';
import { type Roll, rollScenario } from '../../core/systems/steamroller-2015/event/scenario.ts';
import { d3Of, possibleLengths, rolledLength, timing } from '../../core/systems/steamroller-2015/event/timing.ts';
import { eventOperations, startedClock, timeOfDay } from '../event.ts';
import { gameOf, historyOf } from '../given.ts';
import { ofChances } from '../match.ts';
import type { Answer, Operations } from '../operation.ts';
import { armyOf } from './army.ts';
import { IN_ANY_ORDER, asked, valuesOf } from './given.ts';
import { view } from './view.ts';

function rounds({ players }: Fields, options: OptionValues): Answer {
  const { rounds: planned, warnings } = suggestedRounds(numberOf(players, 0), options);
  return { rounds: planned, warnings: warnings.flatMap(({ rules }) => rules) };
}

function score(given: Fields, options: OptionValues): Answer | Refusal {
  const game = fieldsOf(given.game);
  const { seats, result } = gameOf(game);
  if (result === null) throw new Error('a game without a result has no score');
  const whole = isPlainObject(game.table) ? filledFrom(armyOf(game.table), seats, result) : result;
  const scored = pack.results.score({ seats, result: whole }, options);
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

function over(given: Fields, options: OptionValues): Answer {
  const end = endOf(historyOf(pack, { ...given, options }), null);
  const [winner, second] = end?.winners ?? [];
  return { over: end !== null, winner: second === undefined ? (winner ?? null) : null, why: end?.why ?? null };
}

function clock(given: Fields, options: OptionValues): Answer {
  const { round, turn, extension, diceDown, clock: own } = timing(options);
  return {
    base: round,
    turn,
    extension,
    diceDown,
    outcomes: round === null ? [] : possibleLengths(round),
    ...(round !== null && isPlainObject(given.rolls) ? rolledLength(round, rollsOf(given)) : {}),
    ...(own === null ? {} : { perPlayer: own, sum: pack.rounds.clock(options).minutes }),
    ...(own === null ? {} : { expectedEnd: expectedEnd(given.start, options) }),
  };
}

function rollsOf({ rolls, dice }: Fields): { readonly d3: number; readonly d6: number } {
  const { d3, d6 } = fieldsOf(rolls);
  return { d3: asD3(numberOf(d3, 1), dice), d6: numberOf(d6, 1) };
}

/** A d3 as the vector gives it: plain, or the d6 that fell. */
function asD3(fell: number, dice: unknown): number {
  return dice === 'd6' ? d3Of(fell) : fell;
}

/** When the round's clock is over that is started at `start`; null where nobody says when. */
function expectedEnd(start: unknown, options: OptionValues): string | null {
  return typeof start === 'string' ? timeOfDay(start, endsAt(startedClock(pack.rounds.clock(options)))) : null;
}

function pool(given: Fields): Answer {
  const rolls = listOf(given.rolls).map((pair): Roll => {
    const [row, column] = listOf(pair).map((fell) => asD3(numberOf(fell, 1), given.dice));
    return [row ?? 1, column ?? 1];
  });
  const rolled = rollScenario(rolls, textsOf(given.played));
  return { scenario: rolled?.scenario ?? null, used: rolled?.rolls.length ?? rolls.length };
}

export const EVENT_OPERATIONS: Operations = {
  ...eventOperations(pack, IN_ANY_ORDER, valuesOf),
  rounds: asked(rounds),
  score: asked(score),
  over: asked(over),
  clock: asked(clock, ofChances(IN_ANY_ORDER)),
  pool: asked(pool),
  view: asked(view),
};
