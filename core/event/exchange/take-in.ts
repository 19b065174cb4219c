/**
 * An event that was run elsewhere, told again through the record's own commands: players are registered and checked in,
 * every round is drawn with all of its tables set, every result is entered. What comes out is a record like any other;
 * whatever a rule would have said otherwise at the time is set aside with a reason that names where the file comes from.
 * Points and places are reckoned anew by the format that it is taken into.
 */
import { type LiveRecord, act, beginRecord } from '../../journal/record.ts';
import type { Chance, Header, Viewer } from '../../journal/types.ts';
import { type Refusal, isRefusal, refuse } from '../../rules/refusal.ts';
import type { EventCommand, EventSettings } from '../commands.ts';
import type { EventEntry } from '../entries.ts';
import type { Pack } from '../pack.ts';
import { eventRuleset } from '../ruleset.ts';
import { type EventState, latestRound, presentDraft } from '../state.ts';
import type { EntrantId } from '../types.ts';
import { type Exchange, type ExchangeGame, newEntrant } from './exchange.ts';
import { resultOf } from './results.ts';

export interface TakenIn {
  readonly exchange: Exchange;
  /** Where it comes from, as everybody will read it, e.g. `BiggerHat CSV`. */
  readonly source: string;
  /** What the organiser says in place of the file. */
  readonly settings: EventSettings;
  /** Further rounds will be played here: the event is not ended, and games without a result stay open. */
  readonly goesOn: boolean;
}

/** More than any event that was ever run: beyond it a file is refused before it costs minutes. */
const MOST_PLAYERS = 1000;
const MOST_GAMES = 5000;
const MOST_ROUNDS = 30;

interface Teller {
  readonly pack: Pack;
  readonly asked: TakenIn;
  readonly reason: string;
  /** By the file's id. */
  readonly ids: ReadonlyMap<string, EntrantId>;
  readonly state: () => EventState;
  /** Runs a command with the rules set aside; a refusal is kept, and nothing runs after it. */
  readonly run: (body: EventCommand, place?: string) => void;
  readonly stopped: () => boolean;
}

/** The whole record, or the first thing that cannot be, with its line; then there is none. */
export function takeInEvent(
  pack: Pack,
  header: Header,
  asked: TakenIn,
  { by, chance }: { readonly by: Viewer; readonly chance: Chance },
): LiveRecord<EventState, EventEntry> | Refusal {
  const wrong = beyond(asked.exchange) ?? unseatable(asked.exchange);
  if (wrong) return wrong;
  const rules = eventRuleset(pack);
  const begun = beginRecord(rules, header);
  if (isRefusal(begun)) return begun;
  const told: { record: typeof begun; problem: Refusal | null } = { record: begun, problem: null };
  const reason = `Imported from ${asked.source}, as it was played.`;
  const run: Teller['run'] = (body, place = '') => {
    if (told.problem) return;
    const id = `import:${told.record.commands.size}`;
    const command = { id, at: header.created, by, body: { ...body, override: reason } };
    const acted = act(rules, told.record, command, chance);
    if (isRefusal(acted)) told.problem = { ...acted, message: `${place}${acted.message} Nothing was imported.` };
    else told.record = acted.record;
  };
  const ids = new Map(asked.exchange.players.map(({ id }, index) => [id, `e${index + 1}`]));
  tell({ pack, asked, reason, ids, run, state: () => told.record.state, stopped: () => told.problem !== null });
  return told.problem ?? told.record;
}

function beyond({ players, rounds }: Exchange): Refusal | null {
  const games = rounds.reduce((sum, round) => sum + round.length, 0);
  if (players.length <= MOST_PLAYERS && games <= MOST_GAMES && rounds.length <= MOST_ROUNDS) return null;
  const size = `${players.length} players, ${rounds.length} rounds and ${games} tables`;
  const most = `${MOST_PLAYERS} players, ${MOST_ROUNDS} rounds and ${MOST_GAMES} tables`;
  return refuse('too-large', `The file has ${size}. One event takes at most ${most}.`);
}

/** A round of Muster's has one bye at most: a second one would have to be told as something else. */
function unseatable({ rounds }: Exchange): Refusal | null {
  for (const [index, games] of rounds.entries()) {
    const second = games.filter(({ seats }) => seats.length === 1)[1];
    if (!second) continue;
    const what = `round ${index + 1} has more than one bye, and an event here has at most one bye per round.`;
    return refuse('exchange', `${placeOf(second, index + 1)}${what} Nothing was imported.`);
  }
  return null;
}

function placeOf({ line }: ExchangeGame, round: number): string {
  return line === undefined ? `Round ${round}: ` : `Line ${line}: `;
}

function tell(teller: Teller): void {
  const { asked, reason, run } = teller;
  const { exchange, settings, goesOn } = asked;
  const { name, date, place, organiser } = exchange.event;
  const said = {
    ...(name === '' ? {} : { name }),
    ...(date === null ? {} : { date }),
    ...(place === '' ? {} : { venue: place }),
    ...(organiser === '' ? {} : { organiser }),
  };
  run({ type: 'change-settings', settings: { ...said, ...settings } });
  run({ type: 'add-entrants', entrants: exchange.players.map(newEntrant) });
  if (exchange.rounds.length === 0) return;
  const many = exchange.rounds.length;
  const planned = goesOn ? Math.max(exchange.event.rounds ?? 0, settings.rounds ?? 0, many + 1) : many;
  run({ type: 'change-settings', settings: { rounds: planned } });
  run({ type: 'publish-pack' });
  arrive(teller, exchange.rounds[0] ?? []);
  run({ type: 'start-event' });
  for (const [index, games] of exchange.rounds.entries()) tellRound(teller, games, index + 1);
  leave(teller);
  if (!goesOn) run({ type: 'end-event', reason });
}

function seatedIn({ ids }: Teller, games: readonly ExchangeGame[]): ReadonlySet<EntrantId> {
  return new Set(games.flatMap(({ seats }) => seats.map(({ player }) => ids.get(player) ?? '')));
}

/** Whoever sits in this round is there; whoever is there and does not sit, has left until they do. */
function arrive(teller: Teller, games: readonly ExchangeGame[]): void {
  const { run, reason } = teller;
  const seated = seatedIn(teller, games);
  for (const { id, status } of Object.values(teller.state().entrants)) {
    if (!seated.has(id)) {
      if (status === 'checked-in') run({ type: 'drop', entrant: id, reason });
    } else if (status === 'dropped') run({ type: 'reinstate', entrant: id, reason });
    else if (status === 'registered') run({ type: 'check-in', entrant: id });
  }
}

function tellRound(teller: Teller, games: readonly ExchangeGame[], number: number): void {
  const { ids, run, asked } = teller;
  arrive(teller, games);
  const idsOf = ({ seats }: ExchangeGame): EntrantId[] => seats.map(({ player }) => ids.get(player) ?? '');
  const bye = games.find(({ seats }) => seats.length === 1);
  const pins = games.filter(({ seats }) => seats.length > 1).map(idsOf);
  const odd = bye ? idsOf(bye)[0] : undefined;
  run({ type: 'draft-round', pins, ...(odd === undefined ? {} : { odd }) }, `Round ${number}: `);
  setTables(teller, games, idsOf);
  if (teller.stopped()) return;
  run({ type: 'publish-round', approve: presentDraft(teller.state())?.approval ?? [] }, `Round ${number}: `);
  for (const game of games) tellResult(teller, game, idsOf(game), number);
  const open = games.some(({ result }) => result === 'pending');
  const underWay = asked.goesOn && open && number === asked.exchange.rounds.length;
  if (!underWay) run({ type: 'close-round' }, `Round ${number}: `);
}

/** The tables' own numbers, where every table has one of its own. */
function setTables(teller: Teller, games: readonly ExchangeGame[], idsOf: (game: ExchangeGame) => EntrantId[]): void {
  if (teller.stopped()) return;
  const draft = presentDraft(teller.state());
  const played = games.filter(({ seats }) => seats.length > 1);
  const numbers = new Set(played.map(({ table }) => table));
  if (!draft || numbers.has(null) || numbers.size < played.length) return;
  const key = (seats: readonly EntrantId[]): string => [...seats].sort().join();
  const drawn = new Map(draft.games.map(({ seats, table }) => [key(seats), table]));
  const edits = played.flatMap((game) => {
    const { table } = game;
    const seats = idsOf(game);
    if (table === null || !Number.isInteger(table) || table < 1 || table > 10_000) return [];
    return drawn.get(key(seats)) === table ? [] : [{ kind: 'table' as const, seats, table }];
  });
  if (edits.length > 0) teller.run({ type: 'edit-draft', edits, reason: teller.reason });
}

function tellResult(teller: Teller, game: ExchangeGame, seats: readonly EntrantId[], round: number): void {
  if (teller.stopped() || seats.length < 2) return;
  const { pack, run, reason, ids } = teller;
  const found = latestRound(teller.state())?.games.find((known) => known.seats.every((id) => seats.includes(id)));
  const result = found && resultOf(pack, teller.state().options, game, { seats: found.seats, ids });
  if (found && result) run({ type: 'enter-result', game: found.id, result, reason }, placeOf(game, round));
}

/** Whoever had left in the end. */
function leave(teller: Teller): void {
  const { asked, ids, run, reason } = teller;
  if (teller.stopped()) return;
  for (const { id, dropped } of asked.exchange.players) {
    const entrant = teller.state().entrants[ids.get(id) ?? ''];
    if (dropped && entrant?.status === 'checked-in') run({ type: 'drop', entrant: entrant.id, reason });
  }
}
