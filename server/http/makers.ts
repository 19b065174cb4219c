/** Who may make events on this server, and how somebody shows that they have its key. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE_SECONDS } from './devices.ts';

/** Whoever sits at this machine, anybody who reaches it, or whoever has entered the server's key. */
export type Makers = 'local' | 'anyone' | { readonly key: string };

const COOKIE = 'muster-maker';

/** What the cookie holds in the key's place. With another key it is void. */
const proofOf = (key: string): string => createHmac('sha256', key).update('makes events').digest('base64url');

function alike(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether two keys are one; the time that it takes says nothing about either. */
export function isSameKey(given: string, key: string): boolean {
  return alike(proofOf(given), proofOf(key));
}

/** Whether this device has entered the key. */
export function hasKey({ cookies }: FastifyRequest, key: string): boolean {
  return alike(cookies[COOKIE] ?? '', proofOf(key));
}

/** Whether it is the key; the device is known by it from now on. */
export function takeKey({ protocol }: FastifyRequest, reply: FastifyReply, given: string, key: string): boolean {
  if (!isSameKey(given, key)) return false;
  const secure = protocol === 'https';
  const kept = { httpOnly: true, sameSite: 'strict', secure, path: '/', maxAge: COOKIE_SECONDS } as const;
  reply.setCookie(COOKIE, proofOf(key), kept);
  return true;
}

export function forgetKey(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}
