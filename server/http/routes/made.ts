/** The answer to whoever made an event, or took one in. */
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { type Refusal, isRefusal } from '../../../core/rules/refusal.ts';
import type { Made } from '../../events/make.ts';
import { answer } from '../gate.ts';

export const made = z.object({
  id: z.string(),
  token: z.string().meta({ description: 'The organiser’s link. It runs the event. It is shown once.' }),
  path: z.string().meta({ description: 'The page to open with it' }),
});

export function answerMade(reply: FastifyReply, result: Made | Refusal): FastifyReply {
  if (!isRefusal(result)) reply.code(201);
  return answer(reply, result);
}
