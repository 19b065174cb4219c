/** The factions of made-up packs; each pack's own short names are tested beside them. */
import { describe, expect, test } from 'vitest';
import { asThePackWrites, factionOf, nearFaction } from './factions.ts';

const names = {
  factions: ['Explorer’s Society', 'The Order', 'Outcasts', 'Outlaws'],
  shortNames: { 'The Order': ['Ordo'], Outcasts: ['OC'] },
};

describe('a faction', () => {
  test.each([
    "Explorer's Society",
    'Explorer’s Society',
    'Explorer`s  society',
    'EXPLORERS SOCIETY',
    'Explorers-Society',
    'explo',
    'Éxplorer´s Society ',
  ])('is known as %s', (words) => expect(factionOf(names, words)).toBe('Explorer’s Society'));

  test('is known by a short name, and with or without its “The”', () => {
    expect(['oc', 'ordo', 'Order', 'the  order', 'The Ordo'].map((words) => factionOf(names, words))).toEqual([
      'Outcasts',
      'The Order',
      'The Order',
      'The Order',
      'The Order',
    ]);
  });

  test.each(['Out', 'Or', 'x', '', ' ', '’', 'the', '🎲', 'Outcasts and Outlaws', '__proto__', 'constructor'])(
    'is not guessed from “%s”, which says too little or too much',
    (words) => expect(factionOf(names, words)).toBeNull(),
  );

  test.each([
    ['Oucasts', 'Outcasts'],
    ['outcastts', 'Outcasts'],
    ['Outlwas', 'Outlaws'],
    ['Explorer Societi', 'Explorer’s Society'],
    ['Oordo', 'The Order'],
    ['Outlast', null],
    ['Vikings', null],
    ['oo', null],
    ['x'.repeat(200), null],
  ])('“%s” is near %s', (words, near) => expect(nearFaction(names, words)).toBe(near));

  test('that no pack has stays as it was typed', () => {
    expect(asThePackWrites(names, ' Guilde ')).toBe('Guilde');
    expect(asThePackWrites({ factions: [], shortNames: {} }, 'Orks')).toBe('Orks');
  });
});
