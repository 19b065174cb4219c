/**
 * A list pasted as text, as apps share it and people type it, read line by line: headings, and things with how many of
 * them and what they cost. What a line means is the system's; no line is lost on the way.
 */

/** Longer texts are cut here: no list comes near it. In characters. */
const LONGEST = 20_000;

export interface PastedLine {
  /** Counted from 1. */
  readonly line: number;
  /** As it was pasted, without the blanks around it. */
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

/** A line that nobody could make sense of. */
export interface Unread {
  readonly line: number;
  readonly text: string;
}

const BULLET = /^[-–—•*+>·]+\s+/;
const HEADING = /^([\p{L}][^:]{0,39}):\s*(.*)$/u;
const COUNT_BEFORE = /^(\d{1,3})\s*[x×]\s+|^[x×](\d{1,3})\s+/iu;
const COUNT_AFTER = /\s+[x×]\s?(\d{1,3})$|\s+\((\d{1,3})[x×]\)$/iu;
const COST_AFTER =
  /(?:\s*[([]\s*(\d{1,4})\s*(?:ss|soulstones?|pts?|points?)?\s*[)\]]|[\s.:=–—-]+(\d{1,4})\s*(?:ss|soulstones?|pts?|points?))$/iu;

/** The lines of a text in order, empty ones and rules of dashes left out. */
export function readPaste(text: string): readonly PastedLine[] {
  return text
    .slice(0, LONGEST)
    .split(/\r\n|\r|\n/)
    .flatMap((raw, index) => (/[\p{L}\p{N}]/u.test(raw) ? [readLine(raw, index + 1)] : []));
}

function readLine(raw: string, line: number): PastedLine {
  const text = raw.trim();
  const bullet = BULLET.exec(text)?.[0] ?? '';
  const indent = /^\s*/.exec(raw)?.[0].replaceAll('\t', '    ').length ?? 0;
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
  const take = (pattern: RegExp): number | null => {
    const found = pattern.exec(name);
    const figure = found?.[1] ?? found?.[2];
    const rest = name.replace(pattern, '').trim();
    if (figure === undefined || rest === '') return null;
    name = rest;
    return Number(figure);
  };
  const before = take(COUNT_BEFORE) ?? take(COUNT_AFTER);
  const cost = take(COST_AFTER);
  // `Hound (6) x2` and `Hound x2 (6)` are both written.
  const count = before ?? take(COUNT_AFTER);
  return { name, count: Math.max(1, count ?? 1), cost };
}
