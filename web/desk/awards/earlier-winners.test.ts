/** Which models count as having won before. */
import { expect, test } from 'vitest';
import { type PastEvent, winsIn } from './earlier-winners.ts';

function past(organiser: string, date: string | null, winners: readonly string[] | null): PastEvent {
  const entries = [
    { entrant: 'e1', models: ['The Dragon', 'Its Rider'] },
    { entrant: 'e2', models: ['A Goblin'] },
  ];
  return {
    event: { organiser, date },
    awards: { painting: { method: 'vote', points: [1], entries, totals: null, winners, votes: 0 } },
  };
}

test('winners of the same organiser, with their day and models', () => {
  expect(winsIn([past('Ann', '2026-02-01', ['e1']), past('Ben', '2026-03-01', ['e2'])], 'Ann')).toEqual([
    { organiser: 'Ann', date: '2026-02-01', models: ['The Dragon', 'Its Rider'] },
  ]);
});

test('a competition without a winner, a day, entries or a named organiser is none', () => {
  const none: PastEvent = { event: { organiser: 'Ann', date: '2026-02-01' }, awards: { painting: null } };
  expect(winsIn([past('', '2026-02-01', ['e1'])], '')).toEqual([]);
  expect(winsIn([past('Ann', '2026-02-01', null), past('Ann', null, ['e1']), none], 'Ann')).toEqual([]);
});
