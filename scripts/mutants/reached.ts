/** Switches one slip on, and notes which test reaches which. */
import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';

/** A slip that is asked after so often makes a loop that never ends. */
const ENDLESS = 20_000_000;

const active = Number(process.env.MUSTER_ACTIVE ?? '-1');
let asked = 0;
const slips = new Set<number>();

function note(test: string): void {
  if (active < 0 && slips.size > 0) {
    appendFileSync(process.env.MUSTER_REACHED ?? '', `${JSON.stringify({ test, slips: [...slips] })}\n`);
  }
  slips.clear();
}

Object.assign(globalThis, {
  musterSlip: (slip: number): boolean => {
    if (active < 0) slips.add(slip);
    if (slip !== active) return false;
    asked += 1;
    if (asked > ENDLESS) throw new Error('This loop never ends.');
    return true;
  },
});

// What was asked before a test began was asked as modules were loaded.
beforeAll(() => note(''));
afterAll(() => note(expect.getState().testPath ?? ''));
