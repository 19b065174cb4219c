/** What every decider is given, and the words they share. */
import type { RuleId } from '../rules/rule-ids.ts';
import type { Sealed } from '../journal/seal.ts';
import type { Chance, Command, Viewer } from '../journal/types.ts';
import { type Refusal, isRefusal, refuse, remedied } from '../rules/refusal.ts';
import type { EventCommand, EventCommandType } from './commands.ts';
import type { Because, EventEntry } from './entries.ts';
import type { Pack } from './pack.ts';
import type { RuleReason } from './reasons.ts';
import type { EventState } from './state.ts';

/** What a decider may look at, and the few things it may make. */
export interface DecideContext<Type extends EventCommandType = EventCommandType> {
  readonly pack: Pack;
  readonly state: EventState;
  readonly command: Command<EventCommand>;
  readonly body: Extract<EventCommand, { readonly type: Type }>;
  readonly chance: Chance;
  /** A text that is kept apart from the journal. */
  readonly text: (value: string) => Sealed<string>;
  /** A text for few eyes: sealed, encrypted where it is kept, never exported. */
  readonly secret: (value: string) => Sealed<string>;
  /** A reason that everybody may read. */
  readonly because: (reason: string, rules?: readonly RuleId[]) => Because;
  /** A reason about a person, for staff alone. */
  readonly privately: (reason: string, rules?: readonly RuleId[]) => Because;
  /** Nothing when there is no objection; the refusal; or, set aside with a reason, an entry that says so. */
  readonly unless: (objection: Refusal | null) => readonly EventEntry[] | Refusal;
  readonly cites: (reason: RuleReason) => readonly RuleId[];
}

export type Decided = readonly EventEntry[] | Refusal;
export type Decider<Type extends EventCommandType> = (asked: DecideContext<Type>) => Decided;
export type Deciders<Type extends EventCommandType> = { readonly [Key in Type]: Decider<Key> };

/** Entries of several steps, or the first refusal among them. */
export function together(...steps: readonly Decided[]): Decided {
  const entries: EventEntry[] = [];
  for (const step of steps) {
    if (isRefusal(step)) return step;
    entries.push(...step);
  }
  return entries;
}

/** Asked again with a reason, it is done. */
export function reasonNeeded(message: string): Refusal {
  return remedied(refuse('reason-needed', message), 'reason');
}

/** How a sentence names one of the staff, or who else wrote something down. */
export const STAFF_WORDS: Readonly<Record<Viewer['role'], string>> = {
  organiser: 'The organiser',
  judge: 'A judge',
  scorekeeper: 'A scorekeeper',
  player: 'A player',
  display: 'A screen',
  public: 'Somebody',
  system: 'The program',
};

export function unknownEntrant(id: string): Refusal {
  return refuse('unknown-entrant', `There is no entrant ${id} in this event.`);
}

export function unknownGame(id: string): Refusal {
  return refuse('unknown-game', `There is no game ${id} in this event.`);
}
