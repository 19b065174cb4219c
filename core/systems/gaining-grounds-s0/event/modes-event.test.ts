/** Whole events of every mode through the record: made, checked in, paired, reported by the players, ranked, checked. */
import { describe, expect, it } from 'vitest';
import type { NewEntrant } from '../../../event/commands.ts';
import { type Floor, nextRound, openFloor, player } from '../../../../tests/core/event/floor.ts';
import { historyOf } from '../../../event/state.ts';
import type { OptionValues } from '../../../event/types.ts';
import { verifyEvent } from '../../../event/verify.ts';
import { gainingGroundsS0 as pack } from '../pack.ts';

const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Eve', 'Flo', 'Gus', 'Hal'];

function opened(options: OptionValues, entrants: readonly NewEntrant[]): Floor {
  const floor = openFloor(pack, { options });
  floor.run({ type: 'add-entrants', entrants: entrants.map((entrant) => ({ ...entrant, checkIn: true })) });
  floor.run({ type: 'publish-pack' });
  floor.run({ type: 'start-event' });
  nextRound(floor);
  return floor;
}

/** Every table's first seat reports these points by seat, and the others say yes. */
function reported(floor: Floor, points: readonly number[]): void {
  for (const { id, kind, seats } of floor.games()) {
    if (kind === 'bye') continue;
    const [first = '', ...others] = seats;
    const scores = seats.map((_, index) => ({ vp: points[index] ?? 0 }));
    floor.run({ type: 'report', game: id, result: { kind: 'played', scores } }, player(first));
    for (const other of others) floor.run({ type: 'confirm', game: id }, player(other));
  }
  floor.run({ type: 'close-round' });
}

const columnsOf = (floor: Floor) => pack.standings.rank(historyOf(floor.state())).rows.map(({ columns }) => columns);
const rulesInForce = (floor: Floor) => floor.state().inForce.flatMap(({ rules }) => rules);

function expectChecked(floor: Floor): void {
  const { header, entries } = floor.record();
  expect(verifyEvent(pack, header, entries).problems).toEqual([]);
}

const teams = (count: number, crew: Readonly<Record<string, string>> = {}): readonly NewEntrant[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Team ${NAMES[index] ?? ''}`,
    members: [1, 2].map((number) => ({ name: `${NAMES[index] ?? ''} ${number}`, faction: 'Guild' })),
    details: crew,
  }));

describe('a Team Event', () => {
  it('ranks teams of two as one entry each, and shows who sits opposite (GG0-VAR-TEAM-01 to -09)', () => {
    const floor = opened({ variants: ['team-event'] }, teams(4));
    const [one = ''] = floor.games()[0]?.seats ?? [];
    const opponent = { members: [{ faction: 'Guild' }, { faction: 'Guild' }] };
    expect(floor.view(player(one)).own).toMatchObject({ me: { opponents: [opponent] } });
    expect(rulesInForce(floor)).toEqual(
      expect.arrayContaining(['GG0-VAR-TEAM-03', 'GG0-VAR-TEAM-05', 'GG0-VAR-TEAM-08', 'GG0-VAR-TEAM-09']),
    );
    reported(floor, [6, 2]);
    expect(columnsOf(floor).map(({ tp, diff }) => [tp, diff])).toEqual([
      [3, 4],
      [3, 4],
      [0, -4],
      [0, -4],
    ]);
    expectChecked(floor);
  });

  it('checks in no half team and no member without a Faction (GG0-VAR-TEAM-01, -03)', () => {
    const floor = openFloor(pack, { options: { variants: ['team-event'] } });
    const half = { name: 'Half', members: [{ name: 'Ana', faction: 'Guild' }] };
    const bare = { name: 'Bare', members: [{ name: 'Bo', faction: 'Guild' }, { name: 'Cy' }] };
    floor.run({ type: 'add-entrants', entrants: [half, bare] });
    expect(floor.ask({ type: 'check-in', entrant: 'e1' })?.refused).toContain('GG0-VAR-TEAM-01');
    expect(floor.ask({ type: 'check-in', entrant: 'e2' })?.refused).toContain('GG0-VAR-TEAM-03');
  });
});

describe('Double Rush', () => {
  it('is an event of teams with Crews handed in, one Deployment and no Schemes (GG0-MODE-DR-01 to -05)', () => {
    const floor = opened({ mode: 'double-rush' }, teams(4, { crew: 'Four models', 'crew-2': 'Four models' }));
    expect(floor.state().rounds[0]?.scenario).toMatchObject({ deployment: 'standard' });
    expect(pack.scenario.fields(floor.state().options).map(({ id }) => id)).not.toContain('schemes');
    reported(floor, [8, 3]);
    expect(columnsOf(floor).map(({ tp, vp }) => [tp, vp])).toEqual([
      [3, 8],
      [3, 8],
      [0, 3],
      [0, 3],
    ]);
    expectChecked(floor);
  });
});

describe('All Out Brawl', () => {
  it('seats everybody at tables of four to eight, all of whom say yes (GG0-MODE-AOB-01, GG0-AMB-53)', () => {
    const everybody = NAMES.map((name) => ({ name, faction: 'Guild' }));
    const floor = opened({ mode: 'all-out-brawl', brawlSeats: 4 }, everybody);
    expect(floor.games().map(({ seats }) => seats.length)).toEqual([4, 4]);
    reported(floor, [9, 5, 5, 0]);
    expect(columnsOf(floor).map(({ tp, vp }) => [tp, vp])).toEqual([
      [3, 9],
      [3, 9],
      [0, 5],
      [0, 5],
      [0, 5],
      [0, 5],
      [0, 0],
      [0, 0],
    ]);
    nextRound(floor);
    expect(floor.games()).toHaveLength(2);
    expectChecked(floor);
  });
});

describe('Henchman Hardcore', () => {
  it('is half an hour of one fixed encounter with Crews handed in (GG0-MODE-HH-02, -07, -11)', () => {
    const entrants = NAMES.slice(0, 5).map((name) => ({ name, faction: 'Guild', details: { crew: 'Four models' } }));
    const floor = opened({ mode: 'henchman-hardcore' }, entrants);
    const [round] = floor.state().rounds;
    expect(round?.clock.plan.minutes).toBe(30);
    expect(round?.scenario).toEqual({
      strategy: 'plant-explosives',
      deployment: 'wedge',
      schemes: ['assassinate', 'vendetta'],
    });
    reported(floor, [5, 1]);
    expect(columnsOf(floor)).toHaveLength(5);
    expectChecked(floor);
  });
});
