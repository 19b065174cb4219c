/**
 * What is kept apart is kept encrypted: AES-256-GCM under a key that is not in the database. Values are padded to a few
 * lengths, so that the length of a ciphertext does not give the choice away, and bound to their place, so that one
 * cannot be passed off as another.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { fromJson } from './json-text.ts';

/** What was locked in it, as text. */
export type Locked<T> = string & { readonly holds?: T };

export interface Vault {
  /** `place` says where it belongs, e.g. a record and a seal. */
  lock<T>(value: T, place: string): Locked<T>;
  /** Throws when the text was altered, belongs elsewhere, or was locked with another key. */
  unlock<T>(text: Locked<T>, place: string): T;
  /** A keyed hash, for PINs: short secrets that a plain hash would not hide. */
  mark(text: string): string;
}

const NONCE = 12;
const TAG = 16;
const SHORTEST = 256;

/** `key` is 64 hexadecimal digits. */
export function openVault(key: string): Vault {
  const derived = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), '', `muster ${purpose}`, 32));
  const cipherKey = derived('values kept apart');
  const markKey = derived('marks');
  return {
    lock: (value, place) => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce).setAAD(Buffer.from(place));
      const locked = Buffer.concat([cipher.update(padded(JSON.stringify(value))), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), locked]).toString('base64');
    },
    unlock: <T>(text: Locked<T>, place: string) => {
      const bytes = Buffer.from(text, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', cipherKey, bytes.subarray(0, NONCE), { authTagLength: TAG })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      const plain = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
      return fromJson<T>(plain.toString());
    },
    mark: (text) => createHmac('sha256', markKey).update(text).digest('hex'),
  };
}

/** White space after a JSON text means nothing, so it is the padding: to 256 bytes, or the next power of two. */
function padded(json: string): Buffer {
  const plain = Buffer.from(json);
  let length = SHORTEST;
  while (length < plain.length) length *= 2;
  return Buffer.concat([plain, Buffer.alloc(length - plain.length, ' ')]);
}
