/** The words of the odds calculator. */
import type { oddsEn } from './odds-en.ts';
import { speaker } from './speaker.ts';

const words = speaker<typeof oddsEn>({
  en: async () => (await import('./odds-en.ts')).oddsEn,
  de: async () => (await import('./odds-de.ts')).oddsDe,
});

/** The text of a key with its places filled in. */
export const tellOdds = words.tell;
