/** What phones report and call for comes to the desk, and what the desk says comes to the phones concerned. */
import { describe, expect, test } from 'vitest';
import type { Alert, CallRow, ClockPart, MePart, MyCall, ReportRow } from '../event/views.ts';
import { type Floor, ORGANISER, nextRound, player, startedFloor } from '../../tests/core/event/floor.ts';
import type { Viewer } from '../journal/types.ts';
import { gainingGroundsS0 as pack } from './gaining-grounds-s0/pack.ts';
import { theHitEvening } from './the-hit/pack.ts';

const JO: Viewer = { role: 'judge', staff: 'staff-2' };
const KIM: Viewer = { role: 'judge', staff: 'staff-3' };

interface DeskSeen {
  readonly calls: readonly CallRow[];
  readonly reports: Readonly<Record<string, readonly ReportRow[]>>;
}

const desk = (floor: Floor, by: Viewer = ORGANISER) => (floor.view(by).own as { desk: DeskSeen }).desk;
const me = (floor: Floor, entrant: string) =>
  (floor.view(player(entrant)).own as { me: { alerts: readonly Alert[]; calls: readonly MyCall[] } }).me;
const kinds = (floor: Floor, entrant: string) => me(floor, entrant).alerts.map(({ kind }) => kind);
const played = (one: number, two: number) => ({ kind: 'played', scores: [{ vp: one }, { vp: two }] }) as const;

function begun(players = 4) {
  const floor = startedFloor(pack, players);
  nextRound(floor);
  const [game, other] = floor.games();
  if (!game || !other) throw new Error('two games are expected');
  const [a = '', b = ''] = game.seats;
  return { floor, game, other, a, b, c: other.seats[0] ?? '' };
}

describe('reports', () => {
  test('stand at the desk with who reported, until the game has its result', () => {
    const { floor, game, a, b } = begun();
    floor.run({ type: 'report', game: game.id, result: played(5, 2) }, player(a));
    expect(desk(floor).reports).toMatchObject({ [game.id]: [{ entrant: a, result: played(5, 2) }] });
    expect(me(floor, b).alerts).toMatchObject([{ kind: 'confirm' }]);
    floor.run({ type: 'report', game: game.id, result: played(4, 4) }, player(b));
    expect(desk(floor).reports[game.id]?.map(({ entrant }) => entrant)).toEqual([a, b]);
    expect(kinds(floor, b)).toEqual([]);
    floor.run({ type: 'enter-result', game: game.id, result: played(5, 2), before: null });
    expect(desk(floor).reports).toEqual({});
  });

  test('a desk that is second learns what the first saved, and who', () => {
    const { floor, game } = begun();
    floor.run({ type: 'enter-result', game: game.id, result: played(5, 2), before: null }, JO);
    const second = floor.ask({ type: 'enter-result', game: game.id, result: played(4, 2), before: null });
    expect(second?.code).toBe('saved-meanwhile');
    expect(second?.message).toMatch(/^Table 1 has a result by now\. A judge saved: Player.* 5, .* 2\./);
    // The same again is no quarrel.
    expect(floor.ask({ type: 'enter-result', game: game.id, result: played(5, 2), before: null })).toBeNull();
    const correction = { type: 'enter-result', game: game.id, result: played(4, 2), reason: 'Seen the slip' } as const;
    expect(floor.ask({ ...correction, before: played(5, 2) })).toBeNull();
  });
});

describe('at a table of four', () => {
  const floor = startedFloor(theHitEvening, 4, { faction: '' });
  nextRound(floor);
  const [game] = floor.games();
  if (!game) throw new Error('a table is expected');
  const [a = '', b = '', c = '', d = ''] = game.seats;
  const told = (...vp: number[]) => ({ kind: 'played', scores: vp.map((own) => ({ vp: own, xp: 2 })) }) as const;
  const report = (who: string, ...vp: number[]) =>
    floor.run({ type: 'report', game: game.id, result: told(...vp) }, player(who));
  const seen = (who: string) => (floor.view(player(who)).own as { me: MePart }).me;
  const waiting = () => seen(a).game?.waiting;

  test('reports that agree are no dispute, and all that is said comes to every phone with whose it is', () => {
    report(a, 5, 3, 2, 1);
    report(b, 5, 3, 2, 1);
    expect([waiting(), seen(a).next, seen(c).next]).toEqual(['confirmation', 'wait-for-opponent', 'confirm']);
    expect(seen(c).reports.map(({ entrant }) => entrant)).toEqual([a, b]);
    report(c, 5, 2, 3, 1);
    expect([waiting(), seen(a).next, seen(d).next]).toEqual(['desk', 'see-the-desk', 'confirm']);
    expect(seen(d).reports.map(({ entrant, result }) => [entrant, result])).toEqual([
      [a, told(5, 3, 2, 1)],
      [b, told(5, 3, 2, 1)],
      [c, told(5, 2, 3, 1)],
    ]);
    // What they are shown to say yes to is what their yes is to.
    expect(seen(d).toConfirm).toEqual({ by: c, result: told(5, 2, 3, 1) });
    floor.run({ type: 'confirm', game: game.id }, player(d));
    expect(seen(d).reported).toEqual(told(5, 2, 3, 1));
    report(c, 5, 3, 2, 1);
    report(d, 5, 3, 2, 1);
    expect(floor.games()[0]).toMatchObject({ settledBy: 'players', result: told(5, 3, 2, 1) });
    expect(seen(d).reports).toEqual([]);
  });
});

describe('a call', () => {
  test('is taken by one, answered, and both players read what became of it', () => {
    const { floor, game, a, b, c } = begun();
    floor.run({ type: 'call-judge', game: game.id, about: 'Sight' }, player(a));
    expect(desk(floor).calls).toMatchObject([{ number: 1, game: game.id, about: 'Sight', taken: null }]);
    expect([a, b, c].map((id) => me(floor, id).calls.length)).toEqual([1, 1, 0]);
    floor.run({ type: 'take-call', call: 1, name: 'Jo' }, JO);
    expect(floor.ask({ type: 'take-call', call: 1 }, KIM)?.message).toBe('Jo has taken this call and is on the way.');
    expect(floor.ask({ type: 'take-call', call: 1 }, JO)).toBeNull();
    expect(desk(floor, JO).calls[0]?.taken).toMatchObject({ name: 'Jo', role: 'judge', mine: true });
    expect(desk(floor, KIM).calls[0]?.taken).toMatchObject({ name: 'Jo', mine: false });
    expect(me(floor, b).calls[0]?.takenAt).not.toBeNull();
    floor.run({ type: 'answer-call', call: 1, reply: 'You see it.' }, JO);
    expect(desk(floor).calls).toEqual([]);
    for (const seat of [a, b]) {
      expect(me(floor, seat).calls).toEqual([]);
      expect(me(floor, seat).alerts).toMatchObject([{ kind: 'answered', about: 'table', reply: 'You see it.' }]);
    }
    expect(kinds(floor, c)).toEqual([]);
    expect(floor.ask({ type: 'take-call', call: 1 }, KIM)?.code).toBe('answered-already');
    expect(floor.ask({ type: 'take-call', call: 7 }, KIM)?.code).toBe('unknown-call');
  });

  test('that is taken back leaves the numbers of the others as they are', () => {
    const { floor, game, other, a, c } = begun();
    floor.run({ type: 'call-judge', game: game.id }, player(a));
    const first = floor.lastCommand();
    floor.run({ type: 'call-judge', game: other.id }, player(c));
    floor.run({ type: 'undo', target: first }, player(a));
    expect(desk(floor).calls.map(({ number }) => number)).toEqual([2]);
    floor.run({ type: 'call-judge', game: game.id }, player(a));
    expect(desk(floor).calls.map(({ number }) => number)).toEqual([2, 3]);
  });

  test('words to the desk go the same way, and to nobody else', () => {
    const { floor, a, b } = begun();
    floor.run({ type: 'write-to-desk', entrant: a, text: 'May I leave at five?' }, player(a));
    expect(desk(floor).calls).toMatchObject([{ game: null, entrant: a, about: 'May I leave at five?' }]);
    expect(me(floor, a).calls).toMatchObject([{ about: 'words', takenAt: null }]);
    expect(JSON.stringify([floor.view(player(b)), floor.view({ role: 'public' })])).not.toContain('leave at five');
    floor.run({ type: 'answer-call', call: 1, reply: 'Yes.' });
    expect(me(floor, a).alerts).toMatchObject([{ kind: 'answered', about: 'words', reply: 'Yes.' }]);
    expect(kinds(floor, b)).toEqual([]);
    expect(floor.ask({ type: 'write-to-desk', entrant: a, text: '  ' }, player(a))?.code).toBe('nothing-said');
    const write = { type: 'write-to-desk', entrant: a, text: 'Please.' } as const;
    const answers = Array.from({ length: 6 }, () => floor.ask(write, player(a))?.code);
    expect(answers.filter((code) => code === 'too-many-words')).toHaveLength(1);
  });
});

describe('what the staff say', () => {
  test('a ruling reaches the table it is about, or everybody', () => {
    const { floor, game, a, c } = begun();
    floor.run({ type: 'rule', topic: 'Cover', text: 'It is.', game: game.id });
    expect([kinds(floor, a), kinds(floor, c)]).toEqual([['ruling'], []]);
    floor.run({ type: 'rule', topic: 'Fog', text: 'None.' });
    expect([kinds(floor, a), kinds(floor, c)]).toEqual([['ruling', 'ruling'], ['ruling']]);
    expect(me(floor, c).alerts).toMatchObject([{ topic: 'Fog', text: 'None.', table: null }]);
  });

  test('a call of the clock reaches who still plays, with the minutes that their table has beyond it', () => {
    const { floor, game, other, a, c } = begun();
    floor.run({ type: 'extend-table', game: game.id, minutes: 10, reason: 'A long ruling.' });
    expect(me(floor, a).alerts).toMatchObject([{ kind: 'extended', minutes: 10 }]);
    floor.wait(300);
    floor.tick();
    expect(me(floor, a).alerts.at(-1)).toMatchObject({ kind: 'called', more: 10 });
    expect(me(floor, c).alerts.at(-1)).toMatchObject({ kind: 'called', more: 0 });
    floor.run({ type: 'enter-result', game: other.id, result: played(3, 1) });
    expect(kinds(floor, c)).toEqual([]);
  });

  test('an announcement leaves the screens with the next round, and the phones when it is seen or removed', () => {
    const { floor, a } = begun();
    const said = () =>
      (floor.view({ role: 'public' }).shared as { event: { announcement: unknown } }).event.announcement;
    floor.run({ type: 'announce', text: 'Lunch until 13:45' });
    expect(said()).toMatchObject({ text: 'Lunch until 13:45' });
    expect(me(floor, a).alerts).toMatchObject([{ kind: 'announced', text: 'Lunch until 13:45' }]);
    floor.run({ type: 'announce', text: 'Lunch until 14:00' });
    expect(me(floor, a).alerts).toMatchObject([{ text: 'Lunch until 13:45' }, { text: 'Lunch until 14:00' }]);
    floor.run({ type: 'end-announcement' });
    expect(said()).toBeNull();
    expect(me(floor, a).alerts).toMatchObject([{ text: 'Lunch until 13:45' }]);
    floor.run({ type: 'announce', text: 'Round 2 soon' });
    for (const { id, result } of floor.games()) {
      if (result === null) floor.run({ type: 'enter-result', game: id, result: played(3, 1) });
    }
    floor.run({ type: 'close-round' });
    nextRound(floor);
    expect(said()).toBeNull();
    expect(me(floor, a).alerts).toMatchObject([{ text: 'Lunch until 13:45' }, { text: 'Round 2 soon' }]);
    floor.run({ type: 'add-entrants', entrants: [{ name: 'Late' }] });
    const late = Object.keys(floor.state().entrants).at(-1) ?? '';
    expect(me(floor, late).alerts).toEqual([]);
  });
});

test('a round whose end is called early ends there, for the calls and for minutes given back', () => {
  const { floor } = begun();
  const clock = () => (floor.view(ORGANISER).shared as { readonly clock: ClockPart }).clock;
  const began = clock().startedAt ?? 0;
  floor.wait(20);
  floor.run({ type: 'pause-clock' });
  floor.wait(5);
  floor.run({ type: 'resume-clock' });
  floor.wait(40);
  floor.run({ type: 'make-call', round: 1, call: 'time' });
  expect(clock()).toMatchObject({ endedAfter: 60 * 60_000, endsAt: began + 65 * 60_000 });
  // Last Turn comes before Time: after it, nobody hears of it.
  floor.wait(100);
  floor.tick();
  expect(clock().calls.map(({ id, made }) => [id, made])).toEqual([
    ['last-turn', false],
    ['time', true],
  ]);
  floor.run({ type: 'set-clock', minutes: 200, reason: 'Called by mistake' });
  expect(clock()).toMatchObject({ endedAfter: null, endsAt: began + 205 * 60_000 });
});
