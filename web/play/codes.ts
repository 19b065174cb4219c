/** The codes of a game, on the device that began it: they stay at hand until everybody sits. */
import { isPlainObject } from '../../core/journal/json.ts';
import type { Begun } from './begin.ts';

const KEY = 'muster-codes';

export function keepCodes(begun: Begun): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(begun));
  } catch {
    // A browser that keeps nothing shows them once.
  }
}

/** Those of this game; null where another device began it, or another game came after. */
export function keptCodes(id: string): Begun | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isPlainObject(kept) && kept.id === id ? (kept as unknown as Begun) : null;
  } catch {
    return null;
  }
}
