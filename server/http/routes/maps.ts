/** The laid-out tables of an event: what lies on them as data, and drawn to scale. */
import * as z from 'zod';
import { isRefusal } from '../../../core/rules/refusal.ts';
import { mapPicture } from '../../../core/table/drawing/map-drawing.ts';
import { svgText } from '../../../core/table/drawing/svg.ts';
import { sayInEnglish } from '../../../core/table/drawing/words.ts';
import { layoutPlayed } from '../../../core/table/map/map.ts';
import { laidIn } from '../../events/maps.ts';
import type { App, Context } from '../context.ts';
import { placeOf } from '../gate.ts';
import { answerRefusal, refusalBody } from '../refusals.ts';

const params = z.object({ id: z.string(), map: z.string().max(20) });

const under = z.object({
  layout: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'A deployment or scenario to draw under it, where it fits' }),
  of: z.string().max(100).optional().meta({ description: 'Which state of it is meant: for caches' }),
  as: z.string().max(20).optional(),
});

export function addMapRoutes(app: App, { layouts }: Context): void {
  const shape = { params, response: { 200: z.unknown(), '4xx': refusalBody } };
  app.get('/api/events/:id/maps/:map', { schema: shape }, (request, reply) => {
    const { live, viewer } = placeOf(request);
    const laid = laidIn(live, viewer, request.params.map);
    return isRefusal(laid) ? answerRefusal(reply, laid) : reply.send(laid);
  });

  app.get('/api/events/:id/maps/:map/svg', { schema: { params, querystring: under } }, (request, reply) => {
    const { live, viewer } = placeOf(request);
    const laid = laidIn(live, viewer, request.params.map);
    if (isRefusal(laid)) return answerRefusal(reply, laid);
    const system = laid.system ?? live.record.header.system;
    const book = layouts.find((one) => one.system === system);
    const ground = layoutPlayed({ ...laid, system }, request.query.layout ?? null, layouts);
    const picture = mapPicture(laid, ground, book?.traits ?? [], 'table', sayInEnglish);
    return reply.type('image/svg+xml; charset=utf-8').send(svgText(picture));
  });
}
