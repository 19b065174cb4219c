/** What happened at a table, beside how it now stands. */
import type { ModelOnTable, CrewSide } from './table.ts';

export interface Kill {
  readonly turn: number;
  readonly victim: ModelOnTable;
  /** The model that did it; null: none. */
  readonly by: ModelOnTable | null;
  /** The Crew behind it; null: nobody. */
  readonly crew: CrewSide | null;
  readonly how: 'killed' | 'sacrificed' | 'removed';
  /** After the Scheme in question was revealed. */
  readonly afterReveal: boolean;
}

/** The Activation that just ended. */
export interface Activation {
  readonly model: string;
  readonly damage: readonly { readonly to: string; readonly dealt: number }[];
}

/** An Interact Action: who, at whom or what, and whose Activation it is. */
export interface Interact {
  readonly by: string;
  readonly target: string;
  readonly activation: string | null;
}

/** An Attack Action; `first`: that model's first of the game. */
export interface AttackAction {
  readonly by: string;
  readonly target: string;
  readonly first: boolean;
}

export interface Happened {
  /** In order. */
  readonly kills: readonly Kill[];
  /** By side: Markers that its Interacts took off this Turn. */
  readonly removed: Readonly<Record<CrewSide, number>>;
  readonly activation: Activation | null;
  readonly interact: Interact | null;
  readonly attack: AttackAction | null;
}

export const NOTHING_HAPPENED: Happened = { kills: [], removed: {}, activation: null, interact: null, attack: null };

/** The kill that is judged now: the last one. */
export function lastKill({ kills }: Pick<Happened, 'kills'>): Kill | undefined {
  return kills[kills.length - 1];
}
