/** Making a demonstration, a rehearsal, or the same event again; and throwing away what was never meant. */
import * as z from 'zod';
import { refuse } from '../../../core/journal/types.ts';
import { id as word, line } from '../../border/words.ts';
import { makeAgain, makeDemo, makeRehearsal } from '../../events/copies.ts';
import type { App, Context } from '../context.ts';
import { isCopy } from '../../records/live.ts';
import { answer, anyPlaceOf, placeOf } from '../gate.ts';
import { sourceOf } from '../limits.ts';
import { refusalBody } from '../refusals.ts';
import { answerMade, made } from './made.ts';

const TOO_MANY = refuse('too-fast', 'Several demonstrations were made just now. Wait a moment, or use one of those.');

const REAL = refuse(
  'real-event',
  'Only a demonstration, a rehearsal, or a copy that was taken in from a file can be thrown away.',
);

const anotherDay = z.strictObject({
  name: z.string().trim().min(1).max(200),
  date: line.nullable().default(null),
  players: z.boolean().default(false).meta({ description: 'Register everybody who played again' }),
});

export function addCopyRoutes(app: App, context: Context): void {
  const { records, storage, clock, buckets, systems } = context;
  const making = () => ({ records, db: storage.db, now: clock.now() });
  const created = { response: { 201: made, '4xx': refusalBody } };

  const which = { body: z.strictObject({ system: word.optional() }) };
  app.post('/api/demo', { schema: { ...which, ...created } }, async (request, reply) => {
    if (!buckets.take('demos', sourceOf(request.ip))) return answer(reply, TOO_MANY);
    return answerMade(reply, await makeDemo(making(), request.body.system ?? systems[0]?.id ?? ''));
  });

  app.post('/api/events/:id/rehearsal', { schema: created }, async (request, reply) =>
    answerMade(reply, await makeRehearsal(making(), placeOf(request).live)),
  );

  app.post('/api/events/:id/again', { schema: { body: anotherDay, ...created } }, async (request, reply) => {
    return answerMade(reply, await makeAgain({ records, db: storage.db }, placeOf(request).live, request.body));
  });

  for (const kind of ['events', 'encounters']) {
    app.delete(`/api/${kind}/:id`, async (request, reply) => {
      const { id, live } = anyPlaceOf(request);
      if (live && live.record.header.purpose === undefined && !isCopy(live)) return answer(reply, REAL);
      await records.discard(id);
      return reply.code(204).send();
    });
  }
}
