/** Saying things in the language in use. */
import { computed } from '@preact/signals';
import { type Filling, type Key, type Messages, formOf, piecesOf } from './messages.ts';
import { plurals, tag, vocabulary } from './vocabulary.ts';

/** The words of every page. */
export const messages = vocabulary<Messages>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
});

// Tests and servers have no navigator.
const wantedLocales = typeof navigator === 'undefined' ? [] : navigator.languages;

/** How the reader writes figures and dates: their own country's way of this language, `en-GB` for `en`. */
export const locale = computed(() => localeFor(tag.value, wantedLocales));

/** The first wanted locale of a language, or the language alone. */
export function localeFor(language: string, wanted: readonly string[]): string {
  return wanted.find((one) => one === language || one.startsWith(`${language}-`)) ?? language;
}

/** The text of a key with its places filled in. */
export function say<K extends Key>(key: K, ...filling: Filling<K, string | number>): string {
  const values: Readonly<Record<string, string | number>> = filling[0] ?? {};
  const form = formOf(messages()[key], values.count, plurals.value);
  return piecesOf(form)
    .map(({ text, place }) => (place === null ? text : String(values[place] ?? text)))
    .join('');
}
