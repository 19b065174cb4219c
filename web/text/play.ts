/** The words of the page on which a game without an event is begun. */
import type { playEn } from './play-en.ts';
import { speaker } from './speaker.ts';

const words = speaker<typeof playEn>({
  en: async () => (await import('./play-en.ts')).playEn,
  de: async () => (await import('./play-de.ts')).playDe,
});

/** The text of a key with its places filled in. */
export const begins = words.tell;
