/** Vendetta: a noted model attacks a noted enemy first of all, and best kills it itself. */
import { type Kill, lastKill } from '../../../malifaux/rules/happened.ts';
import { afterKill, inPlayOrNot, unlessOut } from '../../../malifaux/rules/known.ts';
import { type Look, type Scheme, holds, idsOf } from '../../../malifaux/rules/scheme.ts';
import { type ModelProfile, modelNamed } from '../../../malifaux/rules/table.ts';
import { isPeon } from './common.ts';

const ATTACK = 'attack';
const KILL = 'kill';

/** A Master has no cost: such a model cannot be noted (GG18-AMB-23). */
const hasCost = ({ cost }: ModelProfile): boolean => cost !== null;

function isItsKill({ victim, by, how }: Kill, { table, notes }: Look): boolean {
  const who = modelNamed(table, notes.model);
  return victim.id === notes.target && how === 'killed' && (who === undefined ? by !== null : by?.id === who.id);
}

export const vendetta: Scheme = {
  id: 'vendetta',
  label: 'Vendetta',
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
          question: 'This Attack was your noted model’s first of the game, and at its enemy',
          kind: 'flag',
        },
      ],
      known: ({ table, notes, happened, turn }) => {
        const now = happened.kills.some((kill) => kill.turn === turn && kill.victim.id === notes.target);
        return {
          ...(now ? {} : unlessOut(table, notes.target, 'first')),
          ...unlessOut(table, notes.model, 'first'),
        };
      },
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
      asks: [{ id: 'killed', question: 'Your noted model just killed its enemy', kind: 'flag' }],
      known: (look) =>
        modelNamed(look.table, look.notes.target) === undefined
          ? {}
          : afterKill(look, 'enemy', (kill) => isItsKill(kill, look), 'killed'),
      deaths: (_, { happened }) => idsOf(happened.kills.slice(-1).map(({ victim }) => victim)),
      measure: (look) => {
        const kill = lastKill(look.happened);
        const pays = kill !== undefined && isItsKill(kill, look) && !look.spent.includes(kill.victim.id);
        return { facts: { killed: pays } };
      },
      worth: (facts, { earned }) =>
        holds(facts, 'killed') && !earned.includes(KILL) ? { vp: 3, earns: [KILL] } : { vp: 0 },
    },
    {
      moments: ['end-of-game'],
      what: 'Revealed, and its enemy is not in play',
      placeless: true,
      rules: ['GG18-SCHEME-12-03'],
      asks: [{ id: 'gone', question: 'The noted enemy is out of play', kind: 'flag' }],
      known: ({ table, enemies, notes }) =>
        modelNamed(table, notes.target) === undefined
          ? {}
          : { gone: inPlayOrNot(!enemies.some(({ id }) => id === notes.target)) },
      measure: ({ enemies, notes }) => ({ facts: { gone: !enemies.some(({ id }) => id === notes.target) } }),
      worth: (facts, { revealed }) => ({ vp: revealed && holds(facts, 'gone') ? 1 : 0 }),
    },
  ],
};
