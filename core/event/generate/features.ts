/** What may happen at a generated event beside the plain course of rounds. */
import type { Stream } from '../../chance/stream.ts';

export const FEATURES = [
  /** Names of unusual scripts and lengths. */
  'unusual-names',
  /** Clubs and areas. */
  'groups',
  /** Registered and never there. */
  'no-shows',
  'ringer',
  /** The ringer comes late, or goes before the end. */
  'ringer-moves',
  /** Phones that add to the lots. */
  'phones',
  'late-entries',
  'drops',
  'reinstatements',
  'disqualifications',
  /** Reports that differ, until the desk settles them. */
  'disputes',
  'forfeits',
  'agreements',
  /** Settled results that change, in this round and in earlier ones. */
  'corrections',
  /** Tables of a running round drawn again after a correction. */
  'repairs',
  'undo',
  /** Somebody leaves, a round is drafted, and they take it back. */
  'regrets',
  'redraws',
  /** Tables and byes that the organiser sets before the draw. */
  'pins',
  /** Tables changed by hand after the draw. */
  'hand-edits',
  /** Rounds closed without every result, on the organiser's word. */
  'voids',
  /** Judge calls, warnings, rulings, notes, prompts. */
  'desk',
  'painting',
  /** Rules that end an event set aside, for a reason. */
  'overrides',
  /** Players who offer to take the bye. */
  'volunteers',
  'early-end',
  'extra-round',
] as const;
export type Feature = (typeof FEATURES)[number];

export type FeatureChoice = Readonly<Partial<Record<Feature, boolean>>>;

/** What an event has: as chosen, and the rest by chance, so that events differ in kind and not in luck alone. */
export function drawFeatures(chosen: FeatureChoice, stream: Stream): ReadonlySet<Feature> {
  return new Set(FEATURES.filter((feature) => chosen[feature] ?? stream.below(100) < 60));
}
