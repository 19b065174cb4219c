/** The form of a certificate, so that a file from anywhere is read without harm. */
import * as z from 'zod';

const figure = z.number();
const places = z.array(z.int().min(0));

const leastCost = z.object({
  method: z.literal('least-cost'),
  players: z.array(z.string().nullable()),
  levels: z.array(z.object({ what: z.string(), weight: figure.nullable(), most: figure, total: figure })),
  scale: figure,
  duals: z.array(figure),
  sets: z.array(z.object({ dual: figure, members: places, sets: places })),
});

const proof = z.union([
  z.object({ barrier: places }),
  z.object({ duals: z.array(figure), sets: z.array(z.object({ members: places, dual: figure })) }),
]);

const levels = z.array(z.object({ what: z.string(), weight: figure, most: figure }));

const odd = z.object({ place: z.int().min(0), levels, least: proof.nullable(), passed: proof.nullable() });

const order = z.array(z.string());

const bye = z
  .union([
    odd.extend({ order }),
    z.object({
      instead: z.array(
        z.object({ entrant: z.string(), proof: z.union([leastCost, z.object({ barrier: z.array(z.string()) })]) }),
      ),
    }),
  ])
  .optional();

const topDown = z.object({
  method: z.literal('top-down'),
  order,
  odd: odd.nullable(),
  levels,
  least: proof.nullable(),
  passed: z.array(z.object({ pair: z.int().min(0), proof })),
  ahead: z.int().min(0),
});

const ahead = leastCost.pick({ players: true, levels: true }).extend({
  method: z.literal('ahead'),
  ahead: z.int().min(0),
  bye,
});

const tables = z.object({
  method: z.literal('tables'),
  sizes: places,
  meetings: z.int().min(0),
  least: z.enum(['count', 'search']),
});

export const certificate = z.discriminatedUnion('method', [leastCost.extend({ bye }), topDown, ahead, tables]);
