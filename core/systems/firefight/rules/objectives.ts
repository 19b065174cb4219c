/** Who holds which marker at a round's end, and who wins (GFF-MISSION-05 to -12). */
import type { ByArmy, ArmySide } from './rounds.ts';

/** A unit with a model whose base is 3" or less from a marker's centre (GFF-MISSION-06, GFF-AMB-06). */
export interface Claimant {
  readonly side: ArmySide;
  readonly shaken: boolean;
  /** Whether it came in by Ambush in this round. */
  readonly arrived: boolean;
}

/** Shaken units and those that came in by Ambush this round neither seize nor contest (GFF-MISSION-10). */
export function isAble({ shaken, arrived }: Claimant): boolean {
  return !shaken && !arrived;
}

/** Whose a marker is after the round: one side alone takes it, both make it neutral, nobody leaves it as it was. */
export function holderAfter(holder: ArmySide | null, near: readonly Claimant[]): ArmySide | null {
  let [a, b] = [false, false];
  for (const one of near) {
    if (!isAble(one)) continue;
    if (one.side === 'A') a = true;
    else b = true;
  }
  if (a && b) {
    return null;
  }
  return a ? 'A' : b ? 'B' : holder;
}

export interface GameResult {
  readonly counts: ByArmy<number>;
  readonly result: ArmySide | 'draw';
}

/** The side with more markers wins; equal counts are a draw; units still set aside hold nothing (GFF-DEPLOY-08). */
export function resultOf(holders: readonly (ArmySide | null)[]): GameResult {
  const count = (side: ArmySide) => holders.filter((holder) => holder === side).length;
  const counts = { A: count('A'), B: count('B') };
  return { counts, result: counts.A === counts.B ? 'draw' : counts.A > counts.B ? 'A' : 'B' };
}
