/** What is answered when something is not done: a sentence for a person, a code for a program, the rules behind it. */
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { REMEDIES, type Refusal, refuse } from '../../core/rules/refusal.ts';

export const refusalBody = z
  .object({
    code: z.string().meta({ description: 'Stable, for programs' }),
    message: z.string().meta({ description: 'A sentence for a person' }),
    rules: z.array(z.string()).meta({ description: 'The rules that say so' }),
    remedy: z
      .enum(REMEDIES)
      .optional()
      .meta({ description: 'Asked again so, it may be done: with a reason, an approval, or the rules set aside' }),
  })
  .meta({ id: 'Refusal' });

/** Codes with a status of their own; any other refusal of the rules is a 422. */
const STATUS: Readonly<Record<string, number>> = {
  'bad-request': 400,
  'not-signed-in': 401,
  'not-allowed': 403,
  'not-yours': 403,
  'other-site': 403,
  'not-held': 403,
  'wrong-pin': 403,
  'not-open': 403,
  kept: 403,
  'revoked-link': 403,
  'needs-key': 403,
  'used-link': 403,
  'wrong-key': 403,
  'no-such-page': 404,
  'unknown-event': 404,
  'unknown-link': 404,
  'unknown-token': 404,
  'unknown-code': 404,
  'unknown-entrant': 404,
  'unknown-system': 404,
  'unknown-layout': 404,
  'no-such-simulation': 404,
  'no-queue': 409,
  claimed: 409,
  'id-taken': 409,
  unreadable: 409,
  'wrong-phase': 409,
  'too-large': 413,
  'wrong-kind': 415,
  'too-fast': 429,
  'queue-full': 429,
  failed: 500,
  'cannot-save': 503,
  busy: 503,
};

export function statusOf({ code }: Refusal): number {
  return Object.hasOwn(STATUS, code) ? (STATUS[code] ?? 422) : 422;
}

export function answerRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { code, message, refused: rules, remedy } = refusal;
  const body = { code, message, rules, ...(remedy === undefined ? {} : { remedy }) };
  return reply.code(statusOf(refusal)).type('application/json; charset=utf-8').send(body);
}

export const NO_EVENT = refuse('unknown-event', 'There is no such event on this server.');
