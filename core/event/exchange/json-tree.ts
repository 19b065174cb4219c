/** JSON read into a tree in which every value knows its line, so that a problem in what it means can name it. O(length). */
import { MOST_ROWS, type Reading, quoted, wrong } from './reading.ts';

export interface JsonNode {
  readonly line: number;
  readonly value: string | number | boolean | null | readonly JsonNode[] | ReadonlyMap<string, JsonNode>;
}

/** A member that is not there reads as one that says nothing. */
const ABSENT: JsonNode = { line: 0, value: null };

const DEEPEST = 16;
const CUT = 'it ends too early; was the file cut?';
const SPACE = /[ \t\r\n]*/y;
const QUOTED = /"(?:[^"\\\n]|\\.)*"/y;
const WORD = /[^\s,:[\]{}"]+/y;

interface Source {
  readonly reading: Reading;
  readonly text: string;
  at: number;
  line: number;
}

/** The tree; an empty object where the text is no JSON. */
export function readJson(reading: Reading, text: string): JsonNode {
  const source: Source = { reading, text: text.replace(/^\uFEFF/, ''), at: 0, line: 1 };
  const root = readNode(source, 0);
  if (next(source) !== undefined) stop(source, 'there is more after the end.');
  return root;
}

function stop(source: Source, what: string): void {
  wrong(source.reading, source.line, what);
  source.at = source.text.length;
}

/** The next sign after white space; undefined at the end. */
function next(source: Source): string | undefined {
  const blank = match(source, SPACE);
  source.line += blank.split('\n').length - 1;
  return source.text[source.at];
}

function match(source: Source, pattern: RegExp): string {
  pattern.lastIndex = source.at;
  const found = pattern.exec(source.text)?.[0] ?? '';
  source.at += found.length;
  return found;
}

function readNode(source: Source, depth: number): JsonNode {
  const first = next(source);
  const { line } = source;
  if (depth > DEEPEST) stop(source, 'it is nested too deep.');
  else if (first === undefined) stop(source, CUT);
  else if (first === '{') return { line, value: readMembers(source, depth) };
  else if (first === '[') return { line, value: readItems(source, depth) };
  else return { line, value: readWord(source, match(source, first === '"' ? QUOTED : WORD)) };
  return { line, value: null };
}

function readItems(source: Source, depth: number): JsonNode[] {
  const items: JsonNode[] = [];
  readBetween(source, ']', () => items.push(readNode(source, depth + 1)));
  return items;
}

function readMembers(source: Source, depth: number): Map<string, JsonNode> {
  const members = new Map<string, JsonNode>();
  readBetween(source, '}', () => {
    const first = next(source);
    if (first === undefined) {
      stop(source, CUT);
      return;
    }
    const name = first === '"' ? readWord(source, match(source, QUOTED)) : null;
    if (typeof name !== 'string') {
      stop(source, 'a name in quotes is missing.');
      return;
    }
    if (members.has(name)) {
      stop(source, `${quoted(name)} stands there twice.`);
      return;
    }
    if (next(source) !== ':') {
      stop(source, `“:” is missing after ${quoted(name)}.`);
      return;
    }
    source.at += 1;
    members.set(name, readNode(source, depth + 1));
  });
  return members;
}

function readBetween(source: Source, close: string, readItem: () => void): void {
  source.at += 1;
  if (next(source) === close) {
    source.at += 1;
    return;
  }
  while (source.reading.problem === null) {
    readItem();
    const after = next(source);
    source.at += 1;
    if (after === close) return;
    if (after === undefined) stop(source, CUT);
    else if (after !== ',') stop(source, `${quoted(after)} stands where “,” or “${close}” must.`);
  }
}

function readWord(source: Source, word: string): string | number | boolean | null {
  try {
    const value = JSON.parse(word) as unknown;
    if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
  } catch {
    // Said below, with its line.
  }
  stop(source, word === '' ? 'a value is missing, or a quotation mark is left open.' : `${quoted(word)} is no JSON.`);
  return null;
}

export function memberOf({ value }: JsonNode, name: string): JsonNode | undefined {
  return value instanceof Map ? (value as ReadonlyMap<string, JsonNode>).get(name) : undefined;
}

/** A text or a number as text; empty where there is none. */
export function textIn(reading: Reading, node: JsonNode, name: string): string {
  const member = memberOf(node, name) ?? ABSENT;
  if (member.value === null) return '';
  if (typeof member.value === 'string') return member.value;
  if (typeof member.value === 'number') return String(member.value);
  wrong(reading, member.line, `“${name}” must be a text.`);
  return '';
}

/** A number, also one that is written as a text; null where there is none. */
export function figureIn(reading: Reading, node: JsonNode, name: string): number | null {
  const text = textIn(reading, node, name);
  if (text === '') return null;
  const figure = Number(text);
  if (Number.isFinite(figure)) return figure;
  wrong(reading, memberOf(node, name)?.line ?? node.line, `“${name}” must be a number.`);
  return null;
}

export function flagIn(reading: Reading, node: JsonNode, name: string): boolean {
  const member = memberOf(node, name) ?? ABSENT;
  if (member.value === null) return false;
  if (typeof member.value !== 'boolean') wrong(reading, member.line, `“${name}” must be true or false.`);
  return member.value === true;
}

/** The items of a list that must be there. */
export function itemsIn(reading: Reading, node: JsonNode, name: string): readonly JsonNode[] {
  const member = memberOf(node, name);
  if (member) return itemsOf(reading, member, `“${name}”`);
  wrong(reading, node.line, `“${name}” is missing.`);
  return [];
}

export function itemsOf(reading: Reading, { line, value }: JsonNode, what: string): readonly JsonNode[] {
  if (Array.isArray(value)) {
    const items = value as readonly JsonNode[];
    const over = items[MOST_ROWS];
    if (over) wrong(reading, over.line, `${what} has more than ${MOST_ROWS} items.`);
    return over ? [] : items;
  }
  wrong(reading, line, `${what} must be a list.`);
  return [];
}
