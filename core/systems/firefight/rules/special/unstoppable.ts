import type { SpecialRule } from './rule.ts';

/** Unstoppable: no Regeneration and no negative modifier; cover and fatigue stay (GFF-SR-UNSTOPPABLE). */
export const unstoppable: SpecialRule = {
  name: 'Unstoppable',
  bearer: 'weapon',
  attacks: (volley) => {
    volley.unstoppable = true;
    volley.lasting = true;
    volley.because.push('GFF-SR-UNSTOPPABLE-1', 'GFF-SR-UNSTOPPABLE-2', 'GFF-SR-REGENERATION-2');
  },
};
