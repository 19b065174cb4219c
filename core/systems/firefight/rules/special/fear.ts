import type { SpecialRule } from './rule.ts';

/** Fear(X): when this model wounded in melee, the wound-effects total of that check gets +X (GFF-SR-FEAR). */
export const fear: SpecialRule = {
  name: 'Fear',
  bearer: 'model',
  attacks: (volley, value, { step }) => {
    if (step === 'shoot') return;
    volley.fear += value;
    volley.because.push('GFF-SR-FEAR-1', 'GFF-SR-FEAR-2');
  },
};
