/** Exchange with other programs: their events in, ours out, formats as files, and a table over a season. */
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { type Exchange, fromParts } from '../../../core/event/exchange/exchange.ts';
import { EXCHANGE_FORMATS } from '../../../core/event/exchange/formats.ts';
import {
  RANKED_BY,
  USUAL_POINTS,
  eventOfSeason,
  rankSeason,
  readPoints,
} from '../../../core/event/exchange/rankings.ts';
import type { PackPart } from '../../../core/event/views.ts';
import { isRefusal, refuse } from '../../../core/journal/types.ts';
import { eventSettings } from '../../border/event-command.ts';
import { id as word, optionValues } from '../../border/words.ts';
import { type EventSummary, summaryOf } from '../../events/facts.ts';
import { takeInForeign } from '../../events/make.ts';
import { type Live, isForeign, sharedParts } from '../../records/live.ts';
import { listedRecords } from '../../storage/records.ts';
import { packOf } from '../../systems.ts';
import type { App, Context } from '../context.ts';
import { answer, placeOf } from '../gate.ts';
import { NO_EVENT, refusalBody } from '../refusals.ts';
import { answerMade, made } from './made.ts';

/** As much text as the readers look at, in JSON, where a letter may take several bytes. */
const IMPORT_LIMIT = 40 * 1024 * 1024;
/** How many events a table is made of at most. */
const SEASON = 50;

const foreign = z.strictObject({
  text: z.string(),
  format: word.exactOptional(),
  system: word,
  options: optionValues.default({}),
  settings: eventSettings.default({}),
  goesOn: z.boolean().default(false).meta({ description: 'Further rounds will be played here' }),
});

const season = z.object({
  events: z.string().max(5000).optional().meta({ description: 'Ids with commas between; all listed ones without it' }),
  by: z.enum(RANKED_BY).default('points'),
  points: z.string().max(2000).default(USUAL_POINTS.join(',')).meta({ description: 'For place 1, 2, …' }),
  best: z.coerce.number().int().min(1).max(SEASON).optional().meta({ description: 'Only so many events count' }),
});

export function addExchangeRoutes(app: App, context: Context): void {
  const created = { response: { 201: made, '4xx': refusalBody } };
  app.post(
    '/api/import/results',
    { bodyLimit: IMPORT_LIMIT, schema: { body: foreign, ...created } },
    async (request, reply) => answerMade(reply, await takeInForeign(context.records, request.body)),
  );

  app.get('/api/events/:id/export/:format', (request, reply) => {
    const { live, id } = placeOf(request);
    const { format: name } = request.params as { format: string };
    const format = EXCHANGE_FORMATS.find((known) => known.id === name);
    if (!format) {
      const known = EXCHANGE_FORMATS.map((one) => one.id).join(', ');
      return answer(reply, refuse('unknown-format', `There is no such format; there are ${known}.`));
    }
    const text = format.write(fromParts(sharedParts(live.rules, live.record)));
    return typeof text === 'string'
      ? download(reply, `${id}.${format.id}.${format.ending}`, text)
      : answer(reply, text);
  });

  app.get('/api/events/:id/format', (request, reply) => {
    const { live, id } = placeOf(request);
    const { values } = sharedParts(live.rules, live.record).pack as PackPart;
    const text = packOf(live.record.header.system)?.formatFile?.(values);
    if (text === undefined) return answer(reply, refuse('no-format', 'The format of this event is the pack itself.'));
    return download(reply, `${id}.format.json`, text);
  });

  app.get('/api/rankings', { schema: { querystring: season } }, async (request, reply) => {
    const { by, points, best = null } = request.query;
    const perPlace = readPoints(points);
    if (isRefusal(perPlace)) return answer(reply, perPlace);
    const chosen = await seasonOf(context, request.query.events);
    if (chosen === null) return answer(reply, NO_EVENT);
    const counted = { perPlace, bestOf: best };
    const events = chosen.map(({ played }) => played);
    const rows = rankSeason(events, by, counted);
    return isRefusal(rows) ? answer(reply, rows) : reply.send({ by, events: chosen.map(({ about }) => about), rows });
  });
}

/** An event of a table: what the table says of it, and what was played there. */
interface OfSeason {
  readonly live: Live;
  readonly about: EventSummary;
  readonly played: Exchange;
}

function ofSeason(live: Live): OfSeason {
  const played = eventOfSeason(sharedParts(live.rules, live.record));
  // One from a file, of which no table can be made, must not be the end of everybody's.
  if (isForeign(live)) for (const by of RANKED_BY) rankSeason([played], by, { perPlace: USUAL_POINTS, bestOf: null });
  return { live, about: summaryOf(live), played };
}

/** The events of a table, the first one first; null where one of them is not here, or is not for everybody to find. */
async function seasonOf({ records, storage }: Context, asked: string | undefined): Promise<readonly OfSeason[] | null> {
  const ids = asked === undefined ? await listedRecords(storage.db, SEASON) : asked.split(',').slice(0, SEASON);
  const wanted = [...new Set(ids)].filter((id) => id !== '');
  const found = await records.readable(wanted, ofSeason);
  if (asked !== undefined && (found.length < wanted.length || found.some(({ live }) => !live.listed))) return null;
  return found
    .filter(({ about }) => about.round > 0)
    .toSorted((a, b) => {
      const [one, two] = [a.about.date ?? '9999', b.about.date ?? '9999'];
      return one === two ? a.live.record.header.created - b.live.record.header.created : one < two ? -1 : 1;
    });
}

function download(reply: FastifyReply, name: string, text: string): FastifyReply {
  return reply
    .type('application/octet-stream')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(text);
}
