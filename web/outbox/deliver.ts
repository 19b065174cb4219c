/** Brings one command to the server, and tells an answer from no answer. */
import { isPlainObject } from '../../core/journal/json.ts';
import type { AnyCommand, Item, Refused } from './items.ts';

/** `later`: nobody said no; the same command goes out again. */
export type Delivered =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'later' };

/** As much of `fetch` as is needed, so that tests can put something else in its place. */
export type Post = (
  url: string,
  body: string,
) => Promise<{ readonly status: number; readonly ok: boolean; text(): Promise<string> }>;

const PATIENCE = 10_000;
/** The server is there and cannot now: too fast, its mistake, or a disk that takes no writes. */
const LATER = [408, 425, 429];

export const postInBrowser: Post = async (url, body) => {
  const stop = new AbortController();
  // A line that swallows everything would keep the queue waiting for minutes.
  const timer = setTimeout(() => stop.abort(), PATIENCE);
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: stop.signal,
    });
  } finally {
    clearTimeout(timer);
  }
};

/** Where commands go: to an event or to a game's own record, in the role in which the device acts. */
export interface Endpoint {
  readonly of: 'events' | 'encounters' | 'battles';
  readonly as: string;
}

export async function deliver(
  { id, event, command }: Item<AnyCommand>,
  { post, door }: { readonly post: Post; readonly door: Endpoint },
): Promise<Delivered> {
  try {
    const url = `/api/${door.of}/${encodeURIComponent(event)}/commands?as=${door.as}`;
    const answer = await post(url, JSON.stringify({ id, command }));
    if (answer.ok) return { kind: 'done' };
    if (answer.status >= 500 || LATER.includes(answer.status)) return { kind: 'later' };
    const refused = readRefusal(await answer.text());
    // An answer that is not the server's own comes from something in between, e.g. a hotel's sign-in page.
    return refused === null ? { kind: 'later' } : { kind: 'refused', refused };
  } catch {
    return { kind: 'later' };
  }
}

export function readRefusal(text: string): Refused | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isPlainObject(value) || typeof value.code !== 'string' || typeof value.message !== 'string') return null;
    const rules: readonly unknown[] = Array.isArray(value.rules) ? value.rules : [];
    const cited = rules.filter((rule): rule is string => typeof rule === 'string');
    return { code: value.code, message: value.message, rules: cited };
  } catch {
    return null;
  }
}
