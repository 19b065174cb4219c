/** What terrain can be in Malifaux, and how each kind meets a line of sight. */
import type { TerrainTrait } from '../../../table/layout/layout.ts';

const SHARED: readonly TerrainTrait[] = [
  { id: 'blocking', label: 'Blocking', sight: 'blocks' },
  { id: 'impassable', label: 'Impassable', sight: 'clear', moves: 'stopped' },
  { id: 'climbable', label: 'Climbable', sight: 'clear', moves: 'climbs' },
  { id: 'severe', label: 'Severe', sight: 'clear' },
  { id: 'hazardous', label: 'Hazardous', sight: 'clear' },
  { id: 'dense', label: 'Dense', sight: 'through' },
];

/** A place that nobody gets to within one Activation: marked on the table, it is no terrain (GG0-ADJ-01). */
export const UNREACHABLE = 'unreachable';

/** Whether a piece is such a mark. */
export function isOutOfReach({ traits }: { readonly traits: readonly string[] }): boolean {
  return traits.includes(UNREACHABLE);
}

/** Terrain that is a Marker, as an Ice Pillar. */
const MARKER = 'marker';

export function isMarkerTerrain({ traits }: { readonly traits: readonly string[] }): boolean {
  return traits.includes(MARKER);
}

export const THIRD_EDITION_TRAITS: readonly TerrainTrait[] = [
  ...SHARED,
  { id: 'concealing', label: 'Concealing', sight: 'clear' },
  { id: 'destructible', label: 'Destructible', sight: 'clear' },
  { id: MARKER, label: 'A Marker', sight: 'clear' },
  { id: UNREACHABLE, label: 'Out of reach', sight: 'clear', moves: 'stopped' },
];

export const SECOND_EDITION_TRAITS: readonly TerrainTrait[] = [
  ...SHARED,
  { id: 'soft-cover', label: 'Soft Cover', sight: 'clear' },
  { id: 'hard-cover', label: 'Hard Cover', sight: 'clear' },
  { id: MARKER, label: 'A Marker', sight: 'clear' },
];
