/** Cards that name a Strategy: by suit, and on the wide table by odd or even value as well. */
import { type FateCard, suitOf, valueOf } from '../../../chance/fate-deck.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { PAIRED, STRATEGIES, type StrategyName } from '../names.ts';

export type StrategyTable = 'plain' | 'wide';

/** The Strategy that a card names: Jokers have one of their own. */
export function strategyOf(card: FateCard, table: StrategyTable): StrategyName {
  const suit = suitOf(card) ?? 'joker';
  const even = (valueOf(card) ?? 1) % 2 === 0;
  const found = STRATEGIES.find((row) => row.suit === suit && row.wide === (table === 'wide' && even));
  if (!found) throw new Error(`no Strategy goes with ${card}`);
  return found;
}

/** The paired Scheme of a Strategy, or null where there is no such Strategy. */
export function pairedScheme(strategy: string): string | null {
  const row = STRATEGIES.find(({ id }) => id === strategy);
  return row ? PAIRED[row.suit] : null;
}

export interface FlippedStrategy {
  readonly strategy: string;
  /** Every card that was turned over; the last names it. */
  readonly cards: readonly FateCard[];
  readonly rules: readonly RuleId[];
}

/**
 * Turns cards over until one names a Strategy that no Round has had. A plain table whose five are all played goes on as
 * a wide one; null when every Strategy has been played.
 */
export function flipStrategy(
  deck: readonly FateCard[],
  table: StrategyTable,
  played: readonly string[],
): FlippedStrategy | null {
  const at = (read: StrategyTable): number => deck.findIndex((card) => !played.includes(strategyOf(card, read).id));
  const plain = at(table);
  const read = plain < 0 ? 'wide' : table;
  const index = plain < 0 ? at('wide') : plain;
  const card = deck[index];
  if (card === undefined) return null;
  const rules = cite('GG18-SCEN-06', read === 'wide' ? 'GG18-SCEN-08' : 'GG18-SCEN-07', 'GG18-SCEN-02');
  return { strategy: strategyOf(card, read).id, cards: deck.slice(0, index + 1), rules };
}
