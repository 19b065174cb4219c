/** The words of a screen in the hall, and of every page: those of its own are a file that no other page loads. */
import type { en } from './en.ts';
import type { screenEn } from './screen-en.ts';
import { speaker } from './speaker.ts';

/** The text of a key with its places filled in; `fill` where other words hold it too. */
export const { tell: say, fill } = speaker<typeof en & typeof screenEn>({
  en: async () => ({ ...(await import('./en.ts')).en, ...(await import('./screen-en.ts')).screenEn }),
  de: async () => ({ ...(await import('./de.ts')).de, ...(await import('./screen-de.ts')).screenDe }),
});
