/** Lines as people type them, in the form that is read and recorded. */
import { describe, expect, test } from 'vitest';
import { written } from './loose.ts';
import { readCrew } from './paste.ts';

const FACTIONS = ['Guild', 'Arcanists', 'Neverborn', 'Bayou', 'Resurrectionists'];

const LINES: readonly (readonly [typed: string, recorded: string])[] = [
  ['Nekima 13', 'Nekima (13)'],
  ['wendigo 0', 'wendigo (0)'],
  ['3x Ice Gamin 4', '3x Ice Gamin (4)'],
  ['Silent one - 6', 'Silent one (6)'],
  ['Silent one -- 6', 'Silent one (6)'],
  ['- Silent one, 6', '- Silent one (6)'],
  ['Waldgeist, minion, 6', 'Waldgeist (minion) (6)'],
  ['Waldgeist minion (6)', 'Waldgeist (minion) (6)'],
  ['December Acolyte: 7', 'December Acolyte (7)'],
  ['ice gamin x3 (4 each)', 'ice gamin x3 (4)'],
  ['Ice Gamin 4 each', 'Ice Gamin (4)'],
  ['Cherub totem 3ss', 'Cherub (totem) 3ss'],
  ['wendigo totem', 'wendigo (totem)'],
  ['Leader: Rasputina 13', 'Leader: Rasputina (13)'],
  ['  Hound 3 [Guard, Versatile]', '  Hound (3) [Guard, Versatile]'],
];

/** As every list that was read until now. */
const SAME = [
  'Lady Justice (Master) (15) [Guild, Guard]',
  'Guild Crew 50',
  '50 SS Guild Crew',
  'Size: 50 - Pool: 4',
  'Pool: 4',
  'Totem(s):',
  'Rasputina - 4 Pool',
  'Rasputina, pool 4',
  'Snow Storm 10ss',
  'Ice Gamin x3',
  'Minions: 3',
  'Hires: 30',
  'Brew (Bayou)',
  'Name: Winter 5',
  '  Vendetta',
  '12',
  '',
];

describe('a line of a Crew', () => {
  test.each(LINES)('%s is recorded as %s', (typed, recorded) => {
    expect(written(`Rasputina\n${typed}`)).toBe(`Rasputina\n${recorded}`);
    expect(written(written(`Rasputina\n${typed}`))).toBe(`Rasputina\n${recorded}`);
  });

  test.each(SAME)('%s stays as it is', (line) => {
    expect(written(`Rasputina\n${line}`)).toBe(`Rasputina\n${line}`);
  });
});

test('a Crew typed with plain figures and ranks is read whole, and as it was where it was recorded as typed', () => {
  const typed = 'Rasputina leader\nwendigo totem 3\nSilent one - 6\nDecember Acolyte: 7\n3x Ice Gamin 4';
  const { crew, unread } = readCrew(written(typed), FACTIONS);
  expect(unread).toEqual([]);
  expect(crew.leader).toBe('Rasputina');
  expect(crew.models.map(({ name, rank, cost }) => [name, rank, cost])).toEqual([
    ['Rasputina', undefined, undefined],
    ['wendigo', 'totem', 3],
    ['Silent one', undefined, 6],
    ['December Acolyte', undefined, 7],
    ...Array.from({ length: 3 }, () => ['Ice Gamin', undefined, 4]),
  ]);
  expect(readCrew('Rasputina\n3x Ice Gamin 4', FACTIONS).crew.models.at(-1)).toEqual({ name: 'Ice Gamin 4' });
});
