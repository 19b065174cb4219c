/** What this device may do: links exchanged for a session, names claimed with it. */
import type { NewSignUp } from '../../core/event/commands.ts';
import { isPlainObject } from '../../core/journal/json.ts';
import { readRefusal } from '../outbox/deliver.ts';
import type { Refused } from '../outbox/items.ts';
import { keep, kept } from '../parts/device.ts';

/** What the device holds: a link's role in an event, and the entrant where it is a player's own. */
export interface Hold {
  readonly event: string;
  readonly role: string;
  readonly entrant: string | null;
}

/** `away`: there was no answer, and nobody said no. */
export type Answer<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'away' };

async function ask<Value>(url: string, body: object | null, read: (value: unknown) => Value | null) {
  try {
    const answer = await fetch(url, {
      cache: 'no-store',
      ...(body === null
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) return refusedOrAway<Value>(text);
    const value = read(JSON.parse(text));
    return value === null ? away<Value>() : ok(value);
  } catch {
    return away<Value>();
  }
}

const ok = <Value>(value: Value): Answer<Value> => ({ kind: 'ok', value });
const away = <Value>(): Answer<Value> => ({ kind: 'away' });

function refusedOrAway<Value>(text: string): Answer<Value> {
  const refused = readRefusal(text);
  return refused === null ? away() : { kind: 'refused', refused };
}

function readHold(value: unknown): Hold | null {
  if (!isPlainObject(value) || typeof value.event !== 'string' || typeof value.role !== 'string') return null;
  return { event: value.event, role: value.role, entrant: typeof value.entrant === 'string' ? value.entrant : null };
}

/** Exchanges a link's token, or the code of a hall, for a session. */
export function exchange(shown: { readonly token: string } | { readonly code: string }): Promise<Answer<Hold>> {
  return ask('/api/session', shown, readHold);
}

/** Everything this device holds. */
export function holdings(): Promise<Answer<readonly Hold[]>> {
  return ask('/api/session', null, (value) => {
    if (!isPlainObject(value) || !Array.isArray(value.holds)) return null;
    const holds: readonly unknown[] = value.holds;
    return holds.map(readHold).filter((hold) => hold !== null);
  });
}

export interface Claimed {
  readonly entrant: string;
  /** What another phone needs; told once. */
  readonly pin: string | null;
}

/** Takes a name on this device; another device of the same person gives the PIN. */
export function claim(event: string, entrant: string, pin: string | null): Promise<Answer<Claimed>> {
  const body = { entrant, ...(pin === null ? {} : { pin }) };
  return ask(`/api/events/${encodeURIComponent(event)}/claim`, body, (value) => {
    if (!isPlainObject(value) || typeof value.entrant !== 'string') return null;
    return { entrant: value.entrant, pin: typeof value.pin === 'string' ? value.pin : null };
  });
}

/** Puts somebody down; asked again with the same id and PIN it is done once, and the name is theirs. */
export function signUp(
  event: string,
  asked: { readonly id: string; readonly person: NewSignUp; readonly pin: string },
): Promise<Answer<string>> {
  return ask(`/api/events/${encodeURIComponent(event)}/sign-up`, asked, (value) =>
    isPlainObject(value) && typeof value.entrant === 'string' ? value.entrant : null,
  );
}

function tokenHere(): string | null {
  return /^#([\w-]{20,100})$/.exec(location.hash)?.[1] ?? null;
}

/** A link to the page that is open already loads nothing by itself. */
export function reloadForToken(): void {
  addEventListener('hashchange', () => {
    if (tokenHere() !== null) location.reload();
  });
}

/** The token that came behind `#`, and the address without it: it stays in no history and no picture of the screen. */
export function takeToken(): string | null {
  const token = tokenHere();
  if (token !== null) history.replaceState(null, '', location.pathname + location.search);
  return token;
}

const KEY = 'muster-me';

/** Remembers who we are in an event, so that the page opens while the server is away. */
export function remember(event: string, entrant: string): void {
  keep(`${KEY} ${event}`, entrant);
}

export function remembered(event: string): string | null {
  return kept(`${KEY} ${event}`);
}

/** Another tab of this browser became somebody else here. Returns how to stop. */
export function onRemembered(event: string, tell: (entrant: string) => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === `${KEY} ${event}` && newValue !== null) tell(newValue);
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

export function forgetMe(event: string): void {
  try {
    localStorage.removeItem(`${KEY} ${event}`);
  } catch {
    // Nothing was kept.
  }
}
