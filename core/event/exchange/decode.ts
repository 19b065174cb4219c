/**
 * The text of a file that a spreadsheet saved: UTF-8 or UTF-16 with or without a mark, or Windows-1252. What is none of
 * them, or a mixture, is refused with the line where it shows.
 */
import { type Refusal, refuse } from '../../rules/refusal.ts';

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
  let even = 0;
  let odd = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  if (Math.max(even, odd) < bytes.length / 5) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function asUtf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be', decode: Decode): string | Refusal {
  try {
    return decode(encoding, bytes);
  } catch {
    return refuse('encoding', `This file begins like UTF-16, but it is not. ${AS_UTF8}`);
  }
}

function asUtf8(bytes: Uint8Array, decode: Decode): string | Refusal {
  const whole = utf8(bytes, decode);
  if (whole !== null) return whole.includes('\0') ? refuse('encoding', 'This is not a text file.') : whole;
  const { bad, mixed, unknown } = linesBeyond(bytes);
  if (mixed) {
    return refuse('encoding', `Line ${bad ?? 1} is written in another encoding than the lines around it. ${AS_UTF8}`);
  }
  if (unknown !== null) return refuse('encoding', `Line ${unknown} is neither UTF-8 nor Windows-1252. ${AS_UTF8}`);
  return windows1252(bytes);
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

/** Read in pieces: an array of letters would take many times the file. */
const PIECE = 8192;

function windows1252(bytes: Uint8Array): string {
  const codes = new Uint16Array(bytes);
  for (let at = 0; at < codes.length; at += 1) {
    const byte = codes[at] ?? 0;
    if (byte >= 0x80 && byte < 0xa0) codes[at] = SIGNS[byte - 0x80]?.charCodeAt(0) ?? byte;
  }
  let text = '';
  for (let at = 0; at < codes.length; at += PIECE) text += String.fromCharCode(...codes.subarray(at, at + PIECE));
  return text;
}

interface Beyond {
  /** The first line that is no UTF-8. */
  readonly bad: number | null;
  /** Whether another line is, and is not ASCII alone. */
  readonly mixed: boolean;
  /** The first line with a byte that means nothing in Windows-1252. */
  readonly unknown: number | null;
}

/** The lines that hold more than ASCII, looked at in one go: to decode each and catch what is thrown would take minutes. */
function linesBeyond(bytes: Uint8Array): Beyond {
  const found: { bad: number | null; unknown: number | null } = { bad: null, unknown: null };
  let [number, beyond, isBad, isUnknown, good] = [1, false, false, false, false];
  let at = 0;
  while (at <= bytes.length) {
    const byte = bytes[at] ?? NEW_LINE;
    const length = byte < 0x80 ? 1 : lengthAt(bytes, at);
    beyond ||= byte >= 0x80;
    isBad ||= length === 0;
    isUnknown ||= (byte === 0 || byte >= 0x80) && UNUSED.has(byte);
    at += Math.max(1, length);
    if (byte !== NEW_LINE) continue;
    good ||= beyond && !isBad;
    if (isBad) found.bad ??= number;
    if (beyond && isUnknown) found.unknown ??= number;
    [number, beyond, isBad, isUnknown] = [number + 1, false, false, false];
  }
  return { ...found, mixed: good };
}

const NEW_LINE = 0x0a;

/** The bytes of the UTF-8 character that begins there; 0 where none does. */
function lengthAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  const second = bytes[at + 1] ?? 0;
  const length = first < 0xc2 || first > 0xf4 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  // No character in more bytes than it needs, no half of a pair, nothing beyond the last plane.
  const overlong = (first === 0xe0 && second < 0xa0) || (first === 0xf0 && second < 0x90);
  if (overlong || (first === 0xed && second > 0x9f) || (first === 0xf4 && second > 0x8f)) return 0;
  for (let next = 1; next < length; next += 1) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}
