import { type SpecialRule, isOverNine } from './rule.ts';

/** Relentless: shooting at an enemy over 9" away, a natural 6 to hit is one more hit (GFF-SR-RELENTLESS-1). */
export const relentless: SpecialRule = {
  name: 'Relentless',
  bearer: 'model',
  attacks: (volley, _value, { step, distance }) => {
    if (step !== 'shoot' || !isOverNine(distance)) return;
    volley.extra += 1;
    volley.because.push('GFF-SR-RELENTLESS-1');
  },
};
