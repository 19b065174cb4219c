/** The words of the rankings, and of every page: those of their own are a file that no other page loads. */
import type { rankingsEn } from './rankings-en.ts';
import type { en } from './en.ts';
import { speaker } from './speaker.ts';

/** The text of a key with its places filled in. */
export const { tell: say } = speaker<typeof en & typeof rankingsEn>({
  en: async () => ({ ...(await import('./en.ts')).en, ...(await import('./rankings-en.ts')).rankingsEn }),
  de: async () => ({ ...(await import('./de.ts')).de, ...(await import('./rankings-de.ts')).rankingsDe }),
});
