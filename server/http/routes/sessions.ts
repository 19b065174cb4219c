/** What a device holds: links exchanged for a cookie, and names claimed with it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { PURPOSES } from '../../../core/journal/types.ts';
import { type Refusal, isRefusal, refuse } from '../../../core/rules/refusal.ts';
import { id as word } from '../../schemas/words.ts';
import { desksOf, straysOf } from '../../events/desks.ts';
import { tellOfDevice } from '../../events/side-devices.ts';
import { Conflict } from '../../problems.ts';
import * as capabilities from '../../storage/capabilities.ts';
import { byCode } from '../../storage/halls.ts';
import { hashed } from '../../tokens.ts';
import { claimName, claimed, deviceOf } from '../claims.ts';
import type { App, Context } from '../context.ts';
import { COOKIE } from '../devices.ts';
import { answer, placeOf } from '../gate.ts';
import { sourceOf } from '../limits.ts';
import { forgetKey, takeKey } from '../makers.ts';
import { refusalBody } from '../refusals.ts';
import { eventSummary } from './events.ts';

const hold = z.object({
  event: z.string(),
  role: z.string(),
  entrant: z.string().nullable().meta({ description: 'For a player; null for a link with which to claim a name' }),
  label: z.string(),
});

const desk = eventSummary.extend({
  purpose: z.enum(PURPOSES).nullable(),
  rounds: z.number().nullable(),
  role: z.string(),
  archived: z.boolean(),
  of: z.string().nullable().meta({ description: 'The event that this one is a rehearsal of' }),
  waits: z.object({ step: z.string(), open: z.number(), differing: z.number(), calls: z.number() }),
});

const stray = z
  .object({ id: z.string(), kind: z.enum(['events', 'encounters']), name: z.string(), readable: z.boolean() })
  .meta({ description: 'No desk, to be deleted: the copy of a game, or what cannot be opened here' });

const claim = z.strictObject({ entrant: word, pin: z.string().max(20).optional() });

export function addSessionRoutes(app: App, context: Context): void {
  app.get('/api/session', { schema: { response: { 200: z.object({ holds: z.array(hold) }) } } }, ({ caller }) => ({
    holds: (caller?.held ?? []).map(holdOf),
  }));

  const desks = { response: { 200: z.object({ desks: z.array(desk), strays: z.array(stray) }) } };
  app.get('/api/desks', { schema: desks }, async ({ caller }) => {
    const held = caller?.held ?? [];
    return {
      desks: await desksOf(context.records, context.storage.db, held),
      strays: await straysOf(context.records, held),
    };
  });

  const exchange = {
    body: z.union([
      z.strictObject({ token: z.string().min(20).max(100) }),
      z.strictObject({ code: z.string().max(40).meta({ description: 'Of the hall, as people type it' }) }),
    ]),
    response: { 200: hold, '4xx': refusalBody },
  };
  app.post('/api/session', { schema: exchange }, async (request, reply) => {
    const { body } = request;
    const row = await ('token' in body ? byLink(context, body.token) : byTyping(context, request, body.code));
    if (isRefusal(row)) return answer(reply, row);
    const [now, device] = [context.clock.now(), deviceOf(request, reply)];
    await tellOfDevice(context, row, device);
    const done = await context.storage.transact(async (within) => {
      if (row.once === 1 && !isHeld(request, row) && !(await capabilities.openFirst(within, row.id, now))) return USED;
      await capabilities.hold(within, device, row.id, now);
      await capabilities.noteUse(within, row.id, now);
      return null;
    });
    return answer(reply, done ?? holdOf(row));
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
    forgetKey(reply);
    return reply.clearCookie(COOKIE, { path: '/' }).send({ holds: [] });
  });

  const key = {
    body: z.strictObject({ key: z.string().max(200) }),
    response: { 200: z.object({}), '4xx': refusalBody },
  };
  app.post('/api/makers', { schema: key }, async (request, reply) => answer(reply, enterKey(context, request, reply)));

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

const FOREIGN = refuse(
  'unknown-token',
  'This server does not know this link. It may be cut short, belong to another machine, or to a deleted event.',
);
const REVOKED = refuse('revoked-link', 'This link was revoked at the desk. Ask for a new one.');
const USED = refuse('used-link', 'This link was for one device, and was opened already. Ask for a new one.');
const NO_CODE = refuse('unknown-code', 'No event has this code now. Look at the poster or the screen again.');
const NO_KEY = refuse('unknown-token', 'This server has no key: who makes events here is decided otherwise.');
const WRONG_KEY = refuse('wrong-key', 'That is not the key of this server. Ask the person who runs it.');
const TOO_MANY_KEYS = refuse('too-fast', 'Too many wrong keys. Wait a minute.');
const TOO_FAST = refuse('too-fast', 'Too many wrong codes. Wait a minute, or scan the code.');

function enterKey(
  { makers, buckets }: Context,
  request: FastifyRequest<{ Body: { readonly key: string } }>,
  reply: FastifyReply,
): Refusal | object {
  if (typeof makers === 'string') return NO_KEY;
  const from = sourceOf(request.ip);
  if (!buckets.has('keys', from)) return TOO_MANY_KEYS;
  if (takeKey(request, reply, request.body.key, makers.key)) return {};
  buckets.take('keys', from);
  return WRONG_KEY;
}

async function byLink({ storage }: Context, token: string): Promise<capabilities.CapabilityRow | Refusal> {
  const row = await capabilities.byAnyToken(storage.db, hashed(token));
  if (!row) return FOREIGN;
  return row.revoked === null ? row : REVOKED;
}

/** A short code could be guessed: wrong ones are counted. */
async function byTyping(
  { storage, buckets }: Context,
  { ip }: FastifyRequest,
  typed: string,
): Promise<capabilities.CapabilityRow | Refusal> {
  const limits = [['codes', sourceOf(ip)] as const, ['codesInAll', 'all'] as const];
  if (limits.some(([kind, who]) => !buckets.has(kind, who))) return TOO_FAST;
  const row = await byCode(storage.db, storage.vault, typed.trim());
  if (row?.revoked === null) return row;
  for (const [kind, who] of limits) buckets.take(kind, who);
  return NO_CODE;
}

function isHeld({ caller }: FastifyRequest, row: capabilities.CapabilityRow): boolean {
  return caller?.held.some(({ id }) => id === row.id) === true;
}

function holdOf({ record, role, entrant, label }: capabilities.CapabilityRow): z.infer<typeof hold> {
  return { event: record, role, entrant, label };
}
