/** Command ids. `crypto.randomUUID` is missing on a venue's `http://` address; `getRandomValues` is there everywhere. */

/** 128 random bits in hexadecimal: a command sent twice with one id is done once. */
export function newCommandId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
