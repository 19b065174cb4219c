/** Columns of the desk's own: who has paid, who waits for a place. */
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../journal/types.ts';
import type { DeskPart } from '../event/views.ts';
import { type Floor, ORGANISER, openFloor, player } from '../../tests/core/event/floor.ts';
import { openSwiss } from './open-swiss/pack.ts';

const PAID = { name: 'Paid', waits: false };
const WAITING = { name: 'Waiting list', waits: true };

function withColumns(players = 3): Floor {
  const floor = openFloor(openSwiss);
  const entrants = Array.from({ length: players }, (_, index) => ({ name: `Player ${index + 1}` }));
  floor.run({ type: 'add-entrants', entrants });
  floor.run({ type: 'change-settings', settings: { ownColumns: [PAID, WAITING] } });
  return floor;
}

const deskOf = (floor: Floor, by: Viewer) => (floor.view(by).own as { readonly desk: DeskPart }).desk;
const tick = (entrant: string, column: string, on = true) => ({ type: 'tick', entrant, column, on }) as const;
const checkIn = (entrant: string) => ({ type: 'check-in', entrant }) as const;

describe('a tick', () => {
  it('is set and taken away, one a player and column', () => {
    const floor = withColumns();
    floor.run(tick('e1', 'Paid'));
    floor.run(tick('e1', 'Waiting list'));
    floor.run(tick('e1', 'Paid', false));
    expect(floor.state().ticks).toEqual({ e1: ['Waiting list'] });
    const { length } = floor.record().entries;
    floor.run(tick('e1', 'Waiting list'));
    expect(floor.record().entries.length).toBe(length);
  });

  it('needs a column and a player', () => {
    const floor = withColumns();
    expect(floor.ask(tick('e1', 'Lunch'))?.code).toBe('unknown-column');
    expect(floor.ask(tick('e9', 'Paid'))?.code).toBe('unknown-entrant');
    expect(floor.ask(tick('e1', 'Paid'), player('e1'))?.code).toBe('not-allowed');
    expect(floor.ask(tick('e1', 'Paid'), { role: 'judge' })?.code).toBe('not-allowed');
  });

  it('is seen by the organiser and the scorekeeper alone', () => {
    const floor = withColumns();
    floor.run(tick('e1', 'Paid'));
    const seenBy = (role: 'organiser' | 'scorekeeper' | 'judge') => deskOf(floor, { role });
    expect(seenBy('organiser').ticks).toEqual({ e1: ['Paid'] });
    expect(seenBy('scorekeeper').ownColumns).toEqual([PAID, WAITING]);
    expect([seenBy('judge').ticks, seenBy('judge').ownColumns, seenBy('judge').waitingList]).toEqual([{}, [], []]);
  });

  it('goes with its column', () => {
    const floor = withColumns();
    floor.run(tick('e1', 'Paid'));
    floor.run({ type: 'change-settings', settings: { ownColumns: [WAITING] } });
    floor.run({ type: 'change-settings', settings: { ownColumns: [PAID, WAITING] } });
    expect(floor.state().ticks.e1).toEqual([]);
  });

  it('stays with a column that has another name, also where two change names', () => {
    const floor = withColumns();
    floor.run(tick('e1', 'Paid'));
    floor.run(tick('e2', 'Waiting list'));
    const called = (name: string, was: string, waits = false) => ({ name, was, waits });
    floor.run({ type: 'change-settings', settings: { ownColumns: [called(' Fee ', 'Paid'), WAITING] } });
    expect(floor.state().ticks).toEqual({ e1: ['Fee'], e2: ['Waiting list'] });
    expect(deskOf(floor, ORGANISER).ownColumns).toEqual([{ name: 'Fee', waits: false }, WAITING]);
    const swapped = [called('Waiting list', 'Fee'), called('Fee', 'Waiting list', true)];
    floor.run({ type: 'change-settings', settings: { ownColumns: swapped } });
    expect(floor.state().ticks).toEqual({ e1: ['Waiting list'], e2: ['Fee'] });
    // The names of then say nothing of later changes.
    floor.run({ type: 'change-settings', settings: { ownColumns: deskOf(floor, ORGANISER).ownColumns } });
    expect(floor.state().ticks).toEqual({ e1: ['Waiting list'], e2: ['Fee'] });
  });

  it('is nobody else’s who is added in the place of somebody taken back', () => {
    const floor = openFloor(openSwiss);
    floor.run({ type: 'change-settings', settings: { ownColumns: [PAID] } });
    floor.run({ type: 'add-entrants', entrants: [{ name: 'Ana' }] });
    const target = floor.lastCommand();
    floor.run(tick('e1', 'Paid'), { role: 'scorekeeper' });
    floor.run({ type: 'undo', target });
    floor.run({ type: 'add-entrants', entrants: [{ name: 'Ben' }] });
    expect(floor.state().ticks.e1).toBeUndefined();
  });
});

describe('columns', () => {
  it('have names, and no two the same', () => {
    const floor = withColumns();
    const columns = (...names: string[]) =>
      ({ type: 'change-settings', settings: { ownColumns: names.map((name) => ({ name, waits: false })) } }) as const;
    expect(floor.ask(columns('Paid', ' paid'))?.code).toBe('column-twice');
    expect(floor.ask(columns(' '))?.code).toBe('no-name');
    floor.run(columns(' Lunch '));
    expect(deskOf(floor, ORGANISER).ownColumns).toEqual([{ name: 'Lunch', waits: false }]);
  });
});

describe('whoever is on the waiting list', () => {
  it('is not checked in, and so not seated, until they get a place', () => {
    const floor = withColumns();
    floor.run(tick('e3', 'Waiting list'));
    expect(deskOf(floor, ORGANISER).waitingList).toEqual(['e3']);
    expect(floor.ask(checkIn('e3'))?.message).toBe(
      'Player 3 is on the waiting list and is not seated. Give them a place first.',
    );
    // Why is the desk's to say.
    for (const by of [player('e3'), { role: 'judge' } as const]) {
      expect(floor.ask(checkIn('e3'), by)?.message).toBe('This check-in is done at the desk: please go there.');
    }
    for (const id of ['e1', 'e2']) floor.run(checkIn(id));
    floor.run({ type: 'publish-pack' });
    floor.run({ type: 'start-event' });
    floor.run({ type: 'draft-round' });
    floor.run({ type: 'publish-round' });
    expect(floor.games().flatMap(({ seats }) => seats)).not.toContain('e3');
    floor.run(tick('e3', 'Waiting list', false));
    floor.run(checkIn('e3'));
    expect(floor.state().entrants.e3?.status).toBe('checked-in');
  });

  it('leaves when they were here, until a round is out', () => {
    const floor = withColumns();
    for (const id of ['e1', 'e2', 'e3']) floor.run(checkIn(id));
    floor.run(tick('e3', 'Waiting list'));
    expect(floor.state().entrants.e3?.status).toBe('registered');
    floor.run({ type: 'publish-pack' });
    floor.run({ type: 'start-event' });
    floor.run({ type: 'draft-round' });
    floor.run({ type: 'publish-round' });
    expect(floor.ask(tick('e1', 'Waiting list'))?.code).toBe('playing');
  });

  it('is not reinstated either', () => {
    const floor = withColumns();
    floor.run({ type: 'drop', entrant: 'e1' });
    floor.run(tick('e1', 'Waiting list'));
    expect(floor.ask({ type: 'reinstate', entrant: 'e1' })?.code).toBe('waiting-list');
  });
});
