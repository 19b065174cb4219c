/** What comes of a correction: the answers after it that were asked for and are no more once it stands, and where the game is then. */
import { type Json, canonical, sameJson } from '../journal/json.ts';
import { plainOf } from '../journal/seal.ts';
import type { Refusal } from '../rules/refusal.ts';
import { seenBefore } from './asked.ts';
import type { Play } from './game.ts';
import { checkShape } from './shape.ts';
import { type EncounterState, seenBy } from './state.ts';
import type { Ask, KeptAnswer } from './types.ts';

/** Why that cannot be what happened: it is no answer to what was asked, or never can be. */
export function wrongAccount(
  play: Play,
  state: EncounterState,
  { number, ask }: { readonly number: number; readonly ask: Ask },
  value: Json,
): Refusal | null {
  return checkShape(ask, value) ?? play.never?.(seenBefore(state, number), ask, value) ?? null;
}

/** What a correction comes to. */
export interface Comes {
  /** The answers that no longer count, by number. */
  readonly goes: readonly number[];
  /** Who has won then, or where the game goes on; null where that stays as it is. */
  readonly becomes: string | null;
}

const NOTHING: Comes = { goes: [], becomes: null };

/** What was worked out for these answers: while something is told in two ways, every view of the game asks it again. */
const known = new WeakMap<EncounterState['answers'], Map<string, Comes>>();

/**
 * What comes of it once this answer is as told; `undefined`: it never was. Looked at as everybody
 * knows the game, so that nobody learns by a correction what another has sealed. What did not hold before goes for no
 * correction: somebody agreed to it, or knows more than everybody does.
 */
export function comesOfCorrection(
  play: Play,
  state: EncounterState,
  number: number,
  value: KeptAnswer['value'] | undefined,
): Comes {
  const of = known.get(state.answers) ?? new Map<string, Comes>();
  known.set(state.answers, of);
  const key = canonical([number, value === undefined ? [] : [value]]);
  const comes = of.get(key) ?? workedOut(play, state, number, value);
  of.set(key, comes);
  return comes;
}

function workedOut(play: Play, state: EncounterState, number: number, value: KeptAnswer['value'] | undefined): Comes {
  const { answers } = state;
  const place = answers.findIndex((one) => one.number === number);
  const corrected = answers[place];
  if (!corrected || (value !== undefined && sameJson(corrected.value, value))) return NOTHING;
  const standing = answers.slice(0, place);
  if (value !== undefined) standing.push({ ...corrected, value, opened: true });
  const goes: number[] = [];
  // Sides of their own: what is worked out of the answers as they were, as they would be and as they are is kept apart.
  const [was, now] = [
    { ...state, sides: [...state.sides] },
    { ...state, sides: [...state.sides] },
  ];
  for (const [later, answer] of answers.entries()) {
    if (later <= place) continue;
    const isLost = !isTaken(play, { ...now, answers: [...standing] }, answer);
    if (isLost && isTaken(play, { ...was, answers: answers.slice(0, later) }, answer)) goes.push(answer.number);
    else standing.push(answer);
  }
  const then = whereIn(play, { ...now, answers: standing });
  return { goes, becomes: then === whereIn(play, { ...was, answers }) ? null : then };
}

function whereIn(play: Play, state: EncounterState): string {
  const { over, step, why } = play.progress(seenBy(state, 'all'));
  return over ? why : step;
}

/**
 * Whether that was asked then, and may have been so. What may be left untold goes as soon as it would be refused; what
 * the game waited for only where it never can be: somebody may know what the record lacks, and the game goes on from it.
 */
function isTaken(
  play: Play,
  before: EncounterState,
  { ask: id, side, value: kept, opened, how, at }: KeptAnswer,
): boolean {
  const seen = seenBy(before, 'all');
  const ask = play.asks(seen).find((one) => one.id === id && (side === null || one.of === 'any' || one.of === side));
  if (ask === undefined) return false;
  const value: Json | undefined = opened ? plainOf(kept) : undefined;
  // What is sealed or forgotten, and what nobody chose, holds where it is asked.
  if (value === undefined || how !== 'told') return true;
  if (checkShape(ask, value)) return false;
  return (ask.optional === true ? play.check(seen, ask, value, at) : (play.never?.(seen, ask, value) ?? null)) === null;
}
