/** Cards that choose: a suit names a strategy or a deployment, a value a numbered scheme. */
import { type FateCard, type Suit, suitOf, valueOf } from '../../../chance/fate-deck.ts';

/** What a flipped card names by its suit; null for a Joker, which is flipped again. */
export function bySuit<Row extends { readonly suit: Suit }>(rows: readonly Row[], card: FateCard): Row | null {
  const suit = suitOf(card);
  return rows.find((row) => row.suit === suit) ?? null;
}

export interface Flipped<Row> {
  readonly rows: readonly Row[];
  /** Every card that was turned over, the skipped ones too. */
  readonly cards: readonly FateCard[];
}

/** Turns cards over until one names a row. */
export function flipForSuit<Row extends { readonly suit: Suit }>(
  rows: readonly Row[],
  deck: readonly FateCard[],
): Flipped<Row> {
  for (const [index, card] of deck.entries()) {
    const row = bySuit(rows, card);
    if (row) return { rows: [row], cards: deck.slice(0, index + 1) };
  }
  return { rows: [], cards: deck };
}

/** Turns cards over until `count` different rows are named by their values; Jokers and repeats are skipped. */
export function flipForValues<Row>(rows: readonly Row[], count: number, deck: readonly FateCard[]): Flipped<Row> {
  const named: Row[] = [];
  let used = 0;
  while (named.length < count && used < deck.length) {
    const card = deck[used];
    used += 1;
    const row = card === undefined ? undefined : rows[(valueOf(card) ?? 0) - 1];
    if (row !== undefined && !named.includes(row)) named.push(row);
  }
  return { rows: named, cards: deck.slice(0, used) };
}
