/** How a real list is written down for the tests of what reads it. */

/** How Army Forge answered at a time, where the list is JSON: what a unit's rules and kit are called, and how figures are written. */
export type Shape = '2023' | '2024' | '3.4' | '3.5';

export interface Entry {
  /** The unit's line and that of its weapons, its name as played and its price with its options. */
  readonly says: readonly [line: string, weapons: string];
  /** How many such units one after the other; JSON names each. */
  readonly times?: number;
  /** Millimetres across. */
  readonly base?: number;
  /** Prices of its options, which JSON has apart from the unit's; null: the price is lost. */
  readonly paid?: readonly (number | null)[];
  /** Rules of its line that JSON has only among what its last option gives. */
  readonly gained?: readonly string[];
  /** It is a hero in the unit that comes next. */
  readonly joined?: boolean;
}

export interface RealList {
  readonly name: string;
  /** Where it was found; of JSON, the id that it is shared by. */
  readonly from: string;
  readonly shape: Shape | 'text';
  /** The game that it is for, where that is not Firefight: in the letters of the list, and in words. */
  readonly other?: readonly [letters: string, game: string];
  /** What the list says of itself. */
  readonly total?: { readonly points?: number; readonly listPoints?: number; readonly modelCount?: number };
  readonly breaches?: readonly string[];
  /** Its player keeps it in a campaign. */
  readonly campaign?: boolean;
  readonly units: readonly Entry[];
}

export const unit = (line: string, weapons: string, more: Omit<Entry, 'says'> = {}): Entry => ({
  says: [line, weapons],
  ...more,
});
