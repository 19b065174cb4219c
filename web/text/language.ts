/** Saying things in the language in use. */
import { computed } from '@preact/signals';
import { type Filling, type Key, type Messages, formOf, piecesOf } from './messages.ts';
import { plurals, tag, vocabulary } from './vocabulary.ts';

/** The words of every page. */
export const messages = vocabulary<Messages>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
});

// Tests and servers are nobody’s device.
const wantedLocales = typeof window === 'undefined' ? [] : navigator.languages;
const timeZone = typeof window === 'undefined' ? '' : new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How the reader writes figures and dates: as in their own country, whatever language they read. */
export const locale = computed(() => localeFor(tag.value, wantedLocales, timeZone));

/** Half of the world's browsers say `en-US` because nobody told them otherwise: what their clock says is truer. */
const AMERICAN = /^(America|US|Pacific\/Honolulu|UTC|Etc)\b/;

/** The region of the reader, as `GB`; null where their device says none. */
export function regionOf(wanted: readonly string[], zone: string): string | null {
  const regions = wanted.flatMap((one) => /-([A-Z]{2})$/.exec(one)?.[1] ?? []);
  const own = regions.find((region) => region !== 'US' || zone === '' || AMERICAN.test(zone));
  // Whoever reads English in Europe writes the day first, on A4.
  return own ?? (regions.length > 0 ? 'GB' : null);
}

/** The language, as it is written in the reader's region. */
export function localeFor(language: string, wanted: readonly string[], zone: string): string {
  const region = regionOf(wanted, zone);
  return region === null ? language : `${language}-${region}`;
}

/** Whether printers of the reader's region hold Letter paper. */
export function usesLetter(wanted: readonly string[] = wantedLocales, zone: string = timeZone): boolean {
  return ['US', 'CA', 'MX', 'PH', 'CO', 'CL'].includes(regionOf(wanted, zone) ?? '');
}

/** The text of a key with its places filled in. */
export function say<K extends Key>(key: K, ...filling: Filling<K, string | number>): string {
  const values: Readonly<Record<string, string | number>> = filling[0] ?? {};
  const form = formOf(messages()[key], values.count, plurals.value);
  return piecesOf(form)
    .map(({ text, place }) => (place === null ? text : String(values[place] ?? text)))
    .join('');
}
