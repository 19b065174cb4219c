/** What may be asked of a battle's record, by whom, and what is written in it. */
import type { Hash } from '../../../chance/bytes.ts';
import type { ArmySide, ByArmy } from '../rules/rounds.ts';
import type { BattleAction } from './action.ts';
import type { BattleSetup } from './def.ts';
import type { DieRow } from './record.ts';

/** Who plays an army: a person, or a computer player by its name. */
export const PERSON = 'person';

/** What the header of a battle's record begins with. */
export interface BattleOptions {
  readonly setup: BattleSetup;
  /** The rules that it was begun by. */
  readonly rules: string;
  readonly players: ByArmy<string>;
  /** The players throw dice of their own and enter them; without it they are the record's. Those of a mission that nobody threw are the record's. */
  readonly dice?: 'by-hand';
  /** Of each player, where they want a clock. It says what is left, and forces nobody. */
  readonly minutes?: number;
  readonly event?: BattleOfEvent;
}

/** The game of an event that a battle is. */
export interface BattleOfEvent {
  readonly record: string;
  readonly round: number;
  readonly game: string;
  /** Who plays the armies there. */
  readonly entrants: ByArmy<string>;
  /** The figure that the event asks of each side: the markers that it holds at the end. */
  readonly column: string;
}

/** `begin` and `take-in` are the server's own: the first of a record, and no other. So is `rematch`, once it is over. */
export type BattleCommand =
  | { readonly type: 'begin' }
  /** A battle that was played elsewhere, with everything in it. */
  | { readonly type: 'take-in'; readonly record: unknown }
  | { readonly type: 'rematch'; readonly battle: string }
  /** To the other player's army, which is past its limits. Nobody decides anything before. */
  | { readonly type: 'agree' }
  /** `after`: how many entries whoever decides has seen, and `seen` the hash of the last. What was decided meanwhile is another question. */
  | {
      readonly type: 'decide';
      readonly side: ArmySide;
      readonly after: number;
      readonly seen?: string | undefined;
      readonly action: unknown;
    }
  /** The die that is awaited, the first being number 0. */
  | { readonly type: 'throw'; readonly after: number; readonly number: number; readonly face: number }
  /** Back to where so many entries were made. */
  | { readonly type: 'go-back'; readonly to: number }
  | { readonly type: 'refuse-going-back' };

/** Where the dice of a step come from: a link of the record's lots, or fresh chance once those are used up. */
export interface DiceKey {
  readonly number: number;
  readonly key: Hash;
}

export type BattleEntry =
  | {
      readonly type: 'battle-begun';
      readonly dice: readonly DieRow[];
      readonly hash: string;
      readonly drawn: DiceKey | null;
    }
  | { readonly type: 'army-agreed'; readonly side: ArmySide }
  | {
      readonly type: 'decided';
      readonly side: ArmySide;
      readonly action: BattleAction;
      readonly dice: readonly DieRow[];
      readonly hash: string;
      /** Null where no die was thrown, or where they were thrown elsewhere. */
      readonly drawn: DiceKey | null;
    }
  /** A decision that waits for dice, and each of them but the last: then it is `decided`. */
  | { readonly type: 'dice-awaited'; readonly side: ArmySide; readonly action: BattleAction }
  | { readonly type: 'die-thrown'; readonly side: ArmySide; readonly face: number }
  | { readonly type: 'going-back-asked'; readonly side: ArmySide; readonly to: number }
  | { readonly type: 'going-back-refused'; readonly side: ArmySide }
  | { readonly type: 'battle-went-back'; readonly to: number }
  /** Where the same two armies meet again. */
  | { readonly type: 'rematch-begun'; readonly battle: string };

/** The same armies on the same table, with the sides swapped. */
export function swapped({ setup, players, dice, minutes }: BattleOptions): Omit<BattleOptions, 'rules'> {
  const { armies, names, spells, bases } = setup;
  return {
    setup: {
      ...setup,
      armies: turned(armies),
      ...(names ? { names: turned(names) } : {}),
      ...(spells ? { spells: turned(spells) } : {}),
      ...(bases ? { bases: turned(bases) } : {}),
    },
    players: turned(players),
    ...(dice ? { dice } : {}),
    ...(minutes === undefined ? {} : { minutes }),
  };
}

function turned<T>({ A, B }: ByArmy<T>): ByArmy<T> {
  return { A: B, B: A };
}
