import { expect, test } from 'vitest';
import { namedIn, sideIn } from './names.ts';

const nameOf = (side: string): string => ({ A: 'Ana', B: 'Bo {A}' })[side] ?? '?';

test('sides in texts are told by name, once, and all else stays the same object', () => {
  const data = { id: 'turn:1', facts: [`${sideIn('A')}: 2`, `${sideIn('B')} moves`], deep: { count: 3, none: null } };
  const told = namedIn(data, nameOf);
  expect(told).toEqual({ ...data, facts: ['Ana: 2', 'Bo {A} moves'] });
  expect(told.deep).toBe(data.deep);
  expect(namedIn(data.deep, nameOf)).toBe(data.deep);
});
