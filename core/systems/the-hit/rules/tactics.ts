/** Tactics Cards, by their numbers alone: which cards they are stays with the player (HIT-TACTICS). */
import { type Broken, broken } from '../../../rules/broken.ts';
import type { Gang } from '../roster/gangs.ts';

/** How many cards a player draws at most, and how many hands hold at most (HIT-TACTICS-03, -04). */
const DRAWN = 3;

/** A player's cards: what is left of the deck, and the hand. */
export interface Cards {
  readonly deck: number;
  readonly hand: number;
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** Up to half of the deck, rounded down, is set aside (HIT-TACTICS-01, HIT-AMB-03). */
export function checkSetAside({ deck }: Cards, cards: number): readonly Broken[] {
  const most = Math.floor(deck / 2);
  return broken(
    !(isCount(cards) && cards <= most),
    'HIT-TACTICS-01',
    `Of ${deck} cards at most ${most} are set aside.`,
  );
}

export function afterSetAside({ deck, hand }: Cards, cards: number): Cards {
  return { deck: deck - cards, hand };
}

/** The Underdog, and nobody else, takes one card of choice (HIT-TACTICS-02). */
export function checkTakeCard(cards: Cards, by: Gang, underdog: Gang | null): readonly Broken[] {
  return [
    ...broken(by !== underdog, 'HIT-TACTICS-02', 'Only the Underdog chooses a card.'),
    ...broken(cards.hand !== 0, 'HIT-TACTICS-02', 'The Underdog chooses one card, not more.'),
    ...broken(cards.deck <= 0, 'HIT-TACTICS-02', 'There is no card left in the deck.'),
  ];
}

export function afterTakeCard({ deck, hand }: Cards): Cards {
  return { deck: deck - 1, hand: hand + 1 };
}

/** Up to three cards, once, before the battle (HIT-TACTICS-03, -05). */
export function checkDraw({ deck }: Cards, cards: number, done: 'not yet' | 'drawn' | 'battle'): readonly Broken[] {
  const most = Math.min(DRAWN, deck);
  return [
    ...broken(!(isCount(cards) && cards <= most), 'HIT-TACTICS-03', `A player draws at most ${most} cards here.`),
    ...broken(done !== 'not yet', 'HIT-TACTICS-05', 'Cards are drawn once, before the battle.'),
  ];
}

export function afterDraw({ deck, hand }: Cards, cards: number): Cards {
  return { deck: deck - cards, hand: hand + cards };
}

/** How many cards a hand holds at most (HIT-TACTICS-04). */
export function handLimit(gang: Gang, underdog: Gang | null): number {
  return gang === underdog ? DRAWN + 1 : DRAWN;
}
