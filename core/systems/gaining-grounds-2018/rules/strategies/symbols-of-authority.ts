/** Symbols of Authority: an enemy Strategy Marker taken off this Turn; at the end, one left on one's own side. */
import { sideIn } from '../../../../encounter/names.ts';
import { type Broken, broken } from '../../../../rules/broken.ts';
import { type SchemeFacts, count } from '../../../malifaux/rules/scheme.ts';
import { STRATEGY_SIDES, type SaidCounts, type Strategy } from '../../../malifaux/rules/strategy.ts';
import { type CrewSide, markersOf, opponentOf } from '../../../malifaux/rules/table.ts';
import { isOnHalf } from '../ground.ts';

/** As each player placed. */
const PLACED = 3;

function bothHave(count: (side: CrewSide) => number): Readonly<Record<CrewSide, SchemeFacts>> {
  return Object.fromEntries(STRATEGY_SIDES.map((side) => [side, { count: count(side) }]));
}

/** What the enemy has not taken off. */
function leftOf(side: CrewSide, taken: Readonly<Record<CrewSide, number>>): number {
  return Math.max(0, PLACED - (taken[opponentOf(side)] ?? 0));
}

function tooManyTaken({ facts, turn, before }: SaidCounts): readonly Broken[] {
  return STRATEGY_SIDES.flatMap((side) => {
    const told = count(facts[side] ?? {}, 'count');
    const left = leftOf(opponentOf(side), before);
    return [
      ...broken(turn === 1 && told > 0, 'GG18-STRAT-SYMBOLS-03', 'Nobody takes a Strategy Marker off in Turn 1.'),
      ...broken(
        told > left,
        'GG18-STRAT-SYMBOLS-01',
        `${sideIn(side)} cannot have taken ${told} off: ${left} of the enemy’s three were left.`,
      ),
    ];
  });
}

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
          most: PLACED,
        },
      ],
      done: true,
      // Nothing but an enemy Interact takes one off its side (GG18-STRAT-SYMBOLS-03).
      tookOff: (marker, { ownHalf, foeHalf, side, foe }) => {
        const [here, there] = [isOnHalf(marker, ownHalf), isOnHalf(marker, foeHalf)];
        return here === there ? null : here ? foe : side;
      },
      cannot: tooManyTaken,
      record: ({ turn }) => (turn === 1 ? bothHave(() => 0) : null),
      measure: ({ happened, side }) => ({ count: happened.removed[side] ?? 0 }),
      earns: (own) => count(own, 'count') >= 1,
    },
    {
      moment: 'end-of-game',
      what: 'Strategy Markers left on their own side',
      pays: '1 VP for one or more',
      rules: ['GG18-STRAT-SYMBOLS-05'],
      asks: [{ id: 'count', question: 'Strategy Markers left on this Crew’s side', kind: 'number', most: PLACED }],
      cannot: ({ facts, before }) =>
        STRATEGY_SIDES.flatMap((side) => {
          const left = leftOf(side, before);
          const told = count(facts[side] ?? {}, 'count');
          return broken(
            told !== left,
            'GG18-STRAT-SYMBOLS-01',
            `By the record ${left} of the three Strategy Markers of ${sideIn(side)} are left, not ${told}.`,
          );
        }),
      record: ({ before }) => bothHave((side) => leftOf(side, before)),
      measure: ({ table, ownHalf }) => ({
        count: markersOf(table, 'strategy').filter((marker) => isOnHalf(marker, ownHalf)).length,
      }),
      earns: (own) => count(own, 'count') >= 1,
    },
  ],
};
