/**
 * Where dice come from: drawn from a seed, scripted by a test, recorded, thrown by hand, or every outcome in turn. The
 * engine asks for one die at a time and says what for (GFF-DICE-10).
 */

/** What a die is for, and the rule that asks for it. */
export const DIE_RULES = {
  hit: 'GFF-PIPE-05',
  impact: 'GFF-PIPE-07',
  block: 'GFF-PIPE-13',
  again: 'GFF-SR-BANE-2',
  regeneration: 'GFF-PIPE-15',
  terrain: 'GFF-TERRAIN-05',
  effect: 'GFF-WOUND-03',
  morale: 'GFF-MORALE-03',
  fearless: 'GFF-SR-FEARLESS-1',
  rally: 'GFF-SR-BOOK-1',
  cast: 'GFF-SR-CASTER-3',
  jump: 'GFF-MOVE-OPT-04',
  push: 'GFF-MOVE-OPT-01',
  'roll-off': 'GFF-DICE-07',
  markers: 'GFF-MISSION-01',
} as const;

export type DieKind = keyof typeof DIE_RULES;

/** What a die is thrown for, in words. */
export const DIE_WORDS: Readonly<Record<DieKind, string>> = {
  hit: 'to hit',
  impact: 'for Impact',
  block: 'to block',
  again: 'to block, once more for Bane',
  regeneration: 'for Regeneration',
  terrain: 'for dangerous ground',
  effect: 'for wound effects',
  morale: 'for morale',
  fearless: 'for Fearless',
  rally: 'to be steady again',
  cast: 'for the spell',
  jump: 'for the jump',
  push: 'for the push',
  'roll-off': 'for the roll-off',
  markers: 'for the number of markers',
};

export interface Dice {
  /** A face, 1 to 6, for the unit (or side) `who`. `needs`: what it has to show, and why, for whoever tells it. */
  roll(kind: DieKind, who: string, needs?: string): number;
  /** Whether somebody tells what each die needs: else nobody has to put it into words. */
  readonly tells?: boolean;
}

/** One thrown die, as a record keeps it. */
export interface Thrown {
  readonly kind: DieKind;
  readonly who: string;
  readonly face: number;
}

/** The faces given for each kind, in order. `left()` names the kinds that still have some. */
export function scripted(faces: Partial<Record<DieKind, readonly number[]>>): Dice & { left(): DieKind[] } {
  const used = new Map<DieKind, number>();
  return {
    roll: (kind) => {
      const at = used.get(kind) ?? 0;
      const face = faces[kind]?.[at];
      if (face === undefined) throw new RangeError(`the script has no ${kind} die number ${at + 1}`);
      used.set(kind, at + 1);
      return face;
    },
    left: () => (Object.keys(faces) as DieKind[]).filter((kind) => (faces[kind]?.length ?? 0) > (used.get(kind) ?? 0)),
  };
}

/** Dice of a seed: die `k` is a function of the seed and `k`, so undo and branching need no saved generator. */
export function seeded(seed: number, start = 0): Dice & { taken(): number } {
  let taken = start;
  const key = finalise(seed ^ 0x9e3779b9);
  const face = (): number => {
    for (;;) {
      const word = mix(key, taken);
      taken += 1;
      // The last four of 2^32 values would favour some faces.
      if (word < FAIR) return (word % 6) + 1;
    }
  };
  return { roll: face, taken: () => taken };
}

/** Where a computer player or a generator gets its chance: never from the game's dice. */
export interface Draws {
  /** A whole number from 0 to `below - 1`, each equally likely. */
  below(below: number): number;
}

/** Fast draws of a seed of their own. */
export function draws(seed: number): Draws {
  let taken = 0;
  const key = finalise(finalise(seed ^ 0x5bd1e995) ^ 0x9e3779b9);
  return {
    below: (limit) => {
      for (;;) {
        const word = mix(key, taken);
        taken += 1;
        // So many of the last words as 2^32 leaves over when it is divided by the limit would favour some results.
        if (word < 2 ** 32 - limit || word < 2 ** 32 - (2 ** 32 % limit)) return word % limit;
      }
    },
  };
}

const FAIR = 2 ** 32 - (2 ** 32 % 6);

/** 32 well-mixed bits of a mixed key and a counter: two rounds of a multiply-and-shift finaliser on each. */
function mix(key: number, counter: number): number {
  return finalise(key + Math.imul(counter, 0x85ebca6b));
}

function finalise(value: number): number {
  let word = value | 0;
  word = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b);
  return (word ^ (word >>> 16)) >>> 0;
}

/** Keeps what another source throws. */
export function recording(dice: Dice): Dice & { readonly thrown: readonly Thrown[] } {
  const thrown: Thrown[] = [];
  return {
    thrown,
    roll: (kind, who, needs) => {
      const face = dice.roll(kind, who, needs);
      thrown.push({ kind, who, face });
      return face;
    },
  };
}

/** A die that a person has to throw, or that a recorded battle asks for differently than it was recorded. */
export class DieWanted extends Error {
  readonly kind: DieKind;
  readonly who: string;
  /** What it has to show; empty where nobody tells. */
  readonly needs: string;
  constructor(kind: DieKind, who: string, needs = '') {
    super(`a ${kind} die for ${who} is wanted (${DIE_RULES[kind]})`);
    this.kind = kind;
    this.who = who;
    this.needs = needs;
  }
}

/** Dice that were thrown before. Asked for more, or for a die of another kind or unit, it throws {@link DieWanted}. */
export function recorded(thrown: readonly Thrown[]): Dice & { used(): number } {
  let used = 0;
  return {
    roll: (kind, who, needs) => {
      const next = thrown[used];
      if (next?.kind !== kind || next.who !== who) throw new DieWanted(kind, who, needs);
      used += 1;
      return next.face;
    },
    used: () => used,
  };
}

/** What came of a step with the dice so far: its result, or the die that somebody has to throw next. */
export type ByHand<T> = { readonly done: T } | DieAsked;

/** The die that somebody has to throw. `needs`: what it has to show. */
export interface DieAsked {
  readonly wants: DieKind;
  readonly who: string;
  readonly needs: string;
  /** How many of them there are for the same, those that were thrown among them; without it that is decided by what they show. */
  readonly of?: number;
}

/** Runs a step on dice that people throw: call it again with one more die until it is done. `run` must be pure. */
export function byHand<T>(thrown: readonly Thrown[], run: (dice: Dice) => T): ByHand<T> {
  try {
    return { done: run(recorded(thrown)) };
  } catch (error) {
    if (error instanceof DieWanted) return { wants: error.kind, who: error.who, needs: error.needs };
    throw error;
  }
}

/** How many dice a step asks for like this one; null: that is decided by what they show. `run` leaves nothing behind. */
export function countLike(
  { wants, who }: DieAsked,
  thrown: readonly Thrown[],
  run: (dice: Dice) => unknown,
): number | null {
  // The same face on both sides is thrown again, without end.
  if (wants === 'roll-off') return null;
  const [fewest = 0, most = 0] = [1, 6].map((face) => {
    const before = recorded(thrown);
    let count = 0;
    byHand(thrown, () =>
      run({
        roll: (kind, whose) => {
          if (kind === wants && whose === who) count += 1;
          if (before.used() < thrown.length) return before.roll(kind, whose);
          if (kind === 'roll-off') throw new DieWanted(kind, whose);
          return face;
        },
      }),
    );
    return count;
  });
  return fewest === most ? most : null;
}
