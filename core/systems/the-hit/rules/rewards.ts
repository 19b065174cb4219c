/** What a battle of a campaign brings: Experience by fighter and Reputation by gang (HIT-REWARD). */
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Broken, broken } from '../../../rules/broken.ts';
import type { ByGang, Gang, GangMember } from '../roster/gangs.ts';
import type { HitReadings } from '../readings.ts';
import { type BattleOutcome, outcomeOf } from './score.ts';

export interface Veteran extends GangMember {
  /** What it is called, where that is not its id. */
  readonly name?: string;
  readonly leader: boolean;
  readonly champion: boolean;
  /** Whether it was in the crew. */
  readonly tookPart: boolean;
}

/** Who went Out of Action and who did it, in order; null when no fighter did. */
export interface Out {
  readonly fighter: string;
  readonly by: string | null;
}

export interface Finished {
  readonly gangs: readonly Gang[];
  readonly vp: ByGang<number>;
  readonly underdog: Gang | null;
  readonly fighters: readonly Veteran[];
  readonly outs: readonly Out[];
  /** Each gang's most valuable fighter, where it named one. */
  readonly mvf: Readonly<Partial<Record<Gang, string>>>;
  /** Experience for taking enemies out as it was entered, by fighter, in place of what follows from `outs`. */
  readonly trophies?: Readonly<Record<string, number>>;
}

/** A gain with its reason and rule; negative for a loss. */
export interface Gain {
  readonly value: number;
  readonly why: string;
  readonly rule: RuleId;
}

/** Reputation has this floor (core rules, unverified: HIT-EXT-REP). */
const LEAST_REPUTATION = 1;

/** One for every opposing gang (HIT-REWARD-07). */
export function gainFor(foes: number): Gain {
  const why = foes === 1 ? 'for an opposing gang' : `for ${foes} opposing gangs`;
  return { value: foes, why, rule: 'HIT-REWARD-07' };
}

/** What a gang gains and loses in Reputation, gains first (HIT-REWARD-07 to -10). */
export function reputationGains(gang: Gang, { gangs, vp }: Pick<Finished, 'gangs' | 'vp'>): readonly Gain[] {
  const { winner, losers } = outcomeOf(gangs, vp);
  const foes = gangs.length - 1;
  const points = vp[gang] ?? 0;
  return gainsOf([
    gainFor(foes),
    { value: gang === winner ? 1 : 0, why: 'won the battle', rule: 'HIT-REWARD-08' },
    { value: Math.floor(points / 2), why: `for ${points} Victory Points`, rule: 'HIT-REWARD-09' },
    { value: losers.includes(gang) ? -1 : 0, why: 'lost the battle', rule: 'HIT-REWARD-10' },
  ]);
}

/** The Reputation after these gains, never below 1 (HIT-EXT-REP). */
export function reputationAfter(before: number, gains: readonly Gain[]): number {
  return Math.max(LEAST_REPUTATION, before + totalOf(gains));
}

export function totalOf(gains: readonly Gain[]): number {
  return gains.reduce((sum, { value }) => sum + value, 0);
}

/** Every fighter's Experience, with reasons (HIT-REWARD-01 to -06). */
export function experienceOf(fighter: Veteran, battle: Finished, { edition }: HitReadings): readonly Gain[] {
  const { winner } = outcomeOf(battle.gangs, battle.vp);
  const won = fighter.tookPart && fighter.gang === winner;
  const entered = battle.trophies?.[fighter.id];
  const trophies = entered === undefined ? enemiesOut(battle).filter(({ by }) => by === fighter.id) : [];
  const first = enemiesOut(battle)[0]?.by === fighter.id;
  const gains: Gain[] = [
    { value: fighter.tookPart ? 1 : 0, why: 'took part', rule: 'HIT-REWARD-01' },
    ...trophies.map((out): Gain => ({
      value: trophyValue(out.victim, edition),
      why: `took ${out.victim.name ?? out.victim.id} Out of Action`,
      rule: 'HIT-REWARD-02',
    })),
    { value: entered ?? 0, why: 'enemies taken out, as entered', rule: 'HIT-EXT-XP' },
    { value: first ? 1 : 0, why: 'First Blood', rule: 'HIT-REWARD-03' },
    {
      value: fighter.tookPart && battle.mvf[fighter.gang] === fighter.id ? 1 : 0,
      why: 'most valuable fighter',
      rule: 'HIT-REWARD-04',
    },
    { value: won && fighter.leader ? 1 : 0, why: 'Leader of the winning gang', rule: 'HIT-REWARD-05' },
    { value: won && battle.underdog === winner ? 1 : 0, why: 'the Underdog won', rule: 'HIT-REWARD-06' },
  ];
  return gains.filter(({ value }) => value !== 0);
}

/** XP for an enemy Out of Action (core rules, unverified: HIT-EXT-XP). */
function trophyValue({ leader, champion }: Veteran, edition: HitReadings['edition']): number {
  return (edition === 2023 ? 2 : 1) + (leader || champion ? 1 : 0);
}

/** Those whom a fighter of another gang took Out of Action, in order. */
function enemiesOut({ fighters, outs }: Finished) {
  const find = (id: string | null) => fighters.find((fighter) => fighter.id === id);
  return outs.flatMap(({ fighter, by }) => {
    const [victim, taker] = [find(fighter), find(by)];
    return victim && taker && victim.gang !== taker.gang ? [{ victim, by: taker.id }] : [];
  });
}

function gainsOf(gains: readonly Gain[]): readonly Gain[] {
  const found = gains.filter(({ value }) => value !== 0);
  return found;
}

/** One own fighter that took part, once (HIT-REWARD-04). */
export function checkMvf(by: Gang, fighter: Veteran | undefined, named: string | null): readonly Broken[] {
  const own = fighter?.gang === by && fighter.tookPart;
  return [
    ...broken(!own, 'HIT-REWARD-04', 'A player names an own fighter that took part.'),
    ...broken(named !== null, 'HIT-REWARD-04', 'This gang’s most valuable fighter is named already.'),
  ];
}

export interface Rewards extends BattleOutcome {
  readonly reputation: ByGang<readonly Gain[]>;
  readonly experience: Readonly<Record<string, readonly Gain[]>>;
}

/** Everything that a battle brings. */
export function rewardsOf(battle: Finished, readings: HitReadings): Rewards {
  const { gangs, fighters } = battle;
  return {
    ...outcomeOf(gangs, battle.vp),
    reputation: Object.fromEntries(gangs.map((gang) => [gang, reputationGains(gang, battle)])),
    experience: Object.fromEntries(fighters.map((one) => [one.id, experienceOf(one, battle, readings)])),
  };
}
