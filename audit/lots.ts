/**
 * The dice of an event thrown again from an opened link, written anew from what docs/decisions say of the lots: the key is
 * HMAC-SHA-256 of the mix under the link, each block of eight 32-bit words HMAC-SHA-256 of `stream/number` under the key,
 * and words that would favour the lower faces are passed over.
 */
import { createHmac } from 'node:crypto';

const WORD = 2 ** 32;

export interface Lots {
  readonly link: string;
  readonly mix: string;
  readonly round: number;
  /** E.g. `clock`, or `scenario#2` for the second draw of a round. */
  readonly purpose: string;
}

/** Throws of a die with so many faces, one after the other. */
export function* throws(faces: number, { link, mix, round, purpose }: Lots): Generator<number, never> {
  const key = createHmac('sha256', Buffer.from(link, 'hex')).update(`round key ${mix}`).digest();
  for (let taken = 0; ; taken += 1) {
    const block = createHmac('sha256', key)
      .update(`round ${round}/${purpose}/${Math.floor(taken / 8)}`)
      .digest();
    const word = block.readUInt32BE((taken % 8) * 4);
    if (word < WORD - (WORD % faces)) yield (word % faces) + 1;
  }
}
