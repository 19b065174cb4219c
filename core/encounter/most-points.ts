/** Who won a game that the most points win, in a sentence. */
import { sideIn } from './names.ts';
import type { SideId } from './types.ts';

/** `points`: of every side that plays. Nobody wins where several have the most. */
export function mostPoints(points: readonly (readonly [SideId, number])[]): string {
  const figures = points.map(([, count]) => count).sort((a, b) => b - a);
  const [most = 0, next] = figures;
  const best = points.filter(([, count]) => count === most).map(([side]) => sideIn(side));
  if (best.length > 1) {
    return `A draw: ${best.slice(0, -1).join(', ')} and ${best.at(-1) ?? ''} have ${most} VP each, and nobody wins.`;
  }
  const winner = best[0] ?? '';
  return figures.length === 2 ? `${winner} wins with ${most} VP to ${next ?? 0}.` : `${winner} wins with ${most} VP.`;
}
