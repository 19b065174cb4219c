import { squeezed, withoutTail } from '../../../core/journal/text.ts';

/** `theme 4`, one a line. */
export function marksIn(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const words = squeezed(line);
      const found = /[ :=](\d+)$/.exec(words);
      const name = withoutTail(words.slice(0, found?.index), ' :=');
      return found?.[1] === undefined || name === '' ? [] : [[name.toLowerCase(), found[1]] as const];
    }),
  );
}
