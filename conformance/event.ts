/** Rounds, scores, standings, the end and pairings: what every pack of events is asked alike. */
import { fieldsOf, numberOf, textOf, type Fields } from '../core/journal/json.ts';
import { openResults, roundsChosen } from '../core/event/checks.ts';
import type { History, Pack } from '../core/event/pack.ts';
import type { Clock, ClockPlan, OptionValues } from '../core/event/types.ts';
import { type Refusal, isRefusal } from '../core/rules/refusal.ts';
import { answerUnder, gameOf, historyOf, plannedOf } from './given.ts';
import type { Manner } from './match.ts';
import type { Answer, Operation, Operations } from './operation.ts';
import { type PairAnswer, judgePairs, seedStream } from './pairing.ts';

/**
 * The operations of a pack's event. `valuesOf` reads the options that a vector sets as the pack is configured with them; where
 * no event is played under them, every answer is that refusal.
 */
export function eventOperations(pack: Pack, manner: Manner, valuesOf: (options: unknown) => OptionValues): Operations {
  type Ask = (given: Fields, options: OptionValues) => Answer | Refusal;
  const under = (given: Fields, ask: Ask): Answer =>
    answerUnder(pack, valuesOf(given.options), (options) => ask(given, options));
  const asked = (ask: Ask): Operation => ({ manner, answer: (given) => under(given, ask) });
  const history = (given: Fields, options: OptionValues) => historyOf(pack, { ...given, options });
  return {
    rounds: asked((given, options) => rounds(pack, given, options)),
    score: asked(({ game }, options) => score(pack, fieldsOf(game), options)),
    standings: asked((given, options) => standings(pack, history(given, options))),
    over: asked((given, options) => over(pack, history(given, options), plannedOf(given))),
    pair: {
      judge: (given, expect) => {
        const answer = (seed: number) => under(given, (_, options) => pair(pack, history(given, options), seed));
        return judgePairs(given, expect, answer, manner);
      },
    },
  };
}

function rounds(pack: Pack, given: Fields, options: OptionValues): Answer {
  const { rounds: suggested, warnings } = pack.rounds.suggested(numberOf(given.players, 0), options);
  const chosen = roundsChosen(plannedOf(given), suggested);
  return { rounds: suggested, chosen, warnings: warnings.flatMap(({ rules }) => rules) };
}

function score(pack: Pack, game: Fields, options: OptionValues): Answer | Refusal {
  const { seats, result } = gameOf(game);
  if (result === null) throw new Error('a game without a result has no score');
  const scored = pack.results.score({ seats, result }, options);
  return isRefusal(scored) ? scored : { scores: scored.scores, prompts: scored.prompts };
}

function standings(pack: Pack, history: History): Answer {
  const { rows, unranked } = pack.standings.rank(history);
  const told = rows.map(({ entrant, rank, status, columns }) => ({ player: entrant, rank, status, ...columns }));
  return { standings: told, unranked };
}

function over(pack: Pack, history: History, planned: number | null): Answer {
  const { over: ended, winners } = pack.rounds.over(history, planned);
  return { over: ended, winners, ...(winners.length === 1 ? { winner: winners[0] } : {}) };
}

/** One seed's round, or why none is paired. */
function pair(pack: Pack, history: History, seed: number): Answer | Refusal {
  const closed = openResults(pack, history, 'results-missing') ?? pack.rounds.mayPair(history, null);
  if (closed) return closed;
  const plan = pack.pairing.pair(history, { pins: [], forbidden: [] }, seedStream(seed, history.rounds.length + 1));
  if (isRefusal(plan)) return plan;
  const { tables, odd, paid, approval } = plan;
  const answer: PairAnswer = {
    tables,
    bye: odd?.kind === 'bye' ? odd.entrant : null,
    ringer: odd?.kind === 'ringer' ? odd.entrant : null,
    rematches: paid.filter(({ what }) => what === 'rematch' || what === 'finals-rematch').length,
    approval,
  };
  return { ...answer };
}

/** A round's clock, started at no time. */
export function startedClock(plan: ClockPlan): Clock {
  return { plan, hidden: null, startedAt: 0, pausedAt: null, paused: 0, endedAfter: null, called: [], jump: null };
}

const MINUTE = 60_000;

/** `HH:MM` so many milliseconds after a start of that form; null for never. */
export function timeOfDay(start: unknown, after: number | null): string | null {
  if (after === null) return null;
  const [hours = 0, minutes = 0] = textOf(start, '00:00').split(':').map(Number);
  const total = (hours * 60 + minutes + after / MINUTE) % (24 * 60);
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
