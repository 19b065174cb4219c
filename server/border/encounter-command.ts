/** What may be asked of an encounter, parsed: as strict and as bounded as the outside deserves. */
import * as z from 'zod';
import { SIDE_IDS } from '../../core/encounter/types.ts';
import { count, figure, id, line, list, named, prose } from './words.ts';

/** An answer is as deep as a table with its models' conditions, and no deeper. */
const DEEPEST = 8;
const MOST_ANSWERS = 100;

const side = z.enum(SIDE_IDS);
const acting = { side: side.exactOptional() };
const number = count.min(1);

/** Any JSON; each system reads its own. Its texts and names are as safe as all others. */
const value = z.json().refine((json) => isSafe(json, DEEPEST), 'is too deep, or holds what cannot be shown');

function isSafe(json: unknown, deep: number): boolean {
  if (typeof json === 'string') return prose.safeParse(json).success;
  if (typeof json !== 'object' || json === null) return true;
  if (deep === 0) return false;
  if (Array.isArray(json)) return json.every((item) => isSafe(item, deep - 1));
  return Object.entries(json).every(([key, item]) => id.safeParse(key).success && isSafe(item, deep - 1));
}

const sheet = named(z.union([figure, line]));

/** The sheets of all sides, by side. */
const lines = z.strictObject({
  A: sheet.exactOptional(),
  B: sheet.exactOptional(),
  C: sheet.exactOptional(),
  D: sheet.exactOptional(),
});

function command<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.strictObject({ type: z.literal(type), ...shape });
}

export const encounterCommand = z.discriminatedUnion('type', [
  command('name-side', { side, name: line.min(1) }),
  command('tell', { ...acting, answers: list(z.strictObject({ ask: id, value }), MOST_ANSWERS).min(1) }),
  command('draw', { ask: id }),
  command('object', { ...acting, answer: number, value: value.exactOptional() }),
  command('withdraw-objection', { ...acting, answer: number }),
  command('rule', { answer: number, value: value.exactOptional(), reason: prose.min(1) }),
  command('go-back', { ...acting, answer: number }),
  command('refuse-going-back', acting),
  command('note', { ...acting, text: prose.min(1) }),
  command('propose-result', { ...acting, lines: lines.exactOptional() }),
  command('confirm-result', acting),
  command('reject-result', { ...acting, reason: prose }),
]);
