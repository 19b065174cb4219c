import type { SpecialRule } from './rule.ts';

/** Thrust: +1 to hit and AP(+1) when charging (GFF-SR-THRUST-1). */
export const thrust: SpecialRule = {
  name: 'Thrust',
  bearer: 'weapon',
  attacks: (volley, _value, { step }) => {
    if (step !== 'charge') return;
    volley.bonus += 1;
    volley.ap += 1;
    volley.because.push('GFF-SR-THRUST-1');
  },
};
