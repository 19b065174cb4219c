/** The machine's own clock is set: rounds go on by the time that has really passed, and the desk is told. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ClockPart, DeskPart } from '../../core/event/views.ts';
import { minutesLeft } from '../../tests/campaign/clocks.ts';
import { settled } from '../../tests/server/clock.ts';
import {
  type TestEvent,
  type TestServer,
  newEvent,
  players,
  runningEvent,
  testServer,
} from '../../tests/server/desk.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let on: TestServer;
beforeEach(async () => {
  on = await testServer();
});
afterEach(() => on.end());

const left = (event: TestEvent): Promise<number> => minutesLeft(on, event);

async function told(event: TestEvent): Promise<DeskPart['clockJump']> {
  const { parts } = (await event.view(event.token)).body as { parts: { desk: DeskPart } };
  return parts.desk.clockJump;
}

test('while a round is played: it ends when it would have, and the desk is told', async () => {
  const event = await runningEvent(on);
  const length = await left(event);
  for (const by of [HOUR, -2 * HOUR]) {
    on.clock.setWall(on.clock.wall() + by);
    await on.clock.pass(2000);
    await settled();
    expect(await told(event)).toEqual({ by, restarted: false });
  }
  expect(await left(event)).toBeCloseTo(length - 4000 / MINUTE);
  await on.clock.pass((length - 1) * MINUTE);
  expect(await left(event)).toBeCloseTo(1 - 4000 / MINUTE);
});

test('by a little: nobody needs to know', async () => {
  const event = await runningEvent(on);
  on.clock.setWall(on.clock.now() + 20_000);
  await on.clock.pass(5000);
  expect(await told(event)).toBeNull();
});

test('back while the server is off: a later round is as long as any', async () => {
  const event = await newEvent(on);
  await event.play(players(4), { type: 'publish-pack' }, { type: 'start-event' }, { type: 'draft-round' });
  await event.play({ type: 'publish-round' });
  on.clock.set(on.clock.now() - HOUR);
  await on.restart();
  await on.clock.pass(MINUTE);
  await event.play({ type: 'start-clock' });
  expect(await told(event)).toBeNull();
  const { parts } = (await event.view()).body as { parts: { clock: ClockPart } };
  expect(await left(event)).toBe(parts.clock.minutes);
  await on.clock.pass(10 * MINUTE);
  expect(await left(event)).toBe((parts.clock.minutes ?? 0) - 10);
});

test('back while the server is off in mid-round: it goes on from its last entry, and the desk is told', async () => {
  const event = await runningEvent(on);
  const length = await left(event);
  await on.clock.pass(30 * MINUTE);
  await event.play({ type: 'note', text: 'half an hour is over' });
  on.clock.set(on.clock.now() - HOUR);
  await on.restart();
  await settled();
  expect(await left(event)).toBe(length - 30);
  expect(await told(event)).toEqual({ by: -HOUR, restarted: true });
  await on.clock.pass(10 * MINUTE);
  expect(await left(event)).toBe(length - 40);
});

test('wrongly forward, and right again: nothing of it stays', async () => {
  on.clock.setWall(on.clock.now() + 5 * HOUR);
  const event = await runningEvent(on);
  expect(await told(event)).toBeNull();
  const length = await left(event);
  on.clock.setWall(on.clock.now());
  await on.clock.pass(20 * MINUTE);
  expect(await left(event)).toBe(length - 20);
  await on.restart();
  await event.play({ type: 'pause-clock' }, { type: 'resume-clock' });
  await on.clock.pass(MINUTE);
  expect(await left(event)).toBe(length - 21);
});

test('while nobody plays: taken up after the rest', async () => {
  const first = await newEvent(on);
  on.clock.setWall(on.clock.now() + HOUR);
  await on.clock.pass(7 * HOUR);
  await first.play({ type: 'publish-pack' });
  expect(on.clock.now()).toBe(on.clock.wall());
  const event = await runningEvent(on);
  expect(await told(event)).toBeNull();
});
