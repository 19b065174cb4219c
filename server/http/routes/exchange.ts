/** Exchange with other programs: their events in, ours out, formats as files, and a table over a season. */
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { type Exchange, fromParts } from '../../../core/event/exchange/exchange.ts';
import { fileName } from '../../../core/event/exchange/file-name.ts';
import { EXCHANGE_FORMATS } from '../../../core/event/exchange/formats.ts';
import { RANKED_BY, USUAL_POINTS, readPoints } from '../../../core/event/exchange/rankings.ts';
import type { EventParts } from '../../../core/event/parts.ts';
import { isRefusal, refuse } from '../../../core/rules/refusal.ts';
import { eventSettings } from '../../schemas/event-command.ts';
import { id as word, optionValues } from '../../schemas/words.ts';
import { takeInForeign } from '../../events/make.ts';
import { eventParts, ownEventParts } from '../../events/parts.ts';
import { SEASON, Seasons } from '../../events/seasons.ts';
import type { Live } from '../../records/live.ts';
import { listedRecords } from '../../storage/records.ts';
import { packOf } from '../../systems.ts';
import type { App, Context } from '../context.ts';
import { answer, placeOf } from '../gate.ts';
import { keptBack } from '../kept.ts';
import { NO_EVENT, refusalBody } from '../refusals.ts';
import { answerMade, made } from './made.ts';

/** As much text as the readers look at, in JSON, where a letter may take several bytes. */
const IMPORT_LIMIT = 40 * 1024 * 1024;

const foreign = z.strictObject({
  text: z.string(),
  format: word.exactOptional(),
  system: word,
  options: optionValues.default({}),
  settings: eventSettings.default({}),
  goesOn: z.boolean().default(false).meta({ description: 'Further rounds will be played here' }),
});

const season = z.object({
  events: z.string().max(5000).optional().meta({ description: 'Ids separated by commas; without it, all listed ones' }),
  by: z.enum(RANKED_BY).default('points'),
  points: z.string().max(2000).default(USUAL_POINTS.join(',')).meta({ description: 'For place 1, 2, …' }),
  best: z.coerce.number().int().min(1).max(SEASON).optional().meta({ description: 'Only so many events count' }),
});

const formatPlace = z.object({ id: z.string(), format: z.string() });

export function addExchangeRoutes(app: App, context: Context): void {
  const created = { response: { 201: made, '4xx': refusalBody } };
  app.post(
    '/api/import/results',
    { bodyLimit: IMPORT_LIMIT, schema: { body: foreign, ...created } },
    async (request, reply) => answerMade(reply, await takeInForeign(context.records, request.body)),
  );

  app.get('/api/events/:id/export/:format', { schema: { params: formatPlace } }, (request, reply) => {
    const { live, id } = placeOf(request);
    const { format: name } = request.params;
    const format = EXCHANGE_FORMATS.find((known) => known.id === name);
    if (!format) {
      const known = EXCHANGE_FORMATS.map((one) => one.id).join(', ');
      return answer(reply, refuse('unknown-format', `There is no such format; there are ${known}.`));
    }
    const kept = keptBack(placeOf(request));
    if (kept) return answer(reply, kept);
    const exchange = exchangeOf(staffParts(live));
    const text = format.write(exchange);
    const called = fileName({ name: exchange.event.name, id }, `-${format.file ?? format.id}.${format.ending}`);
    return typeof text === 'string' ? download(reply, called, text) : answer(reply, text);
  });

  app.get('/api/events/:id/format', (request, reply) => {
    const { live, id } = placeOf(request);
    const { pack, event } = eventParts(live);
    const { values } = pack;
    const { name } = event;
    const text = packOf(live.record.header.system)?.options.formatFile?.(values);
    if (text === undefined)
      return answer(reply, refuse('no-format', 'This event has no format of its own: it follows its pack.'));
    return download(reply, fileName({ name, id }, '-format.json'), text);
  });

  const seasons = new Seasons(context.records);
  app.get('/api/rankings', { schema: { querystring: season } }, async (request, reply) => {
    const { by, points, best = null } = request.query;
    const perPlace = readPoints(points);
    if (isRefusal(perPlace)) return answer(reply, perPlace);
    const named = request.query.events?.split(',');
    const ids = named ?? (await listedRecords(context.storage.db, SEASON));
    const table = await seasons.table(ids, named !== undefined, by, { perPlace, bestOf: best });
    if (typeof table !== 'string') return answer(reply, table ?? NO_EVENT);
    return reply.type('application/json; charset=utf-8').send(table);
  });
}

/** What everybody may see, and the standings that staff keep. No addresses. */
function staffParts(live: Live): EventParts {
  const parts = eventParts(live);
  // The desk as a whole takes long: it is asked for nothing where nothing is kept.
  const kept = parts.event.standingsHidden ? ownEventParts(live, { role: 'organiser' }).desk?.kept : null;
  return kept ? { ...parts, standings: kept.standings } : parts;
}

const exchanges = new WeakMap<EventParts, Exchange>();

/** Worked out once for all formats of one state. */
function exchangeOf(parts: EventParts): Exchange {
  const exchange = exchanges.get(parts) ?? fromParts(parts);
  exchanges.set(parts, exchange);
  return exchange;
}

function download(reply: FastifyReply, name: string, text: string): FastifyReply {
  return reply
    .type('application/octet-stream')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(text);
}
