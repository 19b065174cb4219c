import { beforeEach, expect, test, vi } from 'vitest';
import { keepSheets, keptSheet } from './kept-sheet.ts';

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  });
});

const of = (name: string, ...others: string[]) => keptSheet('the-hit', 'gang', [name, others]);

test('a player is offered again what was theirs, and nobody what another at the table wrote on this device', () => {
  expect(of('Ana', 'Bo')).toBeNull();
  keepSheets('the-hit', 'Ana', { gang: 'Rats\nRazor, W1' });
  expect([of('Ana', 'Bo'), of('Bo', 'Ana'), of('Anna', 'Bo')]).toEqual(['Rats\nRazor, W1', null, 'Rats\nRazor, W1']);
  keepSheets('the-hit', 'Bo', { gang: 'Cats\nTom, W2' });
  expect([of('Ana', 'Bo'), of('Bo', 'Ana')]).toEqual(['Rats\nRazor, W1', 'Cats\nTom, W2']);
  expect(keptSheet('steamroller-2015', 'gang', ['Ana', []])).toBeNull();
  // A line of the sheet that is a figure is no sheet.
  keepSheets('the-hit', 'Ana', { points: 3 });
  expect(keptSheet('the-hit', 'points', ['Ana', []])).toBeNull();
});
