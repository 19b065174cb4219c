import { expect, test } from 'vitest';
import { openSwiss } from '../pack.ts';
import { openFloor } from '../../../../tests/core/event/floor.ts';
import { recordOfGame } from '../../../event/state.ts';

test('a game takes its result from its own record alone', () => {
  const floor = openFloor(openSwiss, { seed: 'cup' });
  floor.run({ type: 'add-entrants', entrants: ['Ana', 'Bo'].map((name) => ({ name, checkIn: true })) });
  for (const type of ['publish-pack', 'start-event', 'draft-round', 'publish-round'] as const) floor.run({ type });
  const [game] = floor.games();
  if (!game) throw new Error('no game');
  const scores = game.seats.map((entrant, place) => ({ entrant, line: { vp: 1 - place } }));
  const take = (record: string) =>
    floor.ask({ type: 'take-result', game: game.id, scores, encounter: { record, head: '' } }, { role: 'system' });
  const own = recordOfGame('cup', game.id, game.seats);
  const others = ['cup', 'stranger', recordOfGame('cap', game.id, game.seats), recordOfGame('cup', 'r2g1', game.seats)];
  for (const record of [...others, recordOfGame('cup', game.id, game.seats.toReversed())]) {
    expect(take(record)).toMatchObject({ code: 'not-allowed' });
  }
  expect(take(own)).toBeNull();
  expect(floor.games()[0]?.encounter).toEqual({ record: own, head: '' });
});
