/** A battle that is kept as a record: what is true of it, and who plays in it. */
import type { Viewer } from '../../../journal/types.ts';
import type { Refusal } from '../../../rules/refusal.ts';
import { type ArmySide, type ByArmy, SIDES } from '../rules/rounds.ts';
import type { Awaiting } from './awaiting.ts';
import type { BattleOptions } from './commands.ts';
import type { OpenBattle } from './record.ts';

/** What is true of a battle that is kept. */
export interface KeptBattle {
  readonly id: string;
  readonly begun: number;
  readonly options: BattleOptions;
  /** Null before it was begun. It is replaced and never changed. */
  readonly battle: OpenBattle | null;
  /** Whose word is missing that they meet an army past its limits. Nobody decides anything before. */
  readonly toAgree: readonly ArmySide[];
  /** A decision that waits for dice which people throw. */
  readonly awaiting: Awaiting | null;
  /** How many draws were made, those of what was taken back among them: none is made twice. */
  readonly draws: number;
  /** Time that each has used, in ms; the clock of `runs` runs since then. */
  readonly clock: { readonly used: ByArmy<number>; readonly since: number; readonly runs: ArmySide | null };
  /** Somebody wants to go back behind a die, or behind what the other decided. */
  readonly asked: { readonly side: ArmySide; readonly to: number } | null;
  /** Who asked, and was refused; null once anything else has happened. */
  readonly refused: ArmySide | null;
  /** The battle in which the same two armies meet again; null: there is none. */
  readonly rematch: string | null;
  /** These rules lead elsewhere than the record: what is written stays, and nobody goes on. */
  readonly stopped: Refusal | null;
}

/** The side that somebody plays; null: none. Whoever plays in an event goes by their id there. */
export function sideOf({ role, entrant }: Viewer, { event }: Pick<BattleOptions, 'event'>): ArmySide | null {
  if (role !== 'player') return null;
  return SIDES.find((side) => (event ? event.entrants[side] : side) === entrant) ?? null;
}
