/** The words of the page where a table is set up, with those of every table: whoever only looks at one loads none of these. */
import { speaker } from './speaker.ts';
import type { setupEn } from './setup-en.ts';
import type { tablesEn } from './tables-en.ts';

const words = speaker<typeof tablesEn & typeof setupEn>({
  en: async () => ({
    ...(await import('./tables-en.ts')).tablesEn,
    ...(await import('./setup-en.ts')).setupEn,
  }),
  de: async () => ({
    ...(await import('./tables-de.ts')).tablesDe,
    ...(await import('./setup-de.ts')).setupDe,
  }),
});

/** The text of a key with its places filled in. */
export const tellTable = words.tell;
