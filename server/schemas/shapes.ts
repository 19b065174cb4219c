/** What tables are made of, parsed: inches, bounded. Whether it can lie so, core says. */
import * as z from 'zod';
import { list } from './words.ts';

/** Inches; some way beyond any table, so that what hangs over an edge is told so. */
export const length = z.number().min(-1000).max(1000);
export const place = z.tuple([length, length]).readonly();
export const shape = z.union([
  z.strictObject({ rect: z.tuple([length, length, length, length]).readonly() }),
  z.strictObject({ circle: z.tuple([length, length, length]).readonly() }),
  z.strictObject({ polygon: list(place, 1000).readonly() }),
]);
