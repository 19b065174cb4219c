/** How a figure is told: by a tap on it where there are few, counted up to where there are some, typed where there are many. */

export type Figures = 'tapped' | 'counted' | 'typed';

/** So many stand in two or three rows of a phone. */
const TAPPED = 13;
const COUNTED = 31;

export function figuresOf({ min, max }: { readonly min: number; readonly max: number }): Figures {
  const many = max - min + 1;
  return many <= TAPPED ? 'tapped' : many <= COUNTED ? 'counted' : 'typed';
}
