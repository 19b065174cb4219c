import { describe, expect, it } from 'vitest';
import {
  ORGANISER,
  nextRound,
  openFloor,
  playRound,
  player,
  startedFloor,
} from '../../../../tests/core/event/floor.ts';
import type { Floor } from '../../../../tests/core/event/floor.ts';
import type { Game, Result } from '../../../event/types.ts';
import { eventRuleset } from '../../../event/ruleset.ts';
import { verifyEvent } from '../../../event/verify.ts';
import { exportLines, importLines } from '../../../journal/lines.ts';
import type { Viewer } from '../../../journal/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { gainingGroundsS0 as pack } from '../pack.ts';

const JUDGE: Viewer = { role: 'judge', staff: 'staff-2' };

function played(a: number, b: number): Result {
  return { kind: 'played', scores: [{ vp: a }, { vp: b }] };
}

function gameAt(floor: Floor, index: number): Game {
  const game = floor.games()[index];
  if (!game) throw new Error(`there is no game ${index}`);
  return game;
}

function seatsOf(game: Game): [string, string] {
  const [a, b] = game.seats;
  if (a === undefined || b === undefined) throw new Error('two seats are expected');
  return [a, b];
}

function verified(floor: Floor): readonly string[] {
  const { header, entries } = floor.record();
  return verifyEvent(pack, header, entries).problems;
}

describe('registration', () => {
  it('keeps names apart, whatever their case, marks and spaces', () => {
    const floor = openFloor(pack);
    floor.run({ type: 'add-entrants', entrants: [{ name: 'José  Ruiz' }] });
    expect(floor.ask({ type: 'add-entrants', entrants: [{ name: 'jose ruiz' }] })?.code).toBe('name-taken');
    expect(floor.ask({ type: 'add-entrants', entrants: [{ name: ' ' }] })?.code).toBe('no-name');
  });

  it('numbers two of one name who are told apart by their clubs', () => {
    const floor = openFloor(pack);
    const add = (name: string, group?: string) =>
      floor.ask({ type: 'add-entrants', entrants: [{ name, ...(group === undefined ? {} : { group }) }] });
    add('John Smith', 'North');
    expect(add('john smith', 'South')).toBeNull();
    expect(add('John Smith')?.message).toContain('“John Smith (3)”');
    expect(add('John Smith', 'south')?.code).toBe('name-taken');
    expect(add('John Smith', 'West')).toBeNull();
    const names = Object.values(floor.state().entrants).map(({ name }) => name.open?.value);
    expect(names).toEqual(['John Smith', 'john smith (2)', 'John Smith (3)']);
  });

  it('adds all or nobody', () => {
    const floor = openFloor(pack);
    expect(floor.ask({ type: 'add-entrants', entrants: [{ name: 'Ana' }, { name: 'ana' }] })?.code).toBe('name-taken');
    expect(Object.keys(floor.state().entrants)).toEqual([]);
  });

  it('needs a faction at check-in and keeps it once the event runs (GG0-EVENT-03)', () => {
    const floor = openFloor(pack);
    floor.run({ type: 'add-entrants', entrants: [{ name: 'Ana' }] });
    expect(floor.ask({ type: 'check-in', entrant: 'e1' })?.refused).toContain('GG0-EVENT-03');
    const list = ['Bo', 'Cy'].map((name, index) => ({
      name,
      checkIn: true,
      ...(index === 0 ? { faction: 'guild' } : {}),
    }));
    expect(floor.ask({ type: 'add-entrants', entrants: list })?.message).toMatch(/^Cy: Declare one Faction/);
    floor.run({ type: 'check-in', entrant: 'e1', faction: 'guild' });
    const running = startedFloor(pack, 4);
    nextRound(running);
    const change = running.ask({ type: 'change-entrant', entrant: 'e1', changes: { faction: 'arcanists' } });
    expect(change?.refused).toContain('GG0-EVENT-03');
  });

  it('writes a Faction as the pack does, however it was told: added, changed, checked in, of a member', () => {
    const floor = openFloor(pack);
    const members = [{ name: 'Cy', faction: 'rezzers' }];
    floor.run({
      type: 'add-entrants',
      entrants: [
        { name: 'Ana', faction: "explorer's society" },
        { name: 'Bo', members },
      ],
    });
    floor.run({ type: 'check-in', entrant: 'e2', faction: '10T' });
    const { e1, e2 } = floor.state().entrants;
    expect([e1?.faction, e2?.faction, e2?.members[0]?.faction]).toEqual([
      'Explorer’s Society',
      'Ten Thunders',
      'Resurrectionists',
    ]);
    floor.run({ type: 'change-entrant', entrant: 'e1', changes: { faction: 'nvb' } });
    expect(floor.state().entrants.e1?.faction).toBe('Neverborn');
  });

  it('lets a player check in for themselves and nobody else', () => {
    const floor = openFloor(pack);
    floor.run({
      type: 'add-entrants',
      entrants: [
        { name: 'Ana', faction: 'guild' },
        { name: 'Bo', faction: 'guild' },
      ],
    });
    floor.run({ type: 'check-in', entrant: 'e1' }, player('e1'));
    expect(floor.ask({ type: 'check-in', entrant: 'e2' }, player('e1'))?.code).toBe('not-allowed');
  });
});

describe('the start', () => {
  it('waits until what is in use is published (GG0-EVENT-08)', () => {
    const floor = openFloor(pack, { options: { variants: ['bans'] } });
    const entrants = ['Ana', 'Bo', 'Cy', 'Di'].map((name) => ({ name, faction: 'guild', checkIn: true }));
    floor.run({ type: 'add-entrants', entrants });
    expect(floor.ask({ type: 'start-event' })?.refused).toContain('GG0-EVENT-08');
    floor.run({ type: 'publish-pack' });
    floor.run({ type: 'start-event' });
    expect(floor.state().started).toMatchObject({ attendance: 4, suggested: 3, rounds: 3 });
  });

  it('asks for the pack once more where it was changed after it was published', () => {
    const floor = openFloor(pack, {});
    const entrants = ['Ana', 'Bo', 'Cy', 'Di'].map((name) => ({ name, faction: 'guild', checkIn: true }));
    floor.run({ type: 'add-entrants', entrants });
    const desk = () => (floor.view(ORGANISER).own as { desk: { next: string; outdated: boolean } }).desk;
    expect(desk()).toMatchObject({ next: 'publish-pack', outdated: false });
    floor.run({ type: 'publish-pack' });
    expect(desk()).toMatchObject({ next: 'start-event', outdated: false });
    floor.run({ type: 'change-options', options: { variants: ['bans'] } });
    expect(desk()).toMatchObject({ next: 'publish-pack', outdated: true });
    floor.run({ type: 'publish-pack' });
    floor.run({ type: 'add-house-rule', text: 'No beer.' });
    expect(desk()).toMatchObject({ next: 'publish-pack', outdated: true });
    floor.run({ type: 'publish-pack' });
    expect(desk()).toMatchObject({ next: 'start-event', outdated: false });
  });

  it('is not all that counts: late players do, and whoever left after a round; who left before it does not', () => {
    const floor = startedFloor(pack, 4);
    const attendance = () => (floor.view(ORGANISER).shared as { event: { attendance: number } }).event.attendance;
    nextRound(floor);
    floor.run({ type: 'add-entrants', entrants: [{ name: 'Late', faction: 'guild', checkIn: true }] });
    expect(attendance()).toBe(5);
    playRound(floor);
    floor.run({ type: 'drop', entrant: 'e1' });
    floor.run({ type: 'drop', entrant: 'e5' });
    expect(attendance()).toBe(4);
  });

  it('locks the house rules once round 1 is out, but for a reason that everybody can read (GG0-EVENT-02)', () => {
    const floor = startedFloor(pack, 4);
    nextRound(floor);
    expect(floor.ask({ type: 'add-house-rule', text: 'No beer.' })?.refused).toContain('GG0-EVENT-02');
    const byPlayer = floor.ask(
      { type: 'check-in', entrant: 'e1', faction: 'arcanists', override: 'I want it.' },
      player('e1'),
    );
    expect(byPlayer?.refused).toContain('GG0-EVENT-03');
    floor.run({ type: 'add-house-rule', text: 'No beer.', override: 'The owner asked for it.' });
    expect(floor.state().setAside).toHaveLength(1);
  });
});

describe('a round', () => {
  it('is a secret draft until it is published, and then everybody can draw it again', () => {
    const floor = startedFloor(pack, 8);
    const before = JSON.stringify(floor.view(player('e1')));
    floor.run({ type: 'draft-round' });
    expect(JSON.stringify(floor.view(player('e1')))).toBe(before);
    expect(JSON.stringify(floor.view(JUDGE))).not.toContain('"games":[{"seats"');
    expect(JSON.stringify(floor.view(ORGANISER))).toContain('"draft":{');
    floor.run({ type: 'publish-round' });
    expect(floor.games()).toHaveLength(4);
    expect(verified(floor)).toEqual([]);
  });

  it('is drawn again only with a reason, and both draws are opened', () => {
    const floor = startedFloor(pack, 8);
    floor.run({ type: 'draft-round' });
    expect(floor.ask({ type: 'draft-round' })?.code).toBe('reason-needed');
    floor.run({ type: 'draft-round', reason: 'Two brothers met.' });
    floor.run({ type: 'publish-round' });
    const { header, entries } = floor.record();
    const { checks, ok } = verifyEvent(pack, header, entries);
    expect(ok).toBe(true);
    expect(checks.map(({ what }) => what)).toEqual(expect.arrayContaining(['round 1: draw 1', 'round 1: draw 2']));
  });

  it('can be edited by hand, and says so', () => {
    const floor = startedFloor(pack, 8);
    floor.run({ type: 'draft-round' });
    const draft = floor.state().drafts.at(-1)?.open?.value;
    const [first, second] = draft?.games ?? [];
    if (!first || !second) throw new Error('two tables are expected');
    const [a, b] = [first.seats[0] ?? '', second.seats[0] ?? ''];
    floor.run({
      type: 'edit-draft',
      edits: [
        { kind: 'swap', a, b },
        { kind: 'table', seats: [b, first.seats[1] ?? ''], table: 4 },
      ],
    });
    floor.run({ type: 'publish-round' });
    const moved = floor.games().find(({ seats }) => seats.includes(b));
    expect(moved).toMatchObject({ table: 4 });
    expect(new Set(floor.games().map(({ table }) => table)).size).toBe(4);
    expect(verified(floor)).toEqual([]);
  });

  it('that makes a rematch by hand says what it costs, and asks (GG0-PAIR-06)', () => {
    const floor = startedFloor(pack, 4);
    nextRound(floor);
    const [a, b] = seatsOf(gameAt(floor, 0));
    playRound(floor);
    floor.run({ type: 'draft-round' });
    const mate = floor
      .state()
      .drafts.at(-1)
      ?.open?.value.games.find(({ seats }) => seats.includes(a));
    const opponent = mate?.seats.find((id) => id !== a) ?? '';
    floor.run({ type: 'edit-draft', edits: [{ kind: 'swap', a: opponent, b }] });
    const edited = floor.state().drafts.at(-1)?.open?.value;
    expect(edited?.paid.length).toBeGreaterThan(0);
    expect(edited?.games.every(({ attacker }) => attacker !== null)).toBe(true);
    expect(floor.ask({ type: 'publish-round' })?.refused).toContain('GG0-PAIR-06');
    floor.run({ type: 'publish-round', approve: ['GG0-PAIR-06'] });
    expect(verified(floor)).toEqual([]);
  });

  it('is not published with somebody who has left', () => {
    const floor = startedFloor(pack, 8);
    floor.run({ type: 'draft-round' });
    floor.run({ type: 'drop', entrant: 'e3' });
    expect(floor.ask({ type: 'publish-round' })?.code).toBe('draft-stale');
  });

  it('waits for every result of the round before (GG0-PAIR-09, GG0-EVENT-14)', () => {
    const floor = startedFloor(pack, 4);
    nextRound(floor);
    expect(floor.ask({ type: 'draft-round' })?.refused).toContain('GG0-PAIR-09');
    expect(floor.ask({ type: 'close-round' })?.refused).toContain('GG0-EVENT-14');
    floor.run({ type: 'close-round', override: 'The hall closes.' });
    expect(floor.games().every(({ result }) => result?.kind === 'void')).toBe(true);
    nextRound(floor);
    expect(verified(floor)).toEqual([]);
  });

  it('gives a bye its points and its player nothing to report (GG0-ODD-11)', () => {
    const floor = startedFloor(pack, 5);
    nextRound(floor);
    const bye = floor.games().find(({ kind }) => kind === 'bye');
    expect(bye?.table).toBeNull();
    const own = floor.view(player(bye?.seats[0] ?? '')).own as { me: { next: string; points: unknown } };
    expect(own.me).toMatchObject({ next: 'bye', points: { tp: 3, diff: 2, vp: 4 } });
  });

  it('seats nobody twice at one table while it can be helped', () => {
    const floor = startedFloor(pack, 16);
    const seen = new Map<string, number[]>();
    for (let round = 0; round < 4; round += 1) {
      nextRound(floor);
      for (const { seats, table } of floor.games())
        for (const id of seats) seen.set(id, [...(seen.get(id) ?? []), table ?? 0]);
      playRound(floor);
    }
    for (const tables of seen.values()) expect(new Set(tables).size).toBe(4);
  });
});

describe('results', () => {
  it('stand when both players say the same', () => {
    const floor = startedFloor(pack, 4);
    nextRound(floor);
    const game = gameAt(floor, 0);
    const [a, b] = seatsOf(game);
    floor.run({ type: 'report', game: game.id, result: played(6, 4) }, player(a));
    expect(gameAt(floor, 0).result).toBeNull();
    expect((floor.view(player(b)).own as { me: { next: string } }).me.next).toBe('confirm');
    floor.run({ type: 'confirm', game: game.id }, player(b));
    expect(gameAt(floor, 0)).toMatchObject({ result: played(6, 4), settledBy: 'players' });
  });

  it('go to the desk when they differ', () => {
    const floor = startedFloor(pack, 4);
    nextRound(floor);
    const game = gameAt(floor, 0);
    const [a, b] = seatsOf(game);
    floor.run({ type: 'report', game: game.id, result: played(6, 4) }, player(a));
    floor.run({ type: 'report', game: game.id, result: played(4, 6) }, player(b));
    expect(gameAt(floor, 0).result).toBeNull();
    expect((floor.view(ORGANISER).own as { desk: { differing: string[] } }).desk.differing).toEqual([game.id]);
    floor.run({ type: 'enter-result', game: game.id, result: played(6, 4) });
    expect(gameAt(floor, 0)).toMatchObject({ settledBy: 'staff', disputed: false });
  });

  it('are refused when they cannot be, and change nothing', () => {
    const floor = startedFloor(pack, 4);
    nextRound(floor);
    const game = gameAt(floor, 0);
    const [a] = seatsOf(game);
    const stranger = gameAt(floor, 1).seats[0] ?? '';
    expect(floor.ask({ type: 'report', game: game.id, result: played(9, 4) }, player(a))?.refused).toEqual([
      'GG0-SCORE-04',
    ]);
    expect(floor.ask({ type: 'report', game: game.id, result: played(5, 4) }, player(stranger))?.code).toBe(
      'not-allowed',
    );
    expect(floor.ask({ type: 'enter-result', game: 'r9g9', result: played(5, 4) })?.code).toBe('unknown-game');
    expect(
      floor.ask({ type: 'enter-result', game: game.id, result: { kind: 'played', scores: [{ vp: 1 }] } })?.code,
    ).toBe('bad-scores');
    const forfeit: Result = { kind: 'forfeit', by: [stranger] };
    expect(floor.ask({ type: 'enter-result', game: game.id, result: forfeit })?.code).toBe('not-seated');
    expect(gameAt(floor, 0).result).toBeNull();
  });

  it('that are agreed need both players and the organiser, and fall back on the table (GG0-AGREE-02, -05)', () => {
    const floor = startedFloor(pack, 4);
    nextRound(floor);
    const game = gameAt(floor, 0);
    const [a, b] = seatsOf(game);
    const agreed: Result = {
      kind: 'agreed',
      scores: [{ vp: 6 }, { vp: 3 }],
      current: [{ vp: 4 }, { vp: 3 }],
      approvals: {},
    };
    floor.run({ type: 'report', game: game.id, result: agreed }, player(a));
    floor.run({ type: 'approve-agreement', game: game.id, approve: true }, player(b));
    expect(gameAt(floor, 0).result).toBeNull();
    floor.run({ type: 'approve-agreement', game: game.id, approve: false });
    const row = floor.view(ORGANISER).shared as Record<string, Record<string, { points: unknown }>>;
    expect(row['games/1']?.[game.id]?.points).toEqual({
      [a]: { tp: 3, diff: 1, vp: 4 },
      [b]: { tp: 0, diff: -1, vp: 3 },
    });
  });

  it('of a forfeit for conduct ask the organiser about a disqualification (GG0-FORFEIT-04)', () => {
    const floor = startedFloor(pack, 4);
    nextRound(floor);
    const game = gameAt(floor, 0);
    floor.run({
      type: 'enter-result',
      game: game.id,
      result: { kind: 'forfeit', by: [seatsOf(game)[0]], reason: 'conduct' },
    });
    const { desk } = floor.view(ORGANISER).own as {
      desk: { prompts: { rule: string; about: string; given: unknown }[] };
    };
    expect(desk.prompts).toContainEqual(
      expect.objectContaining({ rule: 'GG0-FORFEIT-04', about: game.id, given: null }),
    );
  });

  it('are asked nothing that cannot be answered yet, or any more (GG0-PAIR-02, GG0-PAIR-10, GG0-PAINT-05)', () => {
    const floor = openFloor(pack);
    const rules = () => {
      const { desk } = floor.view(ORGANISER).own as { desk: { prompts: { rule: string }[] } };
      const mine = ['GG0-PAIR-02', 'GG0-PAIR-10', 'GG0-PAINT-05'];
      return desk.prompts.map(({ rule }) => rule).filter((rule) => mine.includes(rule));
    };
    expect(rules()).toEqual(['GG0-PAIR-02']);
    const names = ['Ana', 'Bo', 'Cy', 'Di'];
    floor.run({ type: 'add-entrants', entrants: names.map((name) => ({ name, faction: 'guild', checkIn: true })) });
    floor.run({ type: 'publish-pack' });
    floor.run({ type: 'start-event' });
    nextRound(floor);
    expect(rules()).toEqual([]);
    floor.run({ type: 'drop', entrant: 'e1' });
    expect(rules()).toEqual(['GG0-PAIR-10']);
    floor.run({ type: 'open-painting', method: 'vote' });
    expect(rules()).toEqual(['GG0-PAIR-10', 'GG0-PAINT-05']);
  });

  it('that are corrected later show what they change, and started tables stay', () => {
    const floor = startedFloor(pack, 8);
    nextRound(floor);
    const first = gameAt(floor, 0);
    playRound(floor);
    nextRound(floor);
    const started = gameAt(floor, 0);
    for (const { id } of floor.games().slice(1)) floor.run({ type: 'wait-table', game: id });
    expect(floor.ask({ type: 'enter-result', game: first.id, result: played(0, 8) })?.code).toBe('reason-needed');
    floor.run({ type: 'enter-result', game: first.id, result: played(0, 8), reason: 'Seats were mixed up.' });
    const { consequence } = floor.state();
    expect(consequence?.what.places.length).toBeGreaterThan(0);
    expect(consequence?.what.tables).not.toContain(started.id);
    floor.run({ type: 'repair-round', reason: 'Corrected result.' });
    expect(floor.games().some(({ id }) => id === started.id)).toBe(true);
    const seats = floor.games().flatMap((game) => game.seats);
    expect([...seats].sort()).toEqual(Object.keys(floor.state().entrants).sort());
    expect(verified(floor)).toEqual([]);
  });

  it('can be taken back by whoever entered them, while nothing stands on them', () => {
    const floor = startedFloor(pack, 4);
    nextRound(floor);
    const game = gameAt(floor, 0);
    floor.run({ type: 'enter-result', game: game.id, result: played(5, 2) });
    floor.run({ type: 'undo', target: floor.lastCommand() });
    expect(gameAt(floor, 0).result).toBeNull();
    playRound(floor);
    expect(floor.ask({ type: 'undo', target: 'c1' })?.code).toBe('not-last');
  });
});

describe('people who leave', () => {
  it('are not drawn again; their place stays (GG0-PAIR-10)', () => {
    const floor = startedFloor(pack, 6);
    nextRound(floor);
    playRound(floor);
    floor.run({ type: 'drop', entrant: 'e1' }, player('e1'));
    nextRound(floor);
    expect(floor.games().flatMap(({ seats }) => seats)).not.toContain('e1');
    expect((floor.view(ORGANISER).shared as { standings: Record<string, unknown> }).standings.e1).toBeDefined();
  });

  it('by disqualification forfeit the game in progress and vanish from the standings (GG0-DQ-03, -04)', () => {
    const floor = startedFloor(pack, 6);
    nextRound(floor);
    const game = gameAt(floor, 0);
    const [a, b] = seatsOf(game);
    floor.run({ type: 'disqualify', entrant: a, reason: 'Weighted dice.' });
    expect(gameAt(floor, 0).result).toMatchObject({ kind: 'forfeit', by: [a] });
    expect((floor.view(ORGANISER).shared as { standings: Record<string, unknown> }).standings[a]).toBeUndefined();
    playRound(floor);
    expect(floor.ask({ type: 'draft-round', pins: [[a, b]] })).toMatchObject({
      code: 'disqualified-plays',
      refused: ['GG0-PAIR-08', 'GG0-DQ-02'],
    });
    nextRound(floor);
    expect(floor.games().flatMap(({ seats }) => seats)).not.toContain(a);
  });

  it('may come late, and come back', () => {
    const floor = startedFloor(pack, 5);
    nextRound(floor);
    floor.run({ type: 'add-entrants', entrants: [{ name: 'Late', faction: 'guild', checkIn: true }] });
    playRound(floor);
    floor.run({ type: 'drop', entrant: 'e2' });
    floor.run({ type: 'reinstate', entrant: 'e2' });
    nextRound(floor);
    expect(floor.games().flatMap(({ seats }) => seats)).toEqual(expect.arrayContaining(['e6', 'e2']));
  });
});

describe('the clock', () => {
  it('calls Last Turn and Time at their minutes, moved by a pause (GG0-TIME-03)', () => {
    const floor = startedFloor(pack, 4);
    nextRound(floor);
    floor.wait(60);
    floor.run({ type: 'pause-clock' });
    floor.wait(10);
    floor.run({ type: 'resume-clock' });
    const { minutes } = floor.state().rounds[0]?.clock.plan ?? { minutes: 0 };
    floor.wait(minutes - 60 - 16);
    floor.tick();
    expect(floor.state().rounds[0]?.clock.called).toEqual([]);
    floor.wait(1);
    floor.tick();
    expect(floor.state().rounds[0]?.clock.called).toEqual(['last-turn']);
    const { clock } = floor.view({ role: 'public' }).shared as { clock: { calls: { rules: string[] }[] } };
    expect(clock.calls.map(({ rules }) => rules)).toEqual([
      expect.arrayContaining(['GG0-TIME-03', 'GG0-TIME-04', 'GG0-TIME-06', 'GG0-TIME-08']),
      expect.arrayContaining(['GG0-TIME-05', 'GG0-TIME-06', 'GG0-TIME-07', 'GG0-TIME-08']),
    ]);
    floor.wait(15);
    floor.tick();
    expect(floor.state().rounds[0]?.clock.called).toEqual(['last-turn', 'time']);
    playRound(floor);
    expect(floor.view({ role: 'public' }).shared).not.toHaveProperty('clock');
  });
});

describe('the painting competition', () => {
  it('counts secret votes, never for oneself, and remembers winners for a year (GG0-PAINT-04, -07)', () => {
    const floor = startedFloor(pack, 4);
    floor.run({ type: 'change-settings', settings: { organiser: 'Kim', date: '2026-11-21' } });
    floor.run({
      type: 'open-painting',
      method: 'vote',
      won: [{ organiser: 'Kim', date: '2026-03-01', models: ['Old Hand'] }],
    });
    expect(floor.ask({ type: 'enter-painting', entrant: 'e1', models: ['Old Hand'] })?.refused).toContain(
      'GG0-PAINT-04',
    );
    for (const entrant of ['e1', 'e2']) floor.run({ type: 'enter-painting', entrant, models: [`Crew of ${entrant}`] });
    expect(floor.ask({ type: 'vote-painting', voter: 'e1', votes: ['e1'] }, player('e1'))?.refused).toContain(
      'GG0-PAINT-07',
    );
    floor.run({ type: 'vote-painting', voter: 'e3', votes: ['e1'] }, player('e3'));
    floor.run({ type: 'vote-painting', voter: 'e1', votes: ['e2'] }, player('e1'));
    floor.run({ type: 'vote-painting', voter: 'e4', votes: ['e2'] }, player('e4'));
    expect(JSON.stringify(floor.view(player('e2')))).not.toContain('"votes":["');
    expect(floor.ask({ type: 'award-painting', winners: ['e1'] })?.code).toBe('not-top');
    // Nobody saw the votes: the organiser names nobody, and they decide.
    floor.run({ type: 'award-painting', winners: [] });
    expect(floor.state().painting).toMatchObject({ winners: ['e2'], totals: { e1: 1, e2: 2 } });
  });

  it('by marks names whose entry is still to be marked, then goes to the most points (GG0-PAINT-09)', () => {
    const floor = startedFloor(pack, 4);
    floor.run({ type: 'open-painting', method: 'score', won: [] });
    for (const entrant of ['e1', 'e2']) floor.run({ type: 'enter-painting', entrant, models: [`Crew of ${entrant}`] });
    const marks = (each: number) =>
      Object.fromEntries((pack.conduct.painting?.marks ?? []).map(({ id }) => [id, each]));
    floor.run({ type: 'mark-painting', entrant: 'e1', marks: marks(2) });
    expect(floor.ask({ type: 'award-painting', winners: ['e1'] })?.code).toBe('marks-missing');
    floor.run({ type: 'mark-painting', entrant: 'e2', marks: marks(2) });
    expect(floor.ask({ type: 'award-painting', winners: [] })?.code).toBe('no-winner');
    floor.run({ type: 'mark-painting', entrant: 'e2', marks: marks(3) });
    expect(floor.ask({ type: 'award-painting', winners: ['e1'] })?.code).toBe('not-top');
    floor.run({ type: 'award-painting', winners: ['e2'] });
    expect(floor.state().painting?.winners).toEqual(['e2']);
  });
});

describe('the whole event', () => {
  it('ends with its winners, and its record proves itself and nothing else', () => {
    const floor = startedFloor(pack, 9);
    for (let round = 0; round < 3; round += 1) {
      nextRound(floor);
      playRound(floor, ({ id }) => (id.endsWith('1') ? [4, 4] : [7, 1]));
    }
    expect(floor.ask({ type: 'draft-round' })?.code).toBe('no-more-rounds');
    floor.run({ type: 'end-event' });
    expect(floor.state().ended?.winners.length).toBeGreaterThan(0);
    const lines = exportLines(eventRuleset(pack), floor.record()).join('\n');
    const read = importLines(lines);
    if (isRefusal(read)) throw new Error(read.message);
    expect(verifyEvent(pack, read.header, read.entries)).toMatchObject({ ok: true, problems: [] });
    const tampered = importLines(lines.replace('"vp":7', '"vp":8'));
    expect(isRefusal(tampered) && tampered.code).toBe('tampered');
  });

  it('keeps staff notes, contacts and warnings from everybody else', () => {
    const floor = startedFloor(pack, 4);
    floor.run({ type: 'add-entrants', entrants: [{ name: 'Late', faction: 'guild', contact: 'late@example.org' }] });
    floor.run({ type: 'note', text: 'watch table three' });
    floor.run({ type: 'warn', entrant: 'e1', topic: 'slow play', text: 'thinks for ages' });
    const canaries = ['late@example.org', 'watch table three', 'thinks for ages'];
    const shown = (by: Viewer) => JSON.stringify(floor.view(by));
    for (const canary of canaries) {
      expect(shown(ORGANISER)).toContain(canary);
      for (const by of [player('e2'), { role: 'public' } as const, { role: 'display' } as const])
        expect(shown(by)).not.toContain(canary);
    }
    expect(shown(player('e1'))).toContain('thinks for ages');
    expect(exportLines(eventRuleset(pack), floor.record()).join()).not.toContain('watch table three');
  });
});
