/** Specialists: which cards go out of a list and which come in, once both lists are known. */
import type { OptionValues } from '../../../event/types.ts';
import { type Broken, broken, brokenRefusal } from '../../../rules/broken.ts';
import type { Refusal } from '../../../rules/refusal.ts';
import { type ArmyList, type ListCard, sumOf, totalOf } from './army-list.ts';
import { windowOf } from './legal.ts';

/** A card by name; with `models`, some models of it alone. */
export interface SwappedOut {
  readonly card: string;
  readonly models: number | null;
  /** Which of several cards of that name; the first without. */
  readonly entry?: ListCard;
}

export interface Swap {
  readonly out: readonly SwappedOut[];
  readonly in: readonly string[];
}

export interface SwapState {
  readonly list: ArmyList;
  /** Both lists are revealed. */
  readonly revealed: boolean;
  /** This swap is made. */
  readonly locked: boolean;
}

export interface Swapped {
  readonly refusal: Refusal | null;
  readonly broken: readonly Broken[];
  /** After the swap where it may be made, before it where not. */
  readonly total: number;
  /** A swap changes no tier. */
  readonly tier: number | null;
  readonly list: ArmyList;
}

/** Takes each named card once; what is not there is left over. */
function taken(from: readonly ListCard[], cards: readonly Omit<SwappedOut, 'models'>[]) {
  const left = [...from];
  const found: ListCard[] = [];
  const missing: string[] = [];
  for (const { card: name, entry: which } of cards) {
    const index = left.findIndex((one) => (which ? one === which : one.card === name && !one.raises));
    const [entry] = index < 0 ? [] : left.splice(index, 1);
    if (entry) found.push(entry);
    else missing.push(name);
  }
  return { found, left, missing };
}

export function swap({ list, revealed, locked }: SwapState, { out, in: wanted }: Swap, options: OptionValues): Swapped {
  const partly = out.filter(({ models }) => models !== null);
  const gone = taken(
    list.entries,
    out.filter(({ models }) => models === null),
  );
  const come = taken(
    list.specialists,
    wanted.map((card) => ({ card })),
  );
  const total = totalOf(list) - sumOf(gone.found) + sumOf(come.found);
  const notWhole = [...partly.map(({ card }) => card), ...gone.missing];
  const whole = notWhole.length === 0 && come.missing.length === 0;
  const found = [
    ...broken(!revealed, 'SR15-VAR-LIST-15', 'Specialists are swapped once both lists are revealed.'),
    ...broken(locked, 'SR15-VAR-LIST-15', 'Your swap is made and stays.'),
    ...notWhole.flatMap((card) =>
      broken(true, 'SR15-VAR-LIST-08', `Only a whole card of the list can go out: ${card}.`, card),
    ),
    ...come.missing.flatMap((card) =>
      broken(true, 'SR15-VAR-LIST-07', `${card} is not among the specialists of this list.`, card),
    ),
    ...gone.found.flatMap(({ card, free }) =>
      broken(free, 'SR15-VAR-LIST-13', `${card} is free by the Theme Force and stays.`, card),
    ),
    ...unsatisfied(gone.found, come.found),
    ...leftBehind(list.entries, [...gone.left, ...come.found]),
    ...(whole ? wrongTotal(list, total, options) : []),
  ];
  const refusal = brokenRefusal('bad-swap', found);
  const after: ArmyList = {
    ...list,
    points: list.points === null ? null : total,
    entries: [...gone.left, ...come.found],
    specialists: come.left,
  };
  return {
    refusal,
    broken: found,
    total: refusal ? totalOf(list) : total,
    tier: list.theme?.tier ?? null,
    list: refusal ? list : after,
  };
}

/** What fulfils a tier's requirement is replaced by what fulfils the same one, card by card. */
function unsatisfied(out: readonly ListCard[], come: readonly ListCard[]): readonly Broken[] {
  const needs = new Set(out.flatMap(({ satisfies }) => (satisfies === null ? [] : [satisfies])));
  const count = (entries: readonly ListCard[], need: string): number =>
    entries.filter(({ satisfies }) => satisfies === need).length;
  return [...needs].flatMap((need) =>
    broken(
      count(out, need) > count(come, need),
      'SR15-VAR-LIST-11',
      `What fulfils “${need}” is replaced only by a card that also fulfils it.`,
    ),
  );
}

/** Whoever was attached to a card of the list cannot stay without it. */
function leftBehind(before: readonly ListCard[], after: readonly ListCard[]): readonly Broken[] {
  const has = (entries: readonly ListCard[], card: string): boolean => entries.some((entry) => entry.card === card);
  return after.flatMap(({ card, relationship }) => {
    const to = relationship?.to ?? null;
    const alone = to !== null && has(before, to) && !has(after, to);
    return broken(
      alone,
      'SR15-VAR-LIST-16',
      `${card} is ${relationship?.kind ?? ''} to ${to ?? ''}, which goes out.`,
      card,
    );
  });
}

function wrongTotal(list: ArmyList, total: number, options: OptionValues): readonly Broken[] {
  const [least, most] = windowOf(list, options);
  const text = `After the swap the list comes to ${total} points: ${least} to ${most} are allowed.`;
  return broken(total < least || total > most, 'SR15-VAR-LIST-16', text);
}
