/** The systems' tables: what stands where, as data and drawn. */
import * as z from 'zod';
import { type Refusal, isRefusal, refuse } from '../../../core/journal/types.ts';
import { layoutSheet } from '../../../core/table/drawing/sheet.ts';
import { sayInEnglish } from '../../../core/table/drawing/words.ts';
import { type Layout, type LayoutBook, layoutNamed } from '../../../core/table/layout/layout.ts';
import type { App, Context } from '../context.ts';
import { answerRefusal, refusalBody } from '../refusals.ts';

const params = z.object({ system: z.string().max(100), name: z.string().max(100) });
const shape = { params, response: { 200: z.unknown(), '4xx': refusalBody } };

export function addLayoutRoutes(app: App, { layouts }: Context): void {
  app.get('/api/layouts', { schema: { response: { 200: z.array(z.unknown()) } } }, () => [...layouts]);

  app.get('/api/layouts/:system/:name', { schema: shape }, (request, reply) => {
    const found = find(layouts, request.params);
    if (isRefusal(found)) return answerRefusal(reply, found);
    return reply.send({ system: found.book.system, title: found.book.title, layout: found.layout });
  });

  app.get('/api/layouts/:system/:name/svg', { schema: { params } }, (request, reply) => {
    const found = find(layouts, request.params);
    if (isRefusal(found)) return answerRefusal(reply, found);
    return reply.type('image/svg+xml; charset=utf-8').send(layoutSheet(found.layout, found.book.title, sayInEnglish));
  });
}

interface Found {
  readonly book: LayoutBook;
  readonly layout: Layout;
}

function find(books: readonly LayoutBook[], { system, name }: z.infer<typeof params>): Found | Refusal {
  const book = books.find((one) => one.system === system);
  if (!book) {
    const known = books.map((one) => one.system).join(', ');
    return refuse('unknown-system', `There are no tables drawn for that system; there are for ${known}.`);
  }
  const layout = layoutNamed(book, name);
  if (layout) return { book, layout };
  const known = book.layouts.map((one) => one.name).join(', ');
  return refuse('unknown-layout', `There is no table of that name; there are ${known}.`);
}
