/** The words of the page that begins a game. */
import type { playEn } from './play-en.ts';
import { speaker } from './speaker.ts';

const words = speaker<typeof playEn>({
  en: async () => (await import('./play-en.ts')).playEn,
  de: async () => (await import('./play-de.ts')).playDe,
});

/** The text of a key with its places filled in. */
export const tellPlay = words.tell;
