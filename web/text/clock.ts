/** The words of the clock between the players. */
import type { clockEn } from './clock-en.ts';
import { speaker } from './speaker.ts';

const words = speaker<typeof clockEn>({
  en: async () => (await import('./clock-en.ts')).clockEn,
  de: async () => (await import('./clock-de.ts')).clockDe,
});

/** The text of a key with its places filled in. */
export const tellClock = words.tell;
