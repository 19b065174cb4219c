import type { SpecialRule } from './rule.ts';

/** Deadly(X): an unblocked hit puts X wounds on one model, and is resolved before the others (GFF-SR-DEADLY). */
export const deadly: SpecialRule = {
  name: 'Deadly',
  bearer: 'weapon',
  attacks: (volley, value) => {
    volley.deadly = Math.max(1, value);
    volley.because.push('GFF-SR-DEADLY-1', 'GFF-SR-DEADLY-2', 'GFF-SR-DEADLY-3', 'GFF-PIPE-14');
  },
};
