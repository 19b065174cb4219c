/** Symbols of Authority: an enemy Strategy Marker taken off this Turn; at the end, one left on one's own side. */
import { count } from '../../malifaux/play/scheme.ts';
import type { Strategy } from '../../malifaux/play/strategy.ts';
import { markersOf } from '../../malifaux/play/table.ts';
import { isOnHalf } from '../ground.ts';

export const symbolsOfAuthority: Strategy = {
  id: 'symbols-of-authority',
  markers: [{ kind: 'strategy', name: 'Strategy Marker' }],
  parts: [
    {
      moment: 'end-of-turn',
      what: 'Strategy Markers taken off this Turn',
      pays: '1 VP for one or more',
      rules: ['GG18-STRAT-SYMBOLS-04'],
      asks: [
        {
          id: 'count',
          question: 'Strategy Markers on the enemy side that this Crew’s Interacts took off this Turn',
          kind: 'number',
          most: 6,
        },
      ],
      done: true,
      // Nothing but an enemy Interact takes one off its side (GG18-STRAT-SYMBOLS-03).
      tookOff: (marker, { ownHalf, foeHalf, side, foe }) => {
        const [here, there] = [isOnHalf(marker, ownHalf), isOnHalf(marker, foeHalf)];
        return here === there ? null : here ? foe : side;
      },
      measure: ({ happened, side }) => ({ count: happened.removed[side] ?? 0 }),
      earns: (own) => count(own, 'count') >= 1,
    },
    {
      moment: 'end-of-game',
      what: 'Strategy Markers left on the own side',
      pays: '1 VP for one or more',
      rules: ['GG18-STRAT-SYMBOLS-05'],
      asks: [{ id: 'count', question: 'Strategy Markers left on this Crew’s side', kind: 'number', most: 6 }],
      measure: ({ table, ownHalf }) => ({
        count: markersOf(table, 'strategy').filter((marker) => isOnHalf(marker, ownHalf)).length,
      }),
      earns: (own) => count(own, 'count') >= 1,
    },
  ],
};
