/** The words of all of the desk. They are files of their own, so that a phone does not load them. */
import type { deskEn } from './desk-en.ts';
import { speaker } from './speaker.ts';

export type DeskKey = keyof typeof deskEn;

const words = speaker<typeof deskEn>({
  en: async () => (await import('./desk-en.ts')).deskEn,
  de: async () => (await import('./desk-de.ts')).deskDe,
});

/** The text of a key with its places filled in. */
export const { tell, fill } = words;
/** The same with its places as they stand. */
export const deskForm = words.form;
