/** Vendetta: a noted model attacks a noted enemy first of all, and best kills it itself. */
import { lastKill } from '../../malifaux/play/happened.ts';
import { type Scheme, holds } from '../../malifaux/play/scheme.ts';
import type { ModelProfile } from '../../malifaux/play/table.ts';
import { isPeon } from './common.ts';

const ATTACK = 'attack';
const KILL = 'kill';

/** A Master has no cost: such a model cannot be noted (GG18-AMB-23). */
const hasCost = ({ cost }: ModelProfile): boolean => cost !== null;

export const vendetta: Scheme = {
  id: 'vendetta',
  notes: {
    rule: 'GG18-SCHEME-12-01',
    fields: [
      {
        field: 'model',
        label: 'A model of yours with a cost, neither Leader nor Peon',
        may: (model, own) => model.side === own && !model.leader && !isPeon(model) && (model.cost ?? 0) > 0,
      },
      {
        field: 'target',
        label: 'An enemy model of the same cost or more',
        may: (model, own) => model.side !== own && hasCost(model),
      },
    ],
    together: ([model, target]) => (target?.[0]?.cost ?? 0) >= (model?.[0]?.cost ?? 0),
  },
  parts: [
    {
      moments: ['attack'],
      what: 'Its first Attack was at its enemy',
      rules: ['GG18-SCHEME-12-02'],
      asks: [
        {
          id: 'first',
          question: 'Was this Attack your noted model’s first of the game, and at its enemy?',
          kind: 'flag',
        },
      ],
      measure: ({ happened, notes }) => {
        const { by, target, first } = happened.attack ?? {};
        return { facts: { first: first === true && by === notes.model && target === notes.target } };
      },
      worth: (facts, { earned }) =>
        holds(facts, 'first') && !earned.includes(ATTACK) ? { vp: 1, earns: [ATTACK] } : { vp: 0 },
    },
    {
      moments: ['kill'],
      what: 'It killed its enemy',
      rules: ['GG18-SCHEME-12-04'],
      asks: [{ id: 'killed', question: 'Did your noted model just kill its enemy?', kind: 'flag' }],
      measure: ({ happened, notes, spent }) => {
        const { victim, by, how } = lastKill(happened) ?? {};
        const pays =
          victim !== undefined &&
          victim.id === notes.target &&
          by?.id === notes.model &&
          how === 'killed' &&
          !spent.includes(victim.id);
        return { facts: { killed: pays }, ...(pays ? { victims: [victim.id] } : {}) };
      },
      worth: (facts, { earned }) =>
        holds(facts, 'killed') && !earned.includes(KILL) ? { vp: 3, earns: [KILL] } : { vp: 0 },
    },
    {
      moments: ['end-of-game'],
      what: 'Revealed, and its enemy is not in play',
      placeless: true,
      rules: ['GG18-SCHEME-12-03'],
      asks: [{ id: 'gone', question: 'Since you revealed this: is the noted enemy out of play?', kind: 'flag' }],
      measure: ({ enemies, notes }) => ({ facts: { gone: !enemies.some(({ id }) => id === notes.target) } }),
      worth: (facts, { revealed }) => ({ vp: revealed && holds(facts, 'gone') ? 1 : 0 }),
    },
  ],
};
