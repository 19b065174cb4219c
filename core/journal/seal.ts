/**
 * Seals: a value is bound by the hash of itself and a nonce, and kept apart. Secrets (a draft round, a vote, a staff
 * note) stay apart until an entry opens them; texts (names, free notes) stay apart for good, so that a person can be
 * forgotten without breaking the chain of hashes.
 */
import { type Hash, hashText } from '../chance/bytes.ts';
import { canonical, isPlainObject } from './json.ts';

export interface Opened<T> {
  readonly value: T;
  readonly nonce: Hash;
}

/** A sealed value. `open` is present only where this copy of the record knows the value. */
export interface Sealed<T> {
  readonly seal: Hash;
  readonly keep: 'secret' | 'text';
  readonly open?: Opened<T>;
}

export function sealHash(value: unknown, nonce: Hash): Hash {
  return hashText(`muster seal ${nonce} ${canonical(value)}`);
}

export function sealed<T>(keep: 'secret' | 'text', value: T, nonce: Hash): Sealed<T> {
  return { seal: sealHash(value, nonce), keep, open: { value, nonce } };
}

/** Whether an opened value is the one that was sealed. */
export function sealFits(seal: Hash, opened: Opened<unknown>): boolean {
  return sealHash(opened.value, opened.nonce) === seal;
}

/** The value, or undefined when it is unknown here or was forgotten. */
export function valueOf<T>(box: Sealed<T>): T | undefined {
  return box.open?.value;
}

/** The same of what may stand open too. */
export function plainOf<T>(value: T | Sealed<T>): T | undefined {
  return isSealed(value) ? valueOf(value) : value;
}

export function isSealed(value: unknown): value is Sealed<unknown> {
  return isPlainObject(value) && typeof value.seal === 'string' && typeof value.keep === 'string';
}

/** The same value with every seal in it closed: this is what is hashed, exported and stored in the journal. */
export function closeAll<T>(value: T): T {
  return mapSeals(value, ({ seal, keep }) => ({ seal, keep }));
}

/** The same value with its secrets closed, and its texts as they are. */
export function hideSecrets<T>(value: T): T {
  return mapSeals(value, (box) => (box.keep === 'secret' ? { seal: box.seal, keep: box.keep } : box));
}

/** Every opened seal inside a value. */
export function openSeals(value: unknown): Sealed<unknown>[] {
  const found: Sealed<unknown>[] = [];
  mapSeals(value, (box) => {
    if (box.open) found.push(box);
    return box;
  });
  return found;
}

/** Whether a seal inside of a value holds what no hash covers, or is none. */
export function isIrregularSeal(value: unknown): boolean {
  let odd = false;
  mapSeals(value, (box) => {
    odd ||= !isWhole(box);
    return box;
  });
  return odd;
}

const KEEPS: readonly string[] = ['secret', 'text'];

function isWhole(box: Sealed<unknown>): boolean {
  const known = (members: object, names: readonly string[]) => Object.keys(members).every((key) => names.includes(key));
  const { keep, open } = box;
  if (!known(box, ['seal', 'keep', 'open']) || !KEEPS.includes(keep)) return false;
  return (
    open === undefined || (isPlainObject(open) && known(open, ['value', 'nonce']) && typeof open.nonce === 'string')
  );
}

/** The same value with every seal opened that `find` knows. */
export function openAll<T>(value: T, find: (seal: Hash) => Opened<unknown> | undefined): T {
  return mapSeals(value, (box) => {
    const open = find(box.seal);
    return open ? { ...box, open } : box;
  });
}

/** The same value without seals: what they hide, and null for what is unknown here or was forgotten. */
export function unsealed<T>(value: T): T {
  return mapSeals(value, ({ open }) => open?.value ?? null);
}

/** The same value with every opened seal that is not among `known` made anew, with a nonce that was drawn. */
export function sealedAnew<T>(value: T, known: ReadonlySet<Hash>, nonce: () => Hash): T {
  return mapSeals(value, (box) => (box.open && !known.has(box.seal) ? sealed(box.keep, box.open.value, nonce()) : box));
}

function mapSeals<T>(value: T, map: (box: Sealed<unknown>) => unknown): T {
  const walk = (item: unknown): unknown => {
    if (isSealed(item)) return map(item);
    if (Array.isArray(item)) return item.some(isObject) ? item.map(walk) : item;
    if (!isPlainObject(item)) return item;
    let changed: Record<string, unknown> | null = null;
    for (const [key, member] of Object.entries(item)) {
      const mapped = isObject(member) ? walk(member) : member;
      if (mapped !== member) changed = { ...(changed ?? item), [key]: mapped };
    }
    return changed ?? item;
  };
  return walk(value) as T;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
