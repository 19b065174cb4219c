/** What a killed model weighs in Reckoning (GG0-STRAT-RECKONING-02): a Henchman who leads weighs 3, not 5. */
import type { ModelProfile } from '../../../malifaux/rules/table.ts';

export function weightOf({ rank, leader }: Pick<ModelProfile, 'rank' | 'leader'>): number {
  if (leader || rank === 'master') return 3;
  return rank === 'henchman' ? 2 : 1;
}
