/**
 * Text as people give it, read a line at a time. No text costs more than its length to read: blanks are squeezed before
 * anybody looks for a word among them, and what hangs at the end of a line is taken off from the end.
 */

/** Lines, whatever the program that wrote them ends a line with. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

/** White space of any kind and length is one blank, and around the words there is none. */
export function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Without those of the marks that it ends with. An expression would begin anew at every mark in the text. */
export function withoutTail(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && marks.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** What stands in the last pair of brackets and before it, where a text ends with one; null where it does not. */
export function bracketAtEnd(
  text: string,
  [open, close]: readonly [open: string, close: string],
): { readonly before: string; readonly inside: string } | null {
  const from = text.lastIndexOf(open);
  const inside = text.slice(from + 1, -1);
  if (from === -1 || !text.endsWith(close) || inside.includes(close)) return null;
  return { before: text.slice(0, from), inside };
}
