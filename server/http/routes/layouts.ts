/** The systems' tables: what stands where, as data and drawn. */
import * as z from 'zod';
import { isRefusal } from '../../../core/rules/refusal.ts';
import { layoutSheet } from '../../../core/table/drawing/sheet.ts';
import { sayInEnglish } from '../../../core/table/drawing/words.ts';
import { findLayout } from '../../../core/table/layout/layout.ts';
import { laidTable } from '../../schemas/laid-table.ts';
import type { App, Context } from '../context.ts';
import { answerRefusal, refusalBody } from '../refusals.ts';

const params = z.object({ system: z.string().max(100), name: z.string().max(100) });
const shape = { params, response: { 200: z.unknown(), '4xx': refusalBody } };

export function addLayoutRoutes(app: App, { layouts, inspectTable }: Context): void {
  app.get('/api/layouts', { schema: { response: { 200: z.array(z.unknown()) } } }, () => [...layouts]);

  app.get('/api/layouts/:system/:name', { schema: shape }, (request, reply) => {
    const found = findLayout(layouts, request.params.system, request.params.name);
    if (isRefusal(found)) return answerRefusal(reply, found);
    return reply.send({ system: found.book.system, title: found.book.title, layout: found.layout });
  });

  app.get('/api/layouts/:system/:name/svg', { schema: { params } }, (request, reply) => {
    const found = findLayout(layouts, request.params.system, request.params.name);
    if (isRefusal(found)) return answerRefusal(reply, found);
    return reply.type('image/svg+xml; charset=utf-8').send(layoutSheet(found.layout, found.book.title, sayInEnglish));
  });

  app.post('/api/layouts/:system/:name/terrain', { schema: { ...shape, body: laidTable } }, (request, reply) => {
    const found = findLayout(layouts, request.params.system, request.params.name);
    if (isRefusal(found)) return answerRefusal(reply, found);
    const inspected = inspectTable(found.book, found.layout, request.body);
    return isRefusal(inspected) ? answerRefusal(reply, inspected) : reply.send(inspected);
  });
}
