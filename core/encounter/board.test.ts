import { expect, test } from 'vitest';
import { boardJson, boardsIn } from './board.ts';

test('boards come in their order; other things that a system sends are left alone', () => {
  const last = boardJson({ kind: 'rows', title: 'Gangs', place: 2, rows: [{ title: 'Irons', facts: [] }] });
  const first = boardJson({ kind: 'map', title: 'Tiles', place: 1, cells: [] });
  expect(boardsIn({ cards: 3, last, table: { size: [36, 36] }, first })).toEqual([first, last]);
});
