/** Corrupted Idols: more Strategy Markers completely on the enemy half than VP scored. */
import { isWhollyIn } from '../../../malifaux/rules/ground.ts';
import { count } from '../../../malifaux/rules/scheme.ts';
import { type Strategy, besideScored, onlySoMany } from '../../../malifaux/rules/strategy.ts';
import { markersOf } from '../../../malifaux/rules/table.ts';

export const corruptedIdols: Strategy = {
  id: 'corrupted-idols',
  markers: [{ kind: 'strategy', name: 'Strategy Marker' }],
  parts: [
    {
      moment: 'end-of-turn',
      stands: true,
      what: 'Idols completely on the enemy half',
      pays: '1 VP if you have more than it gave you so far',
      rules: ['GG0-STRAT-IDOLS-12'],
      asks: [{ id: 'count', question: 'Strategy Markers completely on the enemy half', kind: 'number', most: 5 }],
      measure: ({ table, foeHalf }) => ({
        count: markersOf(table, 'strategy').filter((marker) => isWhollyIn(marker, foeHalf)).length,
      }),
      cannot: (said) =>
        onlySoMany(said, said.turn, 'GG0-STRAT-IDOLS-08', `Strategy Markers in Turn ${said.turn} at most`),
      earns: (own, _foe, scored) => count(own, 'count') > scored,
      against: besideScored,
    },
  ],
};
