/** Words of the rules are English on every page: one that speaks otherwise says so, for whoever reads it out. */
import type { ComponentChildren } from 'preact';
import { tag } from '../text/vocabulary.ts';

export interface EnglishProps {
  /** What an abbreviation stands for. */
  readonly full?: string;
  readonly children: ComponentChildren;
}

export function English({ full, children }: EnglishProps) {
  const lang = tag.value === 'en' ? undefined : 'en';
  if (full !== undefined) {
    return (
      <abbr title={full} lang={lang}>
        {children}
      </abbr>
    );
  }
  return lang === undefined ? <>{children}</> : <span lang={lang}>{children}</span>;
}
