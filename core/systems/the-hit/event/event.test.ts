/** An evening of The Hit: tables, who sits out, what battles are worth, the campaign table; a gang from battle to battle. */
import { describe, expect, test } from 'vitest';
import type { SideOfEvent } from '../../../encounter/game.ts';
import { startedFloor } from '../../../../tests/core/event/floor.ts';
import { type Floor, nextRound } from '../../../../tests/core/event/floor.ts';
import { presentDraft } from '../../../event/state.ts';
import type { Game, OptionValues, Result } from '../../../event/types.ts';
import { verifyEvent } from '../../../event/verify.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { theHit } from '../game/game.ts';
import { theHitEvening as pack } from '../pack.ts';
import { configure } from './options.ts';
import { score } from './score.ts';
import { sizesFor } from './sizes.ts';
import { rounds } from './standings.ts';

const evening = (gangs: number, options: OptionValues = {}): Floor =>
  startedFloor(pack, gangs, { options, faction: '' });

const seats = (count: number) => ['a', 'b', 'c', 'd'].slice(0, count);
const worth = (result: Result, count = 4) => {
  const scored = score({ seats: seats(count), result }, {});
  if (isRefusal(scored)) throw new Error(scored.message);
  return seats(count).map((id) => scored.scores[id]);
};
const played = (...vp: number[]): Result => ({ kind: 'played', scores: vp.map((own) => ({ vp: own, xp: 2 })) });

describe('tables', () => {
  test('are as near to the wanted size as works out, and nobody sits out', () => {
    const sizes = (gangs: number, wanted: number) => sizesFor(gangs, wanted, false);
    expect(sizes(12, 4)).toEqual({ tables: [4, 4, 4], bye: false });
    expect(sizes(7, 3)).toEqual({ tables: [4, 3], bye: false });
    expect(sizes(5, 4)).toEqual({ tables: [3, 2], bye: false });
    expect(sizes(3, 2)).toEqual({ tables: [3], bye: false });
    expect(sizes(1, 2)).toEqual({ tables: [], bye: true });
    for (let gangs = 2; gangs < 40; gangs += 1) {
      for (const wanted of [2, 3, 4]) {
        const { tables, bye } = sizes(gangs, wanted);
        expect([tables.reduce((sum, size) => sum + size, 0), bye]).toEqual([gangs, false]);
        expect(tables.every((size) => size >= 2 && size <= 4)).toBe(true);
      }
    }
  });

  test('of one size alone leave two or three a table of their own, and one without', () => {
    expect([5, 6, 7, 8].map((gangs) => sizesFor(gangs, 4, true))).toEqual([
      { tables: [4], bye: true },
      { tables: [4, 2], bye: false },
      { tables: [4, 3], bye: false },
      { tables: [4, 4], bye: false },
    ]);
    expect(sizesFor(3, 4, true)).toEqual({ tables: [3], bye: false });
  });

  test('of one size alone have no room for somebody whom another’s sitting out leaves over', () => {
    const floor = evening(5, { tableSize: 3, onlyThatSize: true });
    expect(floor.ask({ type: 'draft-round', odd: 'e3' })).toMatchObject({ code: 'not-odd', refused: ['HIT-EVENT-03'] });
    floor.run({ type: 'draft-round', odd: 'e3', pins: [['e1', 'e2']] });
    expect(presentDraft(floor.state())?.games.map(({ seats: { length } }) => length)).toEqual([2, 2, 1]);
    const six = evening(6, { tableSize: 3, onlyThatSize: true });
    six.run({ type: 'draft-round', odd: 'e3' });
    expect(presentDraft(six.state())?.games.map(({ seats: { length } }) => length)).toEqual([3, 2, 1]);
  });

  test('mix opponents: nine gangs at threes meet nobody twice in four rounds, and each round says so', () => {
    const floor = evening(9, { tableSize: 3 });
    const met = new Set<string>();
    for (let round = 1; round <= 4; round += 1) {
      if (round > 3) floor.run({ type: 'add-round', reason: 'One more.' });
      floor.run({ type: 'draft-round' });
      const draft = presentDraft(floor.state());
      expect(draft?.certificate).toMatchObject({ method: 'tables', meetings: 0, sizes: [3, 3, 3] });
      floor.run({ type: 'publish-round' });
      for (const game of floor.games()) {
        for (const a of game.seats) for (const b of game.seats) if (a < b) met.add(`${a} ${b}`);
        enter(floor, game, [3, 1, 0]);
      }
      floor.run({ type: 'close-round' });
    }
    expect(met.size).toBe(36);
    expect(verifyEvent(pack, floor.record().header, floor.record().entries).problems).toEqual([]);
  });

  test('are asked for, refused where they cannot be, and whoever sits out has not before', () => {
    const floor = evening(5, { onlyThatSize: true });
    const byes: string[] = [];
    for (let round = 1; round <= 3; round += 1) {
      nextRound(floor);
      byes.push(...floor.games().flatMap(({ kind, seats: who }) => (kind === 'bye' ? who : [])));
      for (const game of floor.games()) if (game.kind === 'game') enter(floor, game, [4, 2, 1, 0]);
      floor.run({ type: 'close-round' });
    }
    expect(new Set(byes).size).toBe(3);
    floor.run({ type: 'add-round', reason: 'One more.' });
    const pins = [['e1', 'e2', 'e3', 'e4', 'e5']];
    expect(floor.ask({ type: 'draft-round', pins })).toMatchObject({ refused: ['HIT-SETUP-01'] });
    expect(floor.ask({ type: 'draft-round', odd: 'e1', notOdd: ['e1'] })).toMatchObject({ code: 'bad-pins' });
    const apart = ['e2', 'e3', 'e4', 'e5'].map((other) => ['e1', other] as const);
    expect(floor.ask({ type: 'draft-round', forbidden: apart })).toBeNull();
    expect(presentDraft(floor.state())?.games.find(({ kind }) => kind === 'bye')?.seats).toEqual(['e1']);
  });
});

function enter(floor: Floor, game: Game, vp: readonly number[]): void {
  const scores = game.seats.map((_, seat) => ({ vp: vp[seat] ?? 0, xp: 3 }));
  floor.run({ type: 'enter-result', game: game.id, result: { kind: 'played', scores } });
}

describe('a battle', () => {
  test('is worth what the worked examples say', () => {
    expect(worth(played(5, 3, 0, 2)).map((points) => points?.reputation)).toEqual([6, 3, 2, 3]);
    expect(worth(played(0, 0), 2).map((points) => points?.reputation)).toEqual([0, 0]);
    expect(worth(played(4, 4), 2)).toEqual([
      { reputation: 3, wins: 0, vp: 4, xp: 2 },
      { reputation: 3, wins: 0, vp: 4, xp: 2 },
    ]);
  });

  test('that is forfeited costs who forfeits, and is won by one who is left alone', () => {
    expect(worth({ kind: 'forfeit', by: ['b'] }, 2).map((points) => [points?.reputation, points?.wins])).toEqual([
      [2, 1],
      [-1, 0],
    ]);
    expect(worth({ kind: 'forfeit', by: ['b'] }, 3).map((points) => points?.reputation)).toEqual([2, -1, 2]);
    // The other two have played on: theirs is a battle, won by most points.
    const playedOn: Result = { kind: 'forfeit', by: ['b'], scores: [{ vp: 4, xp: 6 }, {}, { vp: 1 }] };
    expect(worth(playedOn, 3)).toEqual([
      { reputation: 5, wins: 1, vp: 4, xp: 6 },
      { reputation: -1, wins: 0, vp: 0, xp: 0 },
      { reputation: 1, wins: 0, vp: 1, xp: 0 },
    ]);
    const drawn: Result = { ...playedOn, scores: [{ vp: 2 }, {}, { vp: 2 }] };
    expect(worth(drawn, 3).map((points) => [points?.reputation, points?.wins])).toEqual([
      [3, 0],
      [-1, 0],
      [3, 0],
    ]);
    const wrong: Result = { ...playedOn, scores: [{ vp: 100 }, {}, { vp: 1 }] };
    expect(score({ seats: ['a', 'b', 'c'], result: wrong }, {})).toMatchObject({ code: 'bad-line' });
    expect(worth({ kind: 'bye' }, 1)[0]).toMatchObject({ reputation: 1, wins: 0 });
  });

  test('is refused with figures that cannot be', () => {
    for (const line of [{}, { vp: -1 }, { vp: 1.5 }, { vp: 'many' }, { vp: 1, xp: -2 }]) {
      const result: Result = { kind: 'played', scores: [line, { vp: 1 }] };
      expect(score({ seats: ['a', 'b'], result }, {})).toMatchObject({ code: 'bad-line' });
    }
    expect(configure({ tableSize: 5 })).toMatchObject({
      code: 'bad-option',
      refused: ['HIT-SETUP-01', 'HIT-EVENT-03'],
    });
  });
});

test('the campaign table: Reputation never below 1, then wins, Victory Points and Experience', () => {
  const floor = evening(4);
  nextRound(floor);
  const [game] = floor.games();
  if (!game) throw new Error('there is a table');
  expect(floor.ask({ type: 'close-round' })).toMatchObject({ refused: ['HIT-EVENT-11'] });
  expect(floor.ask({ type: 'draft-round' })).toMatchObject({ refused: ['HIT-EVENT-11'] });
  floor.run({ type: 'enter-result', game: game.id, result: { kind: 'forfeit', by: [game.seats[0] ?? ''] } });
  floor.run({ type: 'close-round' });
  nextRound(floor);
  for (const again of floor.games()) enter(floor, again, [1, 1, 1, 1]);
  floor.run({ type: 'close-round' });
  const { rows } = pack.standings.rank({
    options: floor.state().options,
    entrants: Object.values(floor.state().entrants).map(({ id }) => ({ id, status: 'active', checkedIn: true })),
    rounds: floor.state().rounds,
  });
  expect(rows.map(({ entrant, rank }) => [entrant === game.seats[0], rank])).toEqual([
    [false, 1],
    [false, 1],
    [false, 1],
    [true, 4],
  ]);
  expect(rows.map(({ columns }) => columns.reputation)).toEqual([7, 7, 7, 4]);
});

describe('a gang', () => {
  const options = { edition: '2018', snakeEyesFail: 'true' };
  const side = (more: Partial<SideOfEvent> = {}): SideOfEvent => {
    return { id: 'A', entrant: 'e1', faction: null, factions: [], details: {}, lines: [], earlier: [], ...more };
  };
  const setting = (one: SideOfEvent) => {
    const sides = [one, side({ id: 'B', entrant: 'e2' })];
    const game = { options, scenario: {}, round: 1, sides, plannedRounds: 3, attacker: null, date: null, layout: null };
    return theHit.begin(theHit.ofEvent(game), sides);
  };

  test('comes as it was entered at check-in, then as it left its last battle; readings come from the event', () => {
    const details = { gang: 'Irons\nRazor, W2, leader' };
    expect(setting(side({ details }))).toMatchObject({
      known: { A: details.gang },
      campaign: true,
      readings: { edition: 2018, snakeEyesFail: true },
    });
    const lines = [{ vp: 3, gang: 'Irons\nRazor, W2, leader, XP 4' }, { vp: 1 }];
    expect(setting(side({ details, lines }))).toMatchObject({ known: { A: lines[0]?.gang } });
    expect(setting(side())).toMatchObject({ known: {} });
    expect(setting(side({ details: { gang: 'Irons\nRazor, W99' } }))).toMatchObject({ known: {} });
  });

  test('is read as it is typed, with how many fighters it has', () => {
    const read = (gang: string) => pack.roster.readsLists({ details: { gang } }, {}).map(({ says }) => says);
    expect(read('Irons\nRazor, W2, leader')).toEqual([expect.stringMatching(/^Irons, 1 fighter: Razor/)]);
    expect(read('Irons\nRazor, W2, leader\nSpike, W1')).toEqual([expect.stringMatching(/^Irons, 2 fighters: Razor/)]);
  });

  test('that cannot be read is refused at check-in, with the rule', () => {
    const entrant = { name: 'Ana', members: [], ringer: false };
    expect(pack.roster.checkIn({ ...entrant, details: { gang: 'Irons\nRazor, W99' } }, {})).toMatchObject({
      refused: ['HIT-CREW-03'],
    });
    expect(pack.roster.checkIn({ ...entrant, details: { gang: ' ' } }, {})).toBeNull();
    expect(pack.roster.checkIn({ ...entrant, details: {} }, {})).toBeNull();
  });
});

test('an evening is of three battles, and takes two gangs', () => {
  expect(rounds(2)).toEqual({ rounds: 3, warnings: [], rules: ['HIT-EVENT-10'] });
  expect(rounds(1).warnings).toEqual([{ text: 'A battle takes two gangs.', rules: ['HIT-SETUP-01'] }]);
});
