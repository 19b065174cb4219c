/**
 * Canonical JSON: one text for one value, so that a hash of it means something.
 * Keys sorted by UTF-16 code unit, no white space, `undefined` members left out (RFC 8785 in all that we use:
 * strings, booleans, null, finite numbers, arrays, plain objects).
 */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

type JsonObject = Exclude<Extract<Json, object>, readonly Json[]>;

/** The canonical text of a value. Throws on what JSON cannot hold (NaN, functions): that is a bug of the caller. */
export function canonical(value: unknown): string {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error(`canonical JSON cannot hold ${String(value)}`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
  if (isPlainObject(value)) {
    const members: string[] = [];
    for (const key of Object.keys(value).sort()) {
      const member = value[key];
      if (member !== undefined) members.push(`${JSON.stringify(key)}:${canonical(member)}`);
    }
    return `{${members.join(',')}}`;
  }
  throw new Error(`canonical JSON cannot hold a ${typeof value}`);
}

/** Whether two JSON values say the same. */
export function sameJson(a: unknown, b: unknown): boolean {
  return a === b || canonical(a ?? null) === canonical(b ?? null);
}

/** Nothing that people or this program write is nested deeper; what is deeper would be walked till the stack is full. */
const DEEPEST = 1000;

/** What a text of JSON holds, or what is wrong with it: the rest of a sentence. */
export function parseJson(text: string): { readonly value: Json } | { readonly problem: string } {
  if (isTooDeep(text)) return { problem: 'is nested too deep' };
  try {
    return { value: JSON.parse(text) as Json };
  } catch {
    return { problem: 'is not JSON' };
  }
}

/** Counts brackets, those in quoted text aside. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') quoted = !quoted;
    else if (quoted && character === '\\') at += 1;
    else if (!quoted && (character === '[' || character === '{')) depth += 1;
    else if (!quoted && (character === ']' || character === '}')) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

export function isPlainObject(value: Json | undefined): value is JsonObject;
export function isPlainObject(value: unknown): value is Record<string, unknown>;
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Its items; none where it is no list. */
export function listOf(value: Json | undefined): readonly Json[];
export function listOf(value: unknown): readonly unknown[];
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The members of something that somebody else wrote. */
export type Fields = Readonly<Record<string, unknown>>;

/*
 * Reading what somebody else wrote: what is of another kind is as if it were not there. A reader that has to say what is
 * wrong looks itself.
 */

/** Its members; none where it is no object. */
export function fieldsOf(value: Json | undefined): Readonly<Record<string, Json>>;
export function fieldsOf(value: unknown): Fields;
export function fieldsOf(value: unknown): Fields {
  return isPlainObject(value) ? value : {};
}

/** The objects among its items. */
export function rowsOf(value: unknown): readonly Fields[] {
  return listOf(value).filter((item): item is Fields => isPlainObject(item));
}

export function textOf(value: unknown): string;
export function textOf<Otherwise extends string | null | undefined>(
  value: unknown,
  otherwise: Otherwise,
): string | Otherwise;
export function textOf(value: unknown, otherwise: string | null | undefined = ''): string | null | undefined {
  return typeof value === 'string' ? value : otherwise;
}

/** The texts among its items. */
export function textsOf(value: unknown): readonly string[] {
  return listOf(value).filter((item) => typeof item === 'string');
}

export function numberOf<Otherwise extends number | null>(value: unknown, otherwise: Otherwise): number | Otherwise {
  return isNumber(value) ? value : otherwise;
}

/** Those of its members that are numbers. */
export function figuresOf(value: unknown): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(fieldsOf(value)).filter((one): one is [string, number] => isNumber(one[1])));
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** What this program itself wrote as JSON, as the type that it wrote. What comes from outside is read instead. */
export function writtenAs<T>(json: Json): T {
  return json as unknown as T;
}
