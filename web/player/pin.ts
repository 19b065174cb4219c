/** The PIN that moves a name to another phone. It is told once; this phone keeps it, to show it again. */
import { signal } from '@preact/signals';

const KEY = 'muster-pin';

/** Told just now: shown until it was read. */
export const freshPin = signal<string | null>(null);

export function keepPin(event: string, pin: string): void {
  freshPin.value = pin;
  try {
    localStorage.setItem(`${KEY} ${event}`, pin);
  } catch {
    // Then it is shown once only, and the desk can help.
  }
}

export function keptPin(event: string): string | null {
  try {
    return localStorage.getItem(`${KEY} ${event}`);
  } catch {
    return null;
  }
}
