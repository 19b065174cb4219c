/** Which lists are played, as far as the one who looks may know: sealed by each side, opened together. */
import type { EnteredSetUp } from './entered-before.ts';
import { type Json, fieldsOf } from '../../../journal/json.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import type { Unread } from '../../../roster/paste.ts';
import { has } from '../event/options.ts';
import type { ArmyList } from '../roster/army-list.ts';
import type { Notice } from '../../../event/types.ts';
import { remarksOn, writtenOut } from '../roster/announced.ts';
import { readArmyList } from '../roster/paste.ts';
import { type Swap, type Swapped, swap } from '../roster/swap.ts';
import { SEATS, type Seat, type SteamrollerSetting, isAtHome } from './setting.ts';

export type BySeat<Value> = Readonly<Record<Seat, Value>>;

export interface ChosenLists {
  /** Who has chosen, whether or not it may be known what. */
  readonly by: readonly Seat[];
  /** The place of the list; null while it may not be known. */
  readonly places: BySeat<string | null>;
  /** Whether both choices are open. */
  readonly revealed: boolean;
  /** The lists before any swap; null where they stay on paper. */
  readonly lists: BySeat<ArmyList | null>;
  /** Those who have specialists to swap and have not yet. */
  readonly toSwap: readonly Seat[];
  /** The lists as they are played. */
  readonly armies: BySeat<ArmyList | null>;
}

/** Whoever handed in one list plays it, and everybody may see it: nothing is chosen, and nothing sealed. */
function onlyList(setting: SteamrollerSetting, seat: Seat): EnteredSetUp['lists'][Seat] {
  const [list, ...others] = setting.sides[seat].lists;
  const isThere = list !== undefined && others.length === 0 && (!isAtHome(setting) || list.text !== '');
  return isThere ? { place: list.id, sealed: false } : undefined;
}

export function chosenLists(setUp: EnteredSetUp, setting: SteamrollerSetting): ChosenLists {
  const chosenBy = (seat: Seat) => onlyList(setting, seat) ?? setUp.lists[seat];
  const revealed = SEATS.every((seat) => chosenBy(seat)?.sealed === false);
  const place = (seat: Seat): string | null => chosenBy(seat)?.place ?? null;
  const places = { A: place('A'), B: place('B') };
  const list = (seat: Seat): ArmyList | null => (revealed ? listOf(setUp, setting, seat, places[seat]) : null);
  const lists = { A: list('A'), B: list('B') };
  const able = SEATS.filter((seat) => (lists[seat]?.specialists.length ?? 0) > 0);
  const swaps = has(setting.options, 'specialists') ? able : [];
  const army = (seat: Seat): ArmyList | null => swappedList(setUp, setting, seat, lists[seat]);
  return {
    by: SEATS.filter((seat) => chosenBy(seat) !== undefined),
    places,
    revealed,
    lists,
    toSwap: swaps.filter((seat) => setUp.swaps[seat] === undefined),
    armies: { A: army('A'), B: army('B') },
  };
}

/** The text that was handed in for this place, or pasted at the table. */
function textOf({ armies }: EnteredSetUp, { sides }: SteamrollerSetting, seat: Seat, place: string | null): string {
  return armies[seat] ?? sides[seat].lists.find(({ id }) => id === place)?.text ?? '';
}

function listOf(setUp: EnteredSetUp, setting: SteamrollerSetting, seat: Seat, place: string | null): ArmyList | null {
  const { faction } = setting.sides[seat];
  return writtenOut(textOf(setUp, setting, seat, place), place ?? 'List', faction, setting.listsByLine !== true);
}

/** What the list of a seat says that nobody understood, once both lists are open: the army is without it. */
export function leftOut({ setUp, setting, chosen }: LeftOut, seat: Seat): readonly Unread[] {
  if (chosen.lists[seat] === null || setting.listsByLine !== true) return [];
  return readArmyList(textOf(setUp, setting, seat, chosen.places[seat]), '').unread;
}

/** What was read out of it to whoever handed it in: the other reads it too, once both lists are open. */
export function remarks({ setUp, setting, chosen }: LeftOut, seat: Seat): readonly Notice[] {
  if (chosen.lists[seat] === null || setting.listsByLine !== true) return [];
  const text = textOf(setUp, setting, seat, chosen.places[seat]);
  // Without an objective it is an army all the same.
  return remarksOn(text, setting.sides[seat].faction, setting.options).filter(
    ({ rules }) => !rules.includes('SR15-LIST-03'),
  );
}

interface LeftOut {
  readonly setUp: EnteredSetUp;
  readonly setting: SteamrollerSetting;
  readonly chosen: Pick<ChosenLists, 'lists' | 'places'>;
}

/** Whether an army that can be read was handed in for every place: nothing is to be pasted then. */
export function hasHandedIn({ listsByLine, sides }: SteamrollerSetting, seat: Seat): boolean {
  const { faction, lists } = sides[seat];
  if (listsByLine !== true || lists.length === 0) return false;
  return lists.every(({ text }) => writtenOut(text, '', faction, false) !== null);
}

/** Cards of a list by `e1`, of its specialists by `s1`, as a swap names them. */
function readSwap(list: ArmyList, value: Json | undefined): Swap {
  const { out, in: come } = fieldsOf(value);
  const named = (given: unknown, prefix: string, cards: ArmyList['entries']): ArmyList['entries'] => {
    const ids: readonly unknown[] = Array.isArray(given) ? given : [];
    return cards.filter((_, index) => ids.includes(`${prefix}${index + 1}`));
  };
  return {
    out: named(out, 'e', list.entries).map((entry) => ({ card: entry.card, models: null, entry })),
    in: named(come, 's', list.specialists).map(({ card }) => card),
  };
}

export function trySwap(list: ArmyList, value: Json | undefined, { options }: SteamrollerSetting): Swapped {
  return swap({ list, revealed: true, locked: false }, readSwap(list, value), options);
}

/** A swap that is still sealed to the one who looks changes nothing for them. */
function swappedList(
  { swaps }: EnteredSetUp,
  setting: SteamrollerSetting,
  seat: Seat,
  list: ArmyList | null,
): ArmyList | null {
  const answer = swaps[seat] ?? null;
  if (!list || answer === null) return list;
  const swapped = trySwap(list, answer, setting);
  return isRefusal(swapped.refusal) ? list : swapped.list;
}
