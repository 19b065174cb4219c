/** The Scheme pool of a Round: the Strategy's paired Scheme and four numbered ones, set by hand or flipped. */
import { type FateCard, FATE_DECK, isCard, valueOf } from '../../../chance/fate-deck.ts';
import type { Stream } from '../../../chance/stream.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { NUMBERED_SCHEMES, PAIRED_SCHEMES } from '../names.ts';
import { pairedScheme } from './strategy-flip.ts';

const NUMBERED = 4;
export const POOL_SIZE = NUMBERED + 1;

/** Stands among the cards that fell where the flipped ones went back into the deck. */
export const RESHUFFLED = 'reshuffled';

export interface FlippedPools {
  /** One a Strategy, the paired Scheme first; the last one is short where the deck ran out in it. */
  readonly pools: readonly (readonly string[])[];
  /** Every card that was turned over. */
  readonly cards: readonly FateCard[];
  /** Those of them that the last pool accepted. */
  readonly accepted: readonly FateCard[];
  /** How many cards go back into a deck that ran out; absent while it lasts. */
  readonly reshuffle?: number;
}

/**
 * Flips pools from one deck that is not shuffled between them: four cards each; Jokers and values that the same pool
 * has already are passed over, and no card goes back.
 *
 * @param accepted what the first pool has already, from before the deck ran out.
 */
export function flipPools(
  strategies: readonly string[],
  deck: readonly FateCard[],
  accepted: readonly FateCard[] = [],
): FlippedPools {
  const pools: (readonly string[])[] = [];
  let used = 0;
  let own: readonly FateCard[] = accepted;
  for (const [index, strategy] of strategies.entries()) {
    own = index === 0 ? accepted : [];
    for (let card = deck[used]; own.length < NUMBERED && card !== undefined; card = deck[used]) {
      used += 1;
      if (isAccepted(own, card)) own = [...own, card];
    }
    pools.push([pairedScheme(strategy) ?? '', ...own.map(schemeOf)]);
    if (own.length < NUMBERED) break;
  }
  const cards = deck.slice(0, used);
  if (own.length === NUMBERED || strategies.length === 0) return { pools, cards, accepted: own };
  return { pools, cards, accepted: own, reshuffle: used - own.length };
}

function isAccepted(pool: readonly FateCard[], card: FateCard): boolean {
  const value = valueOf(card);
  return value !== null && pool.length < NUMBERED && !pool.some((other) => valueOf(other) === value);
}

function schemeOf(card: FateCard): string {
  return NUMBERED_SCHEMES[(valueOf(card) ?? 0) - 1]?.id ?? '';
}

/** A flipped pool, and what fell. */
export interface DrawnPool {
  readonly schemes: readonly string[];
  readonly drawn: readonly string[];
  readonly rules: readonly RuleId[];
}

/**
 * Flips the pool of one Round from what earlier Rounds left of the event's deck. To shuffle the cards nobody has seen yet
 * is the same chance as never to have shuffled again, and needs nothing but what fell before.
 *
 * @param fell by Round, what {@link DrawnPool.drawn} said; nothing for a fresh deck.
 */
export function drawPool(strategy: string, lots: Stream, fell: readonly (readonly string[])[]): DrawnPool {
  const out = cardsOut(fell);
  const first = flipPools([strategy], lots.shuffle(FATE_DECK.filter((card) => !out.has(card))));
  const rules = cite('GG18-POOL-01', 'GG18-POOL-02', 'GG18-POOL-03', 'GG18-POOL-04', 'GG18-POOL-05');
  if (first.reshuffle === undefined) return { schemes: first.pools[0] ?? [], drawn: first.cards, rules };
  const { accepted } = first;
  const back = lots.shuffle(FATE_DECK.filter((card) => !accepted.includes(card)));
  const second = flipPools([strategy], back, accepted);
  return {
    schemes: second.pools[0] ?? [],
    drawn: [...first.cards, RESHUFFLED, ...second.cards],
    rules: [...rules, ...cite('GG18-POOL-08', 'GG18-AMB-09')],
  };
}

/** The cards that lie beside the deck after these Rounds. */
function cardsOut(fell: readonly (readonly string[])[]): ReadonlySet<FateCard> {
  let out = new Set<FateCard>();
  for (const drawn of fell) {
    let accepted: readonly FateCard[] = [];
    for (const what of drawn) {
      if (what === RESHUFFLED) out = new Set(accepted);
      if (!isCard(what)) continue;
      out.add(what);
      if (isAccepted(accepted, what)) accepted = [...accepted, what];
    }
  }
  return out;
}

/** Whether a pool set by hand may be played with this Strategy; null when it may. */
export function checkPool(strategy: string, schemes: readonly string[]): Refusal | null {
  const paired = schemes.filter((id) => PAIRED_SCHEMES.some((scheme) => scheme.id === id));
  const numbered = schemes.filter((id) => !paired.includes(id));
  const unknown = numbered.some((id) => !NUMBERED_SCHEMES.some((scheme) => scheme.id === id));
  const right = pairedScheme(strategy);
  const problems: readonly (readonly [boolean, RuleId, string])[] = [
    [schemes.length !== POOL_SIZE, 'GG18-POOL-01', 'A pool is one paired Scheme and four numbered ones.'],
    [
      paired.length !== 1 || paired[0] !== right,
      'GG18-POOL-02',
      `The pool needs ${labelOf(right)}, which is paired with the Strategy, and no other paired Scheme.`,
    ],
    [
      unknown || new Set(numbered).size < numbered.length,
      'GG18-POOL-10',
      'Its four others are different numbered Schemes.',
    ],
  ];
  const wrong = problems.filter(([broken]) => broken);
  if (wrong.length === 0) return null;
  return refuse('bad-pool', wrong.map(([, , text]) => text).join(' '), ...cite(...wrong.map(([, rule]) => rule)));
}

function labelOf(id: string | null): string {
  return PAIRED_SCHEMES.find((scheme) => scheme.id === id)?.label ?? 'the paired Scheme';
}
