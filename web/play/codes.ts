/** The codes of a game, on the device that began it: they stay at hand until everybody sits. */
import { isPlainObject } from '../../core/journal/json.ts';
import { keep, keptJson } from '../parts/device.ts';
import type { Begun } from './begin.ts';

const KEY = 'muster-codes';

export function keepCodes(begun: Begun): void {
  keep(KEY, JSON.stringify(begun));
}

/** Those of this game; null where another device began it, or another game came after. */
export function keptCodes(id: string): Begun | null {
  const begun = keptJson(KEY);
  return isPlainObject(begun) && begun.id === id ? (begun as unknown as Begun) : null;
}
