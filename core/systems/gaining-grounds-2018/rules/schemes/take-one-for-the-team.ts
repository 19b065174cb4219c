/** Take One For The Team: a noted model of one's own dies by the enemy; better by a costly one, and late. */
import { type Kill, lastKill } from '../../../malifaux/rules/happened.ts';
import { afterKill, exactly } from '../../../malifaux/rules/known.ts';
import { type Scheme, holds, idsOf } from '../../../malifaux/rules/scheme.ts';
import type { ModelOnTable } from '../../../malifaux/rules/table.ts';
import { hasDied, isPeon } from './common.ts';

const LATE = 4;
const FREE_HENCHMAN = 13;

/** A Henchman who costs nothing counts for 13 less its cache, in this Scheme alone (GG18-SCHEME-10-03). */
function costOf({ rank, cost, cache }: ModelOnTable): number {
  return rank === 'henchman' && cost === 0 ? FREE_HENCHMAN - cache : (cost ?? 0);
}

/** Whether its list says what counts here: of a Henchman who costs nothing the cache is not in it. */
function isSure({ rank, cost, unsure = [], cache }: ModelOnTable): boolean {
  return unsure.length === 0 && !(rank === 'henchman' && cost === 0 && cache === 0);
}

export const takeOneForTheTeam: Scheme = {
  id: 'take-one-for-the-team',
  label: 'Take One For The Team',
  notes: {
    rule: 'GG18-SCHEME-10-01',
    fields: [
      {
        field: 'model',
        label: 'A model of yours, neither Leader nor Peon',
        may: (model, own) => model.side === own && !model.leader && !isPeon(model),
      },
    ],
  },
  parts: [
    {
      moments: ['kill'],
      what: 'The noted model died by the enemy',
      rules: ['GG18-SCHEME-10-02', 'GG18-SCHEME-10-03'],
      once: true,
      asks: [
        { id: 'died', question: 'Your noted model was killed or sacrificed by an enemy model', kind: 'flag' },
        { id: 'costlier', question: 'That enemy costs more than it, or is a Master', kind: 'flag' },
      ],
      known: (look) => {
        const { happened, side, notes, spent } = look;
        const suits = ({ victim, by, how }: Kill): boolean =>
          victim.id === notes.model && by !== null && by.side !== side && hasDied({ how });
        const none = afterKill(look, 'own', suits, 'died', 'costlier');
        const kill = lastKill(happened);
        const { victim, by } = kill ?? {};
        if (!kill || !victim || !by || !suits(kill) || spent.includes(victim.id)) return none;
        const died = exactly(true, 'By the record it died by the enemy.');
        if (!isSure(victim) || !isSure(by)) return { died };
        const costlier = by.rank === 'master' || costOf(by) > costOf(victim);
        return {
          died,
          costlier: exactly(costlier, `By the record that enemy ${costlier ? 'costs' : 'does not cost'} more.`),
        };
      },
      deaths: (facts, { happened }) =>
        holds(facts, 'died') ? idsOf(happened.kills.slice(-1).map(({ victim }) => victim)) : [],
      measure: ({ happened, side, notes, spent }) => {
        const { victim, by, how } = lastKill(happened) ?? {};
        const noted = victim !== undefined && victim.id === notes.model && !spent.includes(victim.id);
        if (!noted || !by || by.side === side || how === undefined || !hasDied({ how })) {
          return { facts: { died: false, costlier: false } };
        }
        const costlier = by.rank === 'master' || costOf(by) > costOf(victim);
        return { facts: { died: true, costlier } };
      },
      worth: (facts, { turn }) => {
        if (!holds(facts, 'died')) return { vp: 0 };
        return { vp: 1 + Number(holds(facts, 'costlier')) + Number(turn >= LATE) };
      },
    },
  ],
};
