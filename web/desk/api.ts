/** Talking to the server: every answer is a value, also when there is none. */
import type { EventCommand } from '../../core/event/commands.ts';
import { REMEDIES, type Remedy } from '../../core/rules/refusal.ts';
import { isPlainObject } from '../../core/journal/json.ts';
import { making } from '../live/making.ts';
import { say } from '../text/language.ts';

export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly rules: readonly string[];
  readonly remedy?: Remedy;
}

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** What a command came to: the kinds of what was written down, and the rules behind each. */
export interface Done {
  readonly entries: readonly { readonly type: string; readonly rules: readonly string[] }[];
}

export type Command = EventCommand | { readonly type: 'undo'; readonly target: string };

/** What the page says itself, in its own language. */
const OWN = ['', 'no-server', 'failed', 'under-way'];

export const isOwn = ({ code }: Refusal): boolean => OWN.includes(code);

/** A request that is not answered is made again: a command's id keeps it from being done twice. */
const WAITS = [300, 1000, 2500];

export async function ask<Value>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer<Value>> {
  for (const wait of [...WAITS, null]) {
    try {
      return await once<Value>(method, path, body);
    } catch {
      if (wait !== null) await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return { ok: false, refusal: { code: 'no-server', message: say('send.noServer'), rules: [] } };
}

async function once<Value>(method: string, path: string, body: unknown): Promise<Answer<Value>> {
  const response = await sent(method, path, body);
  const text = await response.text();
  const value: unknown = text === '' ? null : JSON.parse(text);
  return response.ok ? { ok: true, value: value as Value } : { ok: false, refusal: readRefusal(value) };
}

function sent(method: string, path: string, body: unknown): Promise<Response> {
  if (body === undefined) return fetch(path, { method, cache: 'no-store' });
  const text = JSON.stringify(body);
  if (method === 'POST') return making(path, text);
  const headers = { 'content-type': 'application/json' };
  return fetch(path, { method, cache: 'no-store', body: text, headers });
}

/** A file that is made on asking, and what it is called. */
export async function fetchFile(path: string): Promise<Answer<{ readonly name: string; readonly content: Blob }>> {
  try {
    const response = await fetch(path, { method: 'POST', cache: 'no-store' });
    if (!response.ok) return { ok: false, refusal: readRefusal(await response.json()) };
    const [, name = 'file'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return { ok: true, value: { name, content: await response.blob() } };
  } catch {
    return { ok: false, refusal: { code: 'no-server', message: say('send.noServer'), rules: [] } };
  }
}

function readRefusal(value: unknown): Refusal {
  if (!isPlainObject(value)) return { code: 'failed', message: say('send.failed'), rules: [] };
  const { code, message, rules } = value;
  const remedy = REMEDIES.find((known) => known === value.remedy);
  return {
    code: typeof code === 'string' ? code : 'failed',
    message: typeof message === 'string' ? message : say('send.failed'),
    rules: Array.isArray(rules) ? rules.filter((rule) => typeof rule === 'string') : [],
    ...(remedy === undefined ? {} : { remedy }),
  };
}
