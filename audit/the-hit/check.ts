/**
 * An independent check of an evening of The Hit, from docs/rules/the-hit.md: who sits, sizes of tables, who sits out, every
 * figure, every score, every place. That as few as can be meet again is proved by the round's certificate (`proof/`).
 */
import type { EventEntryOf } from '../../core/event/entries.ts';
import { type Facts, tableOf } from '../facts.ts';
import { oddGamesOf } from '../meetings.ts';
import { repairSeatFaults, seatFaults, tableRepeats } from '../seats.ts';
import {
  type Checks,
  type ClaimedRow,
  type Fault,
  type Moment,
  type Problem,
  type Written,
  at,
  claimFaults,
  isSetAside,
  published,
  walk,
  winnersFault,
} from '../walk.ts';
import { placesOf, worthOf } from './scores.ts';
import { lengthsFor, seatedIn } from './tables.ts';

export function checkTheHit(record: Written, claimed: readonly ClaimedRow[] = []): readonly Problem[] {
  const { problems, facts } = walk(record, CHECKS);
  const columns = ({ reputation, wins, vp, xp }: ReturnType<typeof placesOf>[number]) => ({ reputation, wins, vp, xp });
  const claims = claimed.length === 0 ? [] : claimFaults(placesOf(facts), claimed, columns, 'HIT-EVENT-01');
  return [...problems, ...claims];
}

const CHECKS: Checks = {
  'round-published': publishedFaults,
  'round-repaired': ({ timeline, seq, facts }, body) =>
    repairSeatFaults(body, { before: facts, after: at(timeline, seq + 1) }, 'HIT-EVENT-02'),
  'result-settled': settledFaults,
  'round-closed': (moment) => (isSetAside(moment) ? [] : openFaults(moment.facts)),
  'event-ended': ({ facts }, { winners }) => winnersFault(placesOf(facts), winners, 'HIT-EVENT-01'),
};

function openFaults(facts: Facts): Fault[] {
  const open = facts.rounds.flat().filter(({ seats, result }) => worthOf(facts, seats, result) === null);
  return open.map(({ id }) => ['HIT-EVENT-11', `${id} has no result`]);
}

/** HIT-EVENT-07: whole figures, none below nothing. */
function settledFaults({ facts }: Moment, { game, result }: EventEntryOf<'result-settled'>): Fault[] {
  const table = tableOf(facts, game);
  if (!table) return [['HIT-EVENT-07', `a result for ${game}, which is not a table of the round`]];
  if (result.kind !== 'played' && result.kind !== 'set') return [];
  const isFigure = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
  const wrong = result.scores.some(({ vp, xp = 0 }) => !isFigure(vp) || !isFigure(xp));
  const missing = result.scores.length !== table.seats.length;
  return wrong || missing ? [['HIT-EVENT-07', `${game} has figures that cannot be`]] : [];
}

function publishedFaults(moment: Moment, body: EventEntryOf<'round-published'>): Fault[] {
  const found = published(moment, body);
  if (!found) return [['HIT-EVENT-02', 'what was published was never drafted']];
  const { draft, then, stale, setAside, free } = found;
  const { games } = draft;
  const rules = { once: 'HIT-EVENT-02', disqualified: 'HIT-EVENT-02', others: 'HIT-EVENT-02', ringer: 'HIT-EVENT-02' };
  return [
    ...(setAside ? [] : openFaults(then)),
    ...(stale ? [] : seatFaults(moment.facts, body.round, games, rules)),
    ...(draft.edited ? [] : tableRepeats(then, draft, 'HIT-EVENT-02')),
    ...(free ? sizeFaults(then, body.round, draft) : []),
  ];
}

/** HIT-EVENT-03 and -05. */
function sizeFaults(
  facts: Facts,
  round: number,
  { asked, games }: Pick<NonNullable<ReturnType<typeof published>>['draft'], 'asked' | 'games'>,
): Fault[] {
  const { players, odd, drawn } = seatedIn(facts, round, asked, games);
  const lengths = drawn.map(({ length }) => length).sort((a, b) => b - a);
  const wanted = lengthsFor(players.length, facts.options);
  const all = players.length + (odd === null ? 0 : 1);
  const full = lengthsFor(all, facts.options).reduce((sum, length) => sum + length, 0);
  const fewest = Math.min(...[...players, ...(odd === null ? [] : [odd])].map((id) => oddGamesOf(facts, id)));
  return [
    ...(lengths.join() === wanted.join()
      ? []
      : [['HIT-EVENT-03', `tables of ${lengths.join()}, not ${wanted.join()}`] as const]),
    ...(full < all === (odd !== null)
      ? []
      : [['HIT-EVENT-03', 'somebody sits out and need not, or the other way'] as const]),
    ...(odd === null || oddGamesOf(facts, odd) === fewest
      ? []
      : [['HIT-EVENT-05', `${odd} sat out before, others less`] as const]),
  ];
}
