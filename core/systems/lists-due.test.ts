/** Lists are handed in until a moment, or until the desk locks them. */
import { describe, expect, it } from 'vitest';
import { type Floor, ORGANISER, nextRound, openFloor, player } from '../../tests/core/event/floor.ts';
import { steamroller2015 } from './steamroller-2015/pack.ts';

const CREATED = 1_795_251_600_000;
const HOUR = 3_600_000;

function registered(lists: { readonly due: number | null; readonly locked: boolean }): Floor {
  const floor = openFloor(steamroller2015);
  floor.run({ type: 'add-entrants', entrants: [{ name: 'Ana', faction: 'Cryx' }] });
  floor.run({ type: 'change-settings', settings: { lists } });
  return floor;
}

const handIn = (text: string) => ({ type: 'hand-in', entrant: 'e1', details: { list1: text } }) as const;
const listOf = (floor: Floor) => floor.state().entrants.e1?.details.list1;

describe('lists', () => {
  it('are handed in by players before they check in, until the deadline', () => {
    const floor = registered({ due: CREATED + HOUR, locked: false });
    floor.run(handIn('Skarre'), player('e1'));
    expect(listOf(floor)).toBe('Skarre');
    floor.wait(60);
    expect(floor.ask(handIn('Denegra'), player('e1'))?.message).toContain('Lists are locked');
    const late = { type: 'check-in', entrant: 'e1', details: { list1: 'Denegra' } } as const;
    expect(floor.ask(late, player('e1'))?.code).toBe('lists-locked');
    expect(listOf(floor)).toBe('Skarre');
  });

  it('are changed by the desk after the lock, and by players once it is open again', () => {
    const floor = registered({ due: null, locked: true });
    expect(floor.ask(handIn('Skarre'), player('e1'))?.code).toBe('lists-locked');
    floor.run(handIn('Skarre'), ORGANISER);
    expect(listOf(floor)).toBe('Skarre');
    floor.run({ type: 'change-settings', settings: { lists: { due: null, locked: false } } });
    floor.run(handIn('Denegra'), player('e1'));
    expect(listOf(floor)).toBe('Denegra');
  });

  it('that came with a check-in are not taken back with it once they are locked', () => {
    const floor = registered({ due: CREATED + HOUR, locked: false });
    const arrive = (text: string) => {
      floor.run({ type: 'check-in', entrant: 'e1', details: { list1: text } }, player('e1'));
      return { type: 'undo', target: floor.lastCommand() } as const;
    };
    floor.run(arrive('Skarre'), player('e1'));
    expect(listOf(floor)).toBeUndefined();
    const back = arrive('Denegra');
    floor.wait(60);
    expect(floor.ask(back, player('e1'))?.message).toContain('Lists are locked');
    expect(listOf(floor)).toBe('Denegra');
    // Being here is taken back by itself, and the list stays.
    floor.run({ type: 'check-out', entrant: 'e1' }, player('e1'));
    expect(listOf(floor)).toBe('Denegra');
  });

  it('stay as they were handed in from the first round on: the desk says why it changes one (SR15-LIST-14)', () => {
    const floor = openFloor(steamroller2015);
    const entrants = ['Ana', 'Bo', 'Cy', 'Di'].map((name, place) => ({
      ...{ name, faction: 'Cryx', checkIn: true },
      ...(place === 0 ? { details: { list1: 'Skarre' } } : {}),
    }));
    floor.run({ type: 'add-entrants', entrants });
    floor.run({ type: 'set-scenario', round: 1, scenario: { scenario: 'outflank' } });
    floor.run({ type: 'start-event' });
    floor.run(handIn('Denegra'), player('e1'));
    nextRound(floor);
    const second = { type: 'hand-in', entrant: 'e1', details: { list2: 'Skarre' } } as const;
    for (const body of [handIn('Skarre'), second]) {
      expect(floor.ask(body, player('e1'))).toMatchObject({ code: 'list-frozen', refused: ['SR15-LIST-14'] });
      expect(floor.ask(body, ORGANISER)?.code).toBe('list-frozen');
    }
    floor.run({ ...handIn('Skarre'), override: 'A caster was misread.' }, ORGANISER);
    expect(listOf(floor)).toBe('Skarre');
    // A list that stayed on paper may be written down.
    floor.run({ type: 'hand-in', entrant: 'e2', details: { list1: 'Goreshade' } }, player('e2'));
  });

  it('are one’s own, and only those that the pack asks for', () => {
    const floor = registered({ due: null, locked: false });
    expect(floor.ask(handIn('Skarre'), player('e2'))?.code).toBe('not-allowed');
    const other = { type: 'hand-in', entrant: 'e1', details: { recipe: 'soup' } } as const;
    expect(floor.ask(other, player('e1'))?.code).toBe('no-list');
  });
});
