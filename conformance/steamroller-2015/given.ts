/** Reading what a Steamroller vector gives: variants with their X. */
import type { OptionValues } from '../../core/event/types.ts';
import { type Json, textOf, fieldsOf, textsOf, type Fields, isPlainObject } from '../../core/journal/json.ts';
import type { Refusal } from '../../core/rules/refusal.ts';
import { steamroller2015 as pack } from '../../core/systems/steamroller-2015/pack.ts';
import { VARIANTS } from '../../core/systems/steamroller-2015/event/variants.ts';
import { answerUnder } from '../given.ts';
import { type Manner, textsInAnyOrder } from '../match.ts';
import type { Answer, Operation } from '../operation.ts';

/** The options as they are written, whether or not an event may have them. */
export function valuesOf(given: unknown): OptionValues {
  const { pointSize, variants } = fieldsOf(given);
  const chosen = (Array.isArray(variants) ? variants : []).map((variant) =>
    isPlainObject(variant) ? variant : { name: textOf(variant) },
  );
  const needed = chosen.flatMap((variant) => neededBy(variant));
  return {
    ...(typeof pointSize === 'number' ? { pointSize: `${pointSize}` } : {}),
    variants: chosen.map(({ name }) => textOf(name)),
    ...Object.fromEntries(needed),
  };
}

function neededBy(variant: Fields): readonly (readonly [string, Json])[] {
  const needs = VARIANTS.find(({ id }) => id === variant.name)?.needs;
  if (!needs) return [];
  if (needs.most === undefined) return [[needs.option, textsOf(variant.list)]];
  return typeof variant.x === 'number' ? [[needs.option, variant.x]] : [];
}

/** The product's own answer under the options that the vector sets. */
export function asked(
  answer: (given: Fields, options: OptionValues) => Answer | Refusal,
  manner: Manner = IN_ANY_ORDER,
): Operation {
  return {
    manner,
    answer: (given) => answerUnder(pack, valuesOf(given.options), (options) => answer(given, options)),
  };
}

/** Rules broken, warnings and the unranked come in any order, and nothing else. */
export const IN_ANY_ORDER = {
  ...textsInAnyOrder(),
  anyOrder: (key: string) => ['broken', 'byPiece', 'warnings', 'unranked'].includes(key),
};
