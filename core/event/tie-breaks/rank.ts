/**
 * Ranking by points and then by a list of tie-breaks, one after the other among those still tied. Some tie-breaks look at
 * the tied alone, so rows cannot be sorted by keys that are known beforehand: each tie-break splits a group, and the next
 * one looks at the parts. Those alike in everything share a place, and the places after them are skipped: 1, 2, 2, 4.
 */
import type { TieBreakCard, TieBreakField } from './card.ts';
import { inPoints } from './card.ts';
import { type Fraction, compare } from './fraction.ts';
import type { Named } from './reference.ts';
import type { Values } from './tied.ts';

/** The id of the first criterion and its column. */
export const POINTS = 'points';

export interface RankedCard {
  readonly card: TieBreakCard;
  readonly rank: number;
  /** The criterion that put it below the card above, `joint` when none did, null for the first. */
  readonly decidedBy: string | null;
  /** Its figure in each criterion that was looked at; those that look at the tied alone only where they did. */
  readonly figures: ReadonlyMap<string, Fraction>;
}

interface Criterion {
  readonly name: string;
  readonly values: (tied: readonly TieBreakCard[]) => Values | null;
  /** Looks at the tied alone: asked only when some are. */
  readonly tiedOnly: boolean;
}

export function rankCards(cards: readonly TieBreakCard[], named: readonly Named[], field: TieBreakField): RankedCard[] {
  const criteria = [pointsCriterion(), ...named.map((one) => criterionOf(one, field))];
  const figures = new Map(cards.map(({ id }) => [id, new Map<string, Fraction>()]));
  for (const { name, tiedOnly, values } of criteria) {
    if (tiedOnly) continue;
    for (const [id, value] of values(cards) ?? []) figures.get(id)?.set(name, value);
  }
  const places = split(cards, criteria, (card, name, value) => figures.get(card.id)?.set(name, value));
  let rank = 0;
  return places.map(({ card, decidedBy }, index) => {
    if (decidedBy !== 'joint') rank = index + 1;
    return { card, rank, decidedBy, figures: figures.get(card.id) ?? new Map<string, Fraction>() };
  });
}

interface Placed {
  readonly card: TieBreakCard;
  readonly decidedBy: string | null;
}

type Note = (card: TieBreakCard, name: string, value: Fraction) => void;

/** Puts a group in order. The first of it is decided by whoever calls. */
function split(tied: readonly TieBreakCard[], criteria: readonly Criterion[], note: Note): Placed[] {
  const [criterion, ...others] = criteria;
  if (criterion === undefined || tied.length < 2) {
    return tied.map((card, index) => ({ card, decidedBy: index === 0 ? null : 'joint' }));
  }
  const values = criterion.values(tied);
  if (values === null) return split(tied, others, note);
  for (const card of tied) note(card, criterion.name, valueOf(values, card));
  return groupsBy(tied, values).flatMap((group, index) => {
    const [first, ...rest] = split(group, others, note);
    if (first === undefined) return [];
    return [index === 0 ? first : { ...first, decidedBy: criterion.name }, ...rest];
  });
}

/** Those of one value together, the highest first. */
function groupsBy(cards: readonly TieBreakCard[], values: Values): TieBreakCard[][] {
  const ordered = [...cards].sort((a, b) => compare(valueOf(values, b), valueOf(values, a)));
  const groups: TieBreakCard[][] = [];
  for (const card of ordered) {
    const last = groups.at(-1);
    const above = last?.[0];
    if (last && above && compare(valueOf(values, above), valueOf(values, card)) === 0) last.push(card);
    else groups.push([card]);
  }
  return groups;
}

function valueOf(values: Values, { id }: TieBreakCard): Fraction {
  const value = values.get(id);
  if (value === undefined) throw new Error(`${id} has no figure to be ranked by`);
  return value;
}

function pointsCriterion(): Criterion {
  return {
    name: POINTS,
    tiedOnly: false,
    values: (cards) => new Map(cards.map(({ id, points }) => [id, inPoints(points)])),
  };
}

function criterionOf({ name, tieBreak, given }: Named, field: TieBreakField): Criterion {
  const { value, among } = tieBreak;
  if (among) return { name, tiedOnly: true, values: (tied) => among(tied, field) };
  if (!value) throw new Error(`${tieBreak.id} has no formula`);
  const known = new Map<string, Fraction>();
  const figure = (card: TieBreakCard): Fraction => {
    const figured = known.get(card.id) ?? value(card, field, given);
    known.set(card.id, figured);
    return figured;
  };
  return { name, tiedOnly: false, values: (cards) => new Map(cards.map((card) => [card.id, figure(card)])) };
}
