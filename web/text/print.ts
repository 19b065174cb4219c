/** The words of what is printed. */
import type { printEn } from './print-en.ts';
import { speaker } from './speaker.ts';

const words = speaker<typeof printEn>({
  en: async () => (await import('./print-en.ts')).printEn,
  de: async () => (await import('./print-de.ts')).printDe,
});

/** The text of a key with its places filled in. */
export const { tell } = words;
