/** What every fighter is worth to those who named it, and who has won (HIT-VP). */
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { ByGang, Gang, OutCause } from '../roster/gangs.ts';
import type { HitReadings } from '../readings.ts';

/** What happened to a fighter, in order (HIT-EXT-WOUNDS). */
export type Harm =
  | { readonly fighter: string; readonly loses: number }
  | { readonly fighter: string; readonly regains: number }
  | { readonly fighter: string; readonly out: OutCause };

/** A fighter's Wounds, and how it left the battle; null while it is in play. */
export interface Hurt {
  readonly lost: number;
  readonly out: OutCause | null;
}

export const UNHURT: Hurt = { lost: 0, out: null };

/** What a fighter with so many Wounds is after this; nothing happens to one that is out (HIT-VP-01, -02). */
export function hurtBy(hurt: Hurt, harm: Harm, wounds: number): Hurt {
  if (hurt.out !== null) return hurt;
  if ('out' in harm) return { ...hurt, out: harm.out };
  const change = 'loses' in harm ? harm.loses : -harm.regains;
  return { ...hurt, lost: Math.min(wounds, Math.max(0, hurt.lost + change)) };
}

/** A part of a worth, with the rules that give it. */
export interface WorthReason {
  readonly points: number;
  readonly why: string;
  /** For going Out of Action, else for Wounds. */
  readonly out: boolean;
  readonly rules: readonly RuleId[];
}

/** What a fighter is worth, part by part (HIT-VP-01 to -05); nothing for one that is unhurt. */
export function reasonsFor({ lost, out }: Hurt, { ranWounds }: HitReadings): readonly WorthReason[] {
  const counts = out === null || out === 'injury' || ranWounds === 'count';
  const told = lost === 1 ? '1 Wound lost' : `${lost} Wounds lost`;
  const wounds: WorthReason = { points: lost, why: told, out: false, rules: ['HIT-VP-01', 'HIT-VP-02'] };
  const rules = cite('HIT-VP-01', 'HIT-AMB-10');
  const injury: WorthReason = { points: 1, why: 'Out of Action by an injury', out: true, rules };
  return [...(lost > 0 && counts ? [wounds] : []), ...(out === 'injury' ? [injury] : [])];
}

export function worthOf(hurt: Hurt, readings: HitReadings): number {
  return reasonsFor(hurt, readings).reduce((sum, { points }) => sum + points, 0);
}

/** Each gang's Victory Points: the full worth of every fighter it named, shared or not (HIT-VP-06). */
export function totalsOf(
  gangs: readonly Gang[],
  ballots: ByGang<readonly string[]>,
  worth: Readonly<Record<string, number>>,
): ByGang<number> {
  const total = (gang: Gang) => (ballots[gang] ?? []).reduce((sum, name) => sum + (worth[name] ?? 0), 0);
  return Object.fromEntries(gangs.map((gang) => [gang, total(gang)]));
}

export interface BattleOutcome {
  readonly result: 'win' | 'draw' | 'all-lose';
  readonly winner: Gang | null;
  readonly losers: readonly Gang[];
  readonly rules: readonly RuleId[];
}

/** Most wins, a tie is a draw that nobody loses, and nothing for anybody is a loss for all (HIT-VP-07, -08). */
export function outcomeOf(gangs: readonly Gang[], vp: ByGang<number>): BattleOutcome {
  const most = Math.max(...gangs.map((gang) => vp[gang] ?? 0));
  const best = gangs.filter((gang) => (vp[gang] ?? 0) === most);
  const [winner = null] = best;
  if (most === 0) return { result: 'all-lose', winner: null, losers: gangs, rules: cite('HIT-VP-08') };
  if (best.length > 1) {
    return { result: 'draw', winner: null, losers: [], rules: cite('HIT-VP-07', 'HIT-AMB-08', 'HIT-AMB-09') };
  }
  return { result: 'win', winner, losers: gangs.filter((gang) => gang !== winner), rules: cite('HIT-VP-07') };
}

/** How a battle came out for a gang: in a draw for nobody as a loss, third gangs included (HIT-AMB-08). */
export function standingOf(
  { result, winner }: Pick<BattleOutcome, 'result' | 'winner'>,
  gang: Gang,
): 'win' | 'draw' | 'loss' {
  if (result === 'draw') return 'draw';
  return gang === winner ? 'win' : 'loss';
}
