/** The two sides of a game: A is the first player, B the second. */
export type Side = 'A' | 'B';
export type BySide<Value> = Readonly<Record<Side, Value>>;
export const SIDES: readonly Side[] = ['A', 'B'];

export function otherSide(side: Side): Side {
  return side === 'A' ? 'B' : 'A';
}

export function bySide<Value>(of: (side: Side) => Value): BySide<Value> {
  return { A: of('A'), B: of('B') };
}
