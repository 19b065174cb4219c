/** What a device holds: links exchanged for a cookie, and names claimed with it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type Refusal, refuse } from '../../../core/journal/types.ts';
import { id as word } from '../../border/words.ts';
import { hasEntrant } from '../../events/facts.ts';
import { Conflict } from '../../problems.ts';
import * as capabilities from '../../storage/capabilities.ts';
import type { App, Context, Place } from '../context.ts';
import { hashed, newId, newPin, newToken } from '../../tokens.ts';
import { COOKIE, COOKIE_SECONDS, type Caller, isJoin } from '../devices.ts';
import { answer, placeOf } from '../gate.ts';
import { refusalBody } from '../refusals.ts';

const hold = z.object({
  event: z.string(),
  role: z.string(),
  entrant: z.string().nullable().meta({ description: 'For a player; null for a link with which to claim a name' }),
  label: z.string(),
});

const claimed = z.object({
  entrant: z.string(),
  pin: z.string().nullable().meta({ description: 'What a second device needs; shown to the first one only' }),
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
    if (session !== null) await context.storage.transact((db) => capabilities.letGo(db, session));
    return reply.clearCookie(COOKIE, { path: '/' }).send({ holds: [] });
  });

  const claims = { body: claim, response: { 200: claimed, '4xx': refusalBody } };
  app.post('/api/events/:id/claim', { schema: claims }, async (request, reply) => {
    const session = deviceOf(request, reply);
    const asked = { ...request.body, session, caller: request.caller };
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

interface Claim {
  readonly entrant: string;
  readonly pin?: string | undefined;
  readonly session: string;
  readonly caller: Caller | null;
}

async function claimName(
  context: Context,
  { id, live }: Place,
  asked: Claim,
): Promise<z.infer<typeof claimed> | Refusal> {
  const { entrant, caller, session } = asked;
  const { db, vault } = context.storage;
  if (!hasEntrant(live, entrant)) return refuse('unknown-entrant', `There is no entrant ${entrant} in this event.`);
  const known = await capabilities.claimOf(db, id, entrant);
  if (caller?.held.some((row) => row.id === known?.id) === true) return { entrant, pin: null };
  if (known) return secondDevice(context, known, asked);
  if (!live.claiming && caller?.held.some((row) => row.record === id && isJoin(row)) !== true) {
    return refuse('not-open', 'Names can be claimed with the code on display, or once the organiser opens claiming.');
  }
  const pin = newPin();
  const created = context.clock.now();
  const mine = { id: newId(), record: id, role: 'player', entrant, staff: null, token: null } as const;
  const row = {
    ...mine,
    pin: vault.mark(`${id} ${entrant} ${pin}`),
    label: 'Claimed',
    created,
    revoked: null,
    used: created,
  };
  await context.storage.transact(async (within) => {
    await capabilities.insertCapability(within, row);
    await capabilities.hold(within, session, row.id, created);
  });
  return { entrant, pin };
}

async function secondDevice(
  { storage, buckets, clock }: Context,
  known: capabilities.CapabilityRow,
  { entrant, pin, session }: Claim,
): Promise<z.infer<typeof claimed> | Refusal> {
  if (pin === undefined) {
    return refuse(
      'claimed',
      'Somebody has this name already. If it is you, enter the PIN that your other device shows, or ask the desk.',
    );
  }
  if (!buckets.take('pins', known.id))
    return refuse('too-fast', 'Too many wrong PINs. Wait a minute, or ask the desk.');
  if (storage.vault.mark(`${known.record} ${entrant} ${pin}`) !== known.pin) {
    return refuse('wrong-pin', 'That is not the PIN. Your other device shows it; the desk can reset it.');
  }
  await storage.transact((db) => capabilities.hold(db, session, known.id, clock.now()));
  return { entrant, pin: null };
}

/** The device's session, begun with a new cookie where it has none. */
function deviceOf({ caller, protocol }: FastifyRequest, reply: FastifyReply): string {
  if (caller?.session) return caller.session;
  const name = newToken();
  // `Secure` where there is a certificate; a venue's network has none. The cookie names a device, and can be revoked.
  const secure = protocol === 'https';
  reply.setCookie(COOKIE, name, { httpOnly: true, sameSite: 'strict', secure, path: '/', maxAge: COOKIE_SECONDS });
  return hashed(name);
}

function holdOf({ record, role, entrant, label }: capabilities.CapabilityRow): z.infer<typeof hold> {
  return { event: record, role, entrant, label };
}
