/** Dig Their Graves: a kill near an own Scheme Marker, once a Turn; the opponent may then remove such a Marker. */
import { type Kill, lastKill } from '../../../malifaux/rules/happened.ts';
import { afterKill, mayBe } from '../../../malifaux/rules/known.ts';
import { near } from '../../../malifaux/rules/ground.ts';
import { type Look, type Measured, type Scheme, holds, idsOf } from '../../../malifaux/rules/scheme.ts';
import type { CrewSide } from '../../../malifaux/rules/table.ts';
import { hasDied, isPeon } from './common.ts';

const REACH = 4;

function measure({ happened, side, markers, spent }: Look): Measured {
  const kill = lastKill(happened);
  if (!kill || !isOurs(kill, side)) return { facts: { near: false } };
  const removable = idsOf(markers.filter((marker) => near(marker, kill.victim, REACH)));
  const pays = removable.length > 0 && !spent.includes(kill.victim.id);
  return pays ? { facts: { near: true }, removable } : { facts: { near: false } };
}

function isOurs(kill: Kill, side: CrewSide): boolean {
  return hasDied(kill) && kill.crew === side && kill.victim.side !== side && mayBe(kill.victim, (one) => !isPeon(one));
}

export const digTheirGraves: Scheme = {
  id: 'dig-their-graves',
  label: 'Dig Their Graves',
  parts: [
    {
      moments: ['kill'],
      what: 'An enemy died near a Scheme Marker',
      rules: ['GG18-SCHEME-02-01', 'GG18-SCHEME-02-02', 'GG18-SCHEME-02-03'],
      asks: [
        {
          id: 'near',
          question:
            'Your Crew just killed or sacrificed an enemy that was not a Peon, within 4 inches of one of your Scheme Markers',
          kind: 'flag',
        },
      ],
      measure,
      known: (look) => afterKill(look, 'enemy', (kill) => isOurs(kill, look.side), 'near'),
      deaths: (_, { happened }) => idsOf(happened.kills.slice(-1).map(({ victim }) => victim)),
      onceATurn: true,
      worth: (facts) => ({ vp: holds(facts, 'near') ? 1 : 0 }),
      removal: { count: 1, rules: ['GG18-SCHEME-02-02'], may: true },
    },
  ],
};
