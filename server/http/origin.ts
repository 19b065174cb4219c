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

/** What proxies add to what they pass on, whatever their brand. */
const PASSED_ON = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-.*)$/;

/**
 * Whether somebody sits at this machine. The name they used counts too: a page elsewhere can make its own name lead
 * here, but not an address or `localhost`. What a proxy on this machine passes on comes from here as well, often with
 * this machine's own name: it is known by the headers that it adds, or by HTTP/1.0, which nginx speaks and no browser.
 */
export function atThisMachine({ ip, hostname, headers, raw }: FastifyRequest): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  const local = ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';
  const passedOn = raw.httpVersion === '1.0' || Object.keys(headers).some((header) => PASSED_ON.test(header));
  return local && !passedOn && (name === 'localhost' || isIP(name) !== 0);
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
