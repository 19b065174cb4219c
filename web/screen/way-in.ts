/**
 * The way in for players, for a screen that may know it: one that was opened by a link for screens, or on a device of the
 * staff. Any other screen shows what everybody may see, and whoever looks from far away learns no code of the hall.
 */
import { useEffect, useState } from 'preact/hooks';
import { isPlainObject, listOf } from '../../core/journal/json.ts';
import { typedAddress } from '../live/reach.ts';

export interface WayIn {
  /** Short, to be typed: `192.168.1.7:8420/j/ABCDE`. */
  readonly typed: string;
  /** What a code leads to. */
  readonly href: string;
  readonly wifi: { readonly name: string; readonly password: string } | null;
}

/** A code may be made, or made anew, while a screen hangs there. */
const AGAIN = 60_000;
const MAY: readonly unknown[] = ['organiser', 'judge', 'scorekeeper', 'display'];

/** Null where this screen may not know it, or there is none. */
export function useWayIn(event: string): WayIn | null {
  const [way, setWay] = useState<WayIn | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let gone = false;
    const look = async () => {
      const found = await wayIn(event);
      if (!gone && found !== undefined) setWay(found);
    };
    void mayKnow(event).then((may) => {
      if (!may || gone) return;
      void look();
      timer = setInterval(() => void look(), AGAIN);
    });
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [event]);
  return way;
}

async function mayKnow(event: string): Promise<boolean> {
  const session = await read('/api/session');
  const holds = isPlainObject(session) ? listOf(session.holds) : [];
  return holds.some((hold) => isPlainObject(hold) && hold.event === event && MAY.includes(hold.role));
}

/** Undefined where nobody answers: what was known stays. */
async function wayIn(event: string): Promise<WayIn | null | undefined> {
  const hall = await read(`/api/events/${encodeURIComponent(event)}/hall`);
  if (!isPlainObject(hall)) return undefined;
  const { code, path, wifi, origins } = hall;
  if (typeof code !== 'string' || typeof path !== 'string') return null;
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
  const [first] = local ? listOf(origins) : [];
  const origin = typeof first === 'string' ? first : location.origin;
  const told = isPlainObject(wifi) && typeof wifi.name === 'string' ? wifi : null;
  return {
    typed: `${typedAddress(origin)}/j/${code}`,
    href: new URL(path, origin).href,
    wifi: told && { name: String(told.name), password: typeof told.password === 'string' ? told.password : '' },
  };
}

async function read(path: string): Promise<unknown> {
  try {
    const answer = await fetch(path, { cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as unknown) : null;
  } catch {
    return null;
  }
}
