/** What a battle came to, once its ballots are open: worth, points, who won, and what a campaign hands out. */
import type { PointLine } from '../../../encounter/types.ts';
import { type Finished, type Rewards, rewardsOf } from '../rules/rewards.ts';
import { type BattleOutcome, outcomeOf, reasonsFor, totalsOf, worthOf } from '../rules/score.ts';
import { type Battle, type PerGang, fighterOf, veteranOf } from './battle.ts';

export interface BattleResult extends BattleOutcome {
  readonly worth: Readonly<Record<string, number>>;
  readonly vp: Readonly<Record<string, number>>;
}

/** Null while the ballots are sealed. */
export function resultOf(battle: Battle): BattleResult | null {
  const { gangs, fighters, revealed, readings } = battle;
  if (!revealed) return null;
  const worth = Object.fromEntries(fighters.map(({ id, hurt }) => [id, worthOf(hurt, readings)]));
  const vp = totalsOf(gangs, ballotsOf(revealed), worth);
  return { worth, vp, ...outcomeOf(gangs, vp) };
}

function ballotsOf(revealed: PerGang<readonly string[]>): Readonly<Record<string, readonly string[]>> {
  return { ...revealed };
}

/** Every point, to whom it goes and why. */
export function pointLines(battle: Battle): readonly PointLine[] {
  const { gangs, revealed, readings } = battle;
  if (!revealed) return [];
  return gangs.flatMap((side) =>
    (revealed[side] ?? []).flatMap((id) => {
      const target = fighterOf(battle, id);
      if (!target) return [];
      return reasonsFor(target.hurt, readings).flatMap(({ points, why, out, rules }) =>
        byRound(out ? [target.outIn] : target.lostIn.slice(0, points)).map(([turn, many]) => {
          const what = `${target.sheet.name}: ${why}`;
          return { side, column: 'vp', points: many, turn, what, rules: [...rules, 'HIT-VP-06'] } as const;
        }),
      );
    }),
  );
}

/** How many of these happened in each round. */
function byRound(rounds: readonly number[]): readonly (readonly [round: number, many: number])[] {
  return [...new Set(rounds)].map((round) => [round, rounds.filter((one) => one === round).length]);
}

/** Experience and Reputation, in a campaign and once the ballots are open. */
export function rewardsNow(battle: Battle): Rewards | null {
  const result = resultOf(battle);
  if (!result || !battle.campaign) return null;
  const { gangs, underdog = null, fighters, outs, mvf, trophies, readings } = battle;
  const veterans = fighters.map(veteranOf);
  const finished: Finished = { gangs, vp: result.vp, underdog, fighters: veterans, outs, mvf, trophies };
  return rewardsOf(finished, readings);
}
