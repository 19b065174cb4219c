/** The players' own spreadsheet: what the desk knows, and no empty columns. */
import { describe, expect, it } from 'vitest';
import type { EntrantRow } from '../../../core/event/views.ts';
import { playersSheet } from './sheet.ts';

const row = (number: number, given: Partial<EntrantRow>): EntrantRow => ({
  id: `e${number}`,
  number,
  name: `Player ${number}`,
  members: [],
  faction: null,
  group: null,
  status: 'registered',
  ringer: false,
  leftAfterRound: null,
  ...given,
});

const heads = {
  number: 'No.',
  name: 'Name',
  members: 'Members',
  faction: 'Faction',
  group: 'Club',
  status: 'Status',
  contact: 'Contact',
};

const sheet = (rows: readonly EntrantRow[], part: Partial<Parameters<typeof playersSheet>[0]['part']> = {}) =>
  playersSheet({
    rows,
    part: { contacts: {}, ownColumns: [], ticks: {}, ...part },
    heads,
    status: (of) => of,
  })
    .trim()
    .split('\r\n');

describe('the players as CSV', () => {
  it('have every column that somebody has, and those of one’s own', () => {
    const rows = [row(2, { name: '=Zoë' }), row(1, { group: 'North', status: 'checked-in' })];
    const ownColumns = [
      { name: 'Paid', waits: false },
      { name: 'Lunch', waits: false },
    ];
    expect(sheet(rows, { contacts: { e2: 'z@example.org' }, ownColumns, ticks: { e2: ['Paid'] } })).toEqual([
      'No.,Name,Club,Status,Contact,Paid,Lunch',
      '1,Player 1,North,checked-in,,,',
      "2,'=Zoë,,registered,z@example.org,x,",
    ]);
  });

  it('name the members of a team', () => {
    const members = [
      { name: 'Ana', faction: null },
      { name: 'Ben', faction: null },
    ];
    expect(sheet([row(1, { members })])).toEqual(['No.,Name,Members,Status', '1,Player 1,Ana / Ben,registered']);
  });
});
