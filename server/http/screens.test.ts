/** Big screens: set up at the desk, told at once, remembered, and seen to be gone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ScreensPart } from '../../core/event/screens.ts';
import { Listener } from '../../tests/server/listener.ts';
import { type TestEvent, type TestServer, newEvent, testServer } from '../../tests/server/desk.ts';

let on: TestServer;
beforeAll(async () => {
  on = await testServer();
});
afterAll(() => on.end());

async function screens(event: TestEvent): Promise<ScreensPart> {
  const { body } = await event.view(undefined, '?parts=screens');
  return (body as { parts: { screens: ScreensPart } }).parts.screens;
}

const setup = { name: 'By the door', view: 'names', distance: '8', size: '75', dwell: 0, share: [1, 2] } as const;

test('a screen is set up by the organiser alone, and stays so', async () => {
  const event = await newEvent(on);
  const path = event.path('screens/K7PM');
  expect((await on.call('PUT', path, { body: setup })).status).toBe(401);
  expect((await on.call('PUT', path, { token: event.token, body: { ...setup, share: [3, 2] } })).status).toBe(400);
  expect((await on.call('PUT', path, { token: event.token, body: setup })).status).toBe(204);
  const told = { K7PM: { setup, connected: false } };
  expect(await screens(event)).toEqual(told);
  await on.restart();
  expect(await screens(event)).toEqual(told);
  expect((await on.call('DELETE', path, { token: event.token })).status).toBe(204);
  expect(await screens(event)).toEqual({});
});

test('a screen shows up when it connects, hears what it is told, and is seen to be gone', async () => {
  const event = await newEvent(on);
  const desk = await Listener.open(on.server.url, event.id, { token: event.token, query: '?parts=screens' });
  const screen = await Listener.open(on.server.url, event.id, { query: '?as=public&parts=screens&screen=H4LL' });
  await desk.until(() => JSON.stringify(desk.view).includes('"H4LL":{"setup":null,"connected":true}'));
  await on.call('PUT', event.path('screens/H4LL'), { token: event.token, body: setup });
  await screen.until(() => JSON.stringify(screen.view).includes('By the door'));
  screen.close();
  // Who comes and goes is looked at once a second.
  const passing = setInterval(() => void on.clock.pass(1000), 50);
  await desk.until(() => JSON.stringify(desk.view).includes('"connected":false'));
  clearInterval(passing);
  desk.close();
});

test('whoever calls themselves many screens is a few, and those that the desk set up are all there', async () => {
  const event = await newEvent(on);
  await on.call('PUT', event.path('screens/ZZZZ'), { token: event.token, body: setup });
  const codes = [...Array.from({ length: 40 }, (_, index) => `M${index + 100}`), 'ZZZZ'];
  const open = await Promise.all(
    codes.map((code) => Listener.open(on.server.url, event.id, { query: `?parts=screens&screen=${code}` })),
  );
  const passing = setInterval(() => void on.clock.pass(1000), 50);
  await open[0]?.until(({ view }) => (view.screens as ScreensPart).ZZZZ?.connected === true);
  clearInterval(passing);
  expect(Object.keys(await screens(event))).toHaveLength(13);
  for (const listener of open) listener.close();
});
