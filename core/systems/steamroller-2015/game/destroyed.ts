/** Army points destroyed, filled in from what is left on the table at the end of a game. */
import type { EntrantId, Result, ScoreLine } from '../../../event/types.ts';
import { cite } from '../../../journal/cite.ts';
import { isWin } from '../outcome.ts';
import type { Army } from './army.ts';
import { pointsLost } from './losses.ts';
import type { Side } from './sides.ts';

/**
 * The result with every `armyPointsDestroyed` that it leaves out. The first seat is side A. Whoever concedes, or whose
 * clock ran out, loses casters and battlegroup as if the casters had just been destroyed; who concedes has destroyed
 * nothing.
 */
export function withArmyPoints(result: Result, seats: readonly EntrantId[], army: Army): Result {
  if (result.kind !== 'played' && result.kind !== 'set' && result.kind !== 'concession') return result;
  cite('SR15-VICTORY-05', 'SR15-RESULT-02');
  const conceding = result.kind === 'concession' ? seats.indexOf(result.by) : -1;
  const scores = seats.map((_, seat) => {
    const given = result.scores[seat] ?? {};
    if (given.armyPointsDestroyed !== undefined) return given;
    const other = 1 - seat;
    const castersFall = conceding === other || ranOut(given);
    const { points } = pointsLost(army, sideOf(other), { castersFall });
    return { ...given, armyPointsDestroyed: seat === conceding ? 0 : points };
  });
  return { ...result, scores };
}

/** Whether this seat won because the other's clock ran out. */
function ranOut(line: ScoreLine): boolean {
  if (!isWin(line) || line.by !== 'clock') return false;
  cite('SR15-VAR-TIME-20');
  return true;
}

function sideOf(seat: number): Side {
  return seat === 0 ? 'A' : 'B';
}
