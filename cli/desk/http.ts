/** A running server, through its interface for programs. */
import type { RuleId } from '../../core/rules/rule-ids.ts';
import { randomUUID } from 'node:crypto';
import { isPlainObject } from '../../core/journal/json.ts';
import { exportLines } from '../../core/journal/lines.ts';
import type { EventView } from './parts.ts';
import { CODES } from '../../core/rules/codes.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import { findRules } from '../../server/systems.ts';
import type { Desk, Done, MadeEvent, Store } from './desk.ts';

export interface Address {
  /** `http://host:port`. */
  readonly origin: string;
  readonly token: string | null;
}

/** Reads `--server`: an address, or the organiser's link with the token in it. */
export function addressOf(text: string, token: string | undefined): Address | Refusal {
  try {
    const { protocol, origin, hash } = new URL(text);
    if (protocol !== 'http:' && protocol !== 'https:') throw new Error('another protocol');
    return { origin, token: token ?? (hash.length > 1 ? hash.slice(1) : null) };
  } catch {
    return refuse('usage', `“${text}” is not an address of a server. It looks like http://127.0.0.1:8420.`);
  }
}

export function httpStore(address: Address): Store {
  return {
    open: (event) => openDesk(address, event),
    make: async (asked) => madeOf(address, await call(address, 'POST', '/api/events', asked)),
    takeIn: async (file) => {
      const rules = findRules(file.header);
      if (!rules) return refuse('unknown-system', `This version of Muster does not know ${file.header.system}.`);
      const text = `${exportLines(rules, file).join('\n')}\n`;
      return madeOf(address, await call(address, 'POST', '/api/import', text));
    },
    takeInForeign: async (asked) => madeOf(address, await call(address, 'POST', '/api/import/results', asked)),
  };
}

function madeOf({ origin }: Address, answer: unknown): MadeEvent | Refusal {
  if (isRefusal(answer)) return answer;
  const { id, token, path } = answer as { id: string; token: string; path: string };
  return { id, token, link: `${origin}${path}` };
}

async function openDesk(address: Address, event: string | undefined): Promise<Desk | Refusal> {
  const id = event ?? (await heldEvent(address));
  if (isRefusal(id)) return id;
  const path = (rest: string): string => `/api/events/${encodeURIComponent(id)}/${rest}`;
  return {
    id,
    view: async () => {
      const answer = await call(address, 'GET', path('view'));
      return isRefusal(answer) ? answer : (answer as { parts: EventView }).parts;
    },
    send: async (command, commandId = randomUUID()) => {
      const answer = await call(address, 'POST', path('commands'), { id: commandId, command });
      return answer as Done | Refusal;
    },
    link: async (asked) => {
      const answer = await call(address, 'POST', path('links'), asked);
      if (isRefusal(answer)) return answer;
      const { token, path: page } = answer as { token: string; path: string };
      return { token, link: `${address.origin}${page}` };
    },
    lines: async () => {
      const answer = await call(address, 'GET', path('export'));
      return isRefusal(answer) ? answer : String(answer).trimEnd().split('\n');
    },
    close: () => Promise.resolve(),
  };
}

/** The event that the token belongs to. */
async function heldEvent(address: Address): Promise<string | Refusal> {
  if (address.token === null) {
    return refuse('usage', 'Give the organiser’s token with --token (or MUSTER_TOKEN), or the whole link as --server.');
  }
  const answer = await call(address, 'GET', '/api/session');
  if (isRefusal(answer)) return answer;
  const { holds } = answer as { holds: readonly { readonly event: string }[] };
  return holds[0]?.event ?? refuse('not-signed-in', 'This token belongs to no event of this server.');
}

/** One request. A command whose answer was lost is sent again: the server knows it by its id. */
async function call(address: Address, method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
  const { origin, token } = address;
  const plain = typeof body === 'string';
  const headers: Record<string, string> = {
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': plain ? 'text/plain' : 'application/json' }),
  };
  const request = { method, headers, ...(body === undefined ? {} : { body: plain ? body : JSON.stringify(body) }) };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await answered(await fetch(`${origin}${path}`, request));
    } catch (error) {
      const again = path.endsWith('/commands') && !isUnreachable(error) && attempt < 3;
      if (!again) return refuse('no-server', `No Muster server answers at ${origin}. Is it running?`);
    }
  }
}

/** Nobody is there at all: sending it again will not help. */
function isUnreachable(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && ['ECONNREFUSED', 'ENOTFOUND'].includes(String(cause.code));
}

async function answered(response: Response): Promise<unknown> {
  if (!response.ok) return refusalIn(response);
  return isJson(response) ? response.json() : response.text();
}

function isJson({ headers }: Response): boolean {
  return (headers.get('content-type') ?? '').startsWith('application/json');
}

/** Why a server does not do it, in its words. */
export async function refusalIn(response: Response): Promise<Refusal> {
  const text = await response.text();
  const body: unknown = isJson(response) ? JSON.parse(text) : null;
  if (!isPlainObject(body) || typeof body.message !== 'string') {
    return refuse('no-server', `What answers there is no Muster server (${response.status}).`);
  }
  // A server may know rules that this program does not.
  const rules = Array.isArray(body.rules) ? (body.rules as RuleId[]) : [];
  return { refused: rules, code: CODES.find((code) => code === body.code) ?? 'refused', message: body.message };
}
