import { type SpecialRule, isOverNine } from './rule.ts';

/** Stealth: shots from over 9" get -1 to hit (GFF-SR-STEALTH-1). */
export const stealth: SpecialRule = {
  name: 'Stealth',
  bearer: 'unit',
  suffers: (volley, _value, { step, distance }) => {
    if (step !== 'shoot' || !isOverNine(distance)) return;
    volley.penalty += 1;
    volley.because.push('GFF-SR-STEALTH-1');
  },
};
