/** Reading an event's options: what the organiser chose, else what the pack says when nobody chooses. */
import type { OptionSpec } from './pack.ts';
import type { OptionValues } from './types.ts';
import { type Json, listOf, textOf } from '../journal/json.ts';
import { type Refusal, refuse } from '../rules/refusal.ts';

export interface SettingReader {
  readonly choice: (id: string) => string;
  readonly number: (id: string) => number;
  readonly flag: (id: string) => boolean;
  readonly list: (id: string) => readonly Json[];
  /** The items of a list that are texts. */
  readonly texts: (id: string) => readonly string[];
}

/** The settings of an event under a pack's options. Asking for an option that the pack does not list is a bug. */
export function settingsOf(specs: readonly OptionSpec[], values: OptionValues): SettingReader {
  const read = (id: string): Json => {
    const spec = specs.find((known) => known.id === id);
    if (!spec) throw new Error(`no option is called ${id}`);
    return values[id] ?? spec.default;
  };
  const list = (id: string): readonly Json[] => listOf(read(id));
  return {
    choice: (id) => {
      const value = read(id);
      return textOf(value);
    },
    number: (id) => Number(read(id)),
    flag: (id) => read(id) === true,
    list,
    texts: (id) => list(id).filter((item) => typeof item === 'string'),
  };
}

/** Every option with its value, or the first value that its option cannot have. */
export function completed(specs: readonly OptionSpec[], given: OptionValues): OptionValues | Refusal {
  const unknown = Object.keys(given).find((id) => !specs.some((spec) => spec.id === id));
  if (unknown !== undefined) return refuse('unknown-option', `This pack has no option “${unknown}”.`);
  const values: Record<string, Json> = {};
  for (const spec of specs) {
    const value = given[spec.id] ?? spec.default;
    const problem = problemWith(spec, value);
    if (problem !== null) return refuse('bad-option', `${spec.label}: ${problem}.`, ...spec.rules);
    values[spec.id] = value;
  }
  return values;
}

function problemWith(spec: OptionSpec, value: Json): string | null {
  const known = (item: unknown): boolean => spec.choices?.some(({ id }) => id === item) ?? true;
  switch (spec.kind) {
    case 'choice':
      return known(value) ? null : 'choose one of those listed';
    case 'many':
      return Array.isArray(value) && value.every(known) ? null : 'choose among those listed';
    case 'number':
      return numberProblem(spec, value);
    case 'flag':
      return typeof value === 'boolean' ? null : 'answer yes or no';
    case 'text':
    case 'file':
      return typeof value === 'string' ? null : 'write a text';
    case 'list':
      return Array.isArray(value) ? null : 'give a list';
    case 'pairs':
      return Array.isArray(value) && value.every(isPair) ? null : 'name two different players a pair';
  }
}

/** Two ids, `["e1", "e2"]`, or as one text, `e1 e2`. */
function isPair(value: unknown): boolean {
  const ids = typeof value === 'string' ? value.split(' ') : listOf(value);
  return ids.length === 2 && ids[0] !== ids[1] && ids.every((id) => typeof id === 'string' && id !== '');
}

function numberProblem({ range: [low, high] = [-Infinity, Infinity] }: OptionSpec, value: Json): string | null {
  if (typeof value !== 'number' || !Number.isInteger(value)) return 'give a whole number';
  return value >= low && value <= high ? null : `give a number from ${low} to ${high}`;
}
