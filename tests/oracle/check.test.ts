import { describe, expect, it } from 'vitest';
import { generateEvent } from '../../core/event/generate/generate.ts';
import { gainingGroundsS0 as pack } from '../../core/systems/gaining-grounds-s0/pack.ts';
import { checkEvent } from '../../audit/check.ts';
import { openSwiss } from '../../core/systems/open-swiss/pack.ts';
import { nextRound, openFloor, playRound } from '../core/event/floor.ts';
import { CAMPAIGNS, problemsIn, problemsOf } from './campaign.ts';

/** `npm run test:full` plays and proves 5,000 of each: the others are in each pack's folder. */
const EVENTS = 120;

describe.each(CAMPAIGNS.map((campaign) => [campaign.pack.id, campaign] as const))(
  'generated events of %s',
  (_, campaign) => {
    it('break no rule that an independent checker knows', { timeout: 240_000 }, () => {
      expect(problemsIn(campaign, 0, EVENTS)).toEqual([]);
    });
  },
);

describe('very small events', () => {
  it.each([2, 3, 4, 5])('of %i players break no rule that can be kept', (players) => {
    for (let seed = 0; seed < 10; seed += 1) {
      const event = generateEvent(pack, { seed: `small ${seed}`, players, features: { pins: false } });
      expect(problemsOf(pack, event)).toEqual([]);
    }
  });
});

it('a feature table is the leaders’ own, also where they have had it', () => {
  const floor = openFloor(openSwiss);
  const entrants = Array.from({ length: 8 }, (_, n) => ({ name: `P${n}`, checkIn: true }));
  floor.run({ type: 'add-entrants', entrants });
  floor.run({ type: 'change-settings', settings: { tables: [1, 2, 3, 4], featured: [4], rounds: 3 } });
  floor.run({ type: 'publish-pack' });
  floor.run({ type: 'start-event' });
  for (const round of [1, 2, 3]) {
    nextRound(floor);
    expect(floor.games()[0]?.table).toBe(4);
    if (round < 3) playRound(floor);
  }
  expect(checkEvent(floor.record())).toEqual([]);
});
