/** A noted model that its own side killed after the Scheme was revealed (Take Prisoner, Deliver a Message). */
import { exactly } from '../../../malifaux/rules/known.ts';
import type { FactBounds, Look } from '../../../malifaux/rules/scheme.ts';
import { modelNamed } from '../../../malifaux/rules/table.ts';

/** A model is friendly to itself; a Scheme taken for its End alone is never revealed. */
export function killedByItsOwn({ happened, notes, revealed }: Look): boolean {
  if (!revealed || notes.as === 'end') return false;
  return happened.kills.some(
    ({ victim, by, how, afterReveal }) =>
      victim.id === notes.target && how === 'killed' && afterReveal && by?.side === victim.side,
  );
}

/** By the record, where the noted model is of a Crew that it knows. */
export function ownSideKnown(look: Look): FactBounds {
  if (modelNamed(look.table, look.notes.target) === undefined) return {};
  const holds = killedByItsOwn(look);
  const why = `By the record the noted model was ${holds ? '' : 'not '}killed by its own side since you revealed this.`;
  return { killedByItsOwn: exactly(holds, why) };
}

export const KILLED_BY_ITS_OWN = {
  id: 'killedByItsOwn',
  question: 'Since you revealed this, the noted model was killed by a model of its own side',
  kind: 'flag',
} as const;
