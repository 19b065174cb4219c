/** The other order of pairing: no avoidable rematch, then opponents as close in Tournament Points as can be overall. */
import { cheapestPairing } from '../../event/pairing/cheapest.ts';
import { countLevels, priceByLevel, weighLevels } from '../../event/pairing/levels.ts';
import type { Pairing } from './pairing.ts';

/** Pairs, the higher standing first, pins among them; null when they cannot all be paired. */
export function pairClosest(
  { level, tp }: Pick<Pairing, 'level' | 'tp'>,
  players: readonly number[],
  pins: readonly (readonly [number, number])[],
): readonly (readonly [number, number])[] | null {
  const pinned = new Set(pins.flat());
  const free = players.filter((player) => !pinned.has(player));
  const between = (a: number, b: number): number => level(free[a] ?? -1, free[b] ?? -1);
  const gap = (a: number, b: number): number => ((tp[free[a] ?? -1] ?? 0) - (tp[free[b] ?? -1] ?? 0)) ** 2;
  const most = Math.max(0, ...free.map((_, seat) => gap(0, seat)));
  const weights = weighLevels(countLevels(free.length, between), free.length >>> 1, {
    unit: most * (free.length >>> 1) + 1,
  });
  const avoiding = priceByLevel(between, weights);
  const found = cheapestPairing(free.length, (a, b) => avoiding(a, b) + gap(a, b));
  if (!found) return null;
  const drawn = [...found.mate.entries()]
    .filter(([seat, mate]) => seat < mate)
    .map(([seat, mate]): readonly [number, number] => [free[seat] ?? -1, free[mate] ?? -1]);
  return [...pins.map(upperFirst), ...drawn].sort(([a], [b]) => a - b);
}

function upperFirst([a, b]: readonly [number, number]): readonly [number, number] {
  return a < b ? [a, b] : [b, a];
}
