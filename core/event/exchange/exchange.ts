/**
 * An event as other programs know one: players, rounds of tables, standings. Every format of exchange is written from this
 * shape and read into it, so that a format needs to know itself alone. Pure: text comes in, text goes out.
 */
import { type Refusal, refuse } from '../../rules/refusal.ts';
import type { NewEntrant } from '../commands.ts';
import type { EntrantId, Result, ScoreLine } from '../types.ts';
import type { EventParts } from '../parts.ts';
import type { EntrantRow, GameRow, PackPart } from '../views.ts';

export interface ExchangePlayer {
  readonly id: string;
  /** No two players have the same: most formats know people by their names alone. */
  readonly name: string;
  readonly first: string;
  readonly last: string;
  readonly faction: string;
  readonly group: string;
  readonly email: string;
  readonly dropped: boolean;
}

/** How a table ended, as far as other programs tell it apart. */
export type ExchangeResult = 'pending' | 'played' | 'agreed' | 'forfeit' | 'bye' | 'void';

export interface ExchangeSeat {
  readonly player: string;
  /** The figure that one would call out: victory points where the game has them. */
  readonly score: number | null;
  /** All figures that were reported or scored, by field or column id. */
  readonly scores: Readonly<Record<string, number>>;
}

export interface ExchangeGame {
  readonly table: number | null;
  readonly seats: readonly ExchangeSeat[];
  readonly result: ExchangeResult;
  /** Null while it is pending, and for a draw. */
  readonly winner: string | null;
  /** The line of the file that it was read from. */
  readonly line?: number;
}

export interface ExchangeRow {
  readonly player: string;
  readonly rank: number;
  readonly columns: Readonly<Record<string, number | string>>;
}

export interface Exchange {
  readonly event: {
    readonly name: string;
    readonly date: string | null;
    readonly place: string;
    readonly organiser: string;
    readonly system: string;
    /** Planned rounds; null where nobody says. */
    readonly rounds: number | null;
  };
  readonly players: readonly ExchangePlayer[];
  readonly rounds: readonly (readonly ExchangeGame[])[];
  readonly standings: readonly ExchangeRow[];
  /** The columns of the standings, in the order in which they rank. */
  readonly columns: readonly string[];
  /** What people call them, as far as it is known. */
  readonly labels: Readonly<Record<string, string>>;
}

interface Contacts {
  readonly contacts?: Readonly<Record<EntrantId, string>>;
}

/** What anybody may see of an event, for other programs. Addresses are there for staff alone: they come from `desk`. */
export function fromParts(parts: EventParts & { readonly desk?: Contacts | undefined }): Exchange {
  const { event, pack, desk } = parts;
  const columns = pack.columns.map(({ id }) => id);
  const main = mainField(pack.fields) ?? columns[0];
  const rounds = Array.from({ length: event.round }, (_, index) => {
    const games = Object.values(parts[`games/${index + 1}`] ?? {});
    return games.map((game) => gameOf(game, columns[0], main)).sort(byTable);
  });
  return {
    event: {
      name: event.name,
      date: event.date,
      place: event.venue,
      organiser: event.organiser,
      system: event.system,
      rounds: event.rounds,
    },
    players: playersOf(Object.values(parts.entrants), desk?.contacts ?? {}),
    rounds,
    standings: Object.values(parts.standings)
      .sort((a, b) => a.place - b.place)
      .map(({ entrant, rank, columns: figures }) => ({ player: entrant, rank, columns: figures })),
    columns,
    labels: Object.fromEntries(pack.columns.map(({ id, label }) => [id, label])),
  };
}

function playersOf(rows: readonly EntrantRow[], contacts: Readonly<Record<EntrantId, string>>): ExchangePlayer[] {
  const taken = new Set<string>();
  return [...rows]
    .sort((a, b) => a.number - b.number)
    .map((row) => {
      const plain = row.name.replace(/\s+/g, ' ').trim();
      const key = nameKey(plain);
      const name = taken.has(key) ? `${plain} (${row.number})` : plain;
      taken.add(name === plain ? key : nameKey(name));
      const contact = contacts[row.id] ?? '';
      const { first, last } = named(name);
      return {
        id: row.id,
        name,
        first,
        last,
        faction: row.faction ?? '',
        group: row.group ?? '',
        email: /^\S[^\s@]*@\S+$/.test(contact) ? contact : '',
        dropped: row.status === 'dropped' || row.status === 'disqualified',
      };
    });
}

/** Somebody of another program's event, to be registered. */
export function newEntrant({ name, faction, group, email }: ExchangePlayer): NewEntrant {
  return {
    name,
    ...(faction === '' ? {} : { faction }),
    ...(group === '' ? {} : { group }),
    ...(email === '' ? {} : { contact: email }),
  };
}

/** Where people are known by first and last name, the last word is; what stands in brackets after it goes with it. */
export function named(name: string): Pick<ExchangePlayer, 'name' | 'first' | 'last'> {
  const cut = name.replace(/ \([^()]*\)$/, '').lastIndexOf(' ');
  return cut === -1 ? { name, first: name, last: '' } : { name, first: name.slice(0, cut), last: name.slice(cut + 1) };
}

/** Two names that nobody tells apart when they are called out are the same. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** The field of the figure that one would call out: victory points where the game has them. */
export function mainField(fields: PackPart['fields']): string | undefined {
  const numbers = fields.filter(({ kind }) => kind === 'number');
  return (numbers.find(({ id }) => id === 'vp') ?? numbers[0])?.id;
}

const KINDS: Readonly<Record<Result['kind'], ExchangeResult>> = {
  played: 'played',
  set: 'played',
  agreed: 'agreed',
  bye: 'bye',
  forfeit: 'forfeit',
  concession: 'forfeit',
  'no-cards': 'forfeit',
  void: 'void',
};

function gameOf(game: GameRow, ranking: string | undefined, main: string | undefined): ExchangeGame {
  const { result, points } = game;
  const lines = result && 'scores' in result ? result.scores : [];
  const seats = game.seats.map((player, index) => {
    const scores = { ...figuresOf(lines[index]), ...points?.[player] };
    return { player, score: (main === undefined ? undefined : scores[main]) ?? null, scores };
  });
  const kind = result ? KINDS[result.kind] : 'pending';
  return { table: game.table, seats, result: kind, winner: winnerOf(kind, game, seats, ranking) };
}

/** What was reported as a figure: mostly all of it. */
function figuresOf(line: ScoreLine = {}): Readonly<Record<string, number>> {
  if (isAllFigures(line)) return line;
  return Object.fromEntries(
    Object.entries(line).filter((cell): cell is [string, number] => typeof cell[1] === 'number'),
  );
}

function isAllFigures(line: ScoreLine): line is Readonly<Record<string, number>> {
  return Object.values(line).every((cell) => typeof cell === 'number');
}

/** Whom the pack says has won, else who has most of what ranks first; null where two have as much. */
function winnerOf(
  kind: ExchangeResult,
  { outcomes }: GameRow,
  seats: readonly ExchangeSeat[],
  ranking: string | undefined,
): string | null {
  if (kind === 'pending' || kind === 'void') return null;
  if (kind === 'bye') return seats[0]?.player ?? null;
  if (outcomes) return seats.find(({ player }) => outcomes[player] === 'win')?.player ?? null;
  const figure = ({ scores, score }: ExchangeSeat): number => (ranking ? scores[ranking] : undefined) ?? score ?? 0;
  const most = Math.max(...seats.map(figure));
  const first = seats.filter((seat) => figure(seat) === most);
  return first.length === 1 ? (first[0]?.player ?? null) : null;
}

function byTable(a: ExchangeGame, b: ExchangeGame): number {
  return (a.table ?? Number.MAX_SAFE_INTEGER) - (b.table ?? Number.MAX_SAFE_INTEGER);
}

/** Most formats know tables of two alone: a larger table is refused rather than written as something else. */
export function pairsOnly({ rounds }: Exchange, format: string): Refusal | null {
  const round = rounds.findIndex((games) => games.some(({ seats }) => seats.length > 2));
  if (round === -1) return null;
  return refuse('exchange', `Round ${round + 1} has a table of more than two; ${format} allows only tables of two.`);
}

/** Players by id. */
export function playersById({ players }: Exchange): ReadonlyMap<string, ExchangePlayer> {
  return new Map(players.map((player) => [player.id, player]));
}

interface Placed {
  /** As rows are counted; `rank` is shared. */
  readonly place: number;
  readonly figures: ExchangeRow['columns'];
}

/** The standings by player. */
export function placesById({ standings }: Exchange): ReadonlyMap<string, Placed> {
  return new Map(standings.map(({ player, columns }, index) => [player, { place: index + 1, figures: columns }]));
}
