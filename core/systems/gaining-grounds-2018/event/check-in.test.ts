import { expect, test } from 'vitest';
import { type Registrant, checkIn } from './check-in.ts';

const kim = (changes: Partial<Registrant> = {}): Registrant => ({
  name: 'Kim',
  faction: 'Guild',
  members: [],
  details: {},
  ringer: false,
  ...changes,
});
const broken = (changes: Partial<Registrant>, options = {}) => checkIn(kim(changes), options)?.refused ?? [];

test('check-in needs a name and a Faction, but no Faction of a Ringer', () => {
  expect(broken({})).toEqual([]);
  expect(broken({ faction: ' ' })).toEqual(['GG18-CHECKIN-02']);
  expect(broken({ name: '' })).toEqual(['GG18-CHECKIN-02']);
  expect(checkIn({ name: 'Kim', members: [], details: {}, ringer: true }, {})).toBeNull();
});

test('the organiser does not play, unless that was announced', () => {
  expect(broken({ organiser: true })).toEqual(['GG18-TO-01']);
  expect(broken({ organiser: true, faction: '' })).toEqual(['GG18-CHECKIN-02', 'GG18-TO-01']);
  expect(broken({ organiser: true, ringer: true })).toEqual(['GG18-TO-01']);
  expect(broken({ organiser: true }, { organiserPlays: true })).toEqual([]);
});
