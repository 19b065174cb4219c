/** Whose place in the standings changed, and from where to where. */
import type { StandingsPart } from '../../../core/event/views.ts';

export interface Moved {
  readonly entrant: string;
  readonly before: number | null;
  readonly after: number | null;
}

export function placesMoved(before: StandingsPart, after: StandingsPart): readonly Moved[] {
  const ids = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...ids]
    .map((entrant) => ({ entrant, before: before[entrant]?.rank ?? null, after: after[entrant]?.rank ?? null }))
    .filter((one) => one.before !== one.after)
    .sort((a, b) => (a.after ?? Infinity) - (b.after ?? Infinity));
}
