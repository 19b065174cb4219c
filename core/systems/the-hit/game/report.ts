/** What a campaign is told of a battle: points, who won, Reputation and Experience, by gang and fighter. */
import type { SideId } from '../../../encounter/types.ts';
import { totalOf } from '../after/rewards.ts';
import type { Battle } from './battle.ts';
import { resultOf, rewardsNow, standingOf } from './result.ts';

export interface GangReport {
  readonly side: SideId;
  readonly vp: number;
  readonly standing: 'win' | 'draw' | 'loss';
  /** Gains and losses together. */
  readonly reputation: number;
  /** What its fighters are called, by the ids that they had in this battle. */
  readonly names: Readonly<Record<string, string>>;
  /** By fighter. */
  readonly experience: Readonly<Record<string, number>>;
  /** Who went Out of Action by an injury: the post-battle sequence begins with them (HIT-EXT-POST). */
  readonly injured: readonly string[];
  readonly captured: readonly string[];
}

/** Null before the ballots are open, and for a battle that is of no campaign. */
export function reportOf(battle: Battle): readonly GangReport[] | null {
  const [result, rewards] = [resultOf(battle), rewardsNow(battle)];
  if (!result || !rewards) return null;
  return battle.gangs.map((side) => {
    const own = battle.fighters.filter(({ gang }) => gang === side);
    const gone = (how: 'injury' | 'captured') => own.filter(({ hurt }) => hurt.out === how).map(({ id }) => id);
    return {
      side,
      vp: result.vp[side] ?? 0,
      standing: standingOf(result, side),
      reputation: totalOf(rewards.reputation[side] ?? []),
      names: Object.fromEntries(own.map(({ id, sheet }) => [id, sheet.name])),
      experience: Object.fromEntries(own.map(({ id }) => [id, totalOf(rewards.experience[id] ?? [])])),
      injured: gone('injury'),
      captured: gone('captured'),
    };
  });
}
