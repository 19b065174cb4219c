/** Why two meet: told to everybody once the round is out, and to the organiser alone while it is a draft. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskPart } from '../../core/event/views.ts';
import { type TestServer, newEvent, players, testServer } from '../../tests/server/desk.ts';

let on: TestServer;
beforeAll(async () => {
  on = await testServer();
});
afterAll(() => on.end());

test('a draft’s pairs are explained to the organiser alone, published ones to everybody', async () => {
  const event = await newEvent(on);
  await event.play(players(6), { type: 'publish-pack' }, { type: 'start-event' }, { type: 'draft-round' });
  const judge = (await event.link({ role: 'judge' })).token;
  const { body } = await event.view(event.token);
  const { draft } = (body as { parts: { desk: DeskPart } }).parts.desk;
  const seats = draft?.games[0]?.seats.join() ?? '';
  const why = (token?: string) => on.call('GET', event.path(`why?round=1&seats=${seats}`), { token });
  expect((await why(event.token)).body).toMatchObject({ kind: 'drawn', tie: 'order' });
  for (const token of [judge, undefined]) expect((await why(token)).body).toMatchObject({ code: 'unknown-game' });
  await event.play({ type: 'publish-round' });
  for (const token of [judge, undefined]) expect((await why(token)).body).toMatchObject({ kind: 'drawn' });
  expect((await on.call('GET', event.path('why?round=x&seats=e1'))).status).toBe(400);
});
