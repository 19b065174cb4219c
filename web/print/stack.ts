/**
 * Slips on pages so that the cut piles are in order: laid on top of each other, pile after pile, they run 1, 2, 3, …
 * Slot `s` of page `p` holds item `s × pages + p`.
 */
export function stacked<Item>(items: readonly Item[], perPage: number): readonly (readonly (Item | null)[])[] {
  const pages = Math.ceil(items.length / perPage);
  return Array.from({ length: pages }, (_, page) =>
    Array.from({ length: perPage }, (__, slot) => items[slot * pages + page] ?? null),
  );
}
