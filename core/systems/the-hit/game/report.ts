/** What a campaign is told of a battle: points, who won, Reputation and Experience; and how a gang comes out of it. */
import type { SideId } from '../../../encounter/types.ts';
import { reputationAfter, totalOf } from '../rules/rewards.ts';
import { standingOf } from '../rules/score.ts';
import type { Battle } from './battle.ts';
import { resultOf, rewardsNow } from './result.ts';
import type { GangSheet } from './sheet.ts';

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

/** Why somebody is away from the next battle on, until its player says otherwise. */
export const AWAY = { injury: 'Out of Action last battle', captured: 'captured' } as const;

/**
 * The gang as it leaves the battle: more Experience, and who is out is away until its player says otherwise, by what the
 * post-battle sequence makes of it (HIT-EVENT-09, HIT-EXT-POST).
 */
export function gangAfter(
  { sheets }: Battle,
  { side, reputation, experience, injured, captured }: GangReport,
): GangSheet | null {
  const sheet = sheets[side];
  if (!sheet) return null;
  const awayNow = (id: string): string | null =>
    captured.includes(id) ? AWAY.captured : injured.includes(id) ? AWAY.injury : null;
  const gain = { value: reputation, why: 'the battle', rule: 'HIT-REWARD-10' } as const;
  return {
    ...sheet,
    reputation: sheet.reputation === null ? null : reputationAfter(sheet.reputation, [gain]),
    fighters: sheet.fighters.map((fighter) => ({
      ...fighter,
      experience: fighter.experience + (experience[fighter.id] ?? 0),
      gained: experience[fighter.id] ?? 0,
      away: awayNow(fighter.id) ?? fighter.away,
    })),
  };
}
