/**
 * Counter-based randomness: draw `k` of stream `name` is a function of (key, name, k) and nothing else, so replay, undo
 * and checking need no saved generator. HMAC-SHA-256 as the pseudo-random function; whole numbers by rejection, so that
 * every value is equally likely.
 */
import { type Hash, keyedBytesOf } from './bytes.ts';

/** One named stream of draws. Each call takes the next; `taken()` says how many 32-bit words were used. */
export interface Stream {
  readonly name: string;
  /** A whole number from 0 to `below - 1`, each equally likely. `below` is 1 to 2^32. */
  below(below: number): number;
  /** One throw of a die with `sides` faces: 1 to `sides`. */
  die(sides: number): number;
  /** The same things in an order drawn at random, every order equally likely. The input is left alone. */
  shuffle<T>(items: readonly T[]): T[];
  /** One of the things, or undefined when there is none. */
  pick<T>(items: readonly T[]): T | undefined;
  taken(): number;
}

const WORD = 2 ** 32;

/** Opens stream `name` under `key` at its first draw. */
export function openStream(key: Hash, name: string): Stream {
  let taken = 0;
  let bytes: ((text: string) => Uint8Array) | null = null;
  let block: DataView = new DataView(new ArrayBuffer(0));
  const word = (): number => {
    bytes ??= keyedBytesOf(key);
    if (taken % 8 === 0) block = new DataView(bytes(`${name}/${taken / 8}`).buffer);
    const value = block.getUint32((taken % 8) * 4);
    taken += 1;
    return value;
  };
  return streamOf(name, word, () => taken);
}

/** A stream over any source of 32-bit words; tests script one, products use {@link openStream}. */
export function streamOf(name: string, word: () => number, taken: () => number): Stream {
  const below = (limit: number): number => {
    if (!Number.isInteger(limit) || limit < 1 || limit > WORD) throw new Error(`cannot draw below ${limit}`);
    const fair = WORD - (WORD % limit);
    for (;;) {
      const value = word();
      if (value < fair) return value % limit;
    }
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = below(last + 1);
      const moved = order[last] as T;
      order[last] = order[other] as T;
      order[other] = moved;
    }
    return order;
  };
  return {
    name,
    below,
    die: (sides) => below(sides) + 1,
    shuffle,
    pick: (items) => (items.length === 0 ? undefined : items[below(items.length)]),
    taken,
  };
}
