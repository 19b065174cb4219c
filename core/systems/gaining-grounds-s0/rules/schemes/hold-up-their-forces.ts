/** Hold Up Their Forces: two own models engage two enemies that cost more than they do. */
import { matching } from '../../../malifaux/rules/matching.ts';
import { type Look, type Measured, type Scheme, count } from '../../../malifaux/rules/scheme.ts';
import { doesEngage } from '../../../malifaux/rules/table.ts';
import { end, reveal } from './part.ts';

function measure({ own, enemies }: Look): Measured {
  const held = matching(
    own,
    enemies,
    (model, enemy) => (enemy.cost ?? 0) > (model.cost ?? 0) && doesEngage(model, enemy),
  );
  return { facts: { held } };
}

const HALF = {
  what: 'Two models each engage a costlier enemy',
  asks: [
    {
      id: 'held',
      question: 'Your models that each engage an enemy of higher Cost, a different one each',
      kind: 'number',
    },
  ],
  measure,
  enough: (facts: Measured['facts']) => count(facts, 'held') >= 2,
} as const;

export const holdUpTheirForces: Scheme = {
  id: 'hold-up-their-forces',
  label: 'Hold Up Their Forces',
  parts: [reveal({ ...HALF, rules: ['GG0-SCHEME-06-02'] }), end({ ...HALF, rules: ['GG0-SCHEME-06-03'] })],
};
