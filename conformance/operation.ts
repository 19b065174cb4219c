/** What an adapter of an operation is: it translates shapes and calls what the product itself uses for those rules. */
import type { Fields } from '../core/journal/json.ts';
import type { Manner, Mismatch } from './match.ts';

/** An answer as plain JSON; a refusal is one with `refused`. */
export type Answer = Fields;

export type Operation =
  | {
      readonly answer: (given: Fields) => Answer;
      /** How the answer is compared; strictly unless told. */
      readonly manner?: Manner;
      readonly judge?: undefined;
    }
  | {
      /** An operation with a comparison of its own. */
      readonly judge: (given: Fields, expect: Fields) => Mismatch | null;
      readonly manner?: undefined;
      readonly answer?: undefined;
    };

/** Operations by name; `action/start-event` for one kind of an operation that has kinds. */
export type Operations = Readonly<Record<string, Operation | undefined>>;
