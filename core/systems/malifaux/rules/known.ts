/** What the record of a game knows though nobody measures: who is in play, and who fell by whom. */
import { type Kill, lastKill } from './happened.ts';
import type { FactBound, FactBounds, Look } from './scheme.ts';
import { asMayBe, isCrewKnown, isOut, type ModelProfile } from './table.ts';

/** It cannot be so. */
export function never(why: string): FactBound {
  return { most: 0, why };
}

/** It is as the record has it. */
export function exactly(holds: boolean, why: string): FactBound {
  return { least: Number(holds), most: Number(holds), why };
}

/** What the record says of who is in play: somebody who was buried is told there too. */
export function inPlayOrNot(holds: boolean): FactBound {
  return exactly(
    holds,
    `By the record that is ${holds ? 'so' : 'not so'}: say who fell, was buried or came back first.`,
  );
}

/** Where nobody could be noted, these cannot hold. */
export function unlessNoted({ notes }: Look, ...facts: readonly string[]): FactBounds {
  return notes.target === undefined ? all(facts, never('No models could be noted for it.')) : {};
}

/** These cannot hold of a noted model that is out of play. */
export function unlessOut(table: Look['table'], id: string | undefined, ...facts: readonly string[]): FactBounds {
  return isOut(table, id) ? all(facts, never('The noted model is not in play.')) : {};
}

export function all(facts: readonly string[], bound: FactBound): FactBounds {
  return Object.fromEntries(facts.map((fact) => [fact, bound]));
}

/** These take a kill that suits them: the last one, where the Crew of who falls is known. */
export function afterKill(
  { happened, table, side, foe }: Look,
  whose: 'own' | 'enemy',
  suits: (kill: Kill) => boolean,
  ...facts: readonly string[]
): FactBounds {
  if (!isCrewKnown(table, whose === 'own' ? side : foe)) return {};
  const kill = lastKill(happened);
  if (kill && suits(kill)) return {};
  const why = kill
    ? 'By the record nobody who counts for it fell this Turn: enter who did, and by whom, first.'
    : 'By the record nobody fell this Turn: enter who did, and by whom, first.';
  return all(facts, never(why));
}

/** Whether something may be true of a model, where its list does not say its rank or Cost. */
export function mayBe<Model extends ModelProfile>(model: Model, test: (model: Model) => boolean): boolean {
  return asMayBe(model).some(test);
}

/** Whether it is true of a model whatever its rank and Cost are, where its list does not say them. */
export function mustBe<Model extends ModelProfile>(model: Model, test: (model: Model) => boolean): boolean {
  return asMayBe(model).every(test);
}
