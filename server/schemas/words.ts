/** The bounded pieces that everything from outside is made of. What passes here is safe to store, hash and show. */
import * as z from 'zod';
import { LONGEST_LIST } from '../../core/event/lists.ts';

/** No control characters, no half characters, and none that turn the direction of what stands around them. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;
const SEVERAL_LINES = /^(?:[\n\t]|[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069])*$/u;

const LONGEST_FILE = 200_000;

/** A name or a title. */
export const line = z.string().max(200).regex(ONE_LINE, 'holds characters that cannot be shown');
/** A reason, a note, a ruling. */
export const prose = z.string().max(2000).regex(SEVERAL_LINES, 'holds characters that cannot be shown');
/** A whole list, as people paste it: some 1,200 characters from an app, up to 7,300 as a file. */
export const sheet = z
  .string()
  .max(LONGEST_LIST, `holds more than ${LONGEST_LIST} characters, more than any list comes to`)
  .regex(SEVERAL_LINES, 'holds characters that cannot be shown');
/** A list that is handed in: the file of an app may say far more than what is read of it, and kept. */
export const handedIn = z
  .string()
  .max(LONGEST_FILE, `holds more than ${LONGEST_FILE} characters, more than any file of a list`)
  .regex(SEVERAL_LINES, 'holds characters that cannot be shown');
/** Names that mean something to the language, where every object has them, or to the journal. */
const TAKEN: readonly string[] = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'seal', 'keep'];

/** An id of an entrant, a game, an option: short and plain. */
export const id = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[\w.:+/ -]+$/, 'is not an id')
  .refine((text) => !TAKEN.includes(text), 'is not an id');
/** 64 hexadecimal digits. */
export const hash = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');
/** What a big screen shows to be known by. */
export const screenCode = z.string().regex(/^[A-Z0-9]{2,8}$/, 'must be 2 to 8 capitals or digits');
export const count = z.int().min(0).max(10_000);
export const minutes = z.int().min(-600).max(1440);
/** A score. Which ones are possible the pack says. */
export const figure = z.number().min(-1_000_000).max(1_000_000);

export function list<Item extends z.ZodType>(item: Item, most = 10_000) {
  return z.array(item).max(most);
}

/** A table of named values, as many as an options page could have. */
export function named<Value extends z.ZodType>(value: Value) {
  return z.record(id, value).refine((table) => Object.keys(table).length <= 500, 'holds too many names');
}

type Plain = string | number | boolean | null;
const plain: z.ZodType<Plain> = z.union([prose, figure, z.boolean(), z.null()]);

/** A value of an option: plain, a list of plain ones, or a small table of those. No deeper: nothing needs it. */
export const optionValue = z.union([plain, list(plain, 500), named(z.union([plain, list(plain, 500)]))]);
export const optionValues = named(optionValue);

/** A command's id: made up by the asker, so that sending twice is doing once. No colon: those are the server's own. */
export const commandId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _: make one up for each command');

/** Any JSON, so deep and no deeper; each system reads its own. Its texts and names are as safe as all others. */
export function anyJson(deepest: number) {
  return z.json().check(({ value: json, issues }) => {
    const wrong = wrongIn(json, deepest);
    if (wrong !== null) issues.push({ code: 'custom', message: wrong, input: json });
  });
}

/** What is wrong with it, or null. */
function wrongIn(json: unknown, deep: number): string | null {
  if (typeof json === 'string') return sheet.safeParse(json).error?.issues[0]?.message ?? null;
  if (typeof json !== 'object' || json === null) return null;
  if (deep === 0) return 'is too deep';
  const isNamed = Array.isArray(json) || Object.keys(json).every((key) => id.safeParse(key).success);
  if (!isNamed) return 'holds a name that is not allowed';
  const items: readonly unknown[] = Object.values(json);
  return items.reduce<string | null>((wrong, item) => wrong ?? wrongIn(item, deep - 1), null);
}
