import { expect, test } from 'vitest';
import { distance } from '../core/table/measure.ts';
import { inInches } from '../core/table/units.ts';
import { baseOf, shapeOf, writtenShape } from './table.ts';

test('shapes come back as they were written', () => {
  const written = [
    { rect: [18, 21, 30, 27.25] },
    { circle: [14, 24, 6] },
    {
      polygon: [
        [1, 1],
        [4, 1],
        [4, 4.5],
      ],
    },
  ];
  expect(written.map((shape) => writtenShape(shapeOf(shape)))).toEqual(written);
});

test('places are not snapped to whole units', () => {
  const [caster, edge] = [baseOf({ at: [24, 13.5905], base: 40 }), shapeOf({ rect: [0, 0, 48, 1] })];
  expect(inInches(distance(caster, edge))).toBeCloseTo(13.5905 - 1 - 20 / 25.4, 5);
});
