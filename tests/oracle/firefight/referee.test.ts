import { describe, expect, test } from 'vitest';
import { battleOf, faultsOfBattle, writtenOf } from './battles.ts';
import { refereeBattle } from './referee.ts';
import type { WrittenAction, WrittenBattle } from './written.ts';

test('100 battles are played as the rules have it, by a referee that shares no code with the game', () => {
  const faults = Array.from({ length: 100 }, (_, number) => faultsOfBattle(number)).flat();
  expect(faults).toEqual([]);
}, 120_000);

test('a unit that parts finds room through a narrow way and in a narrow gap', () => {
  expect([1524, 1570, 3900, 4258].flatMap(faultsOfBattle)).toEqual([]);
});

describe('the referee notices', () => {
  const written = writtenOf(battleOf(4));
  /** The record with its first action of a kind changed. */
  function slipped(kind: string, change: (action: WrittenAction) => object): WrittenBattle {
    const at = written.entries.findIndex(
      ({ action }) => action?.do === kind && (kind !== 'act' || action.action === 'rush'),
    );
    expect(at).toBeGreaterThan(-1);
    return {
      ...written,
      entries: written.entries.map((entry, place) =>
        place === at && entry.action ? { ...entry, action: { ...entry.action, ...change(entry.action) } } : entry,
      ),
    };
  }
  const faults = (record: WrittenBattle) => refereeBattle(record).faults.join('; ');

  test('nothing in a right one', () => {
    const { checks } = refereeBattle(written);
    expect(faults(written)).toBe('');
    expect(checks).toBeGreaterThan(300);
  });

  test('a die too few, one of another kind, a die too many', () => {
    const at = written.entries.findIndex(({ dice }) => dice.length > 2);
    const dice = (
      change: (given: WrittenBattle['entries'][number]['dice']) => WrittenBattle['entries'][number]['dice'],
    ) =>
      faults({
        ...written,
        entries: written.entries.map((entry, place) => (place === at ? { ...entry, dice: change(entry.dice) } : entry)),
      });
    expect(dice((given) => given.slice(1))).not.toBe('');
    expect(dice((given) => [...given, ['hit', 'Rifle', 6]])).toContain('left over');
    expect(dice((given) => [['morale', 'A1', 3], ...given.slice(1)])).toContain('is due');
  });

  test('a move too far, a place too near, a unit out of turn', () => {
    const far = slipped('act', ({ moves = {} }) => ({
      moves: Object.fromEntries(
        Object.entries(moves).map(([id, way]) => [
          id,
          // To where it goes, far beyond, and back.
          [...way, ...way.slice(-1).map(({ x, y }) => ({ x: x + 13_000, y })), ...way.slice(-1)],
        ]),
      ),
    }));
    expect(faults(far)).toMatch(/ moves [\d.]+" of \d+"/);
    const second = written.entries.findIndex(({ action }, at) => at > 0 && action?.do === 'marker');
    const first = written.entries[0]?.action?.at;
    const markers = written.entries.map((entry, at) =>
      at === second && entry.action ? { ...entry, action: { ...entry.action, at: first ?? { x: 0, y: 0 } } } : entry,
    );
    expect(faults({ ...written, entries: markers })).toContain('9" or less');
    expect(faults(slipped('place', () => ({ unit: 'B9' })))).not.toBe('');
  });
});
