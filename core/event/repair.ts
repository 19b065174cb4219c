/**
 * Mending a round that is posted. What a desk is shown, what is recorded and what anybody checks is this one plan, drawn
 * on the round's own lots: nothing else moves.
 */
import type { Hash } from '../chance/bytes.ts';
import { lotStream } from '../chance/lots.ts';
import { sameJson } from '../journal/json.ts';
import type { RefusalCode } from '../rules/codes.ts';
import { type Refusal, isRefusal, refuse } from '../rules/refusal.ts';
import type { SeatsByHand, ShownRepair } from './commands.ts';
import { keptCertificate, keyOf, planRound } from './draft.ts';
import type { DraftGame, EventEntryOf } from './entries.ts';
import { kept } from './kept.ts';
import type { Pack, PairPlan, PairWhy, TableWishes } from './pack.ts';
import { seatGames } from './seating.ts';
import { type EventState, type PlayedRound, gameOf, historyOf, latestRound, nameOf } from './state.ts';
import type { EntrantId, Game } from './types.ts';

export type Repair = Pick<
  EventEntryOf<'round-repaired'>,
  'attempt' | 'games' | 'kept' | 'how' | 'paid' | 'why' | 'certificate'
>;

/** Who played, or said that they do: such a table is never drawn again. */
function hasBegun({ started, result, kind, reports }: Game): boolean {
  return started || Object.keys(reports).length > 0 || (result !== null && kind !== 'bye');
}

/** The tables of the latest round that have not begun, drawn again as the round itself was: who comes out the same stays. */
export function planRepair(pack: Pack, state: EventState): Repair | Refusal {
  const latest = latestRound(state);
  if (!latest) return NO_ROUND;
  const begun = latest.games.filter(hasBegun);
  const drawn = drawAround(pack, state, { latest, begun, attempt: latest.attempt, link: latest.link });
  if (isRefusal(drawn)) return drawn;
  const { plan } = drawn;
  const drawnKeys = new Set(plan.games.map(tableKey));
  const kept = latest.games.filter((game) => begun.includes(game) || drawnKeys.has(tableKey(game)));
  const how = { kind: 'draw', begun: begun.map(({ id }) => id) } as const;
  const repair = around({ ...drawn, kept });
  return isRefusal(repair) ? repair : { ...repair, how };
}

/** As older records were repaired: everything that had not started, on lots of its own. */
export function planOldRepair(pack: Pack, state: EventState): Repair | Refusal {
  const latest = latestRound(state);
  if (!latest) return NO_ROUND;
  const kept = latest.games.filter(({ started, result, kind }) => started || (result !== null && kind !== 'bye'));
  const attempt = latest.attempt + latest.printings;
  const drawn = drawAround(pack, state, { latest, begun: kept, attempt, link: latest.link });
  return isRefusal(drawn) ? drawn : around({ ...drawn, kept });
}

const NO_ROUND = refuse('no-round', 'There is no round to repair.');

type Drawn = Exclude<ReturnType<typeof drawAround>, Refusal>;

/** The latest round drawn again with the tables that have begun as they are. */
function drawAround(
  pack: Pack,
  state: EventState,
  { latest, begun, attempt, link }: { latest: PlayedRound; begun: readonly Game[]; attempt: number; link: Hash },
) {
  const before = { ...state, rounds: state.rounds.slice(0, -1) };
  const odd = begun.find(({ kind }) => kind === 'ringer')?.seats[0];
  const pins = begun.filter(({ kind }) => kind === 'game').map(({ seats }) => seats);
  const { at, notAt, ...wishes } = latest.asked;
  const { notOdd = [], forbidden } = wishes;
  // What was changed by hand and has begun stands, whatever was once asked.
  const isSet = (pair: readonly EntrantId[]): boolean => pins.some((seats) => pair.every((id) => seats.includes(id)));
  const asked = {
    ...wishes,
    pins,
    forbidden: forbidden.filter((pair) => !isSet(pair)),
    notOdd: notOdd.filter((id) => id !== odd),
    ...(odd === undefined ? {} : { odd }),
  };
  const what = { round: latest.number, attempt, asked, chosen: latest.chosen };
  const plan = planRound(pack, before, what, keyOf(state, link));
  return isRefusal(plan)
    ? plan
    : { plan, before, attempt, tableWishes: { ...(at && { at }), ...(notAt && { notAt }) } };
}

/** The new tables around those that are kept. */
function around({
  plan,
  before,
  attempt,
  tableWishes,
  kept,
}: Drawn & { readonly kept: readonly Game[] }): Repair | Refusal {
  const busy = new Set(kept.flatMap(({ seats }) => seats));
  const fresh = plan.games.filter(({ seats }) => !seats.some((id) => busy.has(id)));
  const taken = kept.flatMap(({ table }) => (table === null ? [] : [table]));
  const games = seatAgain(before, fresh, tableWishes, taken);
  if (isRefusal(games)) return games;
  return {
    attempt,
    games,
    kept: kept.map(({ id }) => id),
    paid: plan.paid,
    why: plan.why.filter(({ seats }) => !seats.some((id) => busy.has(id))),
    ...keptCertificate(plan.certificate),
  };
}

/** Where the tables that are left cannot be given as was once asked, they are given as they are best. */
function seatAgain(
  state: EventState,
  games: readonly DraftGame[],
  { at = [], notAt = [] }: TableWishes,
  taken: readonly number[],
): readonly DraftGame[] | Refusal {
  const left = at.filter(({ table }) => !taken.includes(table));
  const asked = seatGames(state, games, { at: left, notAt }, taken);
  return isRefusal(asked) ? seatGames(state, games, {}, taken) : asked;
}

/** What may be asked of a posted round: drawn again, or these seats by hand. */
export function planAsked(pack: Pack, state: EventState, how: SeatsByHand | undefined): Repair | Refusal {
  const plan = how === undefined ? planRepair(pack, state) : planByHand(pack, state, how);
  const latest = latestRound(state);
  if (isRefusal(plan) || plan.games.length > 0 || plan.kept.length < (latest?.games.length ?? 0)) return plan;
  const waiting = latest?.games.some((game) => game.kind !== 'bye' && !hasBegun(game)) === true;
  const why = waiting ? 'every table that has not begun is as it would be drafted now' : 'every table has begun';
  return refuse('nothing-to-repair', `Nothing would move: ${why}.`);
}

/** Some sit otherwise than they were posted, by the organiser's hand. */
export function planByHand(pack: Pack, state: EventState, { tables, absent }: SeatsByHand): Repair | Refusal {
  const latest = latestRound(state);
  if (!latest) return NO_ROUND;
  const named = [...tables.flat(), ...absent];
  const touched = latest.games.filter(({ seats }) => seats.some((id) => named.includes(id)));
  const objection = handObjection(pack, state, { tables, absent, touched });
  if (objection) return objection;
  const same = new Set(tables.map(seatsKey));
  const moved = touched.filter(({ seats }) => !same.has(seatsKey(seats)));
  const stays = new Set(touched.filter((game) => !moved.includes(game)).map(({ seats }) => seatsKey(seats)));
  const kept = latest.games.filter((game) => !moved.includes(game));
  const fresh = tables.filter((seats) => !stays.has(seatsKey(seats))).map((seats) => asGame(state, seats));
  const before = asSeated(
    state,
    latest.number,
    [...kept, ...fresh].flatMap(({ seats }) => seats),
  );
  const seated = seatByHand(before, fresh, { moved, kept });
  if (isRefusal(seated)) return seated;
  const lots = lotStream(keyOf(state, latest.link), latest.number, `hand#${latest.printings}`);
  const history = historyOf(before);
  const games = seated.map((game) => ({
    ...game,
    attacker: game.kind === 'bye' ? null : pack.pairing.attacker(history, game.seats, lots).attacker,
  }));
  const all = [...kept, ...games];
  const odd = all.find(({ kind }) => kind !== 'game')?.seats[0];
  const pins = all.filter(({ kind }) => kind === 'game').map(({ seats }) => seats);
  const plan = pack.pairing.pair(history, { pins, forbidden: [], ...(odd === undefined ? {} : { odd }) }, lots);
  const told = isRefusal(plan) ? {} : { paid: plan.paid, why: games.map((game) => whyOf(plan, game)) };
  const how = { kind: 'by-hand', tables, absent } as const;
  return { attempt: latest.attempt, games, kept: kept.map(({ id }) => id), how, ...told };
}

/** Who is put together by hand is drawn by no rule: those that the round keeps are told. */
function whyOf({ why, rules }: PairPlan, { seats }: DraftGame): PairWhy {
  const drawn = why.find((one) => seatsKey(one.seats) === seatsKey(seats));
  if (drawn && drawn.rules.length > 0) return drawn;
  return { seats, text: 'Set by the organiser after the round was published.', rules };
}

/** The event before this round, with those who sit in it there and nobody else. */
export function asSeated(state: EventState, number: number, seats: readonly EntrantId[]): EventState {
  const seated = new Set(seats);
  const entrants = Object.fromEntries(
    Object.values(state.entrants).map((entrant) => {
      const { leftAfterRound: _left, ...there } = entrant;
      const joinsRound = Math.min(entrant.joinsRound, number);
      if (seated.has(entrant.id)) return [entrant.id, { ...there, joinsRound, status: 'checked-in' as const }];
      return [entrant.id, entrant.status === 'checked-in' ? { ...entrant, joinsRound: number + 1 } : entrant];
    }),
  );
  return { ...state, entrants, rounds: state.rounds.slice(0, number - 1) };
}

/** A table with its ringer last, as the draw has it. */
function asGame({ entrants }: EventState, seats: readonly EntrantId[]): DraftGame {
  const ringers = seats.filter((id) => entrants[id]?.ringer === true);
  const ordered = [...seats.filter((id) => !ringers.includes(id)), ...ringers];
  const kind = seats.length === 1 ? 'bye' : ringers.length > 0 ? 'ringer' : 'game';
  return { seats: ordered, kind, table: null, attacker: null };
}

/** Whoever stays at a table stays there; the others have what is free. */
function seatByHand(
  state: EventState,
  fresh: readonly DraftGame[],
  { moved, kept }: { readonly moved: readonly Game[]; readonly kept: readonly Game[] },
): readonly DraftGame[] | Refusal {
  const given = new Set<number>();
  const first = fresh.map((game) => {
    const tables = moved.flatMap(({ seats, table }) =>
      table !== null && seats.some((id) => game.seats.includes(id)) ? [table] : [],
    );
    const table = game.kind === 'bye' ? null : (tables.find((one) => !given.has(one)) ?? null);
    if (table !== null) given.add(table);
    return { ...game, table };
  });
  const waiting = first.filter(({ kind, table }) => kind !== 'bye' && table === null);
  if (waiting.length === 0) return first;
  const taken = [...kept.flatMap(({ table }) => table ?? []), ...given];
  const seated = seatGames(state, waiting, {}, taken);
  if (isRefusal(seated)) return seated;
  return first.map((game) => seated[waiting.indexOf(game)] ?? game);
}

interface ByHand extends SeatsByHand {
  /** The tables that these people are at now. */
  readonly touched: readonly Game[];
}

/** Why people cannot sit so. */
function handObjection(pack: Pack, state: EventState, { tables, absent, touched }: ByHand): Refusal | null {
  const cannot = (code: RefusalCode, message: string): Refusal => refuse(code, message);
  const name = (id: EntrantId): string => nameOf(state.entrants[id]);
  const named = [...tables.flat(), ...absent];
  const stranger = named.find((id) => state.entrants[id] === undefined);
  if (stranger !== undefined) return cannot('unknown-entrant', `There is no entrant ${stranger} in this event.`);
  const twice = named.find((id, index) => named.indexOf(id) !== index);
  if (twice !== undefined) return cannot('bad-seats', `${name(twice)} cannot be in two places.`);
  const gone = tables.flat().find((id) => isGone(state, id));
  if (gone !== undefined) return cannot('not-here', `${name(gone)} is not checked in.`);
  const size = sizeObjection(pack, state, tables);
  if (size) return size;
  const busy = touched.find((game) => isPlayed(state, game, absent));
  if (busy) {
    const where = busy.table === null ? 'That table' : `Table ${busy.table}`;
    return cannot('begun', `${where} has begun, so its players stay. If it has not begun, say so first.`);
  }
  const alone = touched
    .flatMap(({ seats }) => seats)
    .find((id) => !named.includes(id) && !isGone(state, id) && state.entrants[id]?.ringer !== true);
  if (alone === undefined) return null;
  return cannot('left-alone', `${name(alone)} would have no table. Say where they sit, too.`);
}

function sizeObjection(pack: Pack, state: EventState, tables: SeatsByHand['tables']): Refusal | null {
  const { min, max } = pack.pairing.seats(state.options);
  for (const seats of tables) {
    const ringers = seats.filter((id) => state.entrants[id]?.ringer === true).length;
    const fits = seats.length === 1 ? ringers === 0 : seats.length >= Math.min(min, 2 + ringers) && seats.length <= max;
    if (!fits || ringers > 1 || ringers === seats.length) {
      const message = `At a table sit ${min === max ? min : `${min} to ${max}`}, or one player who has the bye.`;
      return refuse('bad-seats', message);
    }
  }
  return null;
}

/** Played, as far as anybody knows: nobody is taken from it. Where somebody is missing it is not. */
function isPlayed(state: EventState, game: Game, absent: readonly EntrantId[]): boolean {
  if (Object.keys(game.reports).length > 0 || (game.result !== null && game.kind !== 'bye')) return true;
  return game.started && !game.seats.some((id) => absent.includes(id) || isGone(state, id));
}

/** Not here to sit anywhere. */
export function isGone({ entrants }: EventState, id: EntrantId): boolean {
  return entrants[id]?.status !== 'checked-in';
}

/** What a desk was shown of a repair, from the plan. */
export function shownOf(latest: PlayedRound, { games, kept }: Pick<Repair, 'games' | 'kept'>): ShownRepair {
  return {
    gone: latest.games.flatMap(({ id }) => (kept.includes(id) ? [] : [id])),
    tables: games.map(({ seats, table }) => ({ seats, table })),
  };
}

/** Why what was shown is not what would be done now: said with what has changed. */
export function staleRepair(state: EventState, shown: ShownRepair, plan: Repair): Refusal | null {
  const latest = latestRound(state);
  if (!latest || sameJson(shown, shownOf(latest, plan))) return null;
  const begun = latest.games.filter((game) => shown.gone.includes(game.id) && plan.kept.includes(game.id));
  const tables = begun.flatMap(({ table }) => (table === null ? [] : [String(table)]));
  const why =
    tables.length === 0
      ? 'Results, players or tables have changed in the meantime.'
      : `What was to move has begun or stays now: table ${tables.join(', ')}.`;
  return refuse('repair-stale', `Nothing was moved. ${why} Check what would move now.`);
}

/** Why the latest repair stays, or null: one of the tables that it made has begun. */
export function repairStays(latest: PlayedRound): Refusal | null {
  if (latest.before === null)
    return refuse('nothing-to-take-back', 'This round has not changed since it was published.');
  const { fresh } = latest.before;
  const begun = latest.games.find((game) => fresh.includes(game.id) && hasBegun(game));
  if (!begun) return null;
  return refuse(
    'begun',
    `Table ${begun.table ?? '–'} has begun since, so its players stay. Change the others by hand.`,
  );
}

/** Why a posted round stays posted, or null: somebody has begun. */
export function roundStays(latest: PlayedRound): Refusal | null {
  if (latest.closed) return refuse('no-round', 'There is no round under way.');
  if (latest.clock.startedAt !== null) {
    return refuse('begun', 'The clock has started, so the round stays. Change tables that have not begun, or by hand.');
  }
  const begun = latest.games.find(hasBegun);
  if (!begun) return null;
  return refuse('begun', `Table ${begun.table ?? '–'} has begun, so the round stays. Change the other tables instead.`);
}

/** The tables that begin when the clock starts: everybody is there. */
export function seatedTables(state: EventState, { games }: PlayedRound): readonly string[] {
  return games.flatMap((game) =>
    game.kind === 'bye' || hasBegun(game) || game.seats.some((id) => isGone(state, id)) ? [] : [game.id],
  );
}

const playing = kept((entrants: EventState['entrants']): readonly EntrantId[] =>
  Object.values(entrants).flatMap(({ id, status, ringer }) => (status === 'checked-in' && !ringer ? [id] : [])),
);

/** Who plays in this round and has no table in it: those who wait for one, and those who did not come to theirs. */
export function unseatedIn(state: EventState, round: PlayedRound): Record<'waiting' | 'absent', readonly EntrantId[]> {
  const unseated = playing(state.entrants).filter((id) => gameOf(round, id) === undefined);
  const isAbsent = (id: EntrantId) => round.absent.includes(id);
  return { waiting: unseated.filter((id) => !isAbsent(id)), absent: unseated.filter(isAbsent) };
}

export function seatsKey(seats: readonly EntrantId[]): string {
  return [...seats].sort().join(' ');
}

function tableKey({ seats, kind }: Pick<DraftGame, 'seats' | 'kind'>): string {
  return `${kind} ${seatsKey(seats)}`;
}
