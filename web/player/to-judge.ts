/** Calling a judge from wherever on the page one is wanted. */
import { signal } from '@preact/signals';

/** Null: nobody can be called from here. */
export const toJudge = signal<(() => void) | 'called' | null>(null);
