/** Whole events through their commands: what the organiser and the players do, and the record that is left. */
import { describe, expect, test } from 'vitest';
import { historyOf } from '../../../event/state.ts';
import { type Floor, ORGANISER, nextRound, openFloor, player } from '../../../../tests/core/event/floor.ts';
import type { Game, OptionValues, Result } from '../../../event/types.ts';
import { verifyEvent } from '../../../event/verify.ts';
import { openSwiss as pack } from '../pack.ts';

function registered(count: number, options: OptionValues): Floor {
  const floor = openFloor(pack, { options });
  const entrants = Array.from({ length: count }, (_, index) => ({ name: `Player ${index + 1}x`, checkIn: true }));
  floor.run({ type: 'add-entrants', entrants });
  return floor;
}

function started(count: number, options: OptionValues): Floor {
  const floor = registered(count, options);
  floor.run({ type: 'publish-pack' });
  floor.run({ type: 'start-event' });
  return floor;
}

/** The lower number wins, by twice as many victory points as the numbers are apart. */
function byNumber({ seats }: Game): Result {
  const numbers = seats.map((id) => Number(id.slice(1)));
  const best = Math.min(...numbers);
  return { kind: 'played', scores: numbers.map((number) => ({ vp: 20 - 2 * (number - best) })) };
}

function play(floor: Floor, resultOf: (game: Game) => Result = byNumber): void {
  for (const game of floor.games()) {
    if (game.result === null) floor.run({ type: 'enter-result', game: game.id, result: resultOf(game) });
  }
  floor.run({ type: 'close-round' });
}

function problems(floor: Floor): readonly string[] {
  const { header, entries } = floor.record();
  return verifyEvent(pack, header, entries).problems;
}

function places(floor: Floor): readonly string[] {
  return pack.standings.rank(historyOf(floor.state())).rows.map(({ entrant, rank }) => `${rank} ${entrant}`);
}

describe('an event', () => {
  test('of nine with 3-1-0 is played to its end and can be verified', () => {
    const floor = started(9, {});
    expect(floor.state().started).toMatchObject({ suggested: 4, rounds: 4 });
    for (let round = 1; round <= 4; round += 1) {
      nextRound(floor);
      expect(floor.games()).toHaveLength(5);
      play(floor);
    }
    floor.run({ type: 'end-event' });
    expect(floor.state().ended?.winners).toEqual(['e1']);
    expect(problems(floor)).toEqual([]);
  });

  test('has a cut to four with a game for third place', () => {
    const floor = started(8, { rounds: 3, cutTo: 4, thirdPlace: true });
    expect(floor.state().started).toMatchObject({ suggested: 5, rounds: 5 });
    for (let round = 1; round <= 5; round += 1) {
      nextRound(floor);
      expect(floor.games()).toHaveLength(round > 3 ? 2 : 4);
      play(floor);
    }
    expect(floor.ask({ type: 'draft-round' })?.code).toBe('no-more-rounds');
    floor.run({ type: 'end-event' });
    expect(floor.state().ended?.winners).toEqual(['e1']);
    expect(places(floor).map((place) => place.slice(0, 1))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(problems(floor)).toEqual([]);
  });

  test('of teams wants whole teams', () => {
    const floor = openFloor(pack, { options: { teamSize: 2 } });
    const members = ['Ana', 'Bo'].map((name) => ({ name }));
    floor.run({
      type: 'add-entrants',
      entrants: [
        { name: 'Reds', members },
        { name: 'Blues', members: [{ name: 'Cy' }] },
      ],
    });
    floor.run({ type: 'check-in', entrant: 'e1' });
    expect(floor.ask({ type: 'check-in', entrant: 'e2' })?.refused).toEqual(['OS-EVENT-04']);
  });

  test('at tables of four is reported by the players', () => {
    const floor = started(7, { preset: 'tables-of-four' });
    nextRound(floor);
    expect(floor.games().map(({ seats }) => seats.length)).toEqual([4, 3]);
    const [game] = floor.games();
    const [first = '', ...others] = game?.seats ?? [];
    const result: Result = { kind: 'played', scores: [{ vp: 9 }, { vp: 7 }, { vp: 7 }, { vp: 1 }] };
    floor.run({ type: 'report', game: game?.id ?? '', result }, player(first));
    for (const other of others) floor.run({ type: 'confirm', game: game?.id ?? '' }, player(other));
    const points = pack.standings.rank(historyOf(floor.state())).rows.map(({ columns }) => columns.points);
    expect(points).toEqual([5, 2.5, 2.5, 1, 0, 0, 0]);
  });

  test('draws a table again in the cut as the bracket says, and in no other way', () => {
    const floor = started(4, { rounds: 1, cutTo: 4 });
    nextRound(floor);
    play(floor);
    expect(floor.ask({ type: 'draft-round', pins: [['e1', 'e2']] })?.refused).toContain('OS-CUT-02');
    nextRound(floor);
    const before = floor.games();
    for (const { id } of before) floor.run({ type: 'wait-table', game: id });
    expect(floor.ask({ type: 'repair-round', reason: 'A result was wrong.' })?.code).toBe('nothing-to-repair');
    expect(floor.games().map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(problems(floor)).toEqual([]);
  });

  test('carries a player who leaves the cut', () => {
    const floor = started(4, { rounds: 1, cutTo: 4 });
    nextRound(floor);
    play(floor);
    nextRound(floor);
    play(floor);
    floor.run({ type: 'drop', entrant: 'e1' });
    floor.run({ type: 'end-event' });
    expect(floor.state().ended?.winners).not.toContain('e1');
    expect(problems(floor)).toEqual([]);
  });
});

describe('a round', () => {
  test('is closed when every result is in', () => {
    const floor = started(4, {});
    nextRound(floor);
    expect(floor.ask({ type: 'close-round' })?.refused).toContain('OS-EVENT-05');
    expect(floor.ask({ type: 'draft-round' })?.refused).toContain('OS-EVENT-05');
  });

  test('of the cut waits for a winner where draws do not decide', () => {
    const floor = started(4, { rounds: 1, cutTo: 4, cutDrawn: 'refuse' });
    nextRound(floor);
    play(floor);
    nextRound(floor);
    const level: Result = { kind: 'played', scores: [{ vp: 5 }, { vp: 5 }] };
    play(floor, () => level);
    const refusal = floor.ask({ type: 'draft-round' });
    expect(refusal).toMatchObject({ code: 'no-winner', refused: ['OS-CUT-04'] });
    for (const game of floor.games()) {
      floor.run({ type: 'enter-result', game: game.id, result: byNumber(game), reason: 'One more turn was played.' });
    }
    nextRound(floor);
    expect(floor.games()).toHaveLength(1);
  });

  test('of the cut gives a game to whoever meets nobody', () => {
    const floor = started(8, { rounds: 1, cutTo: 8 });
    nextRound(floor);
    play(floor);
    nextRound(floor);
    play(floor);
    floor.run({ type: 'drop', entrant: 'e2' });
    floor.run({ type: 'draft-round' });
    const draft = floor.state().drafts.at(-1)?.open?.value;
    expect(draft?.games).toHaveLength(1);
    expect(draft?.rules).toContain('OS-CUT-05');
  });
});

describe('a format', () => {
  test('is loaded, changed, published, and then stands', () => {
    const floor = registered(4, {});
    floor.run({ type: 'change-options', options: { preset: 'battle-20-0' } });
    floor.run({ type: 'change-options', options: { rounds: 3 } });
    expect(floor.state().options).toMatchObject({ name: 'Battle points 20–0', rounds: 3, preset: '' });
    expect(floor.ask({ type: 'start-event' })?.refused).toContain('OS-EVENT-01');
    floor.run({ type: 'publish-pack' });
    floor.run({ type: 'start-event' });
    nextRound(floor);
    expect(floor.ask({ type: 'change-options', options: { rounds: 2 } })?.refused).toContain('OS-EVENT-02');
  });

  test('that is wrong changes nothing', () => {
    const floor = registered(4, {});
    const before = floor.state().options;
    const refusal = floor.ask({
      type: 'change-options',
      options: { format: '{ "format": "muster-format/1",\n"win": 3 }' },
    });
    expect(refusal?.message).toContain('Line 2: win is not known');
    expect(floor.state().options).toBe(before);
  });

  test('with a cut starts with the rounds that it says', () => {
    const floor = registered(8, { rounds: 3, cutTo: 4 });
    floor.run({ type: 'change-settings', settings: { rounds: 4 } });
    floor.run({ type: 'publish-pack' });
    expect(floor.ask({ type: 'start-event' })?.refused).toContain('OS-CUT-01');
    floor.run({ type: 'change-settings', settings: { rounds: 5 } });
    floor.run({ type: 'start-event' });
  });

  test('calls the end of a round', () => {
    expect(pack.rounds.clock({ ...registered(2, { minutes: 60, callAt: 10 }).state().options })).toMatchObject({
      minutes: 60,
      calls: [{ left: 10, label: 'Time warning' }, { left: 0 }],
    });
    expect(pack.rounds.clock({ minutes: 30, callAt: 0 }).calls).toHaveLength(1);
  });

  test('disqualifies by forfeit', () => {
    expect(pack.results.disqualification({ seats: ['e1', 'e2'] }, 'e2')).toMatchObject({ kind: 'forfeit', by: ['e2'] });
  });
});

describe('signing up', () => {
  const SYSTEM = { role: 'system' } as const;
  const signUp = (name: string) => ({ type: 'sign-up', person: { name } }) as const;

  test('is shut until the organiser opens it, and not for players to ask', () => {
    const floor = openFloor(pack, {});
    expect(floor.ask(signUp('Ada'), SYSTEM)?.code).toBe('sign-up-closed');
    floor.run({ type: 'change-settings', settings: { signUp: { closes: null, places: null } } });
    expect(floor.ask(signUp('Ada'))?.code).toBe('not-allowed');
    floor.run(signUp('Ada'), SYSTEM);
    expect(floor.ask(signUp('  ADA '), SYSTEM)?.code).toBe('name-taken');
    floor.run({ type: 'change-settings', settings: { signUp: null } });
    expect(floor.ask(signUp('Grace'), SYSTEM)?.code).toBe('sign-up-closed');
  });

  test('ends with its time by the time of the command; the desk still adds', () => {
    const floor = openFloor(pack, {});
    const closes = floor.state().created + 60 * 60_000;
    floor.run({ type: 'change-settings', settings: { signUp: { closes, places: null } } });
    floor.wait(59);
    floor.run(signUp('Ada'), SYSTEM);
    floor.wait(1);
    expect(floor.ask(signUp('Grace'), SYSTEM)).toMatchObject({ code: 'sign-up-closed' });
    floor.run({ type: 'add-entrants', entrants: [{ name: 'Grace' }] });
  });

  test('stops at the last place; whoever drops out makes room, and a ringer takes none', () => {
    const floor = openFloor(pack, {});
    floor.run({ type: 'change-settings', settings: { signUp: { closes: null, places: 2 } } });
    floor.run({ type: 'add-entrants', entrants: [{ name: 'Ringer', ringer: true }, { name: 'Ada' }] });
    floor.run(signUp('Grace'), SYSTEM);
    expect(floor.view(ORGANISER).shared).toMatchObject({ event: { signUp: { places: 2, taken: 2 } } });
    expect(floor.ask(signUp('Edsger'), SYSTEM)).toMatchObject({ code: 'sign-up-full' });
    floor.run({ type: 'drop', entrant: 'e2' });
    floor.run(signUp('Edsger'), SYSTEM);
  });

  test('is over once the event has started', () => {
    const floor = started(4, {});
    floor.run({ type: 'change-settings', settings: { signUp: { closes: null, places: null } } });
    expect(floor.ask(signUp('Late'), SYSTEM)?.message).toContain('has started');
  });
});
