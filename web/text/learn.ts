/** The words of the page where strategies, schemes and scenarios are tried out. */
import type { learnEn } from './learn-en.ts';
import { speaker } from './speaker.ts';

const words = speaker<typeof learnEn>({
  en: async () => (await import('./learn-en.ts')).learnEn,
  de: async () => (await import('./learn-de.ts')).learnDe,
});

/** The text of a key with its places filled in. */
export const tellLearn = words.tell;
