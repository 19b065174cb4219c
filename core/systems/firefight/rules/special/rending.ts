import type { SpecialRule } from './rule.ts';

/** Rending: no Regeneration against it; a natural 6's own hit gets AP(+4), its extra hits do not (GFF-SR-RENDING). */
export const rending: SpecialRule = {
  name: 'Rending',
  bearer: 'weapon',
  attacks: (volley) => {
    volley.sixAp += 4;
    volley.lasting = true;
    volley.because.push('GFF-SR-RENDING-1', 'GFF-SR-RENDING-2', 'GFF-SR-REGENERATION-2');
  },
};
