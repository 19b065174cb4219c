/** Claim Jump: a noted model of one's own in the middle of the table; unthreatened to reveal it, healthy at the end. */
import { unlessOut } from '../../../malifaux/rules/known.ts';
import { CENTRE, near, nearTo } from '../../../malifaux/rules/ground.ts';
import { type Look, type Scheme, holds } from '../../../malifaux/rules/scheme.ts';
import { type ModelOnTable, isHalfUp } from '../../../malifaux/rules/table.ts';
import { end, reveal } from './part.ts';

const REACH = 2;
const CLEAR = 3;
const MIDDLE = {
  id: 'middle',
  question: 'The noted model is in play within 2 inches of the middle of the table',
  kind: 'flag',
} as const;

function jumper({ own, notes }: Look): ModelOnTable | undefined {
  return own.find((model) => model.id === notes.model && nearTo(model, CENTRE, REACH));
}

export const claimJump: Scheme = {
  id: 'claim-jump',
  label: 'Claim Jump',
  notes: {
    rule: 'GG0-SCHEME-12-01',
    fields: [
      {
        field: 'model',
        label: 'A model of yours, not the Leader',
        may: ({ side, leader }, own) => side === own && !leader,
      },
    ],
  },
  parts: [
    reveal({
      what: 'The noted model is in the middle, unthreatened',
      rules: ['GG0-SCHEME-12-02'],
      asks: [MIDDLE, { id: 'clear', question: 'No enemy is within 3 inches of it', kind: 'flag' }],
      known: ({ table, notes }) => unlessOut(table, notes.model, 'middle'),
      measure: (look) => {
        const model = jumper(look);
        const clear = model !== undefined && !look.enemies.some((enemy) => near(enemy, model, CLEAR));
        return { facts: { middle: model !== undefined, clear } };
      },
      enough: (facts) => holds(facts, 'middle') && holds(facts, 'clear'),
    }),
    end({
      what: 'The noted model is in the middle with half its Health or more',
      rules: ['GG0-SCHEME-12-03'],
      asks: [MIDDLE, { id: 'healthy', question: 'It has at least half its Health', kind: 'flag' }],
      known: ({ table, notes }) => unlessOut(table, notes.model, 'middle'),
      measure: (look) => {
        const model = jumper(look);
        return { facts: { middle: model !== undefined, healthy: model !== undefined && isHalfUp(model) } };
      },
      enough: (facts) => holds(facts, 'middle') && holds(facts, 'healthy'),
    }),
  ],
};
