import type { SpecialRule } from './rule.ts';

/** Indirect: -1 to hit after moving; a cover that is only in the way does not count (GFF-SR-INDIRECT). */
export const indirect: SpecialRule = {
  name: 'Indirect',
  bearer: 'weapon',
  attacks: (volley, _value, { step, moved }) => {
    if (step !== 'shoot') return;
    if (volley.ignoresCover === 'none') volley.ignoresCover = 'sight';
    volley.because.push('GFF-SR-INDIRECT-3');
    if (!moved) return;
    volley.penalty += 1;
    volley.because.push('GFF-SR-INDIRECT-1');
  },
};
