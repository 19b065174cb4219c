import type { SpecialRule } from './rule.ts';

/** Reliable: Quality counts as 2+; modifiers still apply (GFF-SR-RELIABLE-1). */
export const reliable: SpecialRule = {
  name: 'Reliable',
  bearer: 'weapon',
  attacks: (volley) => {
    volley.needs = 2;
    volley.because.push('GFF-SR-RELIABLE-1', 'GFF-PIPE-03');
  },
};
