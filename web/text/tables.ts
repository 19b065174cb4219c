/** The words of tables: layouts, what stands on a table, and its design. Files of their own, so that a phone's page loads none. */
import type { Say } from '../../core/table/drawing/words.ts';
import { speaker } from './speaker.ts';
import type { tablesEn } from './tables-en.ts';

export type TablesKey = keyof typeof tablesEn;

const words = speaker<typeof tablesEn>({
  en: async () => (await import('./tables-en.ts')).tablesEn,
  de: async () => (await import('./tables-de.ts')).tablesDe,
});

/** The text of a key with its places filled in. */
export const tellTable = words.tell;

/** The words on a drawing. */
export const sayDrawing: Say = words.fill;
