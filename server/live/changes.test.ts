import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Parts } from '../../core/journal/types.ts';
import { type Change, SharedChanges, changesJson, joined, membersOf, wants } from './changes.ts';
import { same } from './same.ts';

const parsed = (json: string): Record<string, Change> => JSON.parse(`{${json}}`) as Record<string, Change>;

describe('changes between two views', () => {
  test('hold what is new, member by member', () => {
    const before = { games: { a: { vp: 1 }, b: { vp: 2 } }, list: [1], gone: {}, round: 1, kept: { x: [1, { y: 2 }] } };
    const after = { games: { a: { vp: 1 }, b: { vp: 3 }, c: {} }, list: [1, 2], round: 2, kept: { x: [1, { y: 2 }] } };
    expect(parsed(changesJson(before, after, null))).toEqual({
      games: { set: { b: { vp: 3 }, c: {} } },
      list: { is: [1, 2] },
      gone: { gone: true },
      round: { is: 2 },
    });
    expect(parsed(changesJson(after, before, ['games']))).toEqual({ games: { set: { b: { vp: 2 } }, drop: ['c'] } });
  });

  test('are none where only objects differ and not what they say', () => {
    expect(changesJson({ a: { b: [1] } }, { a: { b: [1] } }, null)).toBe('');
    expect(changesJson({ a: null }, { a: null }, null)).toBe('');
  });

  test('applied to the first view give the second', () => {
    const parts = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 4 });
    fc.assert(
      fc.property(parts, parts, (before, after) => {
        const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
        expect(plain(applied(before, parsed(changesJson(before, after, null))))).toEqual(plain(after));
      }),
    );
  });

  test('are worked out once for all who ask for the same', () => {
    const shared = new SharedChanges();
    let read = 0;
    const counted = (value: number): Parts => ({
      get part() {
        read += 1;
        return value;
      },
    });
    const [before, after] = [counted(1), counted(2)];
    const first = shared.between(before, after, null);
    const reads = read;
    expect(shared.between(before, after, null)).toBe(first);
    expect(read).toBe(reads);
    expect(shared.between(before, after, ['other'])).toHaveLength(0);
    expect(shared.between(before, before, null)).toHaveLength(0);
    expect(shared.between(before, counted(3), null)).not.toBe(first);
  });
});

describe('a filter', () => {
  test('takes a part, and the parts below its name', () => {
    expect(['games', 'games/1', 'gamesome', 'clock'].map((part) => wants(['games'], part))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(wants(null, 'anything')).toBe(true);
    const parts = { 'games/1': { a: 1 }, clock: null };
    expect(String(Buffer.concat(joined(membersOf(parts, ['clock']))))).toBe('"clock":null');
    expect(String(Buffer.concat(joined(membersOf(parts, null))))).toBe('"games/1":{"a":1},"clock":null');
    expect(membersOf(parts, null)[0]).toBe(membersOf(parts, ['games'])[0]);
  });
});

describe('sameness', () => {
  test('is that of the texts', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(same(a, b)).toBe(sorted(a) === sorted(b));
        expect(same(a, JSON.parse(JSON.stringify(a)))).toBe(true);
      }),
    );
  });

  test('tells lists, tables and nothing apart', () => {
    const different = [
      [[], {}],
      [[1], [1, 2]],
      [null, {}],
      [{ a: 1 }, { b: 1 }],
      ['1', 1],
    ];
    for (const [a, b] of different) expect([a, b, same(a, b)]).toEqual([a, b, false]);
  });
});

function applied(before: Parts, changes: Readonly<Record<string, Change>>): Record<string, unknown> {
  const view = new Map<string, unknown>(Object.entries(before));
  for (const [part, change] of Object.entries(changes)) {
    if ('gone' in change) view.delete(part);
    else if ('is' in change) view.set(part, change.is);
    else {
      const members = new Map(Object.entries(view.get(part) ?? {}));
      for (const [key, value] of Object.entries(change.set ?? {})) members.set(key, value);
      for (const key of change.drop ?? []) members.delete(key);
      view.set(part, Object.fromEntries(members));
    }
  }
  return Object.fromEntries(view);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
