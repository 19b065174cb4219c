/** Standings that are kept until the prize-giving are in no view but the staff's. */
import { describe, expect, it } from 'vitest';
import { type Floor, ORGANISER, nextRound, openFloor, player } from '../../tests/core/event/floor.ts';
import type { AwardsPart, DeskPart, EventPart, MePart } from '../event/views.ts';
import { gainingGroundsS0 } from './gaining-grounds-s0/pack.ts';

/** Two games are played; an award is given to `best`. */
function played(best: string): Floor {
  const floor = openFloor(gainingGroundsS0);
  const names = ['Ana', 'Bo', 'Cy', 'Di'];
  floor.run({ type: 'add-entrants', entrants: names.map((name) => ({ name, faction: 'Guild', checkIn: true })) });
  floor.run({ type: 'change-settings', settings: { standingsHidden: true, rounds: 1 } });
  floor.run({ type: 'publish-pack' });
  floor.run({ type: 'start-event' });
  nextRound(floor);
  for (const [index, { id, seats }] of floor.games().entries()) {
    const scores = seats.map((_, seat) => ({ vp: seat === 0 ? 8 - index : 2 }));
    floor.run({ type: 'enter-result', game: id, result: { kind: 'played', scores } });
  }
  floor.run({ type: 'give-award', title: 'Best general', entrants: [best] });
  return floor;
}

interface Seen {
  readonly standings: object;
  readonly awards: AwardsPart;
  readonly event: EventPart;
}

const seen = (floor: Floor) => floor.view({ role: 'public' }).shared as Seen;
const desk = (floor: Floor) => (floor.view(ORGANISER).own as { readonly desk: DeskPart }).desk;
const me = (floor: Floor) => (floor.view(player('e1')).own as { readonly me: MePart }).me;

describe('standings that are kept until the prize-giving', () => {
  it('are seen by staff alone, with places, winners and awards', () => {
    const floor = played('e1');
    expect(seen(floor)).toMatchObject({ standings: {}, awards: { given: [], podium: [] } });
    expect(me(floor)).toMatchObject({ place: null, points: null });
    expect(Object.keys(desk(floor).kept?.standings ?? {})).toHaveLength(4);
    floor.run({ type: 'end-event' });
    expect(seen(floor)).toMatchObject({ standings: {}, event: { winners: [], standingsHidden: true } });
    expect(desk(floor).kept?.winners).toHaveLength(1);
  });

  it('nobody else can tell from a view who is given an award', () => {
    const [one, other] = [played('e1'), played('e2')];
    for (const viewer of [{ role: 'public' } as const, player('e1'), player('e3')]) {
      const told = [one, other].map((floor) => JSON.stringify(floor.view(viewer)).replace(/[0-9a-f]{64}/g, ''));
      expect(told[0]).toBe(told[1]);
    }
  });

  it('the podium is shown place by place, and then everything', () => {
    const floor = played('e1');
    const early = floor.ask({ type: 'change-settings', settings: { podium: 1 } });
    expect(early?.message).toContain('end the event first');
    floor.run({ type: 'end-event' });
    const ranks = () => seen(floor).awards.podium.map(({ rank }) => rank);
    const all = desk(floor).kept?.podium.map(({ rank }) => rank) ?? [];
    expect(all.at(-1)).toBe(1);
    for (const [index] of all.entries()) {
      floor.run({ type: 'change-settings', settings: { podium: index + 1 } });
      expect(ranks()).toEqual(all.slice(0, index + 1));
      expect(seen(floor).standings).toEqual({});
    }
    floor.run({ type: 'change-settings', settings: { standingsHidden: false } });
    expect(ranks()).toEqual(all);
    expect(Object.keys(seen(floor).standings)).toHaveLength(4);
    expect(seen(floor).awards.given).toEqual([{ title: 'Best general', entrants: ['e1'] }]);
    expect(desk(floor).kept).toBeNull();
  });
});
