/** What a device holds: links exchanged for a cookie, and names claimed with it. */
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { refuse } from '../../../core/journal/types.ts';
import { id as word } from '../../border/words.ts';
import { Conflict } from '../../problems.ts';
import * as capabilities from '../../storage/capabilities.ts';
import { hashed } from '../../tokens.ts';
import { claimName, claimed, deviceOf } from '../claims.ts';
import type { App, Context } from '../context.ts';
import { COOKIE } from '../devices.ts';
import { answer, placeOf } from '../gate.ts';
import { sourceOf } from '../limits.ts';
import { refusalBody } from '../refusals.ts';

const hold = z.object({
  event: z.string(),
  role: z.string(),
  entrant: z.string().nullable().meta({ description: 'For a player; null for a link with which to claim a name' }),
  label: z.string(),
});

const claim = z.strictObject({ entrant: word, pin: z.string().max(20).optional() });

export function addSessionRoutes(app: App, context: Context): void {
  app.get('/api/session', { schema: { response: { 200: z.object({ holds: z.array(hold) }) } } }, ({ caller }) => ({
    holds: (caller?.held ?? []).map(holdOf),
  }));

  const exchange = {
    body: z.strictObject({ token: z.string().min(20).max(100) }),
    response: { 200: hold, '4xx': refusalBody },
  };
  app.post('/api/session', { schema: exchange }, async (request, reply) => {
    const { db } = context.storage;
    const row = await capabilities.byToken(db, hashed(request.body.token));
    if (!row)
      return answer(reply, refuse('unknown-token', 'This link is not valid, or was revoked. Ask for a new one.'));
    const now = context.clock.now();
    await context.storage.transact(async (within) => {
      await capabilities.hold(within, deviceOf(request, reply), row.id, now);
      await capabilities.noteUse(within, row.id, now);
    });
    return answer(reply, holdOf(row));
  });

  app.delete('/api/session', async (request, reply) => {
    const session = request.caller?.session ?? null;
    if (session !== null) {
      await context.storage.transact(async (db) => {
        await capabilities.letGo(db, session);
        await context.storage.tell(db, { letGo: session });
      });
      context.hub.letGo(session);
    }
    return reply.clearCookie(COOKIE, { path: '/' }).send({ holds: [] });
  });

  const claims = { body: claim, response: { 200: claimed, '4xx': refusalBody } };
  app.post('/api/events/:id/claim', { schema: claims }, async (request, reply) => {
    const session = deviceOf(request, reply);
    const asked = { ...request.body, session, caller: request.caller, from: sourceOf(request.ip) };
    const answered = async (): Promise<FastifyReply> =>
      answer(reply, await claimName(context, placeOf(request), asked));
    try {
      return await answered();
    } catch (error) {
      // Two devices in the same moment: one of them was first, and now the other sees that.
      if (error instanceof Conflict) return answered();
      throw error;
    }
  });
}

function holdOf({ record, role, entrant, label }: capabilities.CapabilityRow): z.infer<typeof hold> {
  return { event: record, role, entrant, label };
}
