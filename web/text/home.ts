/** The words of the start page about desks. */
import type { homeEn } from './home-en.ts';
import { speaker } from './speaker.ts';

const words = speaker<typeof homeEn>({
  en: async () => (await import('./home-en.ts')).homeEn,
  de: async () => (await import('./home-de.ts')).homeDe,
});

/** The text of a key with its places filled in. */
export const tellHome = words.tell;
