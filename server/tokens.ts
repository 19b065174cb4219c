/** Random names and secrets, and how the database knows them. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** What is stored of a secret that is long enough not to be guessed. */
export function hashed(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** 256 random bits: the token of a link, or the name of a device. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What a second device needs to claim the same name. */
export function newPin(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

/** Letters and digits that nobody mistakes for others. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';

/** A short random id, for an address that people may have to type. */
export function newId(length = 12): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');
}
