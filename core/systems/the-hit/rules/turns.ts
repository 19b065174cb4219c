/** Turns that go round in priority order (HIT-TILES-02, HIT-SECTOR-03, HIT-DEPLOY-06, -07). */
import type { ByGang, Gang } from '../roster/gangs.ts';
import type { HitReadings } from '../readings.ts';

/** Round and round, one a turn; a gang with nothing left is skipped. */
export function rotate(priority: readonly Gang[], counts: ByGang<number>): readonly Gang[] {
  const most = Math.max(0, ...priority.map((gang) => counts[gang] ?? 0));
  return Array.from({ length: most }, (_, lap) => priority.filter((gang) => (counts[gang] ?? 0) > lap)).flat();
}

/** Everything of one gang, then of the next. */
function inBlocks(priority: readonly Gang[], counts: ByGang<number>): readonly Gang[] {
  return priority.flatMap((gang) => Array.from({ length: counts[gang] ?? 0 }, () => gang));
}

function evenly(priority: readonly Gang[], each: number): ByGang<number> {
  return Object.fromEntries(priority.map((gang) => [gang, each]));
}

/** Who lays a tile when: n each (HIT-TILES-01, -02). */
export function tileOrder(priority: readonly Gang[], { tileTurns }: HitReadings): readonly Gang[] {
  const counts = evenly(priority, priority.length);
  return tileTurns === 'rotate' ? rotate(priority, counts) : inBlocks(priority, counts);
}

/** Who takes a section when, until all are taken; or one each, and the rest is built together (HIT-AMB-02). */
export function sectionOrder(priority: readonly Gang[], { sections }: HitReadings): readonly Gang[] {
  return rotate(priority, evenly(priority, sections === 'all' ? priority.length : 1));
}

/** Who sets up an infiltrating fighter when (HIT-DEPLOY-06). */
export function infiltratorOrder(
  priority: readonly Gang[],
  left: ByGang<number>,
  { infiltratorTurns }: HitReadings,
): readonly Gang[] {
  return infiltratorTurns === 'one' ? rotate(priority, left) : inBlocks(priority, left);
}

/** Who sets up any other fighter when (HIT-DEPLOY-07). */
export function deployOrder(priority: readonly Gang[], left: ByGang<number>): readonly Gang[] {
  return rotate(priority, left);
}
