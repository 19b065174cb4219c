/**
 * Sides inside sentences. A record knows sides by letter, for names stand apart and can be forgotten; a page knows who plays.
 * So texts of a system write a side as `{A}`, and whoever shows them puts the name there.
 */
import type { SideId } from './types.ts';

/** A side as it stands in a text: `{A}`. */
export function sideIn(side: string): string {
  return `{${side}}`;
}

/** What a side is recorded as while nobody has said who plays it: a page says it in its own language. */
export const unnamed = (side: string): string => `Side ${side}`;

const PLACE = /\{([A-Z])\}/g;

/** A text with the sides' names in it. `nameOf` is asked for letters of sides alone. */
export function named(text: string, nameOf: (side: SideId) => string): string {
  return text.includes('{') ? text.replace(PLACE, (_, letter: string) => nameOf(letter as SideId)) : text;
}

/** Plain data with the sides' names in all its texts. What holds no side is the very same object. */
export function namedIn<T>(data: T, nameOf: (side: SideId) => string): T {
  if (typeof data === 'string') return named(data, nameOf) as T;
  if (Array.isArray(data)) {
    const items: readonly unknown[] = data;
    const told = items.map((item) => namedIn(item, nameOf));
    return told.some((item, place) => item !== items[place]) ? (told as T) : data;
  }
  if (typeof data !== 'object' || data === null) return data;
  const members = Object.entries(data as Readonly<Record<string, unknown>>);
  const told = members.map(([key, member]) => [key, namedIn(member, nameOf)] as const);
  return told.some(([, member], place) => member !== members[place]?.[1]) ? (Object.fromEntries(told) as T) : data;
}
