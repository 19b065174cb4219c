import type { SpecialRule } from './rule.ts';

/** Furious: when charging, a natural 6 to hit is one more hit (GFF-SR-FURIOUS-1). */
export const furious: SpecialRule = {
  name: 'Furious',
  bearer: 'model',
  attacks: (volley, _value, { step }) => {
    if (step !== 'charge') return;
    volley.extra += 1;
    volley.because.push('GFF-SR-FURIOUS-1');
  },
};
