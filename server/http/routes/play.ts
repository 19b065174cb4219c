/** What everybody does all day: looking, live, and sending commands. */
import { textsOf } from '../../../core/journal/json.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { lotsSeal } from '../../../core/chance/lots.ts';
import type { Entry, Role, Typed } from '../../../core/journal/types.ts';
import { type Refusal, isRefusal, refuse } from '../../../core/rules/refusal.ts';
import type { ENCOUNTER_POLICY } from '../../../core/encounter/policy.ts';
import { ENCOUNTER_PARTS } from '../../../core/encounter/view.ts';
import type { POLICY } from '../../../core/event/policy.ts';
import { EVENT_PARTS } from '../../../core/event/views.ts';
import { battleCommand } from '../../schemas/battle-command.ts';
import { encounterCommand } from '../../schemas/encounter-command.ts';
import { eventCommand, undo } from '../../schemas/event-command.ts';
import { commandId, id as named, prose, screenCode } from '../../schemas/words.ts';
import type { Filter } from '../../live/changes.ts';
import { chanceFor } from '../../records/live.ts';
import { BATTLE_PARTS } from '../../systems.ts';
import { mayEverSend, mayEverSendAtTable } from '../../policy.ts';
import { findEncounter, openEncounter, paperOf } from '../../events/encounters.ts';
import type { App, Context, Place } from '../context.ts';
import { answer, placeOf } from '../gate.ts';
import { sourceOf } from '../limits.ts';
import { answerBusy, isGone, sendPieces, streamOn } from '../outgoing.ts';
import { refusalBody } from '../refusals.ts';

const looking = {
  as: z.string().max(20).optional().meta({ description: 'The role to be seen as, where a device holds several' }),
  screen: screenCode.optional().meta({ description: 'The code of the big screen that this feeds' }),
  after: z.string().max(40).optional().meta({ description: 'The position that is known already' }),
};

/** What is asked for of a view. A list of parts that are none would be remembered for nothing. */
const lookingAt = (known: readonly string[]) =>
  z.object({
    parts: z
      .string()
      .max(500)
      .refine((parts) => partsIn(parts).every((name) => known.includes(kindOf(name))), {
        error: `there is no such part; there are ${known.join(', ')}`,
      })
      .optional()
      .meta({ description: 'Names of parts, separated by commas; without it, all' }),
    ...looking,
  });

type Looking = z.infer<ReturnType<typeof lookingAt>>;

const asking = z.strictObject({
  round: z.string().regex(/^\d{1,3}$/),
  seats: z.string().min(1).max(500).meta({ description: 'Who sits at the table, separated by commas' }),
  as: z.string().max(20).optional(),
});

const seats = z.string().max(20_000);
/** About games that are posted: what a repair would do, what can become of somebody, or what a forfeit is worth. */
const askingOfPosted = z.union([
  z.strictObject({
    repair: z.enum(['draw', 'by-hand']).meta({ description: 'What is to be shown: tables drawn again, or these' }),
    tables: seats.optional().meta({ description: 'By hand: who sits together, `e1,e2;e3`; one alone has the bye' }),
    absent: seats.optional().meta({ description: 'By hand: who sits this round out, separated by commas' }),
    as: z.string().max(20).optional(),
  }),
  z.strictObject({
    becomes: z.string().min(1).max(40).meta({ description: 'An entrant: what can become of them or their table' }),
    as: z.string().max(20).optional(),
  }),
  z.strictObject({
    forfeit: z.string().min(1).max(500).meta({ description: 'Who would forfeit, separated by commas' }),
    game: z.string().min(1).max(40).meta({ description: 'The game of any round' }),
    as: z.string().max(20).optional(),
  }),
]);

const askingAtTable = z.strictObject({
  answer: z
    .string()
    .regex(/^\d{1,5}$/)
    .optional()
    .meta({ description: 'The number of an answer: what was asked' }),
  may: named.optional().meta({ description: 'A question about what the rules allow; all questions without it' }),
  value: z
    .string()
    .max(4000)
    .optional()
    .meta({ description: 'What is asked in it, or what the answer should have been, as JSON' }),
  as: z.string().max(20).optional(),
});

/** In a body: a list that is still secret stands in no address, which others write down. */
const reading = z.strictObject({
  read: named.meta({ description: 'An ask: what would be read in an answer that is not given yet' }),
  value: z.string().max(100_000).meta({ description: 'What would be answered, as JSON' }),
});

/** Lists of whoever hands them in at an event, before they do. */
const readingLists = z.strictObject({
  lists: z.string().max(200_000).meta({ description: 'As JSON: a text by the id of what is asked at check-in' }),
});

const done = z.object({
  position: z.string().nullable().meta({
    description: 'Where this viewer’s feed stands with it; null without a feed, or while changes are still being sent',
  }),
  repeated: z.boolean().meta({ description: 'The command was known: this is what it came to the first time' }),
  entries: z.array(z.object({ type: z.string(), rules: z.array(z.string()) })),
});

/** An event, a game, a battle: kinds of record, looked at and acted on in the same way. */
const KINDS = [
  {
    path: '/api/events/:id',
    looking: lookingAt(EVENT_PARTS),
    sent: z.strictObject({ id: commandId, command: z.union([eventCommand, undo]) }),
    mayEverSend: (role: Role, type: string) => mayEverSend(role, type as keyof typeof POLICY),
  },
  {
    path: '/api/encounters/:id',
    looking: lookingAt(ENCOUNTER_PARTS),
    sent: z.strictObject({ id: commandId, command: z.union([encounterCommand, undo]) }),
    mayEverSend: (role: Role, type: string) => mayEverSendAtTable(role, type as keyof typeof ENCOUNTER_POLICY),
  },
  {
    path: '/api/battles/:id',
    looking: lookingAt(BATTLE_PARTS),
    sent: z.strictObject({ id: commandId, command: battleCommand }),
    mayEverSend: (role: Role) => role === 'player',
  },
] as const;

const renewal = z.strictObject({ id: commandId, reason: prose });

export function addPlayRoutes(app: App, context: Context): void {
  for (const kind of KINDS) {
    addView(app, context, kind);
    addStream(app, context, kind);
    addCommands(app, context, kind);
  }
  addWhy(app);
  addReading(app);
  addLots(app, context);
  addGames(app, context);
  addPaper(app);
}

type Kind = (typeof KINDS)[number];

function addView(app: App, context: Context, { path, looking: querystring }: Kind): void {
  app.get(`${path}/view`, { schema: { querystring } }, (request, reply) => {
    const { id, live, viewer } = placeOf(request);
    const feed = context.hub.feed(id, live, viewer, filterOf(request.query));
    const tag = `"${feed.position}"`;
    reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return sendPieces(reply.type('application/json; charset=utf-8'), context, feed.view());
  });
}

function addWhy(app: App): void {
  for (const [path, querystring] of [
    ['/api/events/:id/why', asking],
    ['/api/events/:id/posted', askingOfPosted],
    ['/api/encounters/:id/why', askingAtTable],
  ] as const) {
    app.get(path, { schema: { querystring } }, (request, reply) => {
      const { live, viewer } = placeOf(request);
      const { as: _as, ...about } = request.query;
      const { record, rules, lots } = live;
      // Nothing is written: nobody asks for a nonce.
      const chance = chanceFor(record, lots, () => '');
      return answer(reply, rules.explain(record.state, viewer, about, chance));
    });
  }
}

function addReading(app: App): void {
  const querystring = z.object({ as: z.string().max(20).optional() });
  for (const [path, body] of [
    ['/api/events/:id/read', readingLists],
    ['/api/encounters/:id/read', reading],
  ] as const) {
    app.post(path, { schema: { body, querystring } }, (request, reply) => {
      const { live, viewer } = placeOf(request);
      const { record, rules, lots } = live;
      const chance = chanceFor(record, lots, () => '');
      return answer(reply, rules.explain(record.state, viewer, request.body, chance));
    });
  }
}

function addStream(app: App, context: Context, { path, looking: querystring }: Kind): void {
  // Its head alone would be a stream that nobody is sent.
  app.get(`${path}/stream`, { exposeHeadRoute: false, schema: { querystring } }, (request, reply) => {
    // Gone while it was looked up who asks: nobody would ever hear of its end.
    if (isGone(reply)) return reply.hijack();
    const { hub } = context;
    const address = sourceOf(request.ip);
    const leave = hub.enter(address);
    if (!leave) return answer(reply, TOO_MANY);
    reply.raw.once('close', leave);
    const { id, live, viewer, capability } = placeOf(request);
    const { screen } = request.query;
    const feed = hub.feed(id, live, viewer, filterOf(request.query));
    if (!context.backlog.hasRoom(address, feed.first(sinceOf(request.headers, request.query))))
      return answerBusy(reply);
    beginStream(reply, context, id);
    const device = request.caller?.session ?? null;
    const stream = streamOn(reply, context, { capability: capability?.id ?? null, device, screen: screen ?? null });
    const find = () => context.records.get(id);
    reply.raw.once('close', () => {
      feed.leave(stream);
      if (screen !== undefined) hub.look(id, find);
    });
    feed.join(stream, sinceOf(request.headers, request.query));
    if (screen !== undefined) hub.look(id, find);
    return reply;
  });
}

/** Says the time of the record, and which pages it has. */
function beginStream(reply: FastifyReply, { records, build }: Context, id: string): void {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write(`retry: 1000\nevent: time\ndata: ${JSON.stringify({ now: records.now(id), build })}\n\n`);
}

function addCommands(app: App, context: Context, { path, sent, mayEverSend: may, looking: querystring }: Kind): void {
  const schema = { body: sent, querystring, response: { 200: done, '4xx': refusalBody } };
  app.post(`${path}/commands`, { schema }, async (request, reply) => {
    const { id, command } = request.body;
    const place = placeOf(request);
    const { role } = place.viewer;
    if (role === 'system' || !may(role, command.type)) {
      return answer(reply, refuse('not-allowed', `A ${role} cannot do this.`));
    }
    return answer(reply, await send(context, place, { id, body: command, filter: filterOf(request.query) }));
  });
}

function addGames(app: App, context: Context): void {
  const params = z.object({ id: z.string(), game: z.string() });
  const opened = z.object({ id: z.string(), kind: z.enum(['encounter', 'battle']) });
  const schema = { params, response: { 200: opened, '4xx': refusalBody } };
  app.get('/api/events/:id/games/:game', { schema }, async (request, reply) => {
    const { game } = request.params;
    return answer(reply, await findEncounter(context.records, placeOf(request).live, game));
  });

  app.post('/api/events/:id/games/:game', { schema }, async (request, reply) => {
    const { game } = request.params;
    return answer(reply, await openEncounter(context.records, placeOf(request), game));
  });
}

function addPaper(app: App): void {
  const params = z.object({ id: z.string(), round: z.string().regex(/^\d{1,3}$/) });
  const querystring = z.object({ sides: z.string().regex(/^\d$/), as: z.string().max(20).optional() });
  const schema = { params, querystring };
  app.get('/api/events/:id/paper/:round', { schema }, (request, reply) => {
    const { round } = request.params;
    return answer(reply, paperOf(placeOf(request).live, Number(round), Number(request.query.sides)));
  });
}

function addLots(app: App, context: Context): void {
  const renewed = { body: renewal, response: { 200: done, '4xx': refusalBody } };
  app.post('/api/events/:id/lots', { schema: renewed }, async (request, reply) => {
    const { id, reason } = request.body;
    const secret = context.records.newSecret();
    const body = { type: 'renew-lots', lots: lotsSeal(secret), reason };
    // The decision is the organiser's, the lots are the server's: nobody chooses their own.
    const place = { ...placeOf(request), viewer: { role: 'system' } as const };
    return answer(reply, await send(context, place, { id, body, secret, filter: null }));
  });
}

const TOO_MANY = refuse('too-fast', 'Too many pages of this address are open. Close some.');

interface Sent {
  readonly id: string;
  readonly body: Typed;
  readonly secret?: string;
  readonly filter: Filter;
}

async function send({ records, hub }: Context, place: Place, sending: Sent): Promise<z.infer<typeof done> | Refusal> {
  const { id, live, viewer } = place;
  const answered = await records.command(id, viewer, sending);
  if (isRefusal(answered)) return answered;
  const { entries, repeated } = answered;
  if (
    repeated &&
    entries.some(({ by }) => by.role !== viewer.role || by.entrant !== viewer.entrant || by.staff !== viewer.staff)
  ) {
    return refuse('id-taken', 'Somebody else used this command id. Make up a new one.');
  }
  return { position: hub.position(id, live, viewer, sending.filter), repeated, entries: entries.map(summaryOf) };
}

function summaryOf({ body }: Entry): { type: string; rules: string[] } {
  const rules: unknown = 'rules' in body ? body.rules : [];
  return { type: body.type, rules: [...textsOf(rules)] };
}

function filterOf({ parts }: Looking): Filter {
  return parts === undefined ? null : [...new Set(partsIn(parts))].toSorted();
}

/** `games/1` is one of `games`. */
function kindOf(part: string): string {
  return /^(round|games)\/\d{1,3}$/.exec(part)?.[1] ?? part;
}

function partsIn(parts: string): string[] {
  return parts
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function sinceOf(headers: IncomingHttpHeaders, { after }: Looking): string | null {
  const last = headers['last-event-id'];
  return typeof last === 'string' ? last : (after ?? null);
}
