/** Distinct pairing: how many of some can each have a partner of their own among others. Greedy picking is not enough. */
export function matching<A, B>(ones: readonly A[], others: readonly B[], fits: (one: A, other: B) => boolean): number {
  const partner = new Map<B, A>();
  const place = (one: A, tried: Set<B>): boolean => {
    for (const other of others) {
      if (tried.has(other) || !fits(one, other)) continue;
      tried.add(other);
      const rival = partner.get(other);
      if (rival === undefined || place(rival, tried)) {
        partner.set(other, one);
        return true;
      }
    }
    return false;
  };
  return ones.filter((one) => place(one, new Set())).length;
}
