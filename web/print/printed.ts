/** Which printing of a round's pairings was printed on this device. */
import { keep, kept } from '../parts/device.ts';

const keyOf = (event: string, round: number) => `muster printed ${event} ${round}`;

/** Null: none, as far as this device knows. */
export function printedOf(event: string, round: number): number | null {
  const printing = Number(kept(keyOf(event, round)) ?? '');
  return Number.isInteger(printing) && printing > 0 ? printing : null;
}

export function notePrinted(event: string, round: number, printing: number): void {
  keep(keyOf(event, round), String(printing));
}
