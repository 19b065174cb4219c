/** For tests: a step run on every outcome of its dice, face by face or by what it tells apart. */
import type { Dice, DieKind } from '../../../../core/systems/firefight/rules/dice.ts';

/** Faces after which everything goes on alike. */
type Alike = readonly number[];

/** For each kind of die and who throws it, its six faces in sets that are alike. */
export type ToldApart = ReadonlyMap<string, readonly Alike[]>;

const EACH: readonly Alike[] = [[1], [2], [3], [4], [5], [6]];

function dieOf(kind: DieKind, who: string): string {
  return `${kind} of ${who}`;
}

/**
 * Runs a step on every outcome of its dice, each with its chance. `run` must be pure. Of faces that are alike one stands
 * for all, another one each time: a step that tells them apart after all asks for other dice, which throws, or gives other
 * results than their chances.
 */
export function everyOutcome<T>(
  run: (dice: Dice) => T,
  visit: (result: T, chance: number) => void,
  toldApart: ToldApart = new Map(),
): void {
  /** The dice of this course, and how many of each one's sets are still to come. */
  const thrown: { readonly die: string; readonly sets: readonly Alike[]; left: number }[] = [];
  for (let course = 0; ; course += 1) {
    let count = 0;
    let ways = 1;
    const roll = (kind: DieKind, who: string): number => {
      const die = dieOf(kind, who);
      const known = toldApart.get(die) ?? EACH;
      const { die: before, sets, left } = thrown[count] ?? { die, sets: known, left: known.length - 1 };
      if (count === thrown.length) thrown.push({ die, sets, left });
      if (die !== before) throw new Error(`the ${die} was the ${before} after faces that are said to be alike`);
      const faces = sets[left] ?? [];
      count += 1;
      ways *= faces.length;
      return faces[(course + count) % faces.length] ?? 1;
    };
    const result = run({ roll });
    if (count < thrown.length) throw new Error('fewer dice after faces that are said to be alike');
    visit(result, ways * 6 ** -count);
    let last = thrown.pop();
    while (last?.left === 0) last = thrown.pop();
    if (last === undefined) return;
    last.left -= 1;
    thrown.push(last);
  }
}

/**
 * Which faces a step tells apart, found by trying all six of every die: two faces of a kind are alike where, wherever such
 * a die is thrown, all that may come after them is the same. `keyOf` names a result. Adds to what `found` tells apart. Good
 * for more dice of the same kinds too, as what one is compared with does not depend on how many there are; but what a
 * wound-effects die needs does, so that no two of its faces are ever alike.
 */
export function findToldApart<T>(
  run: (dice: Dice) => T,
  keyOf: (result: T) => string,
  found = new Map<string, readonly Alike[]>(),
): ToldApart {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  /** The dice of this course, each with what came of its faces so far. */
  const thrown: { readonly die: string; readonly after: number[] }[] = [];
  do {
    let count = 0;
    const roll = (kind: DieKind, who: string): number => {
      if (count === thrown.length) thrown.push({ die: dieOf(kind, who), after: [] });
      count += 1;
      return (thrown[count - 1]?.after.length ?? 0) + 1;
    };
    let came = numberOf(keyOf(run({ roll })));
    for (let die = thrown.pop(); die !== undefined; die = thrown.pop()) {
      die.after.push(came);
      if (die.after.length < 6) {
        thrown.push(die);
        break;
      }
      if (!die.die.startsWith('effect'))
        found.set(die.die, parted(found.get(die.die) ?? [[1, 2, 3, 4, 5, 6]], die.after));
      came = numberOf(`${die.die}: ${die.after.join(' ')}`);
    }
  } while (thrown.length > 0);
  return found;
}

/** The sets, parted where something else comes after one face than after another. */
function parted(sets: readonly Alike[], after: readonly number[]): readonly Alike[] {
  const isWhole = (faces: Alike) => faces.every((face) => after[face - 1] === after[(faces[0] ?? 1) - 1]);
  if (sets.every(isWhole)) return sets;
  return sets.flatMap((faces) =>
    [...new Set(faces.map((face) => after[face - 1]))].map((one) => faces.filter((face) => after[face - 1] === one)),
  );
}
