/** Detonate Charges: two own Scheme Markers by one enemy model, and both are removed. */
import { near } from '../../../malifaux/rules/ground.ts';
import { type Look, type Measured, type Scheme, count, idsOf } from '../../../malifaux/rules/scheme.ts';
import { end, reveal } from './part.ts';

const REACH = 2;
const CHARGES = 2;

function measure({ enemies, markers }: Look): Measured {
  const groups = enemies.map((enemy) => idsOf(markers.filter((marker) => near(marker, enemy, REACH))));
  const enough = groups.filter((group) => group.length >= CHARGES);
  return {
    facts: { charges: Math.max(0, ...groups.map(({ length }) => length)) },
    removable: [...new Set(enough.flat())],
    fits: (chosen) => enough.some((group) => chosen.every((id) => group.includes(id))),
  };
}

const HALF = {
  what: 'Two Scheme Markers by one enemy model',
  asks: [
    {
      id: 'charges',
      question: 'Your Scheme Markers within 2 inches of the same enemy model',
      kind: 'number',
    },
  ],
  measure,
  enough: (facts: Measured['facts']) => count(facts, 'charges') >= CHARGES,
  removes: { count: CHARGES, rules: ['GG0-SCHEME-01-04'] },
} as const;

export const detonateCharges: Scheme = {
  id: 'detonate-charges',
  label: 'Detonate Charges',
  parts: [reveal({ ...HALF, rules: ['GG0-SCHEME-01-02'] }), end({ ...HALF, rules: ['GG0-SCHEME-01-03'] })],
};
