/**
 * JSON read into a tree in which every value knows its line, so that whatever is wrong, in the JSON itself or in what it
 * means, can be named with it. As strict as JSON.parse, and no member twice. O(length); nothing is nested deeper than a
 * file for people ever is.
 */

export interface JsonNode {
  readonly line: number;
  readonly value: string | number | boolean | null | readonly JsonNode[] | ReadonlyMap<string, JsonNode>;
}

/** Why a text is no JSON: a sentence without its end. */
export interface BadJson {
  readonly line: number;
  readonly problem: string;
}

const DEEPEST = 16;
const CUT = 'it ends too early, perhaps it was cut';
const UNNAMED = 'a name in quotes is missing';
const WORD = /[^\s,:[\]{}"]*/y;

interface Reading {
  readonly text: string;
  at: number;
  line: number;
  bad: BadJson | null;
}

export function readJsonTree(text: string): JsonNode | BadJson {
  const reading: Reading = { text: text.replace(/^\uFEFF/, ''), at: 0, line: 1, bad: null };
  const root = readNode(reading, 0);
  if (peek(reading) !== undefined) wrong(reading, 'there is more after its end');
  return reading.bad ?? root;
}

/** A word of a file as a sentence may quote it: short, and with nothing that moves a cursor. */
export function quoted(word: string): string {
  const plain = word.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
  return `“${plain.length > 40 ? `${plain.slice(0, 40)}…` : plain}”`;
}

/** What JSON.parse would have made of it. */
export function plainOf({ value }: JsonNode): unknown {
  const members = membersOf(value);
  if (members) return Object.fromEntries(Array.from(members, ([name, member]) => [name, plainOf(member)]));
  return itemsOf(value)?.map(plainOf) ?? value;
}

/** Of an object; null where it is none. */
export function membersOf(value: JsonNode['value']): ReadonlyMap<string, JsonNode> | null {
  return value instanceof Map ? value : null;
}

/** Of a list; null where it is none. */
export function itemsOf(value: JsonNode['value']): readonly JsonNode[] | null {
  return Array.isArray(value) ? value : null;
}

/** The line that a path such as `scores[1].max` begins on, or the nearest path around it that is there. */
export function lineAt(root: JsonNode, path: string): number {
  let node = root;
  for (const [step] of path.matchAll(/[^.[\]]+/g)) {
    const { value } = node;
    const next = membersOf(value)?.get(step) ?? itemsOf(value)?.[Number(step)];
    if (!next) break;
    node = next;
  }
  return node.line;
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

function readNode(reading: Reading, depth: number): JsonNode {
  const first = peek(reading);
  const { line } = reading;
  if (depth > DEEPEST) return { line, value: wrong(reading, 'it is nested too deep') };
  if (first === undefined) return { line, value: wrong(reading, CUT) };
  if (first === '{') return { line, value: readMembers(reading, depth) };
  if (first === '[') return { line, value: readArray(reading, depth) };
  return { line, value: first === '"' ? readQuoted(reading) : readWord(reading, first) };
}

function readArray(reading: Reading, depth: number): JsonNode[] {
  const items: JsonNode[] = [];
  readItems(reading, ']', () => items.push(readNode(reading, depth + 1)));
  return items;
}

function readMembers(reading: Reading, depth: number): Map<string, JsonNode> {
  const members = new Map<string, JsonNode>();
  readItems(reading, '}', () => {
    const first = peek(reading);
    const name = first === '"' ? readQuoted(reading) : wrong(reading, first === undefined ? CUT : UNNAMED);
    if (name === null) return;
    if (members.has(name)) wrong(reading, `${quoted(name)} is there twice`);
    else if (peek(reading) !== ':') wrong(reading, `“:” is missing after ${quoted(name)}`);
    reading.at += 1;
    members.set(name, readNode(reading, depth + 1));
  });
  return members;
}

/** Reads items with commas between them, from the opening bracket to the closing one. */
function readItems(reading: Reading, close: string, readItem: () => void): void {
  reading.at += 1;
  let next = peek(reading);
  while (next !== close && reading.bad === null) {
    readItem();
    next = peek(reading);
    if (next === undefined) wrong(reading, CUT);
    else if (next !== ',' && next !== close) wrong(reading, `${quoted(next)} is where “,” or “${close}” must be`);
    if (next !== ',') break;
    reading.at += 1;
    if (peek(reading) === close) wrong(reading, `“,” comes before “${close}”`);
  }
  reading.at += 1;
}

function readQuoted(reading: Reading): string | null {
  const word = reading.text.slice(reading.at, endOfQuoted(reading));
  reading.at += word.length;
  if (word === '') return wrong(reading, 'a quotation mark is left open');
  const parsed = parsedOr(word);
  return typeof parsed === 'string' ? parsed : wrong(reading, `${quoted(word)} is not JSON`);
}

/** Behind the closing quotation mark; where it begins if there is none in the line. An expression would run out of stack. */
function endOfQuoted({ text, at }: Reading): number {
  for (let next = at + 1; next < text.length && text[next] !== '\n'; next += 1) {
    if (text[next] === '"') return next + 1;
    if (text[next] === '\\' && text[next + 1] !== '\n') next += 1;
  }
  return at;
}

function readWord(reading: Reading, first: string): number | boolean | null {
  const word = match(reading, WORD);
  if (word === '') return wrong(reading, `${quoted(first)} has no place here`);
  const parsed = parsedOr(word);
  if (typeof parsed === 'boolean' || parsed === null) return parsed;
  return typeof parsed === 'number' ? parsed : wrong(reading, `${quoted(word)} is not JSON`);
}

function match(reading: Reading, pattern: RegExp): string {
  pattern.lastIndex = reading.at;
  const [found = ''] = pattern.exec(reading.text) ?? [];
  reading.at += found.length;
  return found;
}

function parsedOr(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return undefined;
  }
}
