/** What changed, put into what was known. Parts and members that did not change stay the same objects. */
import { isPlainObject } from '../../core/journal/json.ts';
import type { Change, Parts } from './wire.ts';

export function applyChanges(parts: Parts, changes: Readonly<Record<string, Change>>): Parts {
  const next = new Map(Object.entries(parts));
  for (const [name, change] of Object.entries(changes)) {
    if (change.gone === true) next.delete(name);
    else next.set(name, changed(next.get(name), change));
  }
  return Object.fromEntries(next);
}

function changed(part: unknown, change: Change): unknown {
  if ('is' in change) return change.is;
  const members = new Map(Object.entries(isPlainObject(part) ? part : {}));
  for (const key of change.drop ?? []) members.delete(key);
  for (const [key, value] of Object.entries(change.set ?? {})) members.set(key, value);
  return Object.fromEntries(members);
}
