/** What holds for every Scheme of 2018; each has its own test beside it. */
import { expect, it } from 'vitest';
import { SCHEME_LAW } from '../limits.ts';

it('pay nothing where they were not written down', () => {
  const part = { moments: ['end-of-turn'], what: '', rules: [], asks: [] } as const;
  const measured = { measure: () => ({ facts: {} }), worth: () => ({ vp: 0 }) };
  const nothing = { turn: 3, scored: 0, revealed: false, earned: [], paidThisTurn: false };
  expect(SCHEME_LAW.bar({ ...part, ...measured }, nothing)).toBeNull();
  expect(SCHEME_LAW.bar({ ...part, ...measured }, { ...nothing, void: true })).toContain('written down');
});
