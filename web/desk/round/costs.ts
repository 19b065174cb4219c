/** What a table of a draft costs, as anybody can see it: those who met before, sat there before, or are far apart. */
import type { EntrantRow, EventPart, GameRow, StandingsPart } from '../../../core/event/views.ts';
import type { RoundAsked } from '../../../core/event/pack.ts';
import type { DraftGame } from '../../../core/event/entries.ts';

export type Cost =
  | { readonly kind: 'rematch'; readonly a: string; readonly b: string; readonly round: number }
  | { readonly kind: 'table'; readonly who: string; readonly table: number; readonly round: number }
  | { readonly kind: 'terrain'; readonly who: string; readonly terrain: string; readonly round: number }
  | { readonly kind: 'group'; readonly group: string }
  | { readonly kind: 'bye'; readonly who: string; readonly round: number }
  | { readonly kind: 'gap'; readonly points: number };

export interface PastRound {
  readonly number: number;
  readonly games: readonly GameRow[];
}

export interface Known {
  readonly past: readonly PastRound[];
  readonly entrants: Readonly<Record<string, EntrantRow>>;
  readonly standings: StandingsPart;
  /** The column that standings look at first. */
  readonly column: string | undefined;
  /** What stands on each table. */
  readonly terrain: ReadonlyMap<number, string>;
}

/** What the organiser calls what stands on each table, else the laid-out table that it lies like. */
export function terrainIn({ terrain, maps }: Pick<EventPart, 'terrain' | 'maps'>): ReadonlyMap<number, string> {
  return new Map([
    ...maps.flatMap(({ name, tables }) => tables.map((table) => [table, name] as const)),
    ...terrain.map(({ table, kind }) => [table, kind] as const),
  ]);
}

export function costsOf(game: DraftGame, known: Known): readonly Cost[] {
  const { past } = known;
  if (game.kind !== 'game') return past.flatMap((round) => byesAgain(game, round));
  const [rematches, tables] = [
    past.flatMap((round) => rematchesIn(game, round)),
    past.flatMap((round) => tablesAgain(game, round, known)),
  ];
  return [...rematches, ...tables, ...(past.length === 0 ? groupsMet(game, known) : gapOf(game, known))];
}

function rematchesIn({ seats }: DraftGame, { number, games }: PastRound): readonly Cost[] {
  return games.flatMap((before) => {
    const [a, b] = seats.filter((seat) => before.seats.includes(seat));
    return a === undefined || b === undefined ? [] : [{ kind: 'rematch' as const, a, b, round: number }];
  });
}

/** The table again, or another one on which the same stands. */
function tablesAgain({ seats, table }: DraftGame, { number, games }: PastRound, { terrain }: Known): readonly Cost[] {
  if (table === null) return [];
  const kind = terrain.get(table);
  return games.flatMap(({ table: before, seats: sat }): readonly Cost[] => {
    const again = sat.filter((seat) => seats.includes(seat));
    if (before === table) return again.map((who) => ({ kind: 'table', who, table, round: number }));
    if (before === null || kind === undefined || terrain.get(before) !== kind) return [];
    return again.map((who) => ({ kind: 'terrain', who, terrain: kind, round: number }));
  });
}

/** A bye or a game against the ringer, again. */
function byesAgain({ seats }: DraftGame, { number, games }: PastRound): readonly Cost[] {
  return games
    .filter(({ kind }) => kind !== 'game')
    .flatMap((before) => before.seats.slice(0, 1))
    .filter((who) => seats[0] === who)
    .map((who) => ({ kind: 'bye', who, round: number }));
}

function groupsMet({ seats }: DraftGame, { entrants }: Known): readonly Cost[] {
  const groups = seats.flatMap((seat) => entrants[seat]?.group ?? []);
  const shared = groups.find((group, index) => groups.indexOf(group) !== index);
  return shared === undefined ? [] : [{ kind: 'group', group: shared }];
}

function gapOf({ seats }: DraftGame, { standings, column }: Known): readonly Cost[] {
  if (column === undefined) return [];
  const points = seats
    .map((seat) => Number(standings[seat]?.columns[column] ?? 0))
    .filter((value) => !Number.isNaN(value));
  const gap = Math.max(...points) - Math.min(...points);
  return points.length < 2 || gap === 0 ? [] : [{ kind: 'gap', points: gap }];
}

interface Drawn {
  readonly games: readonly DraftGame[];
  readonly edited: boolean;
  readonly asked: Pick<RoundAsked, 'at'>;
}

/**
 * Games that the draw put at feature tables and that are not among the first of the order, where the leaders were to sit.
 * What was changed by hand, or asked for, is as somebody wanted it.
 *
 * @param own the table that each has in every round.
 */
export function strangersAt(
  featured: readonly number[],
  { games, edited, asked }: Drawn,
  own: (entrant: string) => number | null,
): readonly DraftGame[] {
  if (edited) return [];
  const playing = games.filter(({ kind }) => kind !== 'bye');
  const on = playing.filter(({ table }) => table !== null && featured.includes(table));
  const leaders = playing.slice(0, on.length);
  const isWanted = ({ seats, table }: DraftGame) =>
    seats.some((seat) => own(seat) === table || asked.at?.some((at) => at.entrant === seat && at.table === table));
  return on.filter((game) => !leaders.includes(game) && !isWanted(game));
}

/** Feature tables that the numbers in use do not reach. */
export function unusedAmong(featured: readonly number[], games: readonly DraftGame[], tables: readonly number[]) {
  const playing = games.filter(({ kind }) => kind !== 'bye').length;
  const isInUse = (table: number) => (tables.length === 0 ? table <= playing : tables.includes(table));
  return featured.filter((table) => !isInUse(table) && !games.some((game) => game.table === table));
}
