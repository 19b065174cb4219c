/** Reading the list of events. */
import { expect, test } from 'vitest';
import { readEvents } from './events.ts';

const event = { id: 'a', system: 's', name: '', date: null, phase: 'over', round: 3, attendance: 9 };

test('a list is read, and anything else is not', () => {
  expect(readEvents({ events: [] })).toEqual([]);
  expect(readEvents({ events: [event] })).toEqual([event]);
  for (const wrong of [null, [], {}, { events: {} }, { events: [3] }, { events: [{ id: 4 }] }]) {
    expect(readEvents(wrong)).toBeNull();
  }
});
