/** Whether an answer is what a vector expects: a deep subset, numbers within a tolerance, `p/q` the number it stands for. */
import { isPlainObject, type Fields } from '../core/journal/json.ts';
import { isTexts } from './vector.ts';

export interface Mismatch {
  /** Where, e.g. `scores.ana.tp`; empty for the whole answer. */
  readonly path: string;
  readonly expected: unknown;
  readonly got: unknown;
}

export interface Manner {
  /** How far numbers may be apart. */
  readonly tolerance: number;
  /** Whether the array under this key may come in any order. */
  readonly anyOrder: (key: string, expected: readonly unknown[]) => boolean;
}

/** Arrays whole and in order. */
export const STRICT: Manner = { tolerance: 1e-9, anyOrder: () => false };

/** The same where the numbers are probabilities: who writes them down need not write more digits. */
export function ofChances(manner: Manner): Manner {
  return { ...manner, tolerance: 1e-6 };
}

/** As {@link STRICT}, but lists of texts (ids, names, sides) in any order unless their key is one of `inOrder`. */
export function textsInAnyOrder(...inOrder: readonly string[]): Manner {
  return { ...STRICT, anyOrder: (key, expected) => isTexts(expected) && !inOrder.includes(key) };
}

/** The first difference, or null when the answer matches. */
export function mismatch(expected: unknown, got: unknown, manner: Manner = STRICT): Mismatch | null {
  if (isPlainObject(expected) && isTexts(expected.refused)) return refusalMismatch(expected.refused, got);
  if (isPlainObject(got) && isTexts(got.refused)) return { path: 'refused', expected: undefined, got: got.refused };
  return differ(expected, got, '', manner);
}

function refusalMismatch(refused: readonly string[], got: unknown): Mismatch | null {
  const cited = isPlainObject(got) && isTexts(got.refused) ? got.refused : null;
  const named = cited !== null && refused.every((rule) => cited.includes(rule));
  return named ? null : { path: 'refused', expected: refused, got: cited ?? got };
}

function differ(expected: unknown, got: unknown, path: string, manner: Manner): Mismatch | null {
  if (Array.isArray(expected)) return differInArray(expected, got, path, manner);
  if (isPlainObject(expected)) return differInFields(expected, got, path, manner);
  return sameValue(expected, got, manner.tolerance) ? null : { path, expected, got };
}

function differInFields(expected: Fields, got: unknown, path: string, manner: Manner): Mismatch | null {
  if (!isPlainObject(got)) return { path, expected, got };
  for (const [key, value] of Object.entries(expected)) {
    const found = differ(value, got[key], path === '' ? key : `${path}.${key}`, manner);
    if (found) return found;
  }
  return null;
}

function differInArray(expected: readonly unknown[], got: unknown, path: string, manner: Manner): Mismatch | null {
  if (!Array.isArray(got) || got.length !== expected.length) return { path, expected, got };
  const items: readonly unknown[] = got;
  const [key = ''] = path.slice(path.lastIndexOf('.') + 1).split('[', 1);
  if (manner.anyOrder(key, expected)) {
    return sameSet(expected, items, manner) ? null : { path, expected, got };
  }
  for (const [index, value] of expected.entries()) {
    const found = differ(value, items[index], `${path}[${index}]`, manner);
    if (found) return found;
  }
  return null;
}

/** Whether each expected item has a partner of its own. */
function sameSet(expected: readonly unknown[], got: readonly unknown[], manner: Manner): boolean {
  const left = [...got];
  return expected.every((value) => {
    const partner = left.findIndex((item) => differ(value, item, '', manner) === null);
    if (partner >= 0) left.splice(partner, 1);
    return partner >= 0;
  });
}

function sameValue(expected: unknown, got: unknown, tolerance: number): boolean {
  if (expected === got) return true;
  const [a, b] = [numberOf(expected), numberOf(got)];
  return a !== null && b !== null && Math.abs(a - b) <= tolerance;
}

/** The number that a number or a `p/q` stands for; null for anything else. */
function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  const [, p, q] = typeof value === 'string' ? (/^(-?\d+)\/(\d+)$/.exec(value) ?? []) : [];
  return p === undefined || q === undefined ? null : Number(p) / Number(q);
}
