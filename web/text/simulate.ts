/** The words of the page on which many games are played. */
import type { simulateEn } from './simulate-en.ts';
import { speaker } from './speaker.ts';

const words = speaker<typeof simulateEn>({
  en: async () => (await import('./simulate-en.ts')).simulateEn,
  de: async () => (await import('./simulate-de.ts')).simulateDe,
});

/** The text of a key with its places filled in. */
export const tellSimulate = words.tell;
