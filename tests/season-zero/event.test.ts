/** The main job on real input, as `event.ts` does it. */
import { describe, expect, it } from 'vitest';
import { playSeasonZeroEvent } from './event.ts';

describe('a Season Zero event of 24 players over HTTP', () => {
  it('ends in standings that a second, independent computation confirms', { timeout: 60_000 }, async () => {
    const told: string[] = [];
    const { rounds, standings, problems, checks, winners } = await playSeasonZeroEvent((line) => told.push(line));
    // Among them those of `checkEvent`, which was given these standings and reckons its own.
    expect(problems).toEqual([]);
    expect(rounds).toBe(4);
    expect(standings).toHaveLength(24);
    expect(winners).toEqual(standings.filter(({ rank }) => rank === 1).map(({ entrant }) => entrant));
    // Registration, four rounds' lots and draws, their standings, and the end.
    expect(checks).toBeGreaterThan(12);
    expect(told.join('\n')).toMatch(/one with the ringer[^]*corrected[^]*drops out/);
  });
});
