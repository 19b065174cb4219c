import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Tap, faceOf, leftAt, showsAt, spent } from './clock.ts';

const MINUTE = 60_000;
const taps: readonly Tap[] = [
  { at: 1000, runs: 'A' },
  { at: 61_000, runs: 'B' },
  { at: 91_000, runs: null },
  { at: 200_000, runs: 'B' },
];

describe('a table clock', () => {
  it('adds up what each side’s clock ran', () => {
    expect(spent(taps, 210_000)).toEqual({ A: MINUTE, B: 40_000 });
    expect(spent([], 210_000)).toEqual({});
  });

  it('shows what is left after the last tap, and when it will be through', () => {
    const face = faceOf(taps, { A: 2 * MINUTE, B: 2 * MINUTE });
    expect(face).toEqual({ runs: 'B', since: 200_000, left: { A: MINUTE, B: 90_000 } });
    expect(leftAt(face, 'B', 210_000)).toBe(80_000);
    expect(leftAt(face, 'A', 210_000)).toBe(MINUTE);
    expect(leftAt(face, 'C', 210_000)).toBe(0);
    expect([showsAt(face, MINUTE), showsAt(face, 0), showsAt(face, 2 * MINUTE)]).toEqual([230_000, 290_000, null]);
    expect(showsAt(faceOf([], { A: MINUTE }), 0)).toBeNull();
  });

  it('takes a tap dated before the last one for one at the same moment', () => {
    const odd: readonly Tap[] = [
      { at: 5000, runs: 'A' },
      { at: 4000, runs: 'B' },
    ];
    expect(spent(odd, 6000)).toEqual({ A: 0, B: 1000 });
    expect(faceOf(odd, { A: 10, B: 10 })).toMatchObject({ since: 5000 });
  });

  it('loses not a millisecond over a whole game, however often it is looked at', () => {
    const gaps = fc.array(fc.tuple(fc.integer({ min: 0, max: 600_000 }), fc.constantFrom('A', 'B', null)), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(gaps, fc.integer({ min: 0, max: 600_000 }), (steps, rest) => {
        let [at, stood, running]: [number, number, Tap['runs']] = [1_000_000, 0, null];
        const given: Tap[] = [];
        for (const [gap, runs] of steps) {
          if (running === null && given.length > 0) stood += gap;
          if (given.length > 0) at += gap;
          given.push({ at, runs });
          running = runs;
        }
        const now = at + rest;
        const { A = 0, B = 0 } = spent(given, now);
        const face = faceOf(given, { A: 0, B: 0 });
        expect(A + B + stood + (running === null ? rest : 0)).toBe(now - 1_000_000);
        expect([-leftAt(face, 'A', now), -leftAt(face, 'B', now)].map((time) => time + 0)).toEqual([A, B]);
      }),
      { numRuns: 200 },
    );
  });
});
