/**
 * Ids of asks, written and read in one place: where in the game it is asked, what, and of whom or of what, as in
 * `turn:2/scheme:A:vendetta:kill`.
 */

/** What a word of an id may be; null where it is no such thing. `said` is undefined where the word is not there. */
export type Word<T> = (said: string | undefined) => T | null;

export const text: Word<string> = (said) => said ?? null;

export const count: Word<number> = (said) => (said !== undefined && /^\d+$/.test(said) ? Number(said) : null);

export function among<T extends string>(known: readonly T[]): Word<T> {
  return (said) => known.find((one) => one === said) ?? null;
}

/** A word that may be left out. */
export function maybe<T>(word: Word<T>): Word<T | undefined> {
  return (said) => (said === undefined ? undefined : word(said));
}

/** The words after an id's name, in this order; the last is all that is left. */
export type Words = Readonly<Record<string, Word<string | number | undefined>>>;

/** What the words of an id say. */
export type Said<W extends Words> = { readonly [Name in keyof W]: Exclude<ReturnType<W[Name]>, null> };

export interface AskId<W extends Words> {
  readonly name: string;
  /** `scope`: where in the game, an id itself. */
  readonly write: (said: Said<W>, scope?: string) => string;
  /** Null where it is the id of another ask. */
  readonly read: (id: string) => Said<W> | null;
}

export function askId(name: string): AskId<Record<string, never>>;
export function askId<W extends Words>(name: string, words: W): AskId<W>;
export function askId<W extends Words>(name: string, words?: W): AskId<W> {
  const all = Object.entries<Word<string | number | undefined>>(words ?? {});
  return {
    name,
    write: (said, scope = '') => {
      const given = all.map(([word]) => said[word]).filter((one) => one !== undefined);
      const own = [name, ...given].join(':');
      return scope === '' ? own : `${scope}/${own}`;
    },
    read: (id) => {
      const { name: other, words: given } = partsOf(id);
      if (other !== name || given.length > (all.length === 0 ? 0 : Infinity)) return null;
      const said: Record<string, string | number | undefined> = {};
      for (const [place, [key, word]] of all.entries()) {
        const isLast = place === all.length - 1;
        const value = word(isLast && given.length > all.length ? given.slice(place).join(':') : given[place]);
        if (value === null) return null;
        said[key] = value;
      }
      return said as Said<W>;
    },
  };
}

/** An id of any ask, taken apart. */
export function partsOf(id: string): {
  readonly scope: string;
  readonly name: string;
  readonly words: readonly string[];
} {
  const slash = id.lastIndexOf('/');
  const [name = '', ...words] = id.slice(slash + 1).split(':');
  return { scope: slash < 0 ? '' : id.slice(0, slash), name, words };
}
