/** Reckoning: the weight of the enemies killed this Turn has to grow; an enemy with nothing left counts as enough. */
import { weightOf } from './weight.ts';
import { count, holds } from '../../malifaux/play/scheme.ts';
import type { Strategy } from '../../malifaux/play/strategy.ts';

export const reckoning: Strategy = {
  id: 'reckoning',
  parts: [
    {
      moment: 'end-of-turn',
      placeless: true,
      what: 'Weight of enemies killed this Turn',
      pays: '1 VP if that is more than it gave you so far, or nothing of theirs is in play',
      rules: [
        'GG0-STRAT-RECKONING-02',
        'GG0-STRAT-RECKONING-03',
        'GG0-STRAT-RECKONING-04',
        'GG0-STRAT-RECKONING-05',
        'GG0-STRAT-RECKONING-06',
      ],
      asks: [
        {
          id: 'count',
          question: 'Enemy models killed this Turn: 3 for a Leader or Master, 2 for a Henchman, 1 for any other',
          kind: 'number',
          most: 30,
        },
        { id: 'wiped', question: 'Has the enemy no model in play?', kind: 'flag' },
      ],
      measure: ({ happened, side, turn, enemies }) => {
        const killed = happened.kills.filter(
          (kill) => kill.turn === turn && kill.how === 'killed' && kill.victim.side !== side,
        );
        return { count: killed.reduce((sum, { victim }) => sum + weightOf(victim), 0), wiped: enemies.length === 0 };
      },
      earns: (own, _foe, scored) => count(own, 'count') > scored || holds(own, 'wiped'),
    },
  ],
};
