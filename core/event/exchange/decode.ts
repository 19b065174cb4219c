/**
 * The text of a file that a spreadsheet saved: UTF-8 or UTF-16 with or without a mark, or Windows-1252. What is none of
 * them, or a mixture, is refused with the line where it shows.
 */
import { type Refusal, refuse } from '../../journal/types.ts';

const AS_UTF8 = 'Save the file as UTF-8 (a spreadsheet calls it “CSV UTF-8”) and try again.';

/** What every platform has and the language has not: throws where the bytes are not of that encoding. */
export type Decode = (encoding: 'utf-8' | 'utf-16le' | 'utf-16be', bytes: Uint8Array) => string;

export function decodeText(bytes: Uint8Array, decode: Decode): string | Refusal {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return asUtf8(bytes.subarray(3), decode);
  if (first === 0xff && second === 0xfe) return asUtf16(bytes.subarray(2), 'utf-16le', decode);
  if (first === 0xfe && second === 0xff) return asUtf16(bytes.subarray(2), 'utf-16be', decode);
  const side = zeroSide(bytes);
  if (side !== null) return asUtf16(bytes, side, decode);
  return asUtf8(bytes, decode);
}

/** UTF-16 without a mark shows by its zeros: every second byte of plain letters. */
function zeroSide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < bytes.length / 5) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function asUtf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be', decode: Decode): string | Refusal {
  try {
    return decode(encoding, bytes);
  } catch {
    return refuse('encoding', `This file begins like UTF-16 and is not. ${AS_UTF8}`);
  }
}

function asUtf8(bytes: Uint8Array, decode: Decode): string | Refusal {
  const whole = utf8(bytes, decode);
  if (whole !== null) return whole.includes('\0') ? refuse('encoding', 'This is no text file.') : whole;
  const lines = linesOf(bytes);
  const beyond = lines.filter(({ text }) => text.some((byte) => byte >= 0x80));
  const bad = beyond.filter(({ text }) => utf8(text, decode) === null);
  const line = bad[0]?.number ?? 1;
  if (bad.length < beyond.length) {
    return refuse('encoding', `Line ${line} is written in another encoding than the lines around it. ${AS_UTF8}`);
  }
  const unknown = beyond.find(({ text }) => text.some((byte) => UNUSED.has(byte)));
  if (unknown) {
    return refuse('encoding', `Line ${unknown.number} is neither UTF-8 nor Windows-1252. ${AS_UTF8}`);
  }
  return Array.from(bytes, (byte) => SIGNS[byte - 0x80] ?? String.fromCharCode(byte)).join('');
}

/** 0x80 to 0x9f in Windows-1252. By hand: Node 20 decodes it as Latin-1, where these are control characters. */
const SIGNS = Array.from('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ');

/** Bytes that mean nothing in Windows-1252. */
const UNUSED: ReadonlySet<number> = new Set([0x00, 0x81, 0x8d, 0x8f, 0x90, 0x9d]);

function utf8(bytes: Uint8Array, decode: Decode): string | null {
  try {
    return decode('utf-8', bytes);
  } catch {
    return null;
  }
}

function linesOf(bytes: Uint8Array): { readonly number: number; readonly text: Uint8Array }[] {
  const lines = [];
  let from = 0;
  for (let number = 1; from <= bytes.length; number += 1) {
    const end = bytes.indexOf(0x0a, from);
    const to = end === -1 ? bytes.length : end;
    lines.push({ number, text: bytes.subarray(from, to) });
    from = to + 1;
  }
  return lines;
}
