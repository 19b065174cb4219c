/** Who came after a round was posted and plays from the next one on: nobody has to be asked about them again. */
import { signal } from '@preact/signals';

const known = signal<ReadonlySet<string>>(new Set());

const keyOf = (entrant: string, round: number) => `${round} ${entrant}`;

export function letBe(entrant: string, round: number): void {
  known.value = new Set([...known.value, keyOf(entrant, round)]);
}

export const isLetBe = (entrant: string, round: number) => known.value.has(keyOf(entrant, round));
