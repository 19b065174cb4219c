/** Totals, strength of schedule and places of a Steamroller event: ranking and final-standings variants. */
import { type Facts, type Table, tablesOf } from '../facts.ts';
import { byesOf } from '../meetings.ts';
import { ranked, stands } from '../totals.ts';
import { type Sheet, sheetsOf } from './scores.ts';
import { has, packRounds } from './timing.ts';

/** A fraction: numerator and denominator. */
type Part = readonly [number, number];

export interface Row extends Sheet {
  readonly entrant: string;
  readonly rank: number;
  /** Strength of schedule. */
  readonly sos: Part;
}

type Totals = Omit<Row, 'rank'>;

export function tpOf(facts: Facts, id: string): number {
  return sumOf(facts, id, ({ tp }) => tp);
}

function sumOf(facts: Facts, id: string, of: (sheet: Sheet) => number): number {
  return tablesOf(facts, id).reduce((sum, table) => {
    const sheet = sheetsOf(facts, table)?.get(id);
    return sum + (sheet ? of(sheet) : 0);
  }, 0);
}

function totalsOf(facts: Facts, id: string): Totals {
  return {
    entrant: id,
    tp: tpOf(facts, id),
    cp: sumOf(facts, id, ({ cp }) => cp),
    apd: sumOf(facts, id, ({ apd }) => apd),
    kills: sumOf(facts, id, ({ kills }) => kills),
    sos: scheduleOf(facts, id),
  };
}

/** A game that was closed without a result was not played. */
function isPlayed({ seats, result }: Table): boolean {
  return seats.length > 1 && result !== null && result.kind !== 'void';
}

/** SR15-RANK-02, SR15-VAR-FINAL-10 to -13. */
function scheduleOf(facts: Facts, id: string): Part {
  const { options, people, rounds } = facts;
  const opponents = tablesOf(facts, id).flatMap((table) =>
    isPlayed(table) ? table.seats.filter((other) => other !== id) : [],
  );
  const large = has(options, 'large-event-scoring');
  const worth = (other: string): number => {
    const wins = tpOf(facts, other) - (large && options.largeByes === 'not' ? byesOf(facts, other) : 0);
    const status = people.get(other)?.status;
    return large && (status === 'dropped' || status === 'disqualified') ? Math.max(1, wins) : wins;
  };
  const total = opponents.reduce((sum, other) => sum + worth(other), 0);
  if (!large) return [total, 1];
  const played = rounds.filter((tables) =>
    tables.some(({ seats, result }) => seats.length > 1 && result !== null),
  ).length;
  return [total, Math.max(1, options.largeRounds === 'planned' ? packRounds(facts) : played)];
}

type Key = (row: Totals) => Part;

const TP: Key = ({ tp }) => [tp, 1];
const SOS: Key = ({ sos }) => sos;
const CP: Key = ({ cp }) => [cp, 1];
const APD: Key = ({ apd }) => [apd, 1];
const KILLS: Key = ({ kills }) => [kills, 1];
const BASELINE = [TP, SOS, CP, APD];

function keysOf({ options }: Facts): readonly Key[] {
  if (has(options, 'assassin-scoring')) return [TP, KILLS, CP];
  if (has(options, 'control-point-scoring')) return [TP, CP, APD, SOS];
  if (has(options, 'destruction-scoring')) return [TP, APD, CP, SOS];
  return BASELINE;
}

/** Who stands above comes first. */
function above(keys: readonly Key[]): (a: Totals, b: Totals) => number {
  return (a, b) => {
    for (const key of keys) {
      const [[p, q], [r, s]] = [key(a), key(b)];
      if (p * s !== r * q) return r * q - p * s;
    }
    return 0;
  };
}

/** Everybody who has a place, the first first. */
export function rowsOf(facts: Facts): Row[] {
  const totals = [...facts.people.values()]
    .filter((one) => stands(facts, one, true))
    .map(({ id }) => totalsOf(facts, id));
  const finals = finalPlaces(facts);
  if (finals.length === 0) return ranked(totals, above(keysOf(facts)));
  const place: Key = ({ entrant }) => {
    const index = finals.indexOf(entrant);
    return [index < 0 ? 0 : finals.length - index, 1];
  };
  return ranked(totals, above([place, ...(facts.options.finalsRest === 'schedule-first' ? [] : [TP]), SOS, CP]));
}

export function baselineOf(facts: Facts, ids: readonly string[]): Row[] {
  return ranked(
    ids.map((id) => totalsOf(facts, id)),
    above(BASELINE),
  );
}

/** SR15-VAR-FINAL-04: the round that Finals Tables are in, by the rounds before it. */
export function isFinals(facts: Facts, round: number): boolean {
  return has(facts.options, 'finals-tables') && round > 1 && round === packRounds(facts);
}

/** Of these tables the one between the best two of these rows; of equals any two may be the best. */
export function tableOfBest<Game extends { readonly seats: readonly string[] }>(
  rows: readonly Row[],
  tables: readonly Game[],
): Game | undefined {
  const second = rows[1]?.rank ?? Infinity;
  const first = rows[0]?.rank ?? Infinity;
  return tables.find(({ seats }) => {
    const ranks = seats
      .map((id) => rows.find(({ entrant }) => entrant === id)?.rank ?? Infinity)
      .toSorted((a, b) => a - b);
    return seats.length === 2 && ranks[0] === first && ranks[1] === second;
  });
}

/** SR15-VAR-FINAL-05, SR15-AMB-32: winner and loser of table one, winner of table two; empty where there were no finals. */
function finalPlaces(facts: Facts): string[] {
  const last = facts.rounds.at(-1) ?? [];
  if (!isFinals(facts, facts.rounds.length)) return [];
  const before = { ...facts, rounds: facts.rounds.slice(0, -1) };
  const rows = baselineOf(
    before,
    last.flatMap(({ seats }) => (seats.length > 1 ? seats : [])),
  );
  const one = tableOfBest(rows, last);
  if (!one) return [];
  const rest = rows.filter(({ entrant }) => !one.seats.includes(entrant));
  const two = tableOfBest(rest, last);
  if (!two) return [];
  const places = [one, two].map((table) => orderAt(facts, table));
  return [...(places[0] ?? []), ...(places[1] ?? []).slice(0, 1)].length === 3
    ? [...(places[0] ?? []), ...(places[1] ?? []).slice(0, 1)]
    : [];
}

/** The winner first; after a tie as the baseline ranks the two. Empty while it is not played. */
function orderAt(facts: Facts, table: Table): string[] {
  const sheets = sheetsOf(facts, table);
  if (!sheets) return [];
  const tp = (id: string): number => sheets.get(id)?.tp ?? 0;
  return [...table.seats].sort((a, b) => tp(b) - tp(a) || above(BASELINE)(totalsOf(facts, a), totalsOf(facts, b)));
}

/** SR15-ROUND-02: one alone holds the most tournament points. */
export function soleLeader(facts: Facts): boolean {
  const rows = rowsOf(facts);
  const most = Math.max(...rows.map(({ tp }) => tp));
  return rows.filter(({ tp }) => tp === most).length === 1;
}

/** As a standings column shows it. */
export function shown([p, q]: Part): number | string {
  const divisor = gcd(p, q);
  return q / divisor === 1 ? p / divisor : `${p / divisor}/${q / divisor}`;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a || 1 : gcd(b, a % b);
}
