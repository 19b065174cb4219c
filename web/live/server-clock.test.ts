import { expect, test } from 'vitest';
import { type ClockBoard, faceOf, leftAt } from '../../core/encounter/clock.ts';
import { createServerClock } from './server-clock.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HEARTBEAT = 5 * SECOND;

/** A device whose clock is hours wrong and runs a little fast or slow, on a network that takes its time. */
function device(drift: number) {
  const clock = createServerClock();
  const own = (at: number) => (at - 1_000_000) * (1 + drift) + 7_200_000;
  let turn = 0;
  return {
    hear: (at: number) => clock.heard(at, own(at) + 4 + (((turn += 1) * 17) % 41)),
    now: (at: number) => clock.at(own(at)),
  };
}

test.each([20e-6, -20e-6])('a clock that drifts by %f shows 2 hours to 50 ms, asleep for most of it', (drift) => {
  const phone = device(drift);
  const board: Pick<ClockBoard, 'runs' | 'since' | 'left'> = faceOf([{ at: 1_000_000, runs: 'A' }], {
    A: 150 * MINUTE,
  });
  let worst = 0;
  for (let at = 1_000_000; at <= 1_000_000 + 120 * MINUTE; at += HEARTBEAT) {
    // Awake for five minutes, asleep for 55, and so again: it is right with the first word after it woke.
    if (((at - 1_000_000) / MINUTE) % 60 >= 5 && at < 1_000_000 + 119 * MINUTE) continue;
    phone.hear(at);
    const reference = leftAt(board, 'A', at + 2500);
    worst = Math.max(worst, Math.abs(leftAt(board, 'A', phone.now(at + 2500)) - reference));
  }
  expect(worst).toBeLessThanOrEqual(50);
});

test('a clock that somebody sets is believed with the next word', () => {
  const clock = createServerClock();
  clock.heard(1_000_000, 500_000);
  clock.heard(1_005_000, 5_000_000);
  expect(clock.at(5_001_000)).toBe(1_006_000);
});
