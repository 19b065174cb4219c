/** Hashes and bytes. @noble/hashes, because a phone on a venue's plain http has no `crypto.subtle`. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 bytes as 64 lower-case hexadecimal digits. */
export type Hash = string;

/** SHA-256 of a text (UTF-8). */
export function hashText(text: string): Hash {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** HMAC-SHA-256 of a text under a key given in hexadecimal. */
export function keyedHash(key: Hash, text: string): Hash {
  return bytesToHex(keyedBytes(key, text));
}

/** HMAC-SHA-256 as 32 raw bytes. */
function keyedBytes(key: Hash, text: string): Uint8Array {
  return hmac(sha256, hexToBytes(key), utf8ToBytes(text));
}

/** The same for many texts: the key is taken in once, which is half of the work. */
export function keyedBytesOf(key: Hash): (text: string) => Uint8Array {
  const keyed = hmac.create(sha256, hexToBytes(key));
  return (text) => keyed.clone().update(utf8ToBytes(text)).digest();
}

export function isHash(value: unknown): value is Hash {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}
