import type { SpecialRule } from './rule.ts';

/** AP(X): the target's Defense rolls against these hits get -X (GFF-SR-AP). */
export const ap: SpecialRule = {
  name: 'AP',
  bearer: 'weapon',
  attacks: (volley, value) => {
    volley.ap += value;
    volley.because.push('GFF-SR-AP-1', 'GFF-SR-AP-2');
  },
};
