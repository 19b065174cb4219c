/** Making events, listing them, taking them in and giving them out. */
import * as z from 'zod';
import { fileName } from '../../../core/event/exchange/file-name.ts';
import { refuse } from '../../../core/rules/refusal.ts';
import { eventSettings } from '../../schemas/event-command.ts';
import { id as word, optionValues } from '../../schemas/words.ts';
import { Digests } from '../../events/digests.ts';
import { summaryOf } from '../../events/facts.ts';
import { makeEvent, takeInFile } from '../../events/make.ts';
import { eventPart } from '../../events/parts.ts';
import { listedRecords } from '../../storage/records.ts';
import type { App, Context } from '../context.ts';
import { Exports } from '../exports.ts';
import { answer, placeOf } from '../gate.ts';
import { keptBack } from '../kept.ts';
import { sendPieces } from '../outgoing.ts';
import { NO_EVENT, refusalBody } from '../refusals.ts';
import { answerMade, made } from './made.ts';

/** A line of the list of events. */
export const eventSummary = z.object({
  id: z.string(),
  system: z.string(),
  name: z.string(),
  date: z.string().nullable(),
  phase: z.enum(['registration', 'running', 'over']),
  round: z.number(),
  attendance: z.number(),
});

const which = z.object({
  archived: z.enum(['true', 'false']).default('false').meta({ description: 'Archived events' }),
});

const newEvent = z.strictObject({
  system: word,
  name: z.string().trim().min(1).max(200),
  options: optionValues.default({}),
  settings: eventSettings.omit({ name: true }).default({}),
  listed: z.boolean().default(true).meta({ description: 'Shown in the list of events on this server' }),
});

/** How many events the list shows, the newest first. */
const LISTED = 50;
const IMPORT_LIMIT = 10 * 1024 * 1024;
const LINES = ['application/x-ndjson', 'application/jsonl', 'text/plain'];

export function addEventRoutes(app: App, context: Context): void {
  app.get('/api/systems', { schema: { response: { 200: z.array(z.unknown()) } } }, () => [...context.systems]);

  const summaries = new Digests(context.records, (live) => eventSummary.parse(summaryOf(live)), LISTED);
  const listing = { querystring: which, response: { 200: z.object({ events: z.array(eventSummary) }) } };
  app.get('/api/events', { schema: listing }, async ({ query }) => {
    const ids = await listedRecords(context.storage.db, LISTED, query.archived === 'true');
    return { events: await summaries.of(ids) };
  });

  const created = { response: { 201: made, '4xx': refusalBody } };
  app.post('/api/events', { schema: { body: newEvent, ...created } }, async (request, reply) =>
    answerMade(reply, await makeEvent(context.records, request.body)),
  );

  app.addContentTypeParser(LINES, { parseAs: 'string', bodyLimit: IMPORT_LIMIT }, (_, body, done) => done(null, body));
  app.post('/api/import', { bodyLimit: IMPORT_LIMIT, schema: created }, async (request, reply) => {
    const { body } = request;
    if (typeof body !== 'string') return answer(reply, refuse('wrong-kind', 'Send the exported file as text/plain.'));
    return answerMade(reply, await takeInFile(context.records, context.clock.now(), body));
  });

  const exports = new Exports(context.records, context.lines.work);
  for (const kind of ['events', 'encounters', 'battles']) {
    app.get(`/api/${kind}/:id/export`, async (request, reply) => {
      const { live, id } = placeOf(request);
      const kept = keptBack(placeOf(request));
      if (kept) return answer(reply, kept);
      const pieces = await exports.of(id);
      if (!pieces) return answer(reply, NO_EVENT);
      const { name } = kind === 'events' ? eventPart(live, 'event') : { name: '' };
      reply
        .type('application/x-ndjson; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName({ name, id }, '.muster.jsonl')}"`);
      return sendPieces(reply, context, pieces);
    });
  }
}
