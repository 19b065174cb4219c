/**
 * What is new in the parts of a view. A part that is an object is compared member by member, so that one result sends
 * one row; any other part is sent whole. Everything is worked out and serialised once for all who look at the same.
 */
import { isPlainObject } from '../../core/journal/json.ts';
import type { Parts } from '../../core/journal/types.ts';
import { same } from './same.ts';

/** How one part changed: members set and dropped, another value altogether, or no longer there. */
export type Change =
  | { readonly set?: Readonly<Record<string, unknown>>; readonly drop?: readonly string[] }
  | { readonly is: unknown }
  | { readonly gone: true };

/** Which parts somebody asked for: null for all; `games` means `games/1`, `games/2`, … too. */
export type Filter = readonly string[] | null;

export function wants(filter: Filter, part: string): boolean {
  return filter === null || filter.some((name) => part === name || part.startsWith(`${name}/`));
}

/** The changes between two views of the same viewer, as the members of a JSON object; empty when there are none. */
export function changesJson(before: Parts, after: Parts, filter: Filter): string {
  const members: string[] = [];
  for (const part of Object.keys({ ...before, ...after })) {
    if (!wants(filter, part)) continue;
    const change = changeOf(before, after, part);
    if (change) members.push(`${JSON.stringify(part)}:${JSON.stringify(change)}`);
  }
  return members.join(',');
}

function changeOf(before: Parts, after: Parts, part: string): Change | null {
  const was = before[part];
  const is = after[part];
  if (was === is) return null;
  if (!Object.hasOwn(after, part)) return { gone: true };
  if (!isPlainObject(was) || !isPlainObject(is)) return same(was, is) ? null : { is };
  const keys = Object.keys(is);
  // What is the same object needs no closer look: of ten thousand rows one is new.
  const set = keys.filter((key) => was[key] !== is[key] && !(Object.hasOwn(was, key) && same(was[key], is[key])));
  const drop = Object.keys(was).filter((key) => !Object.hasOwn(is, key));
  if (set.length === 0 && drop.length === 0) return null;
  const now = set.map((key) => [key, is[key]] as const);
  return { ...(set.length > 0 ? { set: Object.fromEntries(now) } : {}), ...(drop.length > 0 ? { drop } : {}) };
}

const COMMA = Buffer.from(',');
const serialised = new WeakMap<object, { readonly part: string; readonly bytes: Buffer }>();

/**
 * A whole view as members of a JSON object. A part is serialised once, however many look at it, and its bytes are in
 * memory once, however many they are sent to.
 */
export function membersOf(parts: Parts, filter: Filter): Buffer[] {
  return Object.entries(parts)
    .filter(([part]) => wants(filter, part))
    .map(([part, value]) => memberOf(part, value));
}

function memberOf(part: string, value: unknown): Buffer {
  const known = typeof value === 'object' && value !== null ? serialised.get(value) : undefined;
  if (known?.part === part) return known.bytes;
  const bytes = Buffer.from(`${JSON.stringify(part)}:${JSON.stringify(value)}`);
  if (typeof value === 'object' && value !== null) serialised.set(value, { part, bytes });
  return bytes;
}

/** Members of a JSON object with commas between them; what is empty is none. */
export function joined(members: readonly Buffer[]): Buffer[] {
  return members.filter(({ length }) => length > 0).flatMap((bytes, index) => (index === 0 ? [bytes] : [COMMA, bytes]));
}

/** Remembers the changes between two states of what everybody sees: all phones ask for the same ones. */
export class SharedChanges {
  private readonly known = new WeakMap<Parts, { readonly after: Parts; readonly bytes: Map<string, Buffer> }>();

  /** The changes as the members of a JSON object; empty when there are none. */
  between(before: Parts, after: Parts, filter: Filter): Buffer {
    if (before === after) return NOTHING;
    let entry = this.known.get(before);
    if (entry?.after !== after) {
      entry = { after, bytes: new Map() };
      this.known.set(before, entry);
    }
    const key = filter === null ? '' : filter.join(',');
    const bytes = entry.bytes.get(key) ?? Buffer.from(changesJson(before, after, filter));
    entry.bytes.set(key, bytes);
    return bytes;
  }
}

const NOTHING = Buffer.alloc(0);
