/** Where this desk is: a link's token is exchanged once, then the address names the event and the role. */
import type { Role } from '../../core/journal/types.ts';
import { type Refusal, ask } from './api.ts';

export type StaffRole = Extract<Role, 'organiser' | 'judge' | 'scorekeeper'>;

export interface Place {
  readonly event: string;
  readonly role: StaffRole;
}

interface Hold {
  readonly event: string;
  readonly role: string;
  readonly label?: string;
}

const STAFF: readonly string[] = ['organiser', 'judge', 'scorekeeper'] satisfies readonly StaffRole[];
/** A token is long; the name of a tab is not. */
const TOKEN = /^#([\w-]{20,100})$/;

export function placeOf({ event, role }: Hold): Place | null {
  return STAFF.includes(role) ? { event, role: role as StaffRole } : null;
}

export function addressOf({ event, role }: Place): string {
  return `/desk?event=${encodeURIComponent(event)}&as=${role}`;
}

/** The desk that the address names; null where it names none. */
export async function arrive(): Promise<Place | null | Refusal> {
  const token = TOKEN.exec(location.hash)?.[1];
  if (token !== undefined) return exchange(token);
  const asked = new URLSearchParams(location.search);
  const event = asked.get('event') ?? '';
  return event === '' ? null : placeOf({ event, role: asked.get('as') ?? 'organiser' });
}

async function exchange(token: string): Promise<Place | null | Refusal> {
  const answer = await ask<Hold>('POST', '/api/session', { token });
  if (!answer.ok) return answer.refusal;
  const place = placeOf(answer.value);
  // The token goes from the address bar, from the history, and from a screen that is shown to the room.
  if (place) history.replaceState(null, '', addressOf(place));
  return place;
}

/** What the organiser called this device's link; empty where nothing was said, or nobody answers. */
export async function labelHere({ event, role }: Place): Promise<string> {
  const answer = await ask<{ readonly holds: readonly Hold[] }>('GET', '/api/session');
  if (!answer.ok) return '';
  return answer.value.holds.find((hold) => hold.event === event && hold.role === role)?.label ?? '';
}

/** Every desk that this device may open. */
export async function desksHeld(): Promise<readonly Place[]> {
  const answer = await ask<{ readonly holds: readonly Hold[] }>('GET', '/api/session');
  return answer.ok ? answer.value.holds.flatMap((hold) => placeOf(hold) ?? []) : [];
}
