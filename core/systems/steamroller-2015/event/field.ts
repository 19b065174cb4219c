/** Who plays in the next round, and all of the past that the draw may look at: points, meetings, pair-downs, byes. */
import type { History, PairAsked } from '../../../event/pack.ts';
import type { EntrantId } from '../../../event/types.ts';
import { type KeptApart, namedPairs } from '../../../event/keep-apart.ts';
import { type Meetings, meetingsOf, toPair } from '../../../event/history.ts';
import { settings } from './options.ts';
import { pairedDownIn, totalsFor, totalsOf } from './totals.ts';

export interface PairingField {
  readonly history: History;
  readonly round: number;
  /** Whom it pairs, in order of registration. */
  readonly ids: readonly EntrantId[];
  readonly tp: (id: EntrantId) => number;
  readonly byes: (id: EntrantId) => number;
  /** The rounds in which two have met. */
  readonly met: (a: EntrantId, b: EntrantId) => readonly number[];
  /** Whom somebody has met, round by round. */
  readonly metBy: Meetings['of'];
  /** Pairs that the organiser has ruled out. */
  readonly forbidden: PairAsked['forbidden'];
  /** Who shall not have the bye, by the organiser's wish. */
  readonly notOdd: ReadonlySet<EntrantId>;
  readonly pairedDown: ReadonlySet<EntrantId>;
  /** Who is to be kept apart in this round; nobody in most. */
  readonly apart: KeptApart;
  readonly group: (id: EntrantId) => string | undefined;
}

export function openField(history: History, asked: PairAsked): PairingField {
  const totals = totalsOf(history);
  const meetings = meetingsOf(history);
  const byes = byesOf(history);
  const groups = new Map(history.entrants.map(({ id, group }) => [id, group]));
  return {
    history,
    round: history.rounds.length + 1,
    ids: toPair(history).map(({ id }) => id),
    tp: (id) => totalsFor(totals, id).tp,
    byes: (id) => byes.get(id) ?? 0,
    met: meetings.between,
    metBy: meetings.of,
    forbidden: asked.forbidden,
    notOdd: new Set(asked.notOdd),
    pairedDown: pairedDownIn(history),
    apart: keptApartIn(history),
    group: (id) => groups.get(id),
  };
}

const NOBODY_APART: KeptApart = { named: new Set(), groups: false, always: false };

function keptApartIn({ options, rounds }: History): KeptApart {
  const { choice, flag, list } = settings(options);
  const always = choice('apartFor') === 'always';
  if (rounds.length > 0 && !always) return NOBODY_APART;
  return { named: namedPairs(list('keepApart')), groups: flag('groupsApart'), always };
}

function byesOf({ rounds }: History): ReadonlyMap<EntrantId, number> {
  const byes = new Map<EntrantId, number>();
  for (const { seats } of rounds.flatMap(({ games }) => games)) {
    const [alone, other] = seats;
    if (alone !== undefined && other === undefined) byes.set(alone, (byes.get(alone) ?? 0) + 1);
  }
  return byes;
}
