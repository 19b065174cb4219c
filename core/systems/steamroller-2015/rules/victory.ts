/** Victories that wait for no turn end: assassination, Mangled Metal, an army without models. */
import type { OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { has } from '../event/options.ts';
import { type Army, castersInPlay, castersOf } from './army.ts';
import { SIDES, type PlayerSide, otherSide } from './sides.ts';

/** How a game was won. */
export type VictoryKind =
  | 'assassination'
  | 'scenario'
  | `tiebreak-${1 | 2 | 3 | 4}`
  | 'clock'
  | 'mangled-metal'
  | 'no-models';

export interface Victory {
  /** Null: both lost their last at the same moment, and the tiebreakers decide. */
  readonly winner: PlayerSide | null;
  readonly by: 'assassination' | 'mangled-metal' | 'no-models';
  readonly rules: readonly RuleId[];
}

/** The victory that the army's losses give, or null. */
export function victoryNow(army: Army, options: OptionValues): Victory | null {
  const noAssassination = has(options, 'no-assassination');
  return (
    (noAssassination ? null : assassination(army)) ??
    (has(options, 'mangled-metal') ? mangledMetal(army) : null) ??
    (noAssassination ? noModels(army) : null)
  );
}

function assassination(army: Army): Victory | null {
  const lost = SIDES.filter((side) => castersOf(army, side).length > 0 && castersInPlay(army, side) === 0);
  const [loser, other] = lost;
  if (loser === undefined) return null;
  if (other !== undefined) return { winner: null, by: 'assassination', rules: cite('SR15-VICTORY-03', 'SR15-AMB-13') };
  return { winner: otherSide(loser), by: 'assassination', rules: cite('SR15-VICTORY-01', 'SR15-DICEDOWN-05') };
}

/** All jacks and beasts of a side that began with some are destroyed or removed; inert and wild ones are not. */
function mangledMetal(army: Army): Victory | null {
  const rules = cite('SR15-VAR-VICT-01', 'SR15-AMB-33');
  const machines = (side: PlayerSide) =>
    army.models.filter((model) => model.side === side && (model.kind === 'jack' || model.kind === 'beast'));
  const [loser, other] = SIDES.filter((side) => {
    const own = machines(side);
    return own.length > 0 && own.every(({ inPlay }) => !inPlay);
  });
  return loser === undefined || other !== undefined ? null : { winner: otherSide(loser), by: 'mangled-metal', rules };
}

/** A side without a model left in play loses; objectives are no models, and what is off the table is not lost. */
function noModels(army: Army): Victory | null {
  const rules = cite('SR15-VAR-VICT-02', 'SR15-AMB-34');
  const isBare = (side: PlayerSide): boolean => {
    const models = army.models.filter((model) => model.side === side);
    const units = army.units.filter((unit) => unit.side === side);
    const began = models.length + units.length > 0;
    return began && models.every(({ inPlay }) => !inPlay) && units.every(({ left }) => left === 0);
  };
  const [loser, other] = SIDES.filter(isBare);
  if (loser === undefined) return null;
  return { winner: other === undefined ? otherSide(loser) : null, by: 'no-models', rules };
}
