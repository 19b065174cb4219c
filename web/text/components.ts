/** The words of the page that shows what the pages are made of. */
import type { componentsEn } from './components-en.ts';
import { vocabulary } from './vocabulary.ts';

export type ComponentsKey = keyof typeof componentsEn;

/** Each has a section on the page, its words being `….for` and `….props`. */
export type PartId = Extract<ComponentsKey, `${string}.props`> extends `${infer Id}.props` ? Id : never;

/** The words in use, by their key. */
export const words = vocabulary<Readonly<Record<ComponentsKey, string>>>({
  en: async () => (await import('./components-en.ts')).componentsEn,
  de: async () => (await import('./components-de.ts')).componentsDe,
});
