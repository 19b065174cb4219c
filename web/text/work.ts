/** What the desk says as soon as it opens. The words of its panels and dialogs come with those, in `desk.ts`. */
import { speaker } from './speaker.ts';
import type { workEn } from './work-en.ts';

const words = speaker<typeof workEn>({
  en: async () => (await import('./work-en.ts')).workEn,
  de: async () => (await import('./work-de.ts')).workDe,
});

/** The text of a key with its places filled in. */
export const { tell } = words;
/** The same with its places as they stand. */
export const workForm = words.form;
