/** How a figure is told: by a tap on it where there are few, counted up to where there are some, typed where there are many. */

import { isInRange } from '../../core/encounter/fields.ts';

export type Figures = 'tapped' | 'counted' | 'typed';

/** So many stand in two or three rows of a phone. */
const TAPPED = 13;
const COUNTED = 31;

export function figuresOf({ min, max }: { readonly min: number; readonly max: number }): Figures {
  const many = max - min + 1;
  return many <= TAPPED ? 'tapped' : many <= COUNTED ? 'counted' : 'typed';
}

/** What was typed, kept in so many parts of one; what cannot be stays as its text, so that it is told and never left out. */
export function figureOf(text: string, range: { readonly min: number; readonly max: number }, unit: number) {
  const figure = unit === 1 ? Number(text) : Math.round(Number(text) * unit);
  return text === '' ? undefined : isInRange(range, figure) ? figure : text;
}
