/**
 * Reading JSON as text, so that whatever is wrong, in the JSON itself or in what it means, can be named with its line.
 * O(length); nothing nested deeper than a format ever is.
 */

export interface JsonText {
  readonly value: unknown;
  /** The line that a path such as `scores[1].max` begins on, or the nearest path around it that is there. */
  readonly lineOf: (path: string) => number;
}

/** Why a text is no JSON. */
export interface BadText {
  readonly line: number;
  readonly problem: string;
}

const DEEPEST = 16;
const QUOTED = /"(?:[^"\\\n]|\\.)*"/y;
const WORD = /[^\s,:[\]{}"]*/y;

interface Reading {
  readonly text: string;
  at: number;
  line: number;
  bad: BadText | null;
  readonly lines: Map<string, number>;
}

export function readJsonText(text: string): JsonText | BadText {
  const reading: Reading = { text: text.replace(/^\uFEFF/, ''), at: 0, line: 1, bad: null, lines: new Map() };
  const value = readValue(reading, '', 0);
  if (peek(reading) !== undefined) wrong(reading, 'there is more after its end');
  return reading.bad ?? { value, lineOf: (path) => nearestLine(reading.lines, path) };
}

function nearestLine(lines: ReadonlyMap<string, number>, path: string): number {
  for (let around = path; around !== ''; around = around.replace(/\[\d+\]$|(^|\.)[^.[\]]*$/, '')) {
    const line = lines.get(around);
    if (line !== undefined) return line;
  }
  return 1;
}

/** Notes the first problem, and reads no further. */
function wrong(reading: Reading, problem: string): null {
  reading.bad ??= { line: reading.line, problem };
  reading.at = reading.text.length;
  return null;
}

/** What comes next after white space; undefined at the end. */
function peek(reading: Reading): string | undefined {
  for (;;) {
    const next = reading.text[reading.at];
    if (next === '\n') reading.line += 1;
    else if (next !== ' ' && next !== '\t' && next !== '\r') return next;
    reading.at += 1;
  }
}

function readValue(reading: Reading, path: string, depth: number): unknown {
  const first = peek(reading);
  if (depth > DEEPEST) return wrong(reading, 'it is nested too deep');
  reading.lines.set(path, reading.line);
  if (first === undefined) return wrong(reading, 'it ends too early');
  if (first === '{') return readObject(reading, path, depth);
  if (first === '[') return readArray(reading, path, depth);
  return first === '"' ? readQuoted(reading) : readWord(reading, first);
}

function readArray(reading: Reading, path: string, depth: number): unknown[] {
  const items: unknown[] = [];
  readItems(reading, ']', () => items.push(readValue(reading, `${path}[${items.length}]`, depth + 1)));
  return items;
}

function readObject(reading: Reading, path: string, depth: number): Record<string, unknown> {
  const members = new Map<string, unknown>();
  readItems(reading, '}', () => {
    const name = peek(reading) === '"' ? readQuoted(reading) : wrong(reading, 'a name in quotes is missing');
    if (name === null) return;
    if (members.has(name)) wrong(reading, `“${name}” stands there twice`);
    else if (peek(reading) !== ':') wrong(reading, `“:” is missing after “${name}”`);
    reading.at += 1;
    members.set(name, readValue(reading, path === '' ? name : `${path}.${name}`, depth + 1));
  });
  return Object.fromEntries(members);
}

/** Reads items with commas between them, from the opening bracket to the closing one. */
function readItems(reading: Reading, close: string, readItem: () => void): void {
  reading.at += 1;
  let next = peek(reading);
  while (next !== close && reading.bad === null) {
    readItem();
    next = peek(reading);
    if (next === undefined) wrong(reading, 'it ends too early');
    else if (next !== ',' && next !== close) wrong(reading, `“${next}” stands where “,” or “${close}” must`);
    if (next !== ',') break;
    reading.at += 1;
    if (peek(reading) === close) wrong(reading, `“,” stands before “${close}”`);
  }
  reading.at += 1;
}

function readQuoted(reading: Reading): string | null {
  const quoted = match(reading, QUOTED);
  if (quoted === '') return wrong(reading, 'a quote is not closed');
  const parsed = parsedOr(quoted);
  return typeof parsed === 'string' ? parsed : wrong(reading, `${quoted} is no JSON text`);
}

function readWord(reading: Reading, first: string): unknown {
  const word = match(reading, WORD);
  if (word === '') return wrong(reading, `“${first}” has no place here`);
  const parsed = parsedOr(word);
  return parsed === undefined ? wrong(reading, `“${word}” is no JSON`) : parsed;
}

function match(reading: Reading, pattern: RegExp): string {
  pattern.lastIndex = reading.at;
  const [found = ''] = pattern.exec(reading.text) ?? [];
  reading.at += found.length;
  return found;
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
