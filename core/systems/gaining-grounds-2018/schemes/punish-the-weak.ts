/** Punish the Weak: a Minion or Peon killed by one's betters this Turn, or none of them left outside the enemy zone. */
import { isIn } from '../../malifaux/play/ground.ts';
import { type Scheme, holds } from '../../malifaux/play/scheme.ts';
import type { ModelProfile } from '../../malifaux/play/table.ts';
import { FROM_TURN_2 } from './common.ts';

const isWeak = ({ rank }: ModelProfile): boolean => rank === 'minion' || rank === 'peon';

export const punishTheWeak: Scheme = {
  id: 'punish-the-weak',
  parts: [
    {
      ...FROM_TURN_2,
      what: 'A Minion or Peon punished, or none outside the enemy zone',
      rules: ['GG18-SCHEME-PUNISH-02', 'GG18-SCHEME-PUNISH-03', 'GG18-SCHEME-PUNISH-04'],
      asks: [
        {
          id: 'killed',
          question: 'Did a Master or Henchman of yours kill an enemy Minion or Peon this Turn?',
          kind: 'flag',
        },
        {
          id: 'none',
          question: 'Is no enemy Minion or Peon in play outside the enemy Deployment Zone?',
          kind: 'flag',
        },
      ],
      measure: ({ happened, turn, side, enemies, foeZone, spent }) => {
        const none = !enemies.some((enemy) => isWeak(enemy) && !isIn(enemy, foeZone));
        const kills = happened.kills.filter(
          ({ how, victim, by, ...kill }) =>
            kill.turn === turn &&
            how === 'killed' &&
            victim.side !== side &&
            isWeak(victim) &&
            by?.side === side &&
            (by.rank === 'master' || by.rank === 'henchman') &&
            !spent.includes(victim.id),
        );
        return {
          facts: { killed: kills.length > 0, none },
          ...(none ? {} : { victims: kills.map(({ victim }) => victim.id) }),
        };
      },
      worth: (facts) => ({ vp: holds(facts, 'killed') || holds(facts, 'none') ? 1 : 0 }),
    },
  ],
};
