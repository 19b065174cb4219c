/** What an event so far says of its entrants: who is in it, who is to be paired, who met whom, who had a bye. */
import type { History, HistoryEntrant, HistoryGame } from '../../event/pack.ts';
import type { EntrantId } from '../../event/types.ts';
import type { Format } from './format.ts';

/** Everybody who sat at a table or had a bye. */
function seen({ rounds }: History): ReadonlySet<EntrantId> {
  return new Set(rounds.flatMap(({ games }) => games.flatMap(({ seats }) => seats)));
}

/** Entrants of the event, whatever became of them: no ringer, and nobody who registered and never came. */
export function regulars(history: History): readonly HistoryEntrant[] {
  const played = seen(history);
  return history.entrants.filter(({ id, status, checkedIn }) => status !== 'ringer' && (checkedIn || played.has(id)));
}

/** Those whom the next round pairs: checked in, still playing, and arrived. */
export function toPair(history: History): readonly HistoryEntrant[] {
  const next = history.rounds.length + 1;
  return history.entrants.filter(
    ({ status, checkedIn, joinsRound = 1 }) => status === 'active' && checkedIn && joinsRound <= next,
  );
}

export function ringerIds(history: History): ReadonlySet<EntrantId> {
  return new Set(history.entrants.flatMap(({ id, status }) => (status === 'ringer' ? [id] : [])));
}

/** A ringer who is free for the next round. */
export function freeRinger(history: History): EntrantId | undefined {
  const free = history.entrants.find(
    ({ status, checkedIn, leftAfterRound }) => status === 'ringer' && checkedIn && leftAfterRound === undefined,
  );
  return free?.id;
}

/** How many were there for round 1. */
export function attendance(history: History): number {
  const ringers = ringerIds(history);
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
export function swissRounds(history: History, { rounds, cut, seats }: Format): number {
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
export function oddGames(history: History): ReadonlyMap<EntrantId, number> {
  const ringers = ringerIds(history);
  const odd = new Map<EntrantId, number>();
  const isOdd = ({ seats }: HistoryGame): boolean => seats.length === 1 || seats.some((id) => ringers.has(id));
  for (const { seats } of history.rounds.flatMap(({ games }) => games.filter(isOdd))) {
    for (const id of seats) if (!ringers.has(id)) odd.set(id, (odd.get(id) ?? 0) + 1);
  }
  return odd;
}
