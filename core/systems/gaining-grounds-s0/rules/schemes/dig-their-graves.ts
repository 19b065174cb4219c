/** Dig Their Graves: a kill beside an own Scheme Marker; at the end, three Markers beside three corpses or scraps. */
import { type Kill, lastKill } from '../../../malifaux/rules/happened.ts';
import { afterKill } from '../../../malifaux/rules/known.ts';
import { near } from '../../../malifaux/rules/ground.ts';
import { matching } from '../../../malifaux/rules/matching.ts';
import { type Look, type Measured, type Scheme, count, holds, idsOf } from '../../../malifaux/rules/scheme.ts';
import type { CrewSide, MarkerOnTable } from '../../../malifaux/rules/table.ts';
import { end, reveal } from './part.ts';

const REACH = 1;
const REMAINS = ['corpse', 'scrap'];

function isOurs({ how, crew, victim }: Kill, side: CrewSide): boolean {
  return how === 'killed' && crew === side && victim.side !== side;
}

function beside({ happened, side, markers }: Look): Measured {
  const kill = lastKill(happened);
  const removable =
    kill && isOurs(kill, side) ? idsOf(markers.filter((marker) => near(marker, kill.victim, REACH))) : [];
  return { facts: { beside: removable.length > 0 }, removable };
}

function pairs({ table, markers }: Look): Measured {
  const remains = table.markers.filter(({ kind }) => REMAINS.includes(kind));
  const by = (marker: MarkerOnTable, other: MarkerOnTable): boolean => near(marker, other, REACH);
  const paired = markers.filter((marker) => remains.some((other) => by(marker, other)));
  return {
    facts: { pairs: matching(paired, remains, by) },
    removable: idsOf(paired),
    fits: (chosen) =>
      matching(
        paired.filter(({ id }) => chosen.includes(id)),
        remains,
        by,
      ) === chosen.length,
  };
}

export const digTheirGraves: Scheme = {
  id: 'dig-their-graves',
  label: 'Dig Their Graves',
  markers: [
    { kind: 'corpse', name: 'Corpse Marker' },
    { kind: 'scrap', name: 'Scrap Marker' },
  ],
  parts: [
    reveal(
      {
        what: 'An enemy killed beside a Scheme Marker',
        rules: ['GG0-SCHEME-05-02'],
        asks: [
          {
            id: 'beside',
            question: 'The model that your Crew just killed was within 1 inch of one of your Scheme Markers',
            kind: 'flag',
          },
        ],
        known: (look) => afterKill(look, 'enemy', (kill) => isOurs(kill, look.side), 'beside'),
        measure: beside,
        enough: (facts) => holds(facts, 'beside'),
        removes: { count: 1, rules: ['GG0-SCHEME-05-04'] },
      },
      'kill',
    ),
    end({
      what: 'Three Scheme Markers beside different remains',
      rules: ['GG0-SCHEME-05-03'],
      asks: [
        {
          id: 'pairs',
          question: 'Your Scheme Markers within 1 inch of a Corpse or Scrap Marker, each one of its own',
          kind: 'number',
        },
      ],
      measure: pairs,
      enough: (facts) => count(facts, 'pairs') >= 3,
      removes: { count: 3, rules: ['GG0-SCHEME-05-04'] },
    }),
  ],
};
