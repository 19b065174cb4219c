/** Reckoning: the weight of the enemies killed this Turn has to grow; an enemy with nothing left counts as enough. */
import { sideIn } from '../../../../encounter/names.ts';
import { type Broken, broken } from '../../../../rules/broken.ts';
import { type Look, type SchemeFacts, count, holds } from '../../../malifaux/rules/scheme.ts';
import { STRATEGY_SIDES, type Strategy, besideScored } from '../../../malifaux/rules/strategy.ts';
import { type ModelOnTable, asMayBe, isCrewKnown } from '../../../malifaux/rules/table.ts';
import { weightOf } from './weight.ts';

/** Nobody counts further. */
const MOST = 30;

/** The enemies killed this Turn. */
function killed({ happened, side, turn }: Look): readonly ModelOnTable[] {
  const kills = happened.kills.filter(
    (kill) => kill.turn === turn && kill.how === 'killed' && kill.victim.side !== side,
  );
  return kills.map(({ victim }) => victim);
}

/** Where the enemy Crew is known, so is who of it was killed. */
function notByRecord(look: Look, facts: SchemeFacts): readonly Broken[] {
  const { table, side, foe, enemies } = look;
  if (!isCrewKnown(table, foe)) return [];
  const sum = (pick: (...weights: readonly number[]) => number): number =>
    killed(look).reduce((total, victim) => total + pick(...asMayBe(victim).map(weightOf)), 0);
  const [least, most] = [Math.min(MOST, sum(Math.min)), sum(Math.max)];
  const told = count(facts, 'count');
  const weight = least === most ? String(least) : `${least} to ${most}`;
  return [
    ...broken(
      told < least || told > most,
      'GG0-STRAT-RECKONING-03',
      `By the record the enemies of ${sideIn(side)} killed this Turn weigh ${weight}, not ${told}: say who fell first.`,
    ),
    ...broken(
      holds(facts, 'wiped') && enemies.length > 0,
      'GG0-STRAT-RECKONING-04',
      `By the record ${sideIn(foe)} has models in play: say who fell first.`,
    ),
  ];
}

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
          most: MOST,
        },
        { id: 'wiped', question: 'The enemy has no model in play', kind: 'flag' },
      ],
      measure: (look) => ({
        count: killed(look).reduce((sum, victim) => sum + weightOf(victim), 0),
        wiped: look.enemies.length === 0,
      }),
      unknown: ({ facts, lookOf }) => STRATEGY_SIDES.flatMap((side) => notByRecord(lookOf(side), facts[side] ?? {})),
      earns: (own, _foe, scored) => count(own, 'count') > scored || holds(own, 'wiped'),
      against: (own, foe, scored) =>
        holds(own, 'wiped') ? ', and nothing of theirs is in play' : besideScored(own, foe, scored),
    },
  ],
};
