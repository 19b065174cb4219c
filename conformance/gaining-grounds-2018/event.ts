/** The event of Gaining Grounds 2018: rounds, scores, standings, pairings, the clock. */
import { callAt, endsAt } from '../../core/event/clock.ts';
import { openResults, roundsChosen } from '../../core/event/checks.ts';
import type { Clock } from '../../core/event/types.ts';
import { isRefusal } from '../../core/journal/types.ts';
import { gainingGrounds2018 as pack } from '../../core/systems/gaining-grounds-2018/pack.ts';
import { fields, figure, gameOf, historyOf, optionsOf, plannedOf, refused, text } from '../given.ts';
import { textsInAnyOrder } from '../match.ts';
import type { Answer, Operations } from '../operation.ts';
import { type PairAnswer, judgePairs, seedStream } from '../pairing.ts';
import type { Fields } from '../vector.ts';

const MANNER = textsInAnyOrder('cues');

function rounds(given: Fields): Answer {
  const { rounds: suggested } = pack.rounds(figure(given.players, 0), optionsOf(pack, given));
  return { rounds: suggested, chosen: roundsChosen(plannedOf(given), suggested) };
}

function score(given: Fields): Answer {
  const { seats, result } = gameOf(fields(given.game));
  if (result === null) throw new Error('a game without a result has no score');
  const scored = pack.score({ seats, result }, optionsOf(pack, given));
  return isRefusal(scored) ? refused(scored) : { scores: scored.scores, prompts: scored.prompts };
}

function standings(given: Fields): Answer {
  const { rows: ranked, unranked } = pack.standings(historyOf(pack, given));
  return {
    standings: ranked.map(({ entrant, rank, status, columns }) => ({ player: entrant, rank, status, ...columns })),
    unranked,
  };
}

function over(given: Fields): Answer {
  const answer = pack.over(historyOf(pack, given), plannedOf(given));
  const [winner] = answer.winners;
  return { over: answer.over, winners: answer.winners, ...(answer.winners.length === 1 ? { winner } : {}) };
}

function pairWith(given: Fields, seed: number): Answer {
  const history = historyOf(pack, given);
  const open = openResults(pack, history, 'results-missing');
  if (open) return refused(open);
  const plan = pack.pair(history, { pins: [], forbidden: [] }, seedStream(seed, history.rounds.length + 1));
  if (isRefusal(plan)) return refused(plan);
  const { tables, odd, paid, approval } = plan;
  const answer: PairAnswer = {
    tables,
    bye: odd?.kind === 'bye' ? odd.entrant : null,
    ringer: odd?.kind === 'ringer' ? odd.entrant : null,
    rematches: paid.filter(({ what }) => what === 'rematch').length,
    approval,
  };
  return { ...answer };
}

const MINUTE = 60_000;

function clock(given: Fields): Answer {
  const plan = pack.clock(optionsOf(pack, given));
  const running: Clock = { plan, hidden: null, startedAt: 0, pausedAt: null, paused: 0, called: [] };
  const cues = plan.calls.filter(({ left }) => left > 0);
  return {
    round: plan.minutes,
    end: timeOfDay(given.start, endsAt(running)),
    cues: cues.map((call) => timeOfDay(given.start, callAt(running, call))),
    warnings: plan.warnings.flatMap(({ rules }) => rules),
  };
}

/** `HH:MM` so many milliseconds after a start of that form. */
function timeOfDay(start: unknown, after: number | null): string | null {
  const [hours = 0, minutes = 0] = text(start, '00:00').split(':').map(Number);
  if (after === null) return null;
  const total = (hours * 60 + minutes + after / MINUTE) % (24 * 60);
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

export const EVENT_OPERATIONS: Operations = {
  rounds: { answer: rounds, manner: MANNER },
  score: { answer: score, manner: MANNER },
  standings: { answer: standings, manner: MANNER },
  over: { answer: over, manner: MANNER },
  pair: { judge: (given, expect) => judgePairs(given, expect, (seed) => pairWith(given, seed), MANNER) },
  clock: { answer: clock, manner: MANNER },
};
