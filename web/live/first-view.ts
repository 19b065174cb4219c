/** The view that came inside of the page, so that it shows the event before it has asked for anything. */
import { isPlainObject } from '../../core/journal/json.ts';
import { type ViewMessage, readView } from './wire.ts';

export interface FirstView extends ViewMessage {
  /** The server's time when it was written, ms since 1970. */
  readonly now: number;
  /** Whose view it is, where it is a player's. */
  readonly entrant: string | null;
}

/** The first view of an event for whoever asks for it in the same words; null where the page holds another, or none. */
export function firstView(event: string, query: string): FirstView | null {
  try {
    const found: unknown = JSON.parse(document.getElementById('first-view')?.textContent ?? 'null');
    if (!isPlainObject(found) || found.event !== event || found.query !== query) return null;
    const view = readView(JSON.stringify(found.view));
    if (view === null || typeof found.now !== 'number' || !isPlainObject(found.view)) return null;
    const { viewer } = found.view;
    const entrant = isPlainObject(viewer) && typeof viewer.entrant === 'string' ? viewer.entrant : null;
    return { ...view, now: found.now, entrant };
  } catch {
    return null;
  }
}
