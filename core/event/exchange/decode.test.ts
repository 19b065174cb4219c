import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../rules/refusal.ts';
import { type Decode, decodeText } from './decode.ts';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const decode: Decode = (encoding, data) => new TextDecoder(encoding, { fatal: true }).decode(data);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function utf16(text: string, big: boolean, mark: boolean): Uint8Array {
  const marked = `${mark ? '\ufeff' : ''}${text}`;
  const units = Array.from({ length: marked.length }, (_, index) => marked.charCodeAt(index)).flatMap((code) =>
    big ? [code >> 8, code & 0xff] : [code & 0xff, code >> 8],
  );
  return bytes(...units);
}

describe('a text', () => {
  const text = 'Name,Faction\nZoë,Guild\n山田,Bayou\n';

  it.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, ...utf8(text))],
    ['UTF-16, low byte first', utf16(text, false, true)],
    ['UTF-16, high byte first', utf16(text, true, true)],
    ['UTF-16 without a mark', utf16(text, false, false)],
    ['UTF-16 without a mark, high byte first', utf16(text, true, false)],
  ])('in %s is read', (_, encoded) => {
    expect(decodeText(encoded, decode)).toBe(text);
  });

  it('in Windows-1252 is read', () => {
    expect(decodeText(bytes(...utf8('Name\nZo'), 0xeb, 0x0a, 0x80, 0x0a), decode)).toBe('Name\nZoë\n€\n');
  });

  it.each([
    ['neither of them', bytes(...utf8('Name\nAna\nZo'), 0x81, 0x0a), 'Line 3'],
    ['a mixture', bytes(...utf8('Name\nZoë\nAna\nZo'), 0xeb, 0x0a), 'Line 4'],
    ['half a UTF-16', bytes(0xff, 0xfe, 0x41, 0x00, 0x42), 'UTF-16'],
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x01, 0xff), 'neither UTF-8'],
  ])('in %s is refused, naming the place', (_, encoded, place) => {
    const refusal = decodeText(encoded, decode);
    expect(isRefusal(refusal) && refusal.message).toContain(place);
  });
});
