/** Headhunter: a Head Marker taken this Turn. */
import { touches } from '../../../malifaux/rules/ground.ts';
import { count } from '../../../malifaux/rules/scheme.ts';
import { type Broken, broken } from '../../../../rules/broken.ts';
import { mayBe } from '../../../malifaux/rules/known.ts';
import { STRATEGY_SIDES, type SaidCounts, type Strategy } from '../../../malifaux/rules/strategy.ts';
import { type ModelOnTable, isCrewKnown } from '../../../malifaux/rules/table.ts';
import { CONTACT } from '../contact.ts';

/** No more Head Markers than models that an enemy killed or sacrificed, where the record knows both Crews. */
function tooManyTaken({ facts, before, lookOf }: SaidCounts): readonly Broken[] {
  const { table, happened } = lookOf('A');
  if (!STRATEGY_SIDES.every((side) => isCrewKnown(table, side))) return [];
  const heads = happened.kills.filter(
    ({ how, victim, by }) =>
      how !== 'removed' && by !== null && by.side !== victim.side && mayBe(victim, ({ rank }) => rank !== 'peon'),
  );
  const taken = STRATEGY_SIDES.map((side) => count(facts[side] ?? {}, 'count') + (before[side] ?? 0));
  const sum = taken.reduce((total, one) => total + one, 0);
  return broken(
    sum > heads.length,
    'GG18-STRAT-HEADHUNTER-01',
    `The record has ${heads.length} Head Markers on the table, and this makes ${sum} taken. First enter who fell, and by whom.`,
  );
}

export const headhunter: Strategy = {
  id: 'headhunter',
  markers: [{ kind: 'head', name: 'Head Marker' }],
  parts: [
    {
      moment: 'end-of-turn',
      what: 'Head Markers taken this Turn',
      pays: '1 VP for one or more',
      rules: ['GG18-STRAT-HEADHUNTER-03'],
      asks: [{ id: 'count', question: 'Head Markers that this Crew took this Turn', kind: 'number' }],
      done: true,
      tookOff: ({ kind, disc }, { own, enemies, side, foe }) => {
        const touching = (models: readonly ModelOnTable[]): boolean =>
          models.some((model) => touches(model, disc, CONTACT));
        if (kind !== 'head' || touching(own) === touching(enemies)) return null;
        return touching(own) ? side : foe;
      },
      unknown: tooManyTaken,
      measure: ({ happened, side }) => ({ count: happened.removed[side] ?? 0 }),
      earns: (own) => count(own, 'count') >= 1,
    },
  ],
};
