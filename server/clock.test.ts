import { expect, test } from 'vitest';
import { steadyClock } from './clock.ts';

const MINUTE = 60_000;

function machine() {
  const time = { wall: Date.UTC(2026, 10, 21, 9), ticks: 5, uptime: 1000 };
  const clock = steadyClock({ wall: () => time.wall, ticks: () => time.ticks, uptime: () => time.uptime });
  const pass = (ms: number): void => {
    time.wall += ms;
    time.ticks += ms;
    time.uptime += ms;
  };
  return { time, clock, pass };
}

test('a clock that is set, back or forward, changes nothing of the time that passes', () => {
  const { time, clock, pass } = machine();
  const start = clock.now();
  pass(10 * MINUTE);
  time.wall -= 60 * MINUTE;
  expect(clock.now() - start).toBe(10 * MINUTE);
  pass(10 * MINUTE);
  time.wall += 600 * MINUTE;
  expect([clock.now() - start, clock.wall() - clock.now()]).toEqual([20 * MINUTE, 540 * MINUTE]);
});

test('a laptop that slept was away for as long as it slept', () => {
  const { time, clock, pass } = machine();
  const start = clock.now();
  pass(MINUTE);
  time.wall += 30 * MINUTE;
  time.uptime += 30 * MINUTE;
  expect(clock.now() - start).toBe(31 * MINUTE);
  pass(MINUTE);
  expect([clock.now() - start, clock.now() - clock.wall()]).toEqual([32 * MINUTE, 0]);
});

test('a coarse count of the machine moves no time', () => {
  const { time, clock, pass } = machine();
  const start = clock.now();
  for (let step = 1; step <= 50; step += 1) {
    pass(100);
    time.uptime = 1000 + Math.floor(step / 10) * 1000;
    expect(clock.now() - start).toBe(step * 100);
  }
});

test('what the machine says is taken up where nothing is timed', () => {
  const { time, clock, pass } = machine();
  time.wall += 60 * MINUTE;
  clock.settle();
  expect(clock.now()).toBe(time.wall);
  pass(MINUTE);
  expect(clock.now()).toBe(time.wall);
});

test('a machine that says nothing of its start counts by its ticks', () => {
  let ticks = 0;
  const clock = steadyClock({ wall: () => 1_000_000, ticks: () => ticks, uptime: () => null });
  ticks = 5 * MINUTE;
  expect(clock.now()).toBe(1_000_000 + 5 * MINUTE);
});
