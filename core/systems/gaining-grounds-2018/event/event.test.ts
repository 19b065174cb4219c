import { describe, expect, test } from 'vitest';
import { isCard } from '../../../chance/fate-deck.ts';
import {
  type Floor,
  ORGANISER,
  nextRound,
  openFloor,
  playRound,
  player,
  startedFloor,
} from '../../../../tests/core/event/floor.ts';
import type { Game, Result } from '../../../event/types.ts';
import { verifyEvent } from '../../../event/verify.ts';
import { gainingGrounds2018 as pack } from '../pack.ts';

function gameAt(floor: Floor, index: number): Game {
  const game = floor.games()[index];
  if (!game) throw new Error(`there is no game ${index}`);
  return game;
}

function verified(floor: Floor): readonly string[] {
  const { header, entries } = floor.record();
  return verifyEvent(pack, header, entries).problems;
}

describe('a whole event', () => {
  test('flips its pools from one deck, and can be drawn again by anybody', () => {
    const floor = startedFloor(pack, 16, { options: { rotation: 'oct-dec' } });
    floor.run({ type: 'change-settings', settings: { date: '2026-11-21' } });
    for (let round = 1; round <= 4; round += 1) {
      nextRound(floor);
      playRound(floor);
    }
    const { rounds } = floor.state();
    expect(rounds.map(({ scenario }) => scenario?.strategy)).toEqual([
      'interference',
      'supply-wagons',
      'symbols-of-authority',
      'public-executions',
    ]);
    const cards = rounds.flatMap(({ drawn }) => drawn).filter(isCard);
    expect(cards.length).toBeGreaterThanOrEqual(16);
    expect(new Set(cards).size).toBe(cards.length);
    expect(verified(floor)).toEqual([]);
  });

  test('does not start with fewer Rounds planned than played (GG18-SCEN-02)', () => {
    const floor = openFloor(pack);
    const entrants = ['Ana', 'Bo', 'Cy', 'Di'].map((name) => ({ name, faction: 'Guild', checkIn: true }));
    floor.run({ type: 'add-entrants', entrants });
    floor.run({ type: 'change-settings', settings: { rounds: 6 } });
    floor.run({ type: 'publish-pack' });
    expect(floor.ask({ type: 'start-event' })?.refused).toContain('GG18-SCEN-02');
  });

  test('needs a Faction at check-in, and keeps it (GG18-CHECKIN-02, -03)', () => {
    const floor = openFloor(pack);
    floor.run({ type: 'add-entrants', entrants: [{ name: 'Ana' }] });
    expect(floor.ask({ type: 'check-in', entrant: 'e1' })?.refused).toContain('GG18-CHECKIN-02');
    const running = startedFloor(pack, 4, { options: { rotation: 'oct-dec' } });
    nextRound(running);
    const changed = running.ask({ type: 'change-entrant', entrant: 'e1', changes: { faction: 'Arcanists' } });
    expect(changed?.refused).toContain('GG18-CHECKIN-03');
  });
});

describe('unusual results', () => {
  test('a concession withdraws, and the Bye follows (GG18-CONCEDE-02)', () => {
    const floor = startedFloor(pack, 4, { options: { rotation: 'oct-dec' } });
    nextRound(floor);
    const game = gameAt(floor, 0);
    const loser = game.seats[0] ?? '';
    const result: Result = { kind: 'concession', by: loser, scores: [{ vp: 1 }, { vp: 2 }] };
    floor.run({ type: 'enter-result', game: game.id, result });
    expect(floor.state().entrants[loser]?.status).toBe('dropped');
    playRound(floor);
    nextRound(floor);
    expect(floor.games().map(({ kind }) => kind)).toEqual(expect.arrayContaining(['game', 'bye']));
    expect(floor.games().some(({ seats }) => seats.includes(loser))).toBe(false);
    expect(verified(floor)).toEqual([]);
  });

  test('who forfeits for cheating is disqualified before the next Round (GG18-CONDUCT-03)', () => {
    const floor = startedFloor(pack, 4, { options: { rotation: 'oct-dec' } });
    nextRound(floor);
    const game = gameAt(floor, 0);
    const guilty = game.seats[0] ?? '';
    floor.run({ type: 'enter-result', game: game.id, result: { kind: 'forfeit', by: [guilty], reason: 'cheating' } });
    playRound(floor);
    expect(floor.ask({ type: 'draft-round' })?.refused).toContain('GG18-CONDUCT-03');
    floor.run({ type: 'disqualify', entrant: guilty, reason: 'Cheated.' });
    floor.run({ type: 'draft-round' });
  });

  test('an agreed result waits for everybody, and is refused once the table is packed (GG18-AGREE-02)', () => {
    const floor = startedFloor(pack, 4, { options: { rotation: 'oct-dec' } });
    nextRound(floor);
    const game = gameAt(floor, 0);
    const [a = '', b = ''] = game.seats;
    const scores = [{ vp: 6 }, { vp: 3 }];
    const result = { kind: 'agreed', scores, current: scores, approvals: {} } as const;
    floor.run({ type: 'report', game: game.id, result }, player(a));
    floor.run({ type: 'confirm', game: game.id }, player(b));
    expect(gameAt(floor, 0).result).toBeNull();
    floor.run({ type: 'approve-agreement', game: game.id, approve: true }, ORGANISER);
    expect(gameAt(floor, 0).result).toMatchObject({ kind: 'agreed' });
    const other = gameAt(floor, 1);
    const packed = { ...result, approvals: { [other.seats[0] ?? '']: true, [other.seats[1] ?? '']: true, to: true } };
    const refusal = floor.ask({ type: 'enter-result', game: other.id, result: { ...packed, packed: true } });
    expect(refusal?.refused).toEqual(['GG18-AGREE-02']);
  });
});

test('a checklist is answered by each player for themselves; the desk sees who and when (GG18-CARD-01)', () => {
  const floor = startedFloor(pack, 4, { options: { rotation: 'oct-dec' } });
  const answer = { type: 'answer-prompt', rule: 'GG18-CARD-01', about: 'e2', answer: 'Yes' } as const;
  expect(floor.ask(answer, player('e1'))?.code).toBe('not-allowed');
  expect(floor.ask({ ...answer, rule: 'GG18-PAINT-01' }, player('e2'))?.code).toBe('staff-only');
  floor.run(answer, player('e2'));
  const given = { rule: 'GG18-CARD-01', about: 'e2', given: 'Yes', by: { role: 'player', name: 'Player 2x' } };
  expect(floor.view(player('e2')).own).toMatchObject({
    me: { prompts: expect.arrayContaining([expect.objectContaining(given)]) },
  });
  const { desk } = floor.view(ORGANISER).own as {
    desk: { prompts: { rule: string; about: string; at: number | null }[] };
  };
  // Checking in is over: nobody is asked any more, and what was answered stays.
  expect(desk.prompts.filter(({ rule }) => rule === 'GG18-CARD-01')).toMatchObject([given]);
  expect(floor.view(player('e1')).own).not.toMatchObject({
    me: { prompts: expect.arrayContaining([expect.objectContaining(given)]) },
  });
});

test('players say how they track effects, and read how Schemes are documented (GG18-TRACK-06, GG18-DOC-01 to -05)', () => {
  const floor = startedFloor(pack, 4, { options: { rotation: 'oct-dec' } });
  const [burning, poison] = ['Burning', 'Poison'].map(
    (condition) => ({ condition, by: 'die', colour: 'red' }) as const,
  );
  floor.run({ type: 'track', entrant: 'e1', methods: burning ? [burning] : [] }, player('e1'));
  expect(floor.view(player('e1')).own).toMatchObject({ me: { tracking: [burning] } });
  const both = [burning, poison].filter((method) => method !== undefined);
  expect(floor.ask({ type: 'track', entrant: 'e1', methods: both }, player('e1'))?.refused).toEqual(['GG18-TRACK-06']);
  const read = floor.state().inForce.flatMap(({ rules }) => rules);
  for (const rule of ['01', '02', '03', '04', '05']) expect(read).toContain(`GG18-DOC-${rule}`);
});
