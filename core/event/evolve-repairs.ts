/** Entries that change a round that is posted, and that take such a change back. */
import type { Entry } from '../journal/types.ts';
import type { EventEntryOf, EventEntry } from './entries.ts';
import { gameNumber } from './game-id.ts';
import { freshGame, patchRound } from './games.ts';
import { type EventState, type PlayedRound, gameOf } from './state.ts';
import type { AlertWhat, EntrantId, Game, StoredAlert } from './types.ts';

/** Tables that stay keep their game, reports and all; the others are new games on new numbers. */
function repair(known: EventState, body: EventEntryOf<'round-repaired'>, entry: Entry<EventEntry>): EventState {
  const { round: number, kept: keptIds } = body;
  const round = known.rounds[number - 1];
  if (!round) return known;
  const kept = round.games.filter(({ id }) => keptIds.includes(id));
  const fresh = body.games.map((game, index) => freshGame(number, highestGame(round) + index, game));
  const joins = lateIn(known, number, fresh);
  const { paid, why, edited, proved, printing, absent } = round;
  const missing = body.how?.kind === 'by-hand' ? body.how.absent : [];
  const seated = fresh.flatMap(({ seats }) => seats);
  const before = {
    order: round.games.map(({ id }) => id),
    gone: round.games.filter((game) => !kept.includes(game)),
    fresh: fresh.map(({ id }) => id),
    joins,
    paid,
    why,
    edited,
    proved,
    printing,
    absent,
  };
  // What a correction asked for is done.
  const state = joined({ ...known, consequence: null }, Object.keys(joins), () => number);
  const mended = patchRound(state, number, () => ({
    ...round,
    games: [...kept, ...fresh],
    paid: body.paid ?? paid,
    why: [...(body.why ?? []), ...why],
    ...nextPrinting(round),
    edited: true,
    proved: body.certificate !== undefined,
    before,
    absent: [...absent, ...missing].filter((id) => !seated.includes(id)),
  }));
  return withMoveNotices(known, mended, number, entry);
}

/** Late entries who have a table before the round that they were to join in. */
function lateIn({ entrants }: EventState, round: number, games: readonly Game[]): Readonly<Record<EntrantId, number>> {
  const late = games.flatMap(({ seats }) => seats.filter((id) => (entrants[id]?.joinsRound ?? 0) > round));
  return Object.fromEntries(late.map((id) => [id, entrants[id]?.joinsRound ?? 0]));
}

function joined(state: EventState, ids: readonly EntrantId[], roundOf: (id: EntrantId) => number): EventState {
  const changed = ids.flatMap((id) => {
    const entrant = state.entrants[id];
    return entrant ? [[id, { ...entrant, joinsRound: roundOf(id) }] as const] : [];
  });
  return changed.length === 0 ? state : { ...state, entrants: { ...state.entrants, ...Object.fromEntries(changed) } };
}

/** Tables that went come back as they were; tables that stayed are as they are by now. */
function takeBackRepair(
  known: EventState,
  body: EventEntryOf<'repair-taken-back'>,
  entry: Entry<EventEntry>,
): EventState {
  const round = known.rounds[body.round - 1];
  if (!round?.before) return known;
  const { order, gone, joins, fresh: _made, ...as } = round.before;
  const games = [...gone, ...round.games];
  const back = order.flatMap((id) => games.find((game) => game.id === id) ?? []);
  const state = joined(known, Object.keys(joins), (id) => joins[id] ?? body.round);
  const mended = patchRound(state, body.round, () => ({
    ...round,
    ...as,
    games: back,
    // What was printed before the change is true again; the paper of the change is not.
    printings: round.printings + 1,
    numbered: highestGame(round),
    before: null,
  }));
  return withMoveNotices(known, mended, body.round, entry);
}

/** The round is the draft that it was; everybody who had a table is told. */
function takeBackRound(
  known: EventState,
  body: EventEntryOf<'round-taken-back'>,
  entry: Entry<EventEntry>,
): EventState {
  const round = known.rounds[body.round - 1];
  const { posted } = known;
  if (!round || !posted || known.rounds.length !== body.round) return known;
  const state: EventState = {
    ...known,
    rounds: known.rounds.slice(0, -1),
    drafts: posted.drafts,
    draftOpen: true,
    draftStale: posted.changed,
    posted: null,
    takenBack: { round: body.round, printings: round.printings, games: highestGame(round) },
  };
  return withMoveNotices(known, state, body.round, entry);
}

function nextPrinting({ printings }: PlayedRound): Pick<PlayedRound, 'printing' | 'printings'> {
  return { printing: printings + 1, printings: printings + 1 };
}

function highestGame({ games, numbered }: PlayedRound): number {
  return Math.max(numbered, ...games.map(({ id }) => gameNumber(id)));
}

/** Everybody who sits elsewhere than before is told so. */
function withMoveNotices(before: EventState, after: EventState, number: number, entry: Entry<EventEntry>): EventState {
  const [was, is] = [before.rounds[number - 1], after.rounds[number - 1]];
  const alerts = Object.keys(after.entrants).flatMap((entrant): StoredAlert[] => {
    const then = was && gameOf(was, entrant);
    const now = is && gameOf(is, entrant);
    if (then?.id === now?.id) return [];
    const what: AlertWhat = now ? { kind: 'moved', game: now.id } : { kind: 'unseated', round: number };
    return [{ id: entry.command, at: entry.at, to: [entrant], what }];
  });
  return alerts.length === 0 ? after : { ...after, alerts: [...after.alerts, ...alerts] };
}

export const REPAIR_HANDLERS = {
  'round-repaired': repair,
  'repair-taken-back': takeBackRepair,
  'round-taken-back': takeBackRound,
};
