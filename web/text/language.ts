/** The language in use, and saying things in it. */
import { computed, signal } from '@preact/signals';
import { en } from './en.ts';
import { type Filling, type Key, type Language, formOf, piecesOf } from './messages.ts';

export const english: Language = { tag: 'en', direction: 'ltr', messages: en };

/** Whoever renders with it is rendered again when it changes. */
export const language = signal<Language>(english);

/** Which form goes with a count. */
export const plurals = computed(() => new Intl.PluralRules(language.value.tag));

// Tests and servers have no navigator.
const wantedLocales = typeof navigator === 'undefined' ? [] : navigator.languages;

/** How the reader writes figures and dates: their own country's way of this language, `en-GB` for `en`. */
export const locale = computed(() => localeFor(language.value.tag, wantedLocales));

/** The first wanted locale of a language, or the language alone. */
export function localeFor(tag: string, wanted: readonly string[]): string {
  return wanted.find((one) => one === tag || one.startsWith(`${tag}-`)) ?? tag;
}

/** The text of a key with its places filled in. */
export function say<K extends Key>(key: K, ...filling: Filling<K, string | number>): string {
  const values: Readonly<Record<string, string | number>> = filling[0] ?? {};
  const form = formOf(language.value.messages[key], values.count, plurals.value);
  return piecesOf(form)
    .map(({ text, place }) => (place === null ? text : String(values[place] ?? text)))
    .join('');
}
