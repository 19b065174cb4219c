/** A table as somebody lays it out, parsed: inches, bounded. Whether it can lie so, core says (`core/table/faults.ts`). */
import * as z from 'zod';
import { length, place, shape } from './shapes.ts';
import { list } from './words.ts';

/** A name as players give it; it is shown in a sentence. */
const name = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[\p{L}\p{N} .:_'()-]+$/u, 'is not a name');

export const laidTable = z.strictObject({
  terrain: list(
    z.strictObject({ id: name, shape, traits: list(name, 20).default([]), height: length.exactOptional() }),
    100_000,
  ).default([]),
  models: list(z.strictObject({ id: name, at: place, base: z.number().min(0).max(1000).default(30) }), 1000).default(
    [],
  ),
  unreachable: list(shape, 1000).exactOptional(),
  footprint: z.number().min(0).max(100_000).exactOptional(),
  pathMm: z.number().min(0).max(10_000).exactOptional(),
  shareBy: z.enum(['pieces', 'area']).exactOptional(),
});
