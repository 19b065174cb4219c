/**
 * A list pasted as text, as apps share it and people type it, read line by line: headings, and things with how many of
 * them and what they cost. What a line means is the system's; no line is lost on the way.
 */

import { linesOf, squeezed, withoutTail } from '../journal/text.ts';

/** No line of a list is longer, once its blanks are squeezed. In characters. */
export const LONGEST_LINE = 300;

/** No list has more lines, empty ones among them. */
export const MOST_LINES = 500;

export interface PastedLine {
  /** Counted from 1. */
  readonly line: number;
  /** As it was pasted, its blanks squeezed. */
  readonly text: string;
  /** Columns of indentation, a tab for four; a bullet goes two deeper than its column. */
  readonly depth: number;
  /** What stands before a colon (`Leader: …`), in lower case; null where no colon is. */
  readonly heading: string | null;
  /** The rest without count and cost; empty for a heading alone. */
  readonly name: string;
  /** `2x Hound`, `Hound x2`; 1 unless told. */
  readonly count: number;
  /** `(5)`, `[5]`, `5ss`, `5 points` at the end, each; null where none stands there. */
  readonly cost: number | null;
}

/** A line that nobody could make sense of, or that is longer than lines are. */
export interface Unread {
  readonly line: number;
  readonly text: string;
}

/** The text with that line passed over, behind `//`; null where it is not in the text as it was typed. */
export function passedOver(text: string, { line, text: unread }: Unread): string | null {
  const lines = text.split('\n');
  const typed = lines[line - 1];
  if (typed === undefined || squeezed(typed) !== unread) return null;
  return lines.map((one, place) => (place === line - 1 ? `// ${one.trimStart()}` : one)).join('\n');
}

/** So much of a line that was not understood is told. */
const NAMED = 80;

/** Why a line was not read, as a sentence. */
export function unreadSentence({ line, text }: Unread, longest = LONGEST_LINE): string {
  if (line > MOST_LINES) return `Line ${line} is too many: no list has more than ${MOST_LINES} lines.`;
  const said = `“${text.slice(0, NAMED)}”`;
  if (text.length <= longest) return `Line ${line} cannot be read: ${said}.`;
  return `Line ${line} has ${text.length} characters, and a line has ${longest} at most: ${said}.`;
}

const BULLET = /^[-–—•*+>·]+ /;
const HEADING = /^(\p{L}[^:]{0,39}):(.*)$/u;
const COUNT_BEFORE = /^(\d{1,3}) ?[x×] |^[x×](\d{1,3}) /iu;
const COUNT_AFTER = / [x×] ?(\d{1,3})$| \((\d{1,3})[x×]\)$/iu;
const COST_IN_BRACKETS = /[([] ?(\d{1,4}) ?(?:ss|soulstones?|pts?|points?)? ?[)\]]$/iu;
const COST_AFTER = /[ .:=–—-](\d{1,4}) ?(?:ss|soulstones?|pts?|points?)$/iu;
/** What people write between a name and its cost. */
const LEADERS = ' .:=–—-';

/** The lines of a text in order, empty ones and rules of dashes left out. */
export function readPaste(text: string): readonly PastedLine[] {
  return linesOf(text).flatMap((raw, index) => (/[\p{L}\p{N}]/u.test(raw) ? [readLine(raw, index + 1)] : []));
}

function readLine(raw: string, line: number): PastedLine {
  const text = squeezed(raw);
  const bullet = BULLET.exec(text)?.[0] ?? '';
  const indent = raw.slice(0, raw.length - raw.trimStart().length).replaceAll('\t', '    ').length;
  const [, key = null, value = ''] = HEADING.exec(text.slice(bullet.length)) ?? [];
  const rest = key === null ? text.slice(bullet.length) : value;
  return {
    line,
    text,
    depth: indent + (bullet === '' ? 0 : 2),
    heading: key?.trim().toLowerCase() ?? null,
    ...readItem(rest),
  };
}

/** A name with its count and cost, wherever people write those. */
function readItem(text: string): Pick<PastedLine, 'name' | 'count' | 'cost'> {
  let name = text.trim();
  const take = (pattern: RegExp, leaders = ' '): number | null => {
    const found = pattern.exec(name);
    const figure = found?.[1] ?? found?.[2];
    const rest = withoutTail(name.replace(pattern, ''), leaders).trim();
    if (figure === undefined || rest === '') return null;
    name = rest;
    return Number(figure);
  };
  const before = take(COUNT_BEFORE) ?? take(COUNT_AFTER);
  const cost = take(COST_IN_BRACKETS) ?? take(COST_AFTER, LEADERS);
  // `Hound (6) x2` and `Hound x2 (6)` are both written.
  const count = before ?? take(COUNT_AFTER);
  return { name, count: Math.max(1, count ?? 1), cost };
}
