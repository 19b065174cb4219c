/** Which options of a format matter as the others are set: those of a mode that is not chosen are shown to nobody. */
import type { OptionCase, OptionSpec } from '../../core/event/pack.ts';
import type { OptionValues } from '../../core/event/types.ts';
import { type Json, listOf } from '../../core/journal/json.ts';

/** The value of an option: chosen, or the pack's own. */
export function valueOf(spec: OptionSpec, values: OptionValues): Json {
  return values[spec.id] ?? spec.default;
}

export function askedIn(options: readonly OptionSpec[], values: OptionValues): readonly OptionSpec[] {
  const holds = (one: OptionCase): boolean => {
    const spec = options.find(({ id }) => id === one.option);
    if (spec === undefined) return false;
    const value = valueOf(spec, values);
    if ('isNot' in one) return JSON.stringify(value) !== JSON.stringify(one.isNot);
    return value === one.is || listOf(value).includes(one.is);
  };
  return options.filter(({ when }) => when === undefined || when.some(holds));
}
