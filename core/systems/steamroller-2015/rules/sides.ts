/** The two sides of a game: A is the first player, B the second. */
export type PlayerSide = 'A' | 'B';
export type BySide<Value> = Readonly<Record<PlayerSide, Value>>;
export const SIDES: readonly PlayerSide[] = ['A', 'B'];

export function otherSide(side: PlayerSide): PlayerSide {
  return side === 'A' ? 'B' : 'A';
}

export function bySide<Value>(of: (side: PlayerSide) => Value): BySide<Value> {
  return { A: of('A'), B: of('B') };
}
