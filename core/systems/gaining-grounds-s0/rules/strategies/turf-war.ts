/** Turf War: more Strategy Markers aligned than VP scored. An Interact turns one by a step, a kill may. */
import { CENTRE, QUARTERS, isIn, nearTo } from '../../../malifaux/rules/ground.ts';
import { count } from '../../../malifaux/rules/scheme.ts';
import { type Strategy, besideScored, onlySoMany } from '../../../malifaux/rules/strategy.ts';
import { type CrewSide, markersOf } from '../../../malifaux/rules/table.ts';
import type { PlacedBase } from '../../../malifaux/rules/watched.ts';

const MARKERS = 5;

export const turfWar: Strategy = {
  id: 'turf-war',
  markers: [{ kind: 'strategy', name: 'Strategy Marker', turns: true }],
  parts: [
    {
      moment: 'end-of-turn',
      stands: true,
      what: 'Strategy Markers aligned',
      pays: '1 VP if you have more than it gave you so far',
      rules: ['GG0-STRAT-TURFWAR-03', 'GG0-STRAT-TURFWAR-08'],
      asks: [{ id: 'count', question: 'Strategy Markers aligned to this Crew', kind: 'number', most: 5 }],
      measure: ({ table, side }) => ({ count: markersOf(table, 'strategy', side).length }),
      cannot: (said) => onlySoMany(said, MARKERS, 'GG0-STRAT-TURFWAR-01', 'Strategy Markers'),
      earns: (own, _foe, scored) => count(own, 'count') > scored,
      against: besideScored,
    },
  ],
};

/** One step towards a side: from the enemy's to nobody's, from nobody's to its own (GG0-STRAT-TURFWAR-04). */
export function oneStepTowards(side: CrewSide, now: CrewSide | null): CrewSide | null {
  return now === side || now === null ? side : null;
}

/** Whether they share a quarter of the table; the Marker in the middle counts as in every one (GG0-STRAT-TURFWAR-06). */
export function shareQuarter(a: PlacedBase, marker: PlacedBase): boolean {
  if (nearTo(marker, CENTRE, 0)) return true;
  return QUARTERS.some((quarter) => isIn(a, quarter) && isIn(marker, quarter));
}
