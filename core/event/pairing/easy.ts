/**
 * While nearly everybody may meet nearly everybody, a round needs no search: as long as each of those who are left may
 * freely meet at least half of the others, they can all be paired for nothing (Dirac 1952). So from the top down everybody
 * takes the next they may take, until so few are left that it may matter: about twice as many as anybody has met.
 */
import type { FixedPlayers, Skipped } from './draw.ts';
import { type Player, NONE, at } from './arrays.ts';
import type { PriceOf } from './levels.ts';

/** What is known of a field without asking about every pair. */
export interface ConflictBound {
  /** So many others at most anybody is not free to meet, beside those of the own group. */
  readonly listed: number;
  /** Those of one group may be not free to meet one another; null: of none. */
  readonly groupOf: (player: Player) => string | null;
}

/** How many are left, in all and of each group. */
interface Left {
  size: number;
  readonly groups: Map<string, number>;
  /** How many groups there are of each size. */
  readonly ofSize: number[];
  largest: number;
}

function countLeft(players: readonly number[], { groupOf }: ConflictBound): Left {
  const groups = new Map<string, number>();
  for (const player of players) {
    const group = groupOf(player);
    if (group !== null) groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  const largest = Math.max(0, ...groups.values());
  const ofSize = Array.from({ length: largest + 1 }, () => 0);
  for (const size of groups.values()) ofSize[size] = (ofSize[size] ?? 0) + 1;
  return { size: players.length, groups, ofSize, largest };
}

function leave(left: Left, player: Player, { groupOf }: ConflictBound): void {
  left.size -= 1;
  const group = groupOf(player);
  if (group === null) return;
  const size = left.groups.get(group) ?? 0;
  left.groups.set(group, size - 1);
  left.ofSize[size] = (left.ofSize[size] ?? 0) - 1;
  left.ofSize[size - 1] = (left.ofSize[size - 1] ?? 0) + 1;
  while (left.largest > 0 && left.ofSize[left.largest] === 0) left.largest -= 1;
}

function isEasy({ size, largest }: Left, { listed }: ConflictBound): boolean {
  return size === 0 || size - 1 - listed - Math.max(0, largest - 1) >= size / 2;
}

/** Whether an even number of players can surely all be paired for nothing. */
export function isEasyField(players: readonly number[], few: ConflictBound): boolean {
  return isEasy(countLeft(players, few), few);
}

export interface EasyPart {
  /** In top-down order; players, not seats. */
  readonly fixed: readonly FixedPlayers[];
  /** Those who are left, in order: with them the first complete round in order goes on, and pays nothing. */
  readonly left: readonly number[];
}

/** Pairs an even number of players, the highest first, as far down as no search is needed. */
export function pairWhileEasy(order: readonly number[], level: PriceOf, few: ConflictBound): EasyPart {
  const left = countLeft(order, few);
  const fixed: FixedPlayers[] = [];
  const next = Int32Array.from({ length: order.length }, (_, place) => place + 1);
  const player = (place: number): number => order[place] ?? NONE;
  let top = 0;
  for (; top < order.length; top = at(next, top)) {
    let before = top;
    let place = at(next, top);
    const skipped: Skipped[] = [];
    for (; place < order.length; place = at(next, place)) {
      const worth = level(player(top), player(place));
      if (worth === 0) break;
      skipped.push({ player: player(place), why: worth === Infinity ? 'never' : 'avoid' });
      before = place;
    }
    if (place >= order.length) break;
    leave(left, player(top), few);
    leave(left, player(place), few);
    if (!isEasy(left, few)) break;
    next[before] = at(next, place);
    fixed.push({ pair: [player(top), player(place)], skipped });
  }
  const rest: number[] = [];
  for (; top < order.length; top = at(next, top)) rest.push(player(top));
  return { fixed, left: rest };
}
