/** The standings as they were before this desk corrected a result: what a correction moved is shown against them. */
import { signal } from '@preact/signals';
import type { StandingsPart } from '../../../core/event/views.ts';

export interface Corrected {
  readonly game: string;
  readonly before: StandingsPart;
}

export const corrected = signal<Corrected | null>(null);
