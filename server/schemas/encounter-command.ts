/** What may be asked of an encounter, parsed: as strict and as bounded as the outside deserves. */
import * as z from 'zod';
import { SIDE_IDS } from '../../core/encounter/types.ts';
import { anyJson, count, figure, id, line, list, named, prose } from './words.ts';

/** An answer is as deep as a table with its models' conditions, and no deeper. */
const DEEPEST = 8;
const MOST_ANSWERS = 100;

const side = z.enum(SIDE_IDS);
const acting = { side: side.exactOptional() };
const number = count.min(1);

const value = anyJson(DEEPEST);

const figures = named(z.union([figure, line]));

/** The record sheets of all sides, by side. */
const lines = z.strictObject({
  A: figures.exactOptional(),
  B: figures.exactOptional(),
  C: figures.exactOptional(),
  D: figures.exactOptional(),
});

function command<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.strictObject({ type: z.literal(type), ...shape });
}

export const encounterCommand = z.discriminatedUnion('type', [
  command('name-side', { side, name: line.min(1) }),
  command('tell', {
    ...acting,
    answers: list(z.strictObject({ ask: id, value }), MOST_ANSWERS).min(1),
    draw: id.exactOptional(),
  }),
  command('draw', { ask: id }),
  command('object', { ...acting, answer: number, value: value.exactOptional() }),
  command('withdraw-objection', { ...acting, answer: number, of: side.exactOptional() }),
  command('agree', { ...acting, answer: number, with: side }),
  command('rule', { answer: number, value: value.exactOptional(), reason: prose.min(1) }),
  command('go-back', { ...acting, answer: number }),
  command('refuse-going-back', acting),
  command('note', { ...acting, text: prose.min(1) }),
  command('propose-result', { ...acting, lines: lines.exactOptional() }),
  command('confirm-result', acting),
  command('reject-result', { ...acting, reason: prose }),
]);
