import { expect, test } from 'vitest';
import type { CallRow } from '../../../core/event/views.ts';
import { untaken, waitingIn } from './waiting.ts';

const call = (number: number, at: number, more: Partial<CallRow> = {}): CallRow => ({
  number,
  game: 'r1g1',
  entrant: 'e1',
  about: '',
  at,
  taken: null,
  ...more,
});

test('what waits longest comes first, and what somebody took is not counted', () => {
  const taken = { name: 'Jo', role: 'judge', mine: false, at: 90 } as const;
  const waiting = waitingIn({
    calls: [call(1, 80, { taken }), call(2, 20, { game: null })],
    differing: ['r1g3'],
    disputes: [{ game: 'r1g5', at: 60 }],
    reports: { r1g3: [{ entrant: 'e5', result: { kind: 'void' }, at: 50 }] },
    posted: {
      round: 1,
      waiting: [],
      absent: [],
      missing: [{ game: 'r1g4', entrant: 'e7' }],
      repaired: false,
      repairStays: null,
      stays: null,
    },
  });
  expect(waiting.map(({ id }) => id)).toEqual(['call 2', 'dispute r1g3', 'accounts r1g5', 'call 1', 'missing r1g4 e7']);
  expect(waiting.map(({ kind }) => kind)).toEqual(['words', 'dispute', 'accounts', 'call', 'missing']);
  expect(untaken(waiting)).toBe(4);
});
