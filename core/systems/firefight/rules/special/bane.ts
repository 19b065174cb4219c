import type { SpecialRule } from './rule.ts';

/** Bane: a Defense die's natural 6 is rolled again, once; its wounds stay (GFF-SR-BANE). */
export const bane: SpecialRule = {
  name: 'Bane',
  bearer: 'weapon',
  attacks: (volley) => {
    volley.bane = true;
    volley.lasting = true;
    volley.because.push('GFF-SR-BANE-1', 'GFF-SR-BANE-2', 'GFF-DICE-08');
  },
};
