/**
 * Reading values of unknown shape. Each reader notes what is wrong, with its path, and goes on with a stand-in, so that one
 * reading finds everything that a person has to put right.
 */
import { listOf } from '../../../journal/json.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';

export interface FormProblem {
  /** Such as `scores[1].max`; empty for the whole. */
  readonly path: string;
  readonly text: string;
  readonly rules: readonly RuleId[];
}

export interface Form {
  readonly problems: readonly FormProblem[];
  readonly wrong: (path: string, text: string, rules: readonly RuleId[]) => void;
}

export type FormFields = Readonly<Record<string, unknown>>;

export function openForm(): Form {
  const problems: FormProblem[] = [];
  return { problems, wrong: (path, text, rules) => problems.push({ path, text, rules }) };
}

export function within(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** Readers that note under the rules given here: one set for what is unknown, one for what is out of range. */
export function readersOf(form: Form, rules: { readonly shape: readonly RuleId[]; readonly range: readonly RuleId[] }) {
  const shape = (path: string, text: string): void => form.wrong(path, text, rules.shape);
  const range = (path: string, text: string): void => form.wrong(path, text, rules.range);
  return {
    /** The members of an object that has none but these. */
    fields(value: unknown, path: string, known: readonly string[]): FormFields {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        shape(path, 'must be an object, { … }');
        return {};
      }
      const stranger = Object.keys(value).find((key) => !known.includes(key));
      if (stranger !== undefined)
        shape(within(path, stranger.slice(0, 40)), `is not known; known are ${known.join(', ')}`);
      return value as FormFields;
    },

    items(value: unknown, path: string, most: number): readonly unknown[] {
      if (!Array.isArray(value)) {
        shape(path, 'must be a list, [ … ]');
        return [];
      }
      if (value.length > most) range(path, `has ${value.length} items; the limit is ${most}`);
      return listOf(value).slice(0, most);
    },

    text(value: unknown, path: string, most: number): string {
      if (typeof value !== 'string') {
        shape(path, 'must be a text');
        return '';
      }
      if (value.length > most) range(path, `is longer than ${most} letters`);
      if (/\p{Cc}/u.test(value)) shape(path, 'must be one line of letters');
      return value.slice(0, most).trim();
    },

    oneOf<Choice extends string>(value: unknown, path: string, choices: readonly Choice[], otherwise: Choice): Choice {
      const chosen = choices.find((choice) => choice === value);
      if (chosen === undefined) shape(path, `must be one of ${choices.join(', ')}`);
      return chosen ?? otherwise;
    },

    flag(value: unknown, path: string): boolean {
      if (typeof value !== 'boolean') shape(path, 'must be true or false');
      return value === true;
    },

    whole(value: unknown, path: string, low: number, high: number): number {
      if (typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high) return value;
      range(path, `must be a whole number from ${low} to ${high}`);
      return low;
    },

    /** Points: not negative, of two decimals at most. */
    points(value: unknown, path: string, most: number): number {
      const fits = typeof value === 'number' && value >= 0 && value <= most && Math.round(value * 100) / 100 === value;
      if (!fits) range(path, `must be a number from 0 to ${most} of two decimals at most`);
      return fits ? value : 0;
    },
  };
}

export type Readers = ReturnType<typeof readersOf>;
