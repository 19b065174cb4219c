/** The view that came inside of the page, so that it shows the event before it has asked for anything. */
import { isPlainObject } from '../../core/journal/json.ts';
import type { ViewMessage } from './wire.ts';

export interface FirstView extends ViewMessage {
  /** The server's time when it was written, ms since 1970. */
  readonly now: number;
  readonly role: string;
  /** Whose view it is, where it is a player's. */
  readonly entrant: string | null;
}

/** The first view of an event for whoever asks for it in the same words; null where the page holds another, or none. */
export function firstView(event: string, query: string): FirstView | null {
  try {
    const found: unknown = JSON.parse(document.getElementById('first-view')?.textContent ?? 'null');
    const asked = isPlainObject(found) && found.event === event && found.query === query;
    return asked ? readFirstView(found) : null;
  } catch {
    return null;
  }
}

/** Reads a first view; null for anything else. */
export function readFirstView(found: unknown): FirstView | null {
  if (!isPlainObject(found) || !isPlainObject(found.view)) return null;
  const { viewer, position, parts } = found.view;
  if (typeof found.now !== 'number' || typeof position !== 'string' || !isPlainObject(parts)) return null;
  if (!isPlainObject(viewer) || typeof viewer.role !== 'string') return null;
  const entrant = typeof viewer.entrant === 'string' ? viewer.entrant : null;
  return { position, parts, now: found.now, role: viewer.role, entrant };
}
