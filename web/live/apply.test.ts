/** Merging changes into a view: what comes out is what the server has, and what did not change stays as it was. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges } from './apply.ts';
import { type Change, type Parts, readChange, readTime, readView } from './wire.ts';

const games = { r1g1: { table: 1, result: null }, r1g2: { table: 2, result: null } };
const parts: Parts = { event: { name: 'Spring', round: 1 }, 'games/1': games, rulings: [] };

describe('a change', () => {
  test('sets one member and leaves the others as they were', () => {
    const after = applyChanges(parts, { 'games/1': { set: { r1g2: { table: 2, result: 'in' } } } });
    expect(after['games/1']).toEqual({ r1g1: games.r1g1, r1g2: { table: 2, result: 'in' } });
    expect((after['games/1'] as typeof games).r1g1).toBe(games.r1g1);
    expect(after.event).toBe(parts.event);
    expect(games.r1g2.result).toBeNull();
  });

  test('drops members', () => {
    expect(applyChanges(parts, { 'games/1': { drop: ['r1g1'] } })['games/1']).toEqual({ r1g2: games.r1g2 });
  });

  test('replaces a part, also by nothing', () => {
    const after = applyChanges(parts, { rulings: { is: [1] }, event: { is: null } });
    expect(after).toEqual({ event: null, 'games/1': games, rulings: [1] });
  });

  test('brings a part and takes one away', () => {
    const after = applyChanges(parts, { 'round/2': { is: { number: 2 } }, rulings: { gone: true } });
    expect(Object.keys(after).sort()).toEqual(['event', 'games/1', 'round/2']);
  });

  test('starts a part whose members come one by one', () => {
    expect(applyChanges({}, { me: { set: { next: 'report' } } })).toEqual({ me: { next: 'report' } });
  });

  test('takes a member called __proto__ for a member', () => {
    const change = readChange('{"position":"a.1","changes":{"entrants":{"set":{"__proto__":{"name":"x"}}}}}');
    const after = applyChanges({}, change?.changes ?? {});
    expect(Object.keys(after.entrants as object)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(after.entrants)).toBe(Object.prototype);
  });
});

/** The server's own way of telling two views apart, written again and as simply as can be. */
function changesBetween(before: Parts, after: Parts): Record<string, Change> {
  const changes: Record<string, Change> = {};
  for (const name of Object.keys({ ...before, ...after })) {
    const was = Object.hasOwn(before, name) ? (before[name] as Parts) : undefined;
    const is = Object.hasOwn(after, name) ? (after[name] as Parts) : undefined;
    if (is === undefined) changes[name] = { gone: true };
    else if (was === undefined) changes[name] = { is };
    else changes[name] = { set: is, drop: Object.keys(was).filter((key) => !Object.hasOwn(is, key)) };
  }
  return changes;
}

test('any two views are joined by their changes', () => {
  const name = fc.string().filter((text) => text !== '__proto__');
  const view = fc.dictionary(name, fc.dictionary(name, fc.jsonValue()), { noNullPrototype: true });
  fc.assert(
    fc.property(view, view, (before, after) => {
      const sent = JSON.stringify({ position: 'a.1', changes: changesBetween(before, after) });
      const read = readChange(sent);
      expect(applyChanges(before, read?.changes ?? {})).toEqual(JSON.parse(JSON.stringify(after)));
    }),
  );
});

describe('what is no message', () => {
  test.each(['', 'null', '[]', '{}', '{"position":1,"parts":{}}', '{"position":"a","parts":[]}', '{"pos'])(
    '%s is read as nothing',
    (text) => {
      expect(readView(text)).toBeNull();
      expect(readChange(text)).toBeNull();
      expect(readTime(text)).toBeNull();
    },
  );

  test('changes that are no objects are refused whole', () => {
    expect(readChange('{"position":"a.1","changes":{"event":3}}')).toBeNull();
  });
});
