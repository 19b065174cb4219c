import type { SpecialRule } from './rule.ts';

/** Surge: a natural 6 to hit is one more hit, at any range and in melee (GFF-SR-SURGE). */
export const surge: SpecialRule = {
  name: 'Surge',
  bearer: 'weapon',
  attacks: (volley) => {
    volley.extra += 1;
    volley.because.push('GFF-SR-SURGE-1', 'GFF-SR-SURGE-2');
  },
};
