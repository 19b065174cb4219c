/** The text of a file, whatever it was saved as. */
import { decodeText } from '../../core/event/exchange/decode.ts';
import type { Refusal } from '../../core/rules/refusal.ts';

export function decodeFile(bytes: Uint8Array): string | Refusal {
  return decodeText(bytes, (encoding, part) => new TextDecoder(encoding, { fatal: true }).decode(part));
}
