/** Eliminate the Leadership: the enemy Leader below half its Wounds, fallen, and gone at the end. */
import { lastKill } from '../../../malifaux/rules/happened.ts';
import { afterKill, all, inPlayOrNot, never } from '../../../malifaux/rules/known.ts';
import {
  type FactBounds,
  type Look,
  type Measured,
  type Scheme,
  type SchemeProgress,
  holds,
  idsOf,
} from '../../../malifaux/rules/scheme.ts';
import { type ModelOnTable, isCrewKnown } from '../../../malifaux/rules/table.ts';
import { hasDied } from './common.ts';

/** Its parts by name: below half, and fallen. */
const WOUNDS = 'wounds';
const FALL = 'fall';

const isBelowHalf = ({ health, maxHealth }: ModelOnTable): boolean => 2 * health < maxHealth;

function blow({ table, side, happened, spent }: Look, isKill: boolean): Measured {
  const leader = table.models.find((model) => model.leader && model.side !== side);
  const kill = isKill ? lastKill(happened) : undefined;
  const died = kill !== undefined && kill.victim.id === leader?.id && hasDied(kill);
  const pays = leader !== undefined && (!isKill || died);
  const fallen = pays && (died || leader.health <= 0) && !spent.includes(leader.id);
  return {
    facts: { below: pays && isBelowHalf(leader), fallen },
  };
}

function worthOfBlow(facts: Measured['facts'], { earned }: SchemeProgress): { vp: number; earns: readonly string[] } {
  const earns = [
    ...(holds(facts, 'below') && !earned.includes(WOUNDS) ? [WOUNDS] : []),
    ...(holds(facts, 'fallen') && !earned.includes(FALL) ? [FALL] : []),
  ];
  return { vp: earns.length, earns };
}

/** Nobody hurts a Leader who fell in an earlier Turn. */
function blowKnown({ table, foe, turn, happened }: Look): FactBounds {
  const leader = table.models.find((model) => model.leader && model.side === foe);
  const before = happened.kills.some((kill) => kill.turn < turn && kill.victim.id === leader?.id);
  return leader?.inPlay === false && before
    ? all(['below', 'fallen'], never('The enemy Leader fell in an earlier Turn.'))
    : {};
}

const BLOW = {
  deaths: (facts: Measured['facts'], { table, foe }: Look) =>
    holds(facts, 'fallen') ? idsOf(table.models.filter(({ leader, side }) => leader && side === foe)) : [],
  what: 'The enemy Leader is below half its Wounds, or has fallen',
  rules: ['GG18-SCHEME-LEADERSHIP-02', 'GG18-SCHEME-LEADERSHIP-03'],
  asks: [
    { id: 'below', question: 'The enemy Leader is below half its starting Wounds', kind: 'flag' },
    { id: 'fallen', question: 'It was brought to 0 Wounds, killed or sacrificed', kind: 'flag' },
  ],
  worth: worthOfBlow,
} as const;

export const eliminateTheLeadership: Scheme = {
  id: 'eliminate-the-leadership',
  label: 'Eliminate the Leadership',
  parts: [
    { ...BLOW, moments: ['damage'], measure: (look) => blow(look, false), known: blowKnown },
    {
      ...BLOW,
      moments: ['kill'],
      measure: (look) => blow(look, true),
      known: (look) =>
        afterKill(
          look,
          'enemy',
          (kill) => kill.victim.leader && kill.victim.side === look.foe && hasDied(kill),
          'below',
          'fallen',
        ),
    },
    {
      moments: ['end-of-game'],
      what: 'No enemy Leader is in play',
      placeless: true,
      rules: ['GG18-SCHEME-LEADERSHIP-04'],
      asks: [{ id: 'gone', question: 'No enemy Leader is in play: dead or buried', kind: 'flag' }],
      known: ({ table, foe, enemies }) =>
        isCrewKnown(table, foe) ? { gone: inPlayOrNot(!enemies.some(({ leader }) => leader)) } : {},
      measure: ({ enemies }) => ({ facts: { gone: !enemies.some(({ leader }) => leader) } }),
      worth: (facts) => ({ vp: holds(facts, 'gone') ? 1 : 0 }),
    },
  ],
};
