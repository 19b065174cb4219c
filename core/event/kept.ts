/** What is worked out once, and kept as long as what it was worked out of. State is replaced, and never changed in place. */
import type { Refusal } from '../rules/refusal.ts';
import type { Scored } from './pack.ts';
import type { EntrantId, OptionValues, Result } from './types.ts';

/** A function of one object, kept as long as the object is. Most often it is asked of the same one again. */
export function kept<Source extends object, Value>(make: (source: Source) => Value): (source: Source) => Value {
  const values = new WeakMap<Source, Value>();
  let last: Source | undefined;
  let lastValue: Value | undefined;
  return (source) => {
    if (source === last && lastValue !== undefined) return lastValue;
    let value = values.get(source);
    if (value === undefined) {
      value = make(source);
      values.set(source, value);
    }
    [last, lastValue] = [source, value];
    return value;
  };
}

/** What was made last for a key, again, while what is made anew for it says the same: what was worked out of it holds. */
export function unchanged<Key extends object, Value>(
  isSame: (last: Value, next: Value) => boolean,
): (key: Key, next: Value) => Value {
  const latest = new WeakMap<Key, Value>();
  return (key, next) => {
    const last = latest.get(key);
    if (last !== undefined && isSame(last, next)) return last;
    latest.set(key, next);
    return next;
  };
}

export interface Seated {
  readonly seats: readonly EntrantId[];
  readonly result: Result;
}

type Score = (game: Seated, options: OptionValues) => Scored | Refusal;

/** A pack's score, once for each result: after one more, all games of an event are asked for theirs again. */
export function scoredOnce(score: Score): Score {
  const known = new WeakMap<
    Result,
    { readonly seats: Seated['seats']; readonly options: OptionValues; readonly scored: Scored | Refusal }
  >();
  return (game, options) => {
    const { seats, result } = game;
    const before = known.get(result);
    if (before?.seats === seats && before.options === options) return before.scored;
    const scored = score({ seats, result }, options);
    known.set(result, { seats, options, scored });
    return scored;
  };
}
