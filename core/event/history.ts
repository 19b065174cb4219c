/** What an event so far says about its players: who is in it, who met whom and when, who had a Bye or the Ringer. */
import type { History, HistoryEntrant, HistoryGame, HistoryRound } from './pack.ts';
import { kept } from './kept.ts';
import type { EntrantId } from './types.ts';

/** The ids of those with this status: asked for once a table of a draw. */
export function withStatus({ entrants }: History, status: HistoryEntrant['status']): ReadonlySet<EntrantId> {
  return byStatus(entrants).get(status) ?? NOBODY;
}

const NOBODY: ReadonlySet<EntrantId> = new Set();

const byStatus = kept(
  (entrants: History['entrants']): ReadonlyMap<HistoryEntrant['status'], ReadonlySet<EntrantId>> => {
    const found = new Map<HistoryEntrant['status'], Set<EntrantId>>();
    for (const { id, status } of entrants) found.set(status, (found.get(status) ?? new Set()).add(id));
    return found;
  },
);

/** Everybody who sat at a table of a round or had a Bye in it. */
const seatedIn = kept(
  ({ games }: HistoryRound): ReadonlySet<EntrantId> => new Set(games.flatMap(({ seats }) => seats)),
);

/** Players of the event, whatever became of them: not the Ringer, and nobody who registered and never came. */
export const regulars = kept((history: History): readonly HistoryEntrant[] =>
  history.entrants.filter(
    ({ id, status, checkedIn }) =>
      status !== 'ringer' && (checkedIn || history.rounds.some((round) => seatedIn(round).has(id))),
  ),
);

/** Those whom the next round pairs: checked in, still playing, and arrived. */
export function toPair(history: History): readonly HistoryEntrant[] {
  const next = history.rounds.length + 1;
  return history.entrants.filter(
    ({ status, checkedIn, joinsRound = 1 }) => status === 'active' && checkedIn && joinsRound <= next,
  );
}

/** A Ringer who is free for the next round. One who left is not. */
export function freeRinger(history: History): EntrantId | undefined {
  const free = history.entrants.find(
    ({ status, checkedIn, leftAfterRound }) => status === 'ringer' && checkedIn && leftAfterRound === undefined,
  );
  return free?.id;
}

/** The players at the first round's pairing: the number that suggests how many rounds to play. */
export function attendance(history: History): number {
  return regulars(history).filter(({ joinsRound = 1 }) => joinsRound <= 1).length;
}

/** Who met whom, and when. */
export interface Meetings {
  /** The rounds in which two met, in order. */
  readonly between: (a: EntrantId, b: EntrantId) => readonly number[];
  /** Whom somebody met, round by round. */
  readonly of: (id: EntrantId) => readonly { readonly who: EntrantId; readonly round: number }[];
  /** How many meetings somebody has had. */
  readonly count: (id: EntrantId) => number;
}

export function meetingsOf(history: History): Meetings {
  // A player's opponents are few: a short list each is quicker to make, and to look through, than a map.
  const met = new Map<EntrantId, { readonly who: EntrantId; readonly round: number }[]>();
  for (const [index, { games }] of history.rounds.entries()) {
    for (const { seats } of games) {
      for (const a of seats) {
        const own = met.get(a) ?? [];
        if (own.length === 0) met.set(a, own);
        for (const who of seats) if (who !== a) own.push({ who, round: index + 1 });
      }
    }
  }
  return {
    between: (a, b) => (met.get(a) ?? []).flatMap(({ who, round }) => (who === b ? [round] : [])),
    of: (id) => met.get(id) ?? [],
    count: (id) => met.get(id)?.length ?? 0,
  };
}

/** How often each player had a Bye and met a Ringer. */
export interface ByesAndRingers {
  readonly byes: number;
  readonly ringers: number;
}

export function byesAndRingers(history: History): ReadonlyMap<EntrantId, ByesAndRingers> {
  const ringers = withStatus(history, 'ringer');
  const odd = new Map<EntrantId, ByesAndRingers>();
  for (const game of history.rounds.flatMap(({ games }) => games)) {
    const kind = byeOrRinger(game, ringers);
    if (kind === null) continue;
    for (const id of game.seats.filter((seat) => !ringers.has(seat))) {
      const had = odd.get(id) ?? { byes: 0, ringers: 0 };
      odd.set(id, { ...had, [kind]: had[kind] + 1 });
    }
  }
  return odd;
}

function byeOrRinger({ seats }: HistoryGame, ringers: ReadonlySet<EntrantId>): keyof ByesAndRingers | null {
  if (seats.length === 1) return 'byes';
  return seats.some((seat) => ringers.has(seat)) ? 'ringers' : null;
}
