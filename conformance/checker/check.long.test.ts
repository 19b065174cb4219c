/**
 * 5,000 generated events a pack: an independent checker finds nothing, every round is proved to be the best, and every draw
 * and fold comes out the same.
 */
import { describe, expect, it } from 'vitest';
import { verifyEvent } from '../../core/event/verify.ts';
import { CAMPAIGNS, eventOf, problemsIn } from './testing/campaign.ts';

describe.each(CAMPAIGNS.map((campaign) => [campaign.pack.id, campaign] as const))(
  '5,000 events of %s',
  (_, campaign) => {
    it('break no rule that an independent checker knows', { timeout: 3_600_000 }, () => {
      expect(problemsIn(campaign, 0, 5_000)).toEqual([]);
    });

    it('come out the same when every draw and fold is run again', () => {
      for (let number = 0; number < 60; number += 1) {
        const { header, entries } = eventOf(campaign, number).record;
        expect(verifyEvent(campaign.pack, header, entries).problems, String(number)).toEqual([]);
      }
    });
  },
);
