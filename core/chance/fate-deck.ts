/** The Fate Deck: 54 cards, four suits of 1 to 13 and two Jokers (Malifaux; GG18-POOL-05). */
import type { Stream } from './stream.ts';

export const SUITS = ['R', 'C', 'M', 'T'] as const;
/** Rams, Crows, Masks, Tomes. */
export type Suit = (typeof SUITS)[number];
export const JOKERS = ['RJ', 'BJ'] as const;
/** `7R` is the seven of Rams; `RJ` and `BJ` are the Red and the Black Joker. */
export type FateCard = `${number}${Suit}` | (typeof JOKERS)[number];

export const FATE_DECK: readonly FateCard[] = [
  ...SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, index): FateCard => `${index + 1}${suit}`)),
  ...JOKERS,
];

/** A freshly shuffled deck, the top card first. */
export function shuffledDeck(stream: Stream): FateCard[] {
  return stream.shuffle(FATE_DECK);
}

/** The suit of a card, or null for a Joker. */
export function suitOf(card: FateCard): Suit | null {
  return SUITS.find((suit) => card.endsWith(suit)) ?? null;
}

/** The value 1 to 13 of a card, or null for a Joker. */
export function valueOf(card: FateCard): number | null {
  return suitOf(card) === null ? null : Number.parseInt(card, 10);
}

export function isCard(value: unknown): value is FateCard {
  return typeof value === 'string' && FATE_DECK.some((card) => card === value);
}
