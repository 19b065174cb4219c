/** The words of the page on which Firefight is played. */
import type { firefightEn } from './firefight-en.ts';
import { speaker } from './speaker.ts';

const words = speaker<typeof firefightEn>({
  en: async () => (await import('./firefight-en.ts')).firefightEn,
  de: async () => (await import('./firefight-de.ts')).firefightDe,
});

/** The text of a key with its places filled in. */
export const tellFirefight = words.tell;
