/** The ledger of a campaign: what gangs and fighters have come to, worked out from what was entered. */
import { reputationAfter } from '../after/rewards.ts';
import type { GangReport } from '../game/report.ts';
import type { FighterSheet, GangSheet } from '../game/sheet.ts';

/** A battle as it is entered: which gang of the campaign sat where, and what came of it. */
export interface BattleEntered {
  readonly battle: string;
  readonly gangs: readonly (GangReport & { readonly gang: string })[];
}

/** A correction by hand, with its reason: the post-battle sequence, a sale, a slip. */
export interface Adjusted {
  readonly gang: string;
  readonly fighter?: string;
  readonly reputation?: number;
  readonly experience?: number;
  /** Why a fighter is away from now on; empty when it is back. */
  readonly away?: string;
  readonly reason: string;
}

export interface CampaignGang {
  readonly id: string;
  readonly sheet: GangSheet;
  readonly reputation: number;
  /** By fighter. */
  readonly experience: Readonly<Record<string, number>>;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly vp: number;
}

export interface Ledger {
  readonly gangs: readonly CampaignGang[];
  readonly battles: readonly BattleEntered[];
}

export const EMPTY: Ledger = { gangs: [], battles: [] };

export function gangOf({ gangs }: Ledger, id: string): CampaignGang | undefined {
  return gangs.find((gang) => gang.id === id);
}

export function joined(ledger: Ledger, id: string, sheet: GangSheet, reputation: number): Ledger {
  const gang: CampaignGang = { id, sheet, reputation, experience: {}, wins: 0, draws: 0, losses: 0, vp: 0 };
  return { ...ledger, gangs: [...ledger.gangs, gang] };
}

/** Gains first, then losses, never below the least Reputation (HIT-REWARD-10, HIT-EXT-REP). */
export function fought(ledger: Ledger, entered: BattleEntered): Ledger {
  const gangs = ledger.gangs.map((gang) => {
    const report = entered.gangs.find((one) => one.gang === gang.id);
    return report ? afterBattle(gang, report) : gang;
  });
  return { gangs, battles: [...ledger.battles, entered] };
}

function afterBattle(gang: CampaignGang, { vp, standing, reputation, experience }: GangReport): CampaignGang {
  const gain = { value: reputation, why: 'the battle', rule: 'HIT-REWARD-10' };
  const won = (word: typeof standing) => (standing === word ? 1 : 0);
  return {
    ...gang,
    reputation: reputationAfter(gang.reputation, [gain]),
    experience: added(gang.experience, experience),
    wins: gang.wins + won('win'),
    draws: gang.draws + won('draw'),
    losses: gang.losses + won('loss'),
    vp: gang.vp + vp,
  };
}

function added(now: CampaignGang['experience'], more: CampaignGang['experience']): CampaignGang['experience'] {
  const sums = Object.entries(more).map(([id, points]) => [id, (now[id] ?? 0) + points] as const);
  return { ...now, ...Object.fromEntries(sums) };
}

export function adjusted(
  ledger: Ledger,
  { gang: id, fighter, reputation = 0, experience = 0, away }: Adjusted,
): Ledger {
  const gangs = ledger.gangs.map((gang) => {
    if (gang.id !== id) return gang;
    const fighters = gang.sheet.fighters.map((one): FighterSheet =>
      one.id === fighter && away !== undefined ? { ...one, away } : one,
    );
    return {
      ...gang,
      sheet: { ...gang.sheet, fighters },
      reputation: reputationAfter(gang.reputation, [{ value: reputation, why: 'by hand', rule: 'HIT-EXT-REP' }]),
      experience: fighter === undefined ? gang.experience : added(gang.experience, { [fighter]: experience }),
    };
  });
  return { ...ledger, gangs };
}

/** The table of the campaign: most Reputation first, then wins, then Victory Points. */
export function ranked({ gangs }: Ledger): readonly CampaignGang[] {
  return [...gangs].sort((a, b) => b.reputation - a.reputation || b.wins - a.wins || b.vp - a.vp);
}

/** How often two gangs have met. */
export function meetings({ battles }: Ledger, a: string, b: string): number {
  return battles.filter(({ gangs }) => [a, b].every((id) => gangs.some(({ gang }) => gang === id))).length;
}
