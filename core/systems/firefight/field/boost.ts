/** Tokens on somebody's casting die (GFF-SR-CASTER-4). */
import { cite } from '../../../journal/cite.ts';
import { isRefusal } from '../../../journal/types.ts';
import { spendOn } from '../special/caster.ts';
import type { Member, Verdict } from '../turn.ts';
import type { Sees } from './fire.ts';
import { type Field, figuresOf, isWithin, nearest } from './field.ts';

/** How near to the caster's unit one must be. */
const NEAR = 18;

export interface Boosting {
  /** The caster's unit. */
  readonly caster: string;
  readonly tokens: number;
  readonly sees: Sees;
}

export function checkBoost(field: Field, { unit, tokens: held }: Member, { caster, tokens, sees }: Boosting): Verdict {
  const rule = cite('GFF-SR-CASTER-4');
  const left = spendOn(held, tokens);
  const casters = figuresOf(field, caster);
  const helps = figuresOf(field, unit.id).some(
    (one) => isWithin(nearest([one], casters), NEAR) && sees(one.id, caster),
  );
  if (isRefusal(left) || !helps) return { broken: rule, changes: {} };
  return { broken: [], changes: { [unit.id]: { tokens: left } } };
}
