/** Text on a terminal: nothing in a name may move the cursor, and columns line up whatever script it is in. */

/** Without control characters and those that turn the direction of what stands around them. */
export function safe(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '�');
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Characters that take two columns of a terminal. */
const WIDE =
  /\p{Extended_Pictographic}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u;

/** How many columns a text takes. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += WIDE.test(segment) ? 2 : 1;
  return width;
}
