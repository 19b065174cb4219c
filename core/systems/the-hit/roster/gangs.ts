/** Gangs and their fighters (HIT-SETUP-01, HIT-CREW-03, HIT-EXT-STATUS). */
import { type Broken, broken } from '../../../rules/broken.ts';

/** A gang's id: one player's side in this battle. */
export type Gang = string;

/** Something for every gang. */
export type ByGang<T> = Readonly<Record<Gang, T>>;

/** Standing and free; Prone; Standing and Engaged; Seriously Injured; Out of Action. */
export const STATUSES = ['active', 'pinned', 'engaged', 'injured', 'out'] as const;
export type Status = (typeof STATUSES)[number];

/** How a fighter went Out of Action: only an injury is worth a point (HIT-VP-03). */
export const OUT_CAUSES = ['injury', 'ran-off', 'fled', 'captured', 'card'] as const;
export type OutCause = (typeof OUT_CAUSES)[number];

/** What rules ask of a fighter wherever they speak of one. */
export interface GangMember {
  readonly id: string;
  readonly gang: Gang;
}

/** How a fighter is doing. */
export interface FighterCondition {
  readonly status: Status;
  readonly broken: boolean;
  readonly hidden: boolean;
}

/** Two to four gangs, each an attacker (HIT-SETUP-01). */
export function checkGangs(gangs: readonly Gang[]): readonly Broken[] {
  const fits = gangs.length >= 2 && gangs.length <= 4 && new Set(gangs).size === gangs.length;
  return broken(!fits, 'HIT-SETUP-01', 'The Hit is for two, three or four gangs, one player each.');
}

export function opponentsOf(gang: Gang, gangs: readonly Gang[]): readonly Gang[] {
  return gangs.filter((other) => other !== gang);
}
