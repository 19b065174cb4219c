/** How painting is judged under Season Zero. */
import type { PaintingSpec } from '../../../event/painting.ts';

export const PAINTING: PaintingSpec = {
  methods: ['executive', 'vote', 'score'],
  marks: [
    { id: 'presentation', label: 'Presentation', range: [0, 5] },
    { id: 'technique', label: 'Technique', range: [0, 5] },
    { id: 'theme', label: 'Theme', range: [0, 5] },
    { id: 'wow', label: 'WOW Factor', range: [0, 5] },
  ],
  rules: {
    enter: ['GG0-PAINT-02', 'GG0-PAINT-06'],
    vote: ['GG0-PAINT-07', 'GG0-PAINT-08'],
    score: ['GG0-PAINT-09'],
    tie: ['GG0-PAINT-11', 'GG0-AMB-66'],
    won: ['GG0-PAINT-04'],
  },
};
