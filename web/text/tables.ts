/** The words of every table that things stand on. */
import { speaker } from './speaker.ts';
import type { tablesEn } from './tables-en.ts';

const words = speaker<typeof tablesEn>({
  en: async () => (await import('./tables-en.ts')).tablesEn,
  de: async () => (await import('./tables-de.ts')).tablesDe,
});

/** The text of a key with its places filled in. */
export const tellTable = words.tell;
