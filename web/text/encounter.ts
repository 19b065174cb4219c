/** The words of the page of one game. */
import type { encounterEn } from './encounter-en.ts';
import { speaker } from './speaker.ts';

const words = speaker<typeof encounterEn>({
  en: async () => (await import('./encounter-en.ts')).encounterEn,
  de: async () => (await import('./encounter-de.ts')).encounterDe,
});

/** The text of a key with its places filled in. */
export const ask = words.tell;
