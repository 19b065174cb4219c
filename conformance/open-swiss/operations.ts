/** Open Swiss: rounds, scores, standings, the end, pairings. Options that make no format are answered with a refusal. */
import { openResults } from '../../core/event/checks.ts';
import type { OptionValues } from '../../core/event/types.ts';
import type { Json } from '../../core/journal/json.ts';
import { isRefusal } from '../../core/journal/types.ts';
import { openSwiss as pack } from '../../core/systems/open-swiss/pack.ts';
import { fields, figure, gameOf, historyOf, plannedOf, refused } from '../given.ts';
import { textsInAnyOrder } from '../match.ts';
import type { Answer, Operations } from '../operation.ts';
import { type PairAnswer, judgePairs, seedStream } from '../pairing.ts';
import type { Fields } from '../vector.ts';

const MANNER = textsInAnyOrder();

/** Asks with the options configured; answers why they cannot be. */
function asked(answer: (given: Fields, options: OptionValues) => Answer): (given: Fields) => Answer {
  return (given) => {
    const done = pack.configure(fields(given.options) as Record<string, Json>);
    return isRefusal(done) ? refused(done) : answer({ ...given, options: done.options }, done.options);
  };
}

const rounds = asked((given, options) => {
  const { rounds: suggested, warnings } = pack.rounds(figure(given.players, 0), options);
  return { rounds: suggested, warnings: warnings.flatMap(({ rules }) => rules) };
});

const score = asked((given, options) => {
  const { seats, result } = gameOf(fields(given.game));
  if (result === null) throw new Error('a game without a result has no score');
  const scored = pack.score({ seats, result }, options);
  return isRefusal(scored) ? refused(scored) : { scores: scored.scores };
});

const standings = asked((given) => {
  const { rows: ranked, unranked } = pack.standings(historyOf(pack, given));
  return { standings: ranked.map(({ entrant, rank, columns }) => ({ player: entrant, rank, ...columns })), unranked };
});

const over = asked((given) => {
  const { over: ended, winners } = pack.over(historyOf(pack, given), plannedOf(given));
  return { over: ended, winners, ...(winners.length === 1 ? { winner: winners[0] } : {}) };
});

function pairWith(given: Fields, seed: number): Answer {
  return asked((ready) => {
    const history = historyOf(pack, ready);
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
  })(given);
}

export const OPEN_SWISS_OPERATIONS: Operations = {
  rounds: { answer: rounds, manner: MANNER },
  score: { answer: score, manner: MANNER },
  standings: { answer: standings, manner: MANNER },
  over: { answer: over, manner: MANNER },
  pair: { judge: (given, expect) => judgePairs(given, expect, (seed) => pairWith(given, seed), MANNER) },
};
