/** What an event so far says of its entrants, as this pack counts it: attendance, meetings, byes. */
import { regulars, withStatus } from '../../../event/history.ts';
import type { History, HistoryGame } from '../../../event/pack.ts';
import type { EntrantId } from '../../../event/types.ts';
import type { SwissFormat } from '../format/format.ts';

/** How many were there for round 1. */
export function attendance(history: History): number {
  const ringers = withStatus(history, 'ringer');
  const seats = history.rounds[0]?.games.flatMap((game) => game.seats) ?? [];
  if (seats.length > 0) return seats.filter((id) => !ringers.has(id)).length;
  return regulars(history).filter(({ joinsRound = 1 }) => joinsRound <= 1).length;
}

/** The smallest number of rounds after which one of so many can be the only one who won every game. */
export function suggestedRounds(players: number, seats: number): number {
  let rounds = 0;
  for (let told = 1; told < players; told *= seats) rounds += 1;
  return Math.max(1, rounds);
}

/** How many rounds there are before the cut; without a cut all of them are. */
export function swissRounds(history: History, { rounds, cut, seats }: SwissFormat): number {
  if (cut === null) return Infinity;
  return rounds > 0 ? rounds : suggestedRounds(attendance(history), seats.max);
}

/** How often each two sat at one table, by `a b` in either order. */
export function meetingsOf({ rounds }: History): ReadonlyMap<string, number> {
  const meetings = new Map<string, number>();
  for (const { seats } of rounds.flatMap(({ games }) => games)) {
    for (const a of seats) {
      for (const b of seats) if (a !== b) meetings.set(`${a} ${b}`, (meetings.get(`${a} ${b}`) ?? 0) + 1);
    }
  }
  return meetings;
}

/** How many byes and games against a ringer each has had, together. */
export function byesOrRingers(history: History): ReadonlyMap<EntrantId, number> {
  const ringers = withStatus(history, 'ringer');
  const odd = new Map<EntrantId, number>();
  const isOdd = ({ seats }: HistoryGame): boolean => seats.length === 1 || seats.some((id) => ringers.has(id));
  for (const { seats } of history.rounds.flatMap(({ games }) => games.filter(isOdd))) {
    for (const id of seats) if (!ringers.has(id)) odd.set(id, (odd.get(id) ?? 0) + 1);
  }
  return odd;
}
