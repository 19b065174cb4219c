import type { SpecialRule } from './rule.ts';

/** Blast(X): each hit becomes X, no more than there are models near enough, and no cover helps (GFF-SR-BLAST). */
export const blast: SpecialRule = {
  name: 'Blast',
  bearer: 'weapon',
  attacks: (volley, value) => {
    volley.blast = Math.max(1, value);
    volley.ignoresCover = 'all';
    volley.because.push(
      'GFF-SR-BLAST-1',
      'GFF-SR-BLAST-2',
      'GFF-SR-BLAST-3',
      'GFF-SR-BLAST-5',
      'GFF-PIPE-08',
      'GFF-PIPE-09',
    );
  },
};
