/** Whether a request comes from our own pages, or from the machine itself. */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** What changes something must come from our own pages; programs, which send no origin, bring a token. */
export function fromElsewhere({ method, headers, host }: FastifyRequest): boolean {
  if (SAFE.includes(method)) return false;
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && hostOf(origin) !== host;
}

/**
 * Whether somebody sits at this machine. The name they used counts too: a page elsewhere can make its own name lead
 * here, but not an address or `localhost`.
 */
export function atThisMachine({ ip, hostname }: FastifyRequest): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  const local = ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';
  return local && (name === 'localhost' || isIP(name) !== 0);
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
