/**
 * What core and the server say, in the language in use. They speak English, and know no reader: a page that has their sentence in
 * its own language says it so, and any other as it came.
 */
import type { Sentences } from './messages.ts';
import { saidIn } from './sentences.ts';
import { vocabulary } from './vocabulary.ts';

const sentences = vocabulary<Sentences>({
  en: () => Promise.resolve({}),
  de: async () => (await import('./core-de.ts')).coreDe,
});

/** In the language in use; null where the page has it in English alone. */
export function saidHere(sentence: string): string | null {
  return saidIn(sentences(), sentence);
}
