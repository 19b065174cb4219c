/** A noted model that its own side killed after the Scheme was revealed (Take Prisoner, Deliver a Message). */
import type { Look } from '../../malifaux/play/scheme.ts';

/** A model is friendly to itself; a Scheme taken for its End alone is never revealed. */
export function killedByItsOwn({ happened, notes, revealed }: Look): boolean {
  if (!revealed || notes.as === 'end') return false;
  return happened.kills.some(
    ({ victim, by, how, afterReveal }) =>
      victim.id === notes.target && how === 'killed' && afterReveal && by?.side === victim.side,
  );
}

export const KILLED_BY_ITS_OWN = {
  id: 'killedByItsOwn',
  question: 'Since you revealed this: was the noted model killed by a model of its own side?',
  kind: 'flag',
} as const;
