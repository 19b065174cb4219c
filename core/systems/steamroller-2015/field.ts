/** Who plays in the next round, and all of the past that the draw may look at: points, meetings, pair-downs, byes. */
import type { History, PairAsked } from '../../event/pack.ts';
import type { EntrantId } from '../../event/types.ts';
import { meetingsOf, toPair } from '../../event/history.ts';
import { totalsFor, totalsOf } from './totals.ts';

export interface Field {
  readonly history: History;
  readonly round: number;
  /** Whom it pairs, in order of registration. */
  readonly ids: readonly EntrantId[];
  readonly tp: (id: EntrantId) => number;
  readonly byes: (id: EntrantId) => number;
  /** The rounds in which two have met. */
  readonly met: (a: EntrantId, b: EntrantId) => readonly number[];
  readonly mayNotMeet: (a: EntrantId, b: EntrantId) => boolean;
  readonly pairedDown: ReadonlySet<EntrantId>;
}

export function openField(history: History, asked: PairAsked): Field {
  const totals = totalsOf(history);
  const meetings = meetingsOf(history);
  const forbidden = new Set(asked.forbidden.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  return {
    history,
    round: history.rounds.length + 1,
    ids: toPair(history).map(({ id }) => id),
    tp: (id) => totalsFor(totals, id).tp,
    byes: (id) => byesOf(history, id),
    met: (a, b) => meetings.between(a, b),
    mayNotMeet: (a, b) => forbidden.has(`${a} ${b}`),
    pairedDown: pairedDownIn(history),
  };
}

function byesOf({ rounds }: History, id: EntrantId): number {
  return rounds.filter(({ games }) => games.some(({ seats }) => seats.length === 1 && seats[0] === id)).length;
}

/** Everybody who met somebody with fewer points, as both had them before that round. */
export function pairedDownIn(history: History): ReadonlySet<EntrantId> {
  const down = new Set<EntrantId>();
  for (const [index, { games }] of history.rounds.entries()) {
    if (index === 0) continue;
    const before = totalsOf({ ...history, rounds: history.rounds.slice(0, index) });
    for (const { seats } of games) {
      const [a, b] = seats;
      if (a === undefined || b === undefined) continue;
      const gap = totalsFor(before, a).tp - totalsFor(before, b).tp;
      if (gap !== 0) down.add(gap > 0 ? a : b);
    }
  }
  return down;
}
