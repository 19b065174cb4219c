import type { Seat } from './setting.ts';
import type { PlayerSide } from '../rules/sides.ts';
import type { Json } from '../../../journal/json.ts';
/** What a game was set up with, as far as it was told. */
/** What is told before the first turn: lists, the starting roll, edges, deployment. */
export interface EnteredSetUp {
  /** What a game without an event is played by; null until it is said. */
  readonly house: Json | null;
  readonly scenario: string | null;
  /** The place of each side's list; null while who looks may not know it. */
  readonly lists: Readonly<Partial<Record<Seat, { readonly place: string | null; readonly sealed: boolean }>>>;
  /** Texts of lists that were pasted at the table. */
  readonly armies: Readonly<Partial<Record<Seat, string | null>>>;
  /** Null: sealed to who looks. */
  readonly swaps: Readonly<Partial<Record<Seat, Json>>>;
  /** Who won each starting roll, by its number; null: nobody. */
  readonly rolls: Readonly<Record<number, Seat | null>>;
  readonly order: Json | null;
  readonly edge: Json | null;
  readonly deployed: readonly PlayerSide[];
  /** Units of lists on paper, by how many models they begin with. */
  readonly units: Readonly<Record<Seat, readonly number[]>>;
  /** Whether Death Clock runs, and the phases of its deployment that are done. */
  readonly started: boolean;
  readonly phases: readonly (readonly [string, PlayerSide])[];
}
