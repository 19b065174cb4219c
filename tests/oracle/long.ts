/** The events of one pack from 500 to 5,000, after those of check.test.ts. A file for each pack, so that two are looked at at once. */
import { expect, it } from 'vitest';
import { verifyEvent } from '../../core/event/verify.ts';
import { CAMPAIGNS, eventOf, problemsIn } from './campaign.ts';

/**
 * An independent checker finds nothing, every round is proved to be the best, and every draw and fold of some comes out the
 * same.
 */
export function checkManyEvents(pack: string): void {
  const campaign = CAMPAIGNS.find((one) => one.pack.id === pack);
  if (campaign === undefined) throw new Error(`There is no campaign of ${pack}.`);

  it('4,500 generated events break no rule that an independent checker knows', { timeout: 3_600_000 }, () => {
    expect(problemsIn(campaign, 500, 5_000)).toEqual([]);
  });

  it('generated events come out the same when every draw and fold is run again', () => {
    for (let number = 0; number < 60; number += 1) {
      const { header, entries } = eventOf(campaign, number).record;
      expect(verifyEvent(campaign.pack, header, entries).problems, String(number)).toEqual([]);
    }
  });
}
