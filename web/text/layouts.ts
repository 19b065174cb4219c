/** The words of layouts and of all drawings of tables. Files of their own, so that a phone's page loads none. */
import type { Say } from '../../core/table/drawing/words.ts';
import type { layoutsEn } from './layouts-en.ts';
import { speaker } from './speaker.ts';

const words = speaker<typeof layoutsEn>({
  en: async () => (await import('./layouts-en.ts')).layoutsEn,
  de: async () => (await import('./layouts-de.ts')).layoutsDe,
});

/** The text of a key with its places filled in. */
export const tellLayouts = words.tell;

/** The words on a drawing. */
export const sayDrawing: Say = words.fill;
