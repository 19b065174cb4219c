/** Exact fractions of big whole numbers, written anew for the checker; not brought to lowest terms until shown. */
export type Exact = readonly [over: bigint, under: bigint];

export const NONE: Exact = [0n, 1n];

export function exact(over: number, under = 1): Exact {
  return [BigInt(over), BigInt(under)];
}

export function total(all: readonly Exact[]): Exact {
  return all.reduce(([a, b], [c, d]) => [a * d + c * b, b * d], NONE);
}

/** Nothing where there are none. */
export function mean(all: readonly Exact[]): Exact {
  const [over, under] = total(all);
  return all.length === 0 ? NONE : [over, under * BigInt(all.length)];
}

/** Below 0 where the first is smaller. */
export function compared([a, b]: Exact, [c, d]: Exact): number {
  const gap = a * d - c * b;
  return gap < 0n ? -1 : gap > 0n ? 1 : 0;
}

export function greater(a: Exact, b: Exact): Exact {
  return compared(a, b) < 0 ? b : a;
}

/** Whether a figure of the standings, a number or `p/q`, says just this. */
export function says(figure: number | string, value: Exact): boolean {
  const [over = '', under = '1'] = typeof figure === 'string' ? figure.split('/') : [];
  // Numbers of the standings have three decimals at most.
  const said: Exact =
    typeof figure === 'number' ? [BigInt(Math.round(figure * 1000)), 1000n] : [BigInt(over), BigInt(under)];
  return compared(said, value) === 0;
}
