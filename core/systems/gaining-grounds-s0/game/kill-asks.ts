/** What a kill leaves to be decided for a Strategy: in which Quarter it was, and who has the Tokens. */
import { sideIn } from '../../../encounter/names.ts';
import type { Choice } from '../../../encounter/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { Beside, Played } from '../../malifaux/game/edition.ts';
import { plantExplosives } from '../rules/strategies/plant-explosives.ts';
import { turfWar } from '../rules/strategies/turf-war.ts';

const QUARTERS: readonly Choice[] = [
  { id: 'sw', label: 'South-west' },
  { id: 'se', label: 'South-east' },
  { id: 'nw', label: 'North-west' },
  { id: 'ne', label: 'North-east' },
];

const OWNERS: readonly Choice[] = [
  ...(['A', 'B'] as const).map((side) => ({ id: side, label: `A model of ${sideIn(side)}` })),
  { id: 'nobody', label: 'Nobody: they are discarded' },
];

const LATER = { of: 'any', again: true, optional: true } as const;

export function killAsks({ strategies }: Played): readonly Beside[] {
  const quarter: Beside = {
    name: 'quarter',
    label: 'Killed on the line between Quarters: which Quarter counts',
    help: 'The player who killed it picks one that it stood in.',
    kind: { type: 'choice', choices: QUARTERS },
    rules: cite('GG0-STRAT-TURFWAR-07'),
    ...LATER,
  };
  const tokens: Beside = {
    name: 'tokens',
    label: 'Killed with Explosives Tokens: who has them now',
    help: 'One enemy of it within 3 inches may take them all.',
    kind: { type: 'choice', choices: OWNERS },
    rules: cite('GG0-STRAT-EXPLOSIVES-09'),
    ...LATER,
  };
  return [
    ...(strategies.includes(turfWar.id) ? [quarter] : []),
    ...(strategies.includes(plantExplosives.id) ? [tokens] : []),
  ];
}
