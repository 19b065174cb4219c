/** Reading what Firefight's vectors give, and writing what they expect. */
import { numberOf, type Fields } from '../../core/journal/json.ts';
import { SIDES } from '../../core/systems/firefight/rules/rounds.ts';
import type { UnitInPlay, TurnVerdict } from '../../core/systems/firefight/rules/turn.ts';
import { readUnit } from '../../core/systems/firefight/rules/unit.ts';
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import type { Answer } from '../operation.ts';

export function memberOf(row: Fields): UnitInPlay | Refusal {
  const unit = readUnit(row);
  if (isRefusal(unit)) return unit;
  return {
    unit,
    side: SIDES.find((side) => side === row.side) ?? 'A',
    shaken: row.shaken === true,
    activated: row.activated === true,
    tokens: numberOf(row.tokens, 0),
    setAside: row.setAside === 'ambush' || row.setAside === 'scout' ? row.setAside : null,
  };
}

export function verdictOf({ unit: { id } }: UnitInPlay, { broken, change }: TurnVerdict): Answer {
  const changes = Object.keys(change).length === 0 ? {} : { [id]: change };
  return { allowed: broken.length === 0, broken, after: { units: changes } };
}

export function jumpKind(over: unknown): 'gap' | 'drop' {
  return over === 'drop' ? 'drop' : 'gap';
}
