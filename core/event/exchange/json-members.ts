/** The members of a JSON file, with the line of whatever is not as it must be. */
import { type JsonNode, itemsOf, membersOf, readJsonTree } from '../../journal/json-tree.ts';
import type { Refusal } from '../../rules/refusal.ts';
import { MOST_ROWS, type Reading, wrong, wrongAt } from './reading.ts';

/** The tree, or why the text is no JSON. */
export function readJson(text: string): JsonNode | Refusal {
  const read = readJsonTree(text);
  return 'problem' in read ? wrongAt(read.line, `${read.problem}.`) : read;
}

export function memberOf({ value }: JsonNode, name: string): JsonNode | undefined {
  return membersOf(value)?.get(name);
}

/** A text or a number as text; empty where there is none. */
export function textIn(reading: Reading, node: JsonNode, name: string): string {
  const member = memberOf(node, name);
  if (!member || member.value === null) return '';
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
  const member = memberOf(node, name);
  if (!member || member.value === null) return false;
  if (typeof member.value !== 'boolean') wrong(reading, member.line, `“${name}” must be true or false.`);
  return member.value === true;
}

/** The items of a list that must be there. */
export function itemsIn(reading: Reading, node: JsonNode, name: string): readonly JsonNode[] {
  const member = memberOf(node, name);
  if (member) return listIn(reading, member, `“${name}”`);
  wrong(reading, node.line, `“${name}” is missing.`);
  return [];
}

export function listIn(reading: Reading, { line, value }: JsonNode, what: string): readonly JsonNode[] {
  const items = itemsOf(value);
  if (items) {
    const over = items[MOST_ROWS];
    if (over) wrong(reading, over.line, `${what} has more than ${MOST_ROWS} items.`);
    return over ? [] : items;
  }
  wrong(reading, line, `${what} must be a list.`);
  return [];
}
