import { expect, test } from 'vitest';
import { STEPS } from '../rules/steps.ts';
import { paperFor } from './paper.ts';

test.each([2, 3, 4])('paper for %i gangs has all that a battle without phones needs', (gangs) => {
  const parts = paperFor(gangs).flat();
  const kinds = parts.map(({ kind }) => kind);
  expect(kinds).toEqual([
    'steps',
    'grid',
    'track',
    'slips',
    'table',
    'table',
    ...Array.from({ length: gangs }, () => 'table'),
  ]);
  for (const part of parts) {
    if (part.kind === 'steps') {
      expect(part.steps).toHaveLength(STEPS.length);
      expect(part.steps.filter(({ says }) => says.length === 0)).toEqual([]);
    }
    if (part.kind === 'grid') expect(part.columns * part.rows).toBe(gangs * gangs);
    // Nobody names an own fighter (HIT-TARGET-03), and everybody names one of each other gang.
    if (part.kind === 'slips') {
      expect(part.slips.map(({ lines }) => lines.length)).toEqual(part.slips.map(() => gangs - 1));
      expect(part.slips.some(({ title, lines }) => lines.some((line) => line.includes(title)))).toBe(false);
    }
    if (part.kind === 'track')
      expect(part.boxes.map(({ notes }) => notes.some((note) => note.startsWith('at its end')))).toEqual(
        [1, 2, 3, 4, 5, 6, 7, 8, 9].map((round) => round >= 4 && round <= 8),
      );
  }
});
