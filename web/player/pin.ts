/** The PIN that moves a name to another phone. It is told once; this phone keeps it, to show it again. */
import { signal } from '@preact/signals';
import { keep, kept } from '../parts/device.ts';

const KEY = 'muster-pin';

/** Told just now: shown until it was read. */
export const freshPin = signal<string | null>(null);

export function keepPin(event: string, pin: string): void {
  freshPin.value = pin;
  // Where nothing is kept it is shown once only, and the desk can help.
  keep(`${KEY} ${event}`, pin);
}

export function keptPin(event: string): string | null {
  return kept(`${KEY} ${event}`);
}
