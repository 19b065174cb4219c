/** Copies of other Musters that are kept here, for whoever has the key for copies. */
import { createReadStream } from 'node:fs';
import * as z from 'zod';
import { isRefusal } from '../../../core/rules/refusal.ts';
import { PIECE, type Shelf } from '../../storage/shelf.ts';
import type { App, Context } from '../context.ts';
import { answer } from '../gate.ts';
import { refusalBody } from '../refusals.ts';

const BYTES = 'application/octet-stream';

const copy = z.object({
  name: z.string(),
  laptop: z.string().meta({ description: 'The same word for every copy of one laptop' }),
  at: z.number().meta({ description: 'When it came' }),
  bytes: z.number(),
});
const sent = z.object({ copy: z.string().regex(/^[0-9a-f]{32}$/) });
const place = z.object({
  from: z.coerce.number().int().min(0).meta({ description: 'So many bytes after its begin' }),
  of: z.coerce.number().int().min(1).meta({ description: 'So many bytes has all of it' }),
});
const arrived = z.object({ kept: z.boolean().meta({ description: 'Whether it was the last piece' }) });

/** As a plugin: no other route takes bytes. */
export async function shelfRoutes(app: App, { taking }: Context): Promise<void> {
  app.addContentTypeParser(BYTES, { parseAs: 'buffer', bodyLimit: PIECE }, (_, body, done) => done(null, body));
  const shelf = (): Shelf => {
    if (!taking) throw new Error('the gate let somebody in where no copies are taken');
    return taking.shelf;
  };

  const list = { response: { 200: z.object({ copies: z.array(copy) }), '4xx': refusalBody } };
  app.get('/api/copies', { schema: list }, async () => ({ copies: [...shelf().all()] }));

  app.get('/api/copies/:copy', { schema: { params: z.object({ copy: z.string() }) } }, async (request, reply) => {
    const file = shelf().fileOf(request.params.copy);
    return isRefusal(file) ? answer(reply, file) : reply.type(BYTES).send(createReadStream(file));
  });

  const sending = {
    params: sent,
    querystring: place,
    body: z.instanceof(Buffer),
    response: { 200: arrived, '4xx': refusalBody },
  };
  app.put('/api/copies/:copy', { schema: sending }, async ({ params, query, body }, reply) => {
    // Nothing is sent while it is tried.
    reply.raw.socket?.setTimeout(0);
    return answer(reply, await shelf().add(params.copy, { ...query, bytes: body }));
  });
}
