/** Whom not to pair for another reason than a rematch: in Round 1, or always if the organiser wishes. */
import type { FaultName } from './pairing/certificate.ts';
import type { EntrantId } from './types.ts';
import type { Json } from '../journal/json.ts';

export interface KeptApart {
  /** Pairs that the organiser named, as `e1 e2`. */
  readonly named: ReadonlySet<string>;
  /** Whether players of one area or club are kept apart. */
  readonly groups: boolean;
  /** In every Round, not in the first alone. */
  readonly always: boolean;
}

interface Person {
  readonly id: EntrantId;
  readonly group?: string | undefined;
}

/** How bad it is that two meet, by level: below any rematch, and named pairs before those of one area. */
export const KEEP_APART_FAULTS: ReadonlyMap<number, FaultName> = new Map([
  [2, 'apart'],
  [1, 'group'],
]);

export function keepApartLevel({ named, groups }: KeptApart, a: Person, b: Person): number {
  if (named.size > 0 && named.has(pairKey([a.id, b.id]))) return 2;
  return groups && a.group !== undefined && a.group === b.group ? 1 : 0;
}

export function namedPairs(list: readonly Json[]): ReadonlySet<string> {
  return new Set(list.map(pairKey));
}

/** Two ids in either order: `["e1", "e2"]`, or as one text `e1 e2`. */
function pairKey(pair: Json): string {
  const ids = typeof pair === 'string' ? pair.split(/[\s,]+/) : Array.isArray(pair) ? pair.map(String) : [];
  return ids
    .filter((id) => id !== '')
    .sort()
    .join(' ');
}
