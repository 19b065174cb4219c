/** What may be asked of a battle, parsed. What an action means its rules read. */
import * as z from 'zod';
import { anyJson, count } from './words.ts';

/** A deed with the way of every model: a point in a path in a table. */
const DEEPEST = 6;

const side = z.enum(['A', 'B']);

export const battleCommand = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('decide'),
    side,
    after: count.meta({ description: 'How many entries the player who decides has seen' }),
    seen: z.string().max(64).optional().meta({ description: 'The hash of the last of them' }),
    action: anyJson(DEEPEST),
  }),
  z.strictObject({
    type: z.literal('throw'),
    after: count,
    number: count.meta({ description: 'Of the dice of this decision, the first being 0' }),
    face: z.number().int().min(1).max(6),
  }),
  z.strictObject({ type: z.literal('go-back'), to: count.meta({ description: 'To where so many entries were made' }) }),
  z.strictObject({ type: z.literal('refuse-going-back') }),
  z.strictObject({
    type: z.literal('agree').meta({ description: 'To the other player’s army, which is past its limits' }),
  }),
]);
