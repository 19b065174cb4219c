/** Pairs whom the organiser named to be kept apart, as the options of an event list them. */
import type { Facts } from './facts.ts';

/** In round 1, or always where the organiser wants it so. */
export function keepsApart({ options }: Facts, round: number): boolean {
  return round === 1 || options.apartFor === 'always';
}

/** As `e1 e2`, the two in order of their names. */
export function keptApart({ options }: Facts): Set<string> {
  const { keepApart } = options;
  const list: readonly unknown[] = Array.isArray(keepApart) ? keepApart : [];
  return new Set(
    list.map((pair) => {
      const ids = Array.isArray(pair) ? pair.map(String) : String(pair).split(/[\s,]+/);
      return ids
        .filter((id) => id !== '')
        .toSorted()
        .join(' ');
    }),
  );
}
