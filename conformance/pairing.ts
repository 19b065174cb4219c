/** `pair`, for every system: the answers of many seeds held against what one vector expects of them. */
import { numberOf, type Fields, isPlainObject } from '../core/journal/json.ts';
import { hashText } from '../core/chance/bytes.ts';
import { lotStream } from '../core/chance/lots.ts';
import type { Stream } from '../core/chance/stream.ts';
import { type Manner, type Mismatch, mismatch } from './match.ts';

/** One seed's round. */
export interface PairAnswer {
  readonly tables: readonly (readonly string[])[];
  readonly bye: string | null;
  readonly ringer: string | null;
  readonly rematches: number;
  readonly approval: readonly string[];
}

/** The lots of the vector's seed number `seed`, from 1. */
export function seedStream(seed: number, round: number): Stream {
  return lotStream(hashText(`conformance seed ${seed}`), round, 'pairing');
}

export function judgePairs(
  given: Fields,
  expect: Fields,
  answer: (seed: number) => Fields,
  manner: Manner,
): Mismatch | null {
  const seeds = numberOf(given.seeds, 1);
  const answers = Array.from({ length: seeds }, (_, index) => normal(answer(index + 1)));
  const { anyOf, allSeen, never, ...each } = expect;
  const alternatives = Array.isArray(anyOf) ? anyOf.filter(isPlainObject).map(normal) : null;
  const fits = (alternative: Fields, got: Fields): boolean => mismatch(alternative, got, manner) === null;
  for (const got of answers) {
    const found = mismatch(normal(each), got, manner) ?? forbidden(never, got);
    if (found) return found;
    if (alternatives && !alternatives.some((alternative) => fits(alternative, got))) {
      return { path: 'anyOf', expected: anyOf, got };
    }
  }
  const unseen = allSeen === true ? alternatives?.find((one) => !answers.some((got) => fits(one, got))) : undefined;
  return unseen ? { path: 'allSeen', expected: unseen, got: `not in ${seeds} seeds` } : null;
}

function forbidden(never: unknown, got: Fields): Mismatch | null {
  const pairs = tablesOf(never).map(tableKey);
  const tables = tablesOf(got.tables);
  const bad = tables.find((table) => pairs.includes(tableKey(table)));
  return bad ? { path: 'never', expected: never, got: bad } : null;
}

/** Tables in one order inside and out, so that any order matches. */
function normal(fields: Fields): Fields {
  if (!Array.isArray(fields.tables)) return fields;
  const tables = tablesOf(fields.tables).map((table) => [...table].sort());
  return { ...fields, tables: tables.sort((a, b) => (tableKey(a) < tableKey(b) ? -1 : 1)) };
}

function tablesOf(value: unknown): string[][] {
  if (!Array.isArray(value)) return [];
  return value.map((table) => (Array.isArray(table) ? table.map(String) : []));
}

function tableKey(table: readonly string[]): string {
  return [...table].sort().join(' ');
}
