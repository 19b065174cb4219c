/** Names that devices hold: taken with the code of the hall, opened on a second device with a PIN. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type Refusal, refuse } from '../../core/rules/refusal.ts';
import { hasEntrant } from '../events/facts.ts';
import * as capabilities from '../storage/capabilities.ts';
import { hashed, newId, newPin, newToken } from '../tokens.ts';
import type { Context, Place } from './context.ts';
import { COOKIE, COOKIE_SECONDS, type Caller, isJoin } from './devices.ts';
import type { Rates } from './limits.ts';

export const claimed = z.object({
  entrant: z.string(),
  pin: z.string().nullable().meta({ description: 'What a second device needs; shown to the first one only' }),
});

interface Claim {
  readonly entrant: string;
  readonly pin?: string | undefined;
  readonly session: string;
  /** Where it is asked from, as limits know it. */
  readonly from: string;
  readonly caller: Caller | null;
}

export async function claimName(
  context: Context,
  { id, live }: Place,
  asked: Claim,
): Promise<z.infer<typeof claimed> | Refusal> {
  const { entrant, caller, session, from } = asked;
  const { db } = context.storage;
  if (!hasEntrant(live, entrant)) return refuse('unknown-entrant', `There is no entrant ${entrant} in this event.`);
  const known = await capabilities.claimOf(db, id, entrant);
  if (caller?.held.some((row) => row.id === known?.id) === true) return { entrant, pin: null };
  if (known) return secondDevice(context, known, asked);
  if (!live.claiming && caller?.held.some((row) => row.record === id && isJoin(row)) !== true) {
    return refuse('not-open', 'Names can be claimed with the code on display, or once the organiser opens claiming.');
  }
  return { entrant, pin: await giveName(context, { record: id, entrant, session, from, pin: newPin() }) };
}

/** Gives a name that nobody has to a device; answers with the PIN that a second one needs. */
export async function giveName(
  { storage, clock, opened }: Context,
  {
    record,
    entrant,
    session,
    pin,
    from,
  }: { record: string; entrant: string; session: string; pin: string; from: string },
): Promise<string> {
  const created = clock.now();
  const mine = { id: newId(), record, role: 'player', entrant, staff: null, token: null } as const;
  const mark = storage.vault.mark(`${record} ${entrant} ${pin}`);
  const row = { ...mine, pin: mark, label: 'Claimed', created, revoked: null, used: created };
  await storage.transact(async (within) => {
    await capabilities.insertCapability(within, row);
    await capabilities.hold(within, session, row.id, created);
  });
  opened.set(`${row.id} ${from}`, true);
  return pin;
}

/** A name that somebody has already opens on another device with the PIN alone. */
export async function secondDevice(
  { storage, buckets, clock, opened }: Context,
  known: capabilities.CapabilityRow,
  { entrant, pin, session, from }: Pick<Claim, 'entrant' | 'pin' | 'session' | 'from'>,
): Promise<z.infer<typeof claimed> | Refusal> {
  if (pin === undefined) {
    return refuse(
      'claimed',
      'Somebody has this name already. If it is you, enter the PIN that your other device shows, or ask the desk.',
    );
  }
  const here = `${known.id} ${from}`;
  const limits: [keyof Rates, string][] = [
    ['pins', here],
    ['pinsFrom', from],
  ];
  // What others guess elsewhere does not keep somebody out who opened the name from here.
  if (opened.get(here) === undefined) limits.push(['pinsOfName', known.id], ['pinsOfEvent', known.record]);
  if (limits.some(([kind, who]) => !buckets.has(kind, who))) {
    return refuse('too-fast', 'Too many wrong PINs. Wait a minute, or ask the desk.');
  }
  if (storage.vault.mark(`${known.record} ${entrant} ${pin}`) !== known.pin) {
    for (const [kind, who] of limits) buckets.take(kind, who);
    return refuse('wrong-pin', 'That is not the PIN. Your other device shows it; the desk can reset it.');
  }
  await storage.transact((db) => capabilities.hold(db, session, known.id, clock.now()));
  opened.set(here, true);
  return { entrant, pin: null };
}

/** The device's session, begun with a new cookie where it has none. */
export function deviceOf({ caller, protocol }: FastifyRequest, reply: FastifyReply): string {
  if (caller?.session) return caller.session;
  const name = newToken();
  // `Secure` where there is a certificate; a venue's network has none. The cookie names a device, and can be revoked.
  const secure = protocol === 'https';
  reply.setCookie(COOKIE, name, { httpOnly: true, sameSite: 'strict', secure, path: '/', maxAge: COOKIE_SECONDS });
  return hashed(name);
}
