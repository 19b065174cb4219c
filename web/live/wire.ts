/** What the server sends of an event: a whole view, then what changed in it. */
import { isPlainObject } from '../../core/journal/json.ts';

/** The parts of a view by name. */
export type Parts = Readonly<Record<string, unknown>>;

/** How one part changed: members set and dropped, another value altogether, or no longer there. */
export interface Change {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly drop?: readonly string[];
  readonly is?: unknown;
  readonly gone?: boolean;
}

export interface ViewMessage {
  readonly position: string;
  readonly parts: Parts;
}

export interface ChangeMessage {
  readonly position: string;
  readonly changes: Readonly<Record<string, Change>>;
}

/** Reads a whole view; null for anything else. */
export function readView(text: string): ViewMessage | null {
  const value = parsed(text);
  if (!value || typeof value.position !== 'string' || !isPlainObject(value.parts)) return null;
  return { position: value.position, parts: value.parts };
}

/** Reads what changed; null for anything else. */
export function readChange(text: string): ChangeMessage | null {
  const value = parsed(text);
  if (!value || typeof value.position !== 'string' || !isPlainObject(value.changes)) return null;
  if (!Object.values(value.changes).every(isPlainObject)) return null;
  return { position: value.position, changes: value.changes as ChangeMessage['changes'] };
}

/** Reads the server's time in ms since 1970; null for anything else. */
export function readTime(text: string): number | null {
  const value = parsed(text);
  return typeof value?.now === 'number' ? value.now : null;
}

/** Reads which build of the pages the server has; null where it does not say. */
export function readBuild(text: string): string | null {
  const value = parsed(text);
  return typeof value?.build === 'string' ? value.build : null;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isPlainObject(value) ? value : null;
  } catch {
    return null;
  }
}
