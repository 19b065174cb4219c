/** Punish the Weak: a Minion or Peon killed by one's betters this Turn, or none of them left outside the enemy zone. */
import { isIn } from '../../../malifaux/rules/ground.ts';
import { mayBe, mustBe, never } from '../../../malifaux/rules/known.ts';
import { type Look, type Scheme, holds, idsOf } from '../../../malifaux/rules/scheme.ts';
import { type ModelOnTable, type ModelProfile, isCrewKnown } from '../../../malifaux/rules/table.ts';
import { FROM_TURN_2 } from './common.ts';

const isWeak = ({ rank }: ModelProfile): boolean => rank === 'minion' || rank === 'peon';

const isBetter = ({ rank }: ModelProfile): boolean => rank === 'master' || rank === 'henchman';

/** Whoever was killed this Turn so that it counts: for sure, or as far as the record does not say otherwise. */
function punished({ happened, turn, side }: Look, how: typeof mayBe): readonly ModelOnTable[] {
  const kills = happened.kills.filter(
    (kill) =>
      kill.turn === turn &&
      kill.how === 'killed' &&
      kill.victim.side !== side &&
      how(kill.victim, isWeak) &&
      kill.by?.side === side &&
      how(kill.by, isBetter),
  );
  return kills.map(({ victim }) => victim);
}

export const punishTheWeak: Scheme = {
  id: 'punish-the-weak',
  label: 'Punish the Weak',
  parts: [
    {
      ...FROM_TURN_2,
      what: 'A Minion or Peon punished, or none outside the enemy zone',
      rules: ['GG18-SCHEME-PUNISH-02', 'GG18-SCHEME-PUNISH-03', 'GG18-SCHEME-PUNISH-04'],
      asks: [
        {
          id: 'killed',
          question: 'A Master or Henchman of yours killed an enemy Minion or Peon this Turn',
          kind: 'flag',
        },
        {
          id: 'none',
          question: 'No enemy Minion or Peon is in play outside the enemy Deployment Zone',
          kind: 'flag',
        },
      ],
      measure: (look) => {
        const { enemies, foeZone } = look;
        const none = !enemies.some((enemy) => isWeak(enemy) && !isIn(enemy, foeZone));
        return { facts: { killed: punished(look, mustBe).some(({ id }) => !look.spent.includes(id)), none } };
      },
      known: (look) => {
        const { table, foe } = look;
        return isCrewKnown(table, foe) && punished(look, mayBe).length === 0
          ? { killed: never('By the record no Master or Henchman of yours killed a Minion or Peon this Turn.') }
          : {};
      },
      deaths: (facts, look) => (holds(facts, 'none') ? [] : idsOf(punished(look, mayBe))),
      worth: (facts) => ({ vp: holds(facts, 'killed') || holds(facts, 'none') ? 1 : 0 }),
    },
  ],
};
