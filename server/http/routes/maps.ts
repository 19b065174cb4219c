/** The laid-out tables of an event: what lies on them as data, and drawn to scale. */
import * as z from 'zod';
import { type Refusal, isRefusal } from '../../../core/journal/types.ts';
import { mapPicture } from '../../../core/table/drawing/map-drawing.ts';
import { svgText } from '../../../core/table/drawing/svg.ts';
import { sayInEnglish } from '../../../core/table/drawing/words.ts';
import { type TableMap, layoutUnder } from '../../../core/table/map/map.ts';
import { chanceFor } from '../../records/live.ts';
import type { App, Context, Place } from '../context.ts';
import { placeOf } from '../gate.ts';
import { answerRefusal, refusalBody } from '../refusals.ts';

const params = z.object({ id: z.string(), map: z.string().max(20) });

export function addMapRoutes(app: App, { layouts }: Context): void {
  const shape = { params, response: { 200: z.unknown(), '4xx': refusalBody } };
  app.get('/api/events/:id/maps/:map', { schema: shape }, (request, reply) => {
    const laid = laidIn(placeOf(request), request.params.map);
    return isRefusal(laid) ? answerRefusal(reply, laid) : reply.send(laid);
  });

  app.get('/api/events/:id/maps/:map/svg', { schema: { params } }, (request, reply) => {
    const place = placeOf(request);
    const laid = laidIn(place, request.params.map);
    if (isRefusal(laid)) return answerRefusal(reply, laid);
    const system = laid.system ?? place.live.record.header.system;
    const traits = layouts.find((book) => book.system === system)?.traits ?? [];
    const picture = mapPicture(laid, layoutUnder(laid, layouts), traits, 'table', sayInEnglish);
    return reply.type('image/svg+xml; charset=utf-8').send(svgText(picture));
  });
}

function laidIn({ live: { record, rules, lots }, viewer }: Place, map: string): TableMap | Refusal {
  const chance = chanceFor(record, lots, () => '');
  return rules.explain(record.state, viewer, { map }, chance) as TableMap | Refusal;
}
