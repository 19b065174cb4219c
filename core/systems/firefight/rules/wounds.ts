/**
 * How wounds take hold, and the wound-effects roll (GFF-WOUND). What a unit has taken is one number, its *rung*: each
 * model of a group takes `each` wounds (1, or X under the reading `toughGroup: tough`), the last one takes markers
 * without end. The engine and the odds climb the same ladder.
 */
import type { FirefightReadings } from '../readings.ts';

export interface Ladder {
  /** Models when the climb begins. */
  readonly models: number;
  /** Wounds that a model of the group takes before it falls. */
  readonly each: number;
}

/** The ladder of a unit with so many models. */
export function ladderOf(models: number, tough: number, { toughGroup }: Pick<FirefightReadings, 'toughGroup'>): Ladder {
  return { models, each: toughGroup === 'tough' ? tough : 1 };
}

/** The rung of a unit with such markers. In a group they are those that its next model to fall has gathered. */
export function startRung({ models, each }: Ladder, markers: number): number {
  return models === 1 ? markers : Math.min(markers, each - 1);
}

/** The rung where the last model begins. */
export function lastRung({ models, each }: Ladder): number {
  return (models - 1) * each;
}

/** Where one hit with `wounds` wounds leads: they never pass on to another model (GFF-PIPE-16, GFF-SR-DEADLY-2). */
export function climb(ladder: Ladder, rung: number, wounds: number): number {
  if (rung >= lastRung(ladder)) return rung + wounds;
  const next = (Math.floor(rung / ladder.each) + 1) * ladder.each;
  return Math.min(rung + wounds, next);
}

/** Models of the group that have fallen, the last one not counted. */
export function fallen(ladder: Ladder, rung: number): number {
  return Math.min(ladder.models - 1, Math.floor(rung / ladder.each));
}

/** Markers on the model that takes wounds now. */
export function marksAt(ladder: Ladder, rung: number): number {
  return rung - fallen(ladder, rung) * ladder.each;
}

/** What came of a batch: `unhurt` no wound, `noRoll` wounds but no roll, else the result of the roll. */
export const EFFECTS = ['unhurt', 'noRoll', 'shaken', 'knockedOut'] as const;
export type Effect = (typeof EFFECTS)[number];

export interface MoraleCheck {
  /** The rungs before and after the batch. */
  readonly before: number;
  readonly after: number;
  readonly shaken: boolean;
  /** The sum of Fear of the models that wounded. */
  readonly fear: number;
  readonly tough: number;
}

/**
 * What the roll adds to its die and what it has to reach, or null when no roll is due: only the last model rolls, only
 * when the batch marked it, and not before it has X markers (GFF-WOUND-02 to -08).
 */
export function checkDue(
  ladder: Ladder,
  { before, after, shaken, fear, tough }: MoraleCheck,
  { fearScope }: Pick<FirefightReadings, 'fearScope'>,
): { readonly adds: number; readonly out: number } | null {
  if (after <= Math.max(before, lastRung(ladder))) return null;
  const markers = marksAt(ladder, after);
  const counted = fearScope === 'threshold' ? markers + fear : markers;
  if (counted < tough) return null;
  return { adds: markers + (shaken ? 1 : 0) + fear, out: 5 + tough };
}

/** The chance to be Knocked Out by the roll (GFF-WOUND-06). */
export function outChance({ adds, out }: { readonly adds: number; readonly out: number }): number {
  return Math.min(6, Math.max(0, 7 - (out - adds))) / 6;
}
