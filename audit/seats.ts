/** Who sits where: what holds of a round under every pack. */
import type { Draft, DraftGame, EventEntryOf } from '../core/event/entries.ts';
import { type Facts, tablesOf } from './facts.ts';
import { worthTrying } from './least.ts';
import type { Fault } from './walk.ts';

export type Pair = readonly [string, string];

/** The players whom the next round pairs: no ringer. */
export function presentIn(facts: Facts, round: number): string[] {
  return [...facts.people.values()].flatMap(({ id, status, ringer, joins }) =>
    status === 'present' && !ringer && joins <= round ? [id] : [],
  );
}

export interface SeatRules {
  /** Everybody plays once. */
  readonly once: string;
  readonly disqualified: string;
  /** Nobody else plays. */
  readonly others: string;
  readonly ringer: string;
}

/** Everybody who plays sits once, and nobody else does. */
export function seatFaults(facts: Facts, round: number, games: readonly DraftGame[], rules: SeatRules): Fault[] {
  const seats = games.flatMap((game) => game.seats);
  const present = new Set(presentIn(facts, round));
  const ringers = games.flatMap(({ kind, seats: [, ringer] }) => (kind === 'ringer' ? [ringer] : []));
  const faults: Fault[] = [];
  const sits = new Map<string, number>();
  for (const id of seats) sits.set(id, (sits.get(id) ?? 0) + 1);
  for (const id of present) {
    const times = sits.get(id) ?? 0;
    if (times !== 1) faults.push([rules.once, `${id} plays ${times} games in one round`]);
  }
  for (const id of new Set(seats)) {
    if (present.has(id) || ringers.includes(id)) continue;
    const status = facts.people.get(id)?.status ?? 'unknown';
    faults.push([status === 'disqualified' ? rules.disqualified : rules.others, `${id} is paired and is ${status}`]);
  }
  for (const ringer of ringers) {
    const person = facts.people.get(ringer ?? '');
    if (person?.ringer !== true || person.status !== 'present') faults.push([rules.ringer, 'a ringer who is none']);
  }
  return [...faults, ...tableFaults(games, rules.once)];
}

/** Two games are never at one table. */
export function tableFaults(games: readonly DraftGame[], rule: string): Fault[] {
  const tables = games.flatMap(({ table }) => (table === null ? [] : [table]));
  const missing = games.some(({ kind, table }) => kind !== 'bye' && table === null);
  return [
    ...(new Set(tables).size === tables.length ? [] : [[rule, 'two games at one table'] as const]),
    ...(missing ? [[rule, 'a game without a table'] as const] : []),
  ];
}

/**
 * No two games could change tables so that fewer sit where they have sat before. Only where nobody must sit somewhere, and
 * the tables are as they were drawn. The leaders are at the feature tables whether they have sat there or not.
 */
export function tableRepeats(
  facts: Facts,
  { games, asked: { at = [], notAt = [] } }: Pick<Draft, 'games' | 'asked'>,
  rule: string,
): Fault[] {
  if (at.length + notAt.length > 0) return [];
  const placed = games.filter(({ table }) => table !== null);
  if (placed.some(({ seats }) => seats.some((id) => facts.people.get(id)?.fixed !== null))) return [];
  const repeats = (seats: readonly string[], table: number | null): number =>
    seats.reduce((sum, id) => sum + tablesOf(facts, id).filter((game) => game.table === table).length, 0);
  const isFeature = ({ table }: DraftGame): boolean => table !== null && facts.featured.includes(table);
  const faults: Fault[] = [];
  for (const [one, other] of worthTrying(placed, ({ seats, table }) => repeats(seats, table) > 0)) {
    if (isFeature(one) !== isFeature(other)) continue;
    const now = repeats(one.seats, one.table) + repeats(other.seats, other.table);
    const then = repeats(one.seats, other.table) + repeats(other.seats, one.table);
    if (then >= now) continue;
    const tables = `tables ${String(one.table)} and ${String(other.table)}`;
    faults.push([rule, `${tables} should change: ${now} repeats, not ${then}`]);
  }
  return faults;
}

/** Games of two between players of the event. */
export function pairsOf(games: readonly DraftGame[]): Pair[] {
  return games.flatMap(({ kind, seats: [a, b] }) =>
    kind === 'game' && a !== undefined && b !== undefined ? [[a, b] as const] : [],
  );
}

interface Turn {
  readonly before: Facts;
  readonly after: Facts;
}

/** A round drawn again in part: its tables and those that stayed are one round. */
export function repairSeatFaults(
  { round, kept, how }: EventEntryOf<'round-repaired'>,
  { before, after }: Turn,
  rule: string,
): Fault[] {
  const seats = (after.rounds[round - 1] ?? []).flatMap((table) => table.seats);
  const twice = seats.filter((id, index) => seats.indexOf(id) !== index);
  // By hand somebody may sit a round out, and who waited waits on.
  const missing = how?.kind === 'by-hand' ? [] : presentIn(before, round).filter((id) => !seats.includes(id));
  const changed = kept.filter((id) => !before.rounds[round - 1]?.some((table) => table.id === id));
  return [
    ...twice.map((id) => [rule, `${id} sits twice after a repair`] as const),
    ...missing.map((id) => [rule, `${id} has no seat after a repair`] as const),
    ...changed.map((id) => [rule, `${id} is kept and was not there`] as const),
  ];
}
