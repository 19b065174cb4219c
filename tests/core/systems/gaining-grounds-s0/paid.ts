/** What a Scheme or a Strategy of Season Zero pays in a test. */
import { rect } from '../../../../core/table/shapes.ts';
import { INCH } from '../../../../core/table/units.ts';
import { isRefusal } from '../../../../core/rules/refusal.ts';
import type { SchemeMoment, Scheme } from '../../../../core/systems/malifaux/rules/scheme.ts';
import type { Strategy } from '../../../../core/systems/malifaux/rules/strategy.ts';
import { configure } from '../../../../core/systems/gaining-grounds-s0/event/configure.ts';
import { groundUnder } from '../../../../core/systems/gaining-grounds-s0/rules/ground.ts';
import { SCHEME_LAW, strategyLimits } from '../../../../core/systems/gaining-grounds-s0/rules/limits.ts';
import { marker } from '../malifaux/board.ts';
import { type Told, type ToldOfBoth, pay, payStrategy } from '../malifaux/pay.ts';

export const schemePaid = (scheme: Scheme) => (moment: SchemeMoment, told: Told) =>
  pay({ law: SCHEME_LAW, ground: groundUnder }, scheme, moment, told);

export function strategyPaid(strategy: Strategy, mode = 'standard') {
  const configured = configure({ mode });
  if (isRefusal(configured)) throw new Error(configured.message);
  const limits = strategyLimits(configured.options);
  return (told: ToldOfBoth) => payStrategy(limits, groundUnder, strategy, told);
}

/** A Strategy Marker of 30 mm. */
export function strategic(id: string, place: readonly [number, number], side: string | null = null) {
  return marker(id, place, { kind: 'strategy', side });
}

/** A piece of terrain from corner to corner. */
export function terrain(
  id: string,
  [west, south, east, north]: readonly [number, number, number, number],
  isMarker = false,
) {
  return { id, shape: rect(west * INCH, south * INCH, east * INCH, north * INCH), traits: [], isMarker };
}
