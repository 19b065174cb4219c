/**
 * The languages of the pages, by their BCP 47 tag. Another one is a row here, and the files that the compiler then asks
 * for: `XX.ts`, `desk-XX.ts`, `components-XX.ts`, `layouts-XX.ts` and `tables-XX.ts`.
 */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly direction: 'ltr' | 'rtl' }>>;

export type Tag = keyof typeof LANGUAGES;

export const TAGS = Object.keys(LANGUAGES) as readonly Tag[];

/** The language of a tag that was found somewhere, e.g. in a page; English where there is no such language. */
export function tagOf(found: string): Tag {
  return TAGS.find((tag) => tag === found) ?? 'en';
}
