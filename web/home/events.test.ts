/** Reading the list of events. */
import { expect, test } from 'vitest';
import { readEvents, readStrays } from './events.ts';

const event = { id: 'a', system: 's', name: '', date: null, phase: 'over', round: 3, attendance: 9 };

test('a list is read, and anything else is not', () => {
  expect(readEvents({ events: [] })).toEqual([]);
  expect(readEvents({ events: [event] })).toEqual([event]);
  for (const wrong of [null, [], {}, { events: {} }, { events: [3] }, { events: [{ id: 4 }] }]) {
    expect(readEvents(wrong)).toBeNull();
  }
});

test('so is what may be thrown away', () => {
  const stray = { id: 'a', kind: 'encounters', name: 'Ann – Bo', readable: true };
  expect(readStrays({ desks: [], strays: [stray] })).toEqual([stray]);
  for (const wrong of [null, {}, { strays: [{ ...stray, kind: 'maps' }] }, { strays: [{ ...stray, id: 4 }] }]) {
    expect(readStrays(wrong)).toBeNull();
  }
});
