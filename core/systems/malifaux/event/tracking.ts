/** How effects are marked on the table: whose colours get mixed up. */
import type { TrackingMethod } from '../../../event/types.ts';

/** The first colour that stands for two effects among things of one family (dice, or markers); colours not told differ. */
export function sharedColour(
  methods: readonly TrackingMethod[],
  family: readonly TrackingMethod['by'][],
): string | undefined {
  const effectOf = new Map<string, string>();
  for (const { by, colour, condition } of methods) {
    if (!family.includes(by) || colour === undefined) continue;
    const key = colour.trim().toLowerCase();
    const effect = condition.trim().toLowerCase();
    if ((effectOf.get(key) ?? effect) !== effect) return colour;
    effectOf.set(key, effect);
  }
  return undefined;
}
