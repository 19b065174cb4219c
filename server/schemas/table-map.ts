/** A laid-out table and a layout, parsed: as `core/table/map/map.ts` and `core/table/layout/layout.ts` have them. */
import * as z from 'zod';
import { AREA_KINDS, LINE_KINDS, MOST_OF, SPOT_KINDS, SURENESS } from '../../core/table/layout/read.ts';
import { OWNERS } from '../../core/table/layout/parts.ts';
import { MOST } from '../../core/table/map/map.ts';
import { length, place, shape } from './shapes.ts';
import { line, list } from './words.ts';

const name = line.max(MOST.letters);
const partId = name.min(1);
const owner = z.enum(OWNERS);
const sentence = line.max(MOST_OF.sentence);

const layout = z.strictObject({
  name: partId,
  title: sentence,
  size: place,
  sides: z.enum(['ordered', 'lettered']),
  areas: list(
    z.strictObject({ id: partId, kind: z.enum(AREA_KINDS), owner, shape, label: place.exactOptional() }),
    MOST_OF.parts,
  ),
  spots: list(
    z.strictObject({
      id: partId,
      kind: z.enum(SPOT_KINDS),
      owner,
      at: place,
      base: length,
      marker: name.exactOptional(),
      name: name.exactOptional(),
      reach: length.exactOptional(),
      later: z.boolean().exactOptional(),
    }),
    MOST_OF.parts,
  ),
  lines: list(z.strictObject({ kind: z.enum(LINE_KINDS), from: place, to: place }), MOST_OF.parts),
  measures: list(z.strictObject({ from: place, to: place }), MOST_OF.parts),
  notes: list(sentence, MOST_OF.parts),
  sure: z.strictObject({ how: z.enum(SURENESS), why: sentence }),
  rules: list(name, MOST_OF.parts),
});

export const tableMap = z.strictObject({
  name,
  system: name.nullable(),
  layout: name.nullable(),
  own: layout.exactOptional(),
  size: place,
  terrain: list(
    z.strictObject({ id: partId, name, shape, traits: list(name, 20), height: length.exactOptional() }),
    10_000,
  ),
  things: list(
    z.strictObject({
      id: partId,
      name,
      kind: z.enum(['model', 'marker']),
      side: owner,
      at: place,
      base: length,
      height: length.exactOptional(),
    }),
    10_000,
  ),
});
