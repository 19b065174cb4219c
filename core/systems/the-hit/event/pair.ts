/** Who sits with whom: tables of two to four on which as few as can be meet again (HIT-EVENT-02 to -05). */
import type { Stream } from '../../../chance/stream.ts';
import { meetingsOf, byesAndRingers, toPair, withStatus } from '../../../event/history.ts';
import type { History, HistoryEntrant, PairAsked, PairPlan, PairWhy } from '../../../event/pack.ts';
import type { TablesCertificate } from '../../../event/pairing/certificate.ts';
import { type Mixed, mixTables } from '../../../event/pairing/mixing.ts';
import { type SetTables, readTables } from '../../../event/pins.ts';
import type { EntrantId, Compromise } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { settings } from './options.ts';
import { SEATS, sizesFor } from './sizes.ts';
import { standings } from './standings.ts';

/** Worse than any meetings that an evening can have. */
const RULED_OUT = 100_000;

type Times = (a: EntrantId, b: EntrantId) => number;

export function pair(history: History, asked: PairAsked, lots: Stream): PairPlan | Refusal {
  const all = lots.shuffle(toPair(history));
  const present = new Set(all.map(({ id }) => id));
  const set = readTables(asked, present, withStatus(history, 'ringer'), cite('HIT-EVENT-02'));
  if (isRefusal(set)) return set;
  const wrong = set.tables.some(({ length }) => length > SEATS.max);
  if (wrong) return refuse('bad-pins', 'A battle is of two to four gangs.', ...cite('HIT-SETUP-01'));
  const seated = new Set([...set.tables.flat(), ...set.busy]);
  const free = all.filter(({ id }) => !seated.has(id));
  if (all.length < SEATS.min) return refuse('too-few', 'A battle takes two gangs.', ...cite('HIT-SETUP-01'));
  const sitting = sitsOut(history, asked, set, free);
  if (isRefusal(sitting)) return sitting;
  let plan: PairPlan | Refusal | null = null;
  for (const odd of sitting) {
    const players = free.map(({ id }) => id).filter((id) => id !== odd);
    plan = mixed(history, asked, { set, players, odd });
    if (!isRefusal(plan)) return plan;
  }
  return plan ?? refuse('cannot-pair', NOBODY_LEFT, ...cite('HIT-EVENT-05'));
}

const ANOTHER =
  'Then another gang would be left over with only tables of that size. Set a table by hand, or allow other sizes.';

const NOBODY_LEFT = 'One gang has to sit out, and that is ruled out for everybody: nobody is left for the bye.';

/**
 * Who has no table, the first choice first: as named; else whoever sat out least, those who offer first, then by lot
 * (HIT-EVENT-05). The others count only where pairs are ruled out so that the first leaves no seating.
 */
function sitsOut(
  history: History,
  { notOdd = [] }: PairAsked,
  { odd }: SetTables,
  free: readonly HistoryEntrant[],
): readonly (EntrantId | null)[] | Refusal {
  if (odd !== undefined) {
    if (free.length === SEATS.min)
      return refuse('not-odd', 'Then only one gang would be left to play.', ...cite('HIT-SETUP-01'));
    // With tables of one size alone somebody else would be left over then, and has no seat either.
    return sizes(history, free.length - 1).bye ? refuse('not-odd', ANOTHER, ...cite('HIT-EVENT-03')) : [odd];
  }
  if (!sizes(history, free.length).bye) return [null];
  const had = byesAndRingers(history);
  const times = ({ id }: HistoryEntrant): number => (had.get(id)?.byes ?? 0) + (had.get(id)?.ringers ?? 0);
  const offers = ({ byeVolunteer }: HistoryEntrant): number => (byeVolunteer === true ? 0 : 1);
  const may = free.filter(({ id }) => !notOdd.includes(id));
  return may.sort((a, b) => times(a) - times(b) || offers(a) - offers(b)).map(({ id }) => id);
}

function sizes({ options }: History, gangs: number) {
  const { number, flag } = settings(options);
  return sizesFor(gangs, number('tableSize'), flag('onlyThatSize'));
}

interface Seated {
  readonly set: SetTables;
  readonly players: readonly EntrantId[];
  readonly odd: EntrantId | null;
}

function mixed(history: History, { forbidden }: PairAsked, { set, players, odd }: Seated): PairPlan | Refusal {
  const { between } = meetingsOf(history);
  const times: Times = (a, b) => between(a, b).length;
  const apart = new Set(forbidden.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const idAt = (player: number): EntrantId => players[player] ?? '';
  const lengths = sizes(history, players.length).tables;
  const met = (a: number, b: number): number => {
    return apart.has(`${idAt(a)} ${idAt(b)}`) ? RULED_OUT : times(idAt(a), idAt(b));
  };
  const order = players.map((_, player) => player);
  const left = players.length - lengths.reduce((sum, length) => sum + length, 0);
  const found = lengths.length === 0 || left > 0 ? NOBODY : mixTables(order, lengths, met);
  if (found.meetings >= RULED_OUT || left > 0) {
    const text = 'With these tables set and these pairs ruled out the round cannot be seated.';
    return refuse('cannot-pair', text, ...cite('HIT-EVENT-02', 'HIT-EVENT-04'));
  }
  const drawn = found.tables.map((table) => table.map(idAt));
  return planOf(history, { tables: [...set.tables, ...drawn], set, found, odd, times });
}

const NOBODY: Mixed = { tables: [], meetings: 0, least: 'count' };

interface Planned {
  readonly tables: readonly (readonly EntrantId[])[];
  readonly set: SetTables;
  readonly found: Mixed;
  readonly odd: EntrantId | null;
  readonly times: Times;
}

/** The tables as people read them: the highest standing first, what they cost, and why they are as they are. */
function planOf(history: History, { tables, set, found, odd, times }: Planned): PairPlan {
  const place = new Map(standings(history).rows.map(({ entrant }, index) => [entrant, index]));
  const height = (id: EntrantId): number => place.get(id) ?? place.size;
  const first = history.rounds.length === 0;
  const inOrder = tables.map((seats) => {
    return {
      seats: first ? seats : [...seats].sort((a, b) => height(a) - height(b)),
      isSet: set.tables.includes(seats),
    };
  });
  if (!first) inOrder.sort((a, b) => height(a.seats[0] ?? '') - height(b.seats[0] ?? ''));
  const why = inOrder.map(({ seats, isSet }) => whyTable(seats, isSet, found, times));
  const paid = inOrder.flatMap(({ seats }) => rematches(seats, times));
  const sits = odd === null ? [] : cite('HIT-EVENT-05', 'HIT-EVENT-06');
  return {
    tables: inOrder.map(({ seats }) => seats),
    odd: odd === null ? null : { entrant: odd, kind: 'bye' },
    paid,
    approval: [],
    why: odd === null ? why : [...why, { seats: [odd], text: whyByeHere(history, odd, set), rules: sits }],
    rules: [...new Set([...cite('HIT-EVENT-02', 'HIT-EVENT-03', 'HIT-EVENT-04'), ...sits])],
    ...proofOf(found),
  };
}

function proofOf({ tables, meetings, least }: Mixed): { readonly certificate?: TablesCertificate } {
  if (least === null) return {};
  return { certificate: { method: 'tables', sizes: tables.map(({ length }) => length), meetings, least } };
}

function pairsAt(seats: readonly EntrantId[]): readonly (readonly [EntrantId, EntrantId])[] {
  return seats.flatMap((a, place) => seats.slice(place + 1).map((b) => [a, b] as const));
}

/** One payment for each time that two met before. */
function rematches(seats: readonly EntrantId[], times: Times): readonly Compromise[] {
  return pairsAt(seats).flatMap((who) =>
    Array.from({ length: times(...who) }, () => {
      return { what: 'rematch', who, text: 'They met before.', rules: cite('HIT-EVENT-04') };
    }),
  );
}

const PROOFS = {
  count: 'no seating of the round has fewer rematches',
  search: 'every other seating of the round was tried, and none has fewer rematches',
};

function whyTable(seats: readonly EntrantId[], isSet: boolean, { least }: Mixed, times: Times): PairWhy {
  const again = pairsAt(seats).filter((two) => times(...two) > 0).length;
  if (isSet) return { seats, text: 'Set by the organiser.', rules: cite('HIT-EVENT-02') };
  const here =
    again === 0
      ? 'Nobody here has met before'
      : again === 1
        ? 'One pair here met before'
        : `${again} pairs here met before`;
  const proof = least === null ? 'it is the best that was found' : PROOFS[least];
  return { seats, text: again === 0 ? `${here}.` : `${here}: ${proof}.`, rules: cite('HIT-EVENT-04') };
}

function whyByeHere({ entrants }: History, odd: EntrantId, set: SetTables): string {
  if (set.odd === odd) return 'Set by the organiser.';
  const offers = entrants.some(({ id, byeVolunteer }) => id === odd && byeVolunteer === true);
  return offers ? 'Offered to sit out.' : 'Drawn among those who sat out least.';
}
