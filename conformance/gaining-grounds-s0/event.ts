/** Season Zero's event: rounds, scores, standings, pairings, the clock, painting. */
import { numberOf, rowsOf, textOf, textsOf, type Fields } from '../../core/journal/json.ts';
import { callAt, endsAt } from '../../core/event/clock.ts';
import { checkPaintingEntry, judgePainting } from '../../core/event/painting.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { recommendedTimes } from '../../core/systems/gaining-grounds-s0/event/clock.ts';
import { gainingGroundsS0 as pack } from '../../core/systems/gaining-grounds-s0/pack.ts';
import { PAINTING } from '../../core/systems/gaining-grounds-s0/event/painting.ts';
import { eventOperations, startedClock, timeOfDay } from '../event.ts';
import { knownOptions, optionsOf, refused } from '../given.ts';
import { textsInAnyOrder } from '../match.ts';
import type { Answer, Operations } from '../operation.ts';

const MANNER = textsInAnyOrder();

function clock(given: Fields): Answer {
  const options = optionsOf(pack, given);
  const plan = pack.rounds.clock(options);
  const running = startedClock(plan);
  const lastTurn = plan.calls.find(({ id }) => id === 'last-turn');
  return {
    round: plan.minutes,
    end: timeOfDay(given.start, endsAt(running)),
    lastTurn: timeOfDay(given.start, lastTurn ? callAt(running, lastTurn) : null),
    warnings: plan.warnings.flatMap(({ rules }) => rules),
    recommended: recommendedTimes(options),
  };
}

function painting(given: Fields): Answer {
  const entries = rowsOf(given.entries);
  const won = rowsOf(given.won).map(({ organiser, date, models }) => ({
    organiser: textOf(organiser),
    date: textOf(date),
    models: textsOf(models),
  }));
  for (const { models } of entries) {
    const entry = { models: textsOf(models), organiser: textOf(given.organiser), date: textOf(given.date) };
    const refusal = checkPaintingEntry(PAINTING, entry, won);
    if (refusal) return refused(refusal);
  }
  const votes = rowsOf(given.votes).map((vote) => ({
    by: textOf(vote.by),
    for: textOf(vote.for),
    points: numberOf(vote.points, 1),
  }));
  const judged = judgePainting(PAINTING, {
    method: PAINTING.methods.find((method) => method === given.method) ?? 'executive',
    entries: given.entries === undefined ? [...new Set(votes.map((vote) => vote.for))] : entries.map(playerOf),
    votes,
    marks: Object.fromEntries(entries.map((entry) => [playerOf(entry), marksOf(entry)])),
  });
  if (isRefusal(judged)) return refused(judged);
  const { totals, best } = judged;
  return { totals, ...(best.length === 1 ? { winner: best[0] } : { tied: best }) };
}

function playerOf({ player }: Fields): string {
  return textOf(player);
}

function marksOf(entry: Fields): Record<string, number> {
  const given = PAINTING.marks.map(({ id }) => [id, entry[id]] as const);
  return Object.fromEntries(given.filter((mark): mark is readonly [string, number] => typeof mark[1] === 'number'));
}

export const EVENT_OPERATIONS: Operations = {
  ...eventOperations(pack, MANNER, (options) => knownOptions(pack, options)),
  clock: { answer: clock, manner: MANNER },
  painting: { answer: painting, manner: MANNER },
};
