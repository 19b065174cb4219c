/** Outflank: a model at each end of the Centerline. */
import { nearTo } from '../../../malifaux/rules/ground.ts';
import { matching } from '../../../malifaux/rules/matching.ts';
import { type Look, type Measured, type Scheme, count } from '../../../malifaux/rules/scheme.ts';
import { end, reveal } from './part.ts';

const REACH = 3;

function measure({ ground, own }: Look): Measured {
  return { facts: { ends: matching(ground.ends, own, (place, model) => nearTo(model, place, REACH)) } };
}

const HALF = {
  what: 'A model at each end of the Centerline',
  asks: [
    {
      id: 'ends',
      question: 'Ends of the Centerline with one of your models within 3 inches, a different one each',
      kind: 'number',
      most: 2,
    },
  ],
  measure,
  enough: (facts: Measured['facts']) => count(facts, 'ends') >= 2,
} as const;

export const outflank: Scheme = {
  id: 'outflank',
  label: 'Outflank',
  parts: [
    reveal({ ...HALF, rules: ['GG0-SCHEME-09-01', 'GG0-SCHEME-09-02'] }),
    end({ ...HALF, rules: ['GG0-SCHEME-09-01', 'GG0-SCHEME-09-03'] }),
  ],
};
