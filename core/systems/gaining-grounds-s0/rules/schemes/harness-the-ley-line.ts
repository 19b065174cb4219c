/** Harness the Ley Line: three own Scheme Markers on the Centerline, removed each time. */
import { isIn } from '../../../malifaux/rules/ground.ts';
import { type Look, type Measured, type Scheme, count, idsOf } from '../../../malifaux/rules/scheme.ts';
import { end, reveal } from './part.ts';

const MARKERS = 3;

function measure({ markers, ground }: Look): Measured {
  const removable = idsOf(markers.filter((marker) => isIn(marker, ground.centreline)));
  return { facts: { markers: removable.length }, removable };
}

const HALF = {
  what: 'Three Scheme Markers on the Centerline',
  asks: [{ id: 'markers', question: 'Your Scheme Markers on the Centerline', kind: 'number' }],
  measure,
  enough: (facts: Measured['facts']) => count(facts, 'markers') >= MARKERS,
  removes: { count: MARKERS, rules: ['GG0-SCHEME-03-04'] },
} as const;

export const harnessTheLeyLine: Scheme = {
  id: 'harness-the-ley-line',
  label: 'Harness the Ley Line',
  parts: [reveal({ ...HALF, rules: ['GG0-SCHEME-03-02'] }), end({ ...HALF, rules: ['GG0-SCHEME-03-03'] })],
};
