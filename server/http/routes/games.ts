/** Games without an event: which there are, and beginning one. */
import * as z from 'zod';
import { SIDE_IDS } from '../../../core/encounter/types.ts';
import { isRefusal, refuse } from '../../../core/rules/refusal.ts';
import { id, line, optionValues } from '../../schemas/words.ts';
import { gamesOf, makeClock, makeGame, sitAgain, tellAgain } from '../../events/home-game.ts';
import { ofRecord } from '../../storage/capabilities.ts';
import { PLAYABLE, gameOf } from '../../systems.ts';
import { originsOf } from '../addresses.ts';
import type { App, Context } from '../context.ts';
import { seenAs } from '../devices.ts';
import { answer, placeOf } from '../gate.ts';
import { refusalBody } from '../refusals.ts';

const playable = z.object({
  system: z.string(),
  title: z.string(),
  seats: z.array(z.number()).meta({ description: 'How many sides it seats, at least and at most' }),
  fixed: z.record(z.string(), z.unknown()).meta({ description: 'What makes it this game, for `options` of `setting`' }),
  paper: z.boolean().meta({ description: 'Whether there are sheets for a table without phones' }),
  options: z.array(z.unknown()).meta({ description: 'What can be chosen, by id in `options` of `setting`' }),
});

const sided = z.object({ sides: z.string().regex(/^\d$/).meta({ description: 'How many play at the table' }) });

const newGame = z.strictObject({
  system: id,
  names: z.array(line.min(1)).min(1).max(SIDE_IDS.length).meta({ description: 'Who plays, side A first' }),
  again: id.exactOptional().meta({ description: 'The game before this one: its phones show a way to this one' }),
  setting: optionValues.default({}).meta({ description: 'What the system lets be chosen before the game' }),
});

const made = z.object({
  origins: z
    .array(z.string())
    .meta({ description: 'What the codes may begin with, where phones are in the same network' }),
  id: z.string(),
  path: z.string().meta({ description: 'The page of the player who began it, with their token; shown once' }),
  sides: z.array(z.object({ id: z.enum(SIDE_IDS), name: z.string(), path: z.string() })),
  clock: z.string().nullable().meta({ description: 'The page of the clock between the players, with its token' }),
});

const clockMade = z.object({
  origins: made.shape.origins,
  path: made.shape.path,
  link: z.string().meta({ description: 'The link by its id, to ask whether it was opened' }),
});

const clockPlace = z.strictObject({ id, link: id });

const clockCame = z.object({ opened: z.boolean() });

const seat = z.object({ path: z.string().meta({ description: 'The page of this side, with its token' }) });

const gamePlace = z.object({ system: z.string() });

const summary = z.object({
  id: z.string(),
  title: z.string(),
  names: z.array(z.string()).meta({ description: 'Who plays, the side A first' }),
  step: z.string().meta({ description: 'Where it stands' }),
  waits: z.enum(['own', 'others', 'nobody']).meta({ description: 'Whom it waits for; nobody once all have signed' }),
});

export function addGameRoutes(app: App, context: Context): void {
  const listed = { response: { 200: z.object({ games: z.array(playable) }) } };
  app.get('/api/games', { schema: listed }, () => ({
    games: PLAYABLE.map(({ seats, options, fixed, ...game }) => ({
      ...game,
      seats: [...seats],
      fixed: { ...fixed },
      options: [...options],
    })),
  }));

  app.get('/api/games/:system/paper', { schema: { params: gamePlace, querystring: sided } }, (request, reply) => {
    const { system } = request.params;
    const game = gameOf(system);
    const sides = Number(request.query.sides);
    if (!game?.paper) return answer(reply, refuse('unknown-game', 'There are no sheets for such a game.'));
    const [least, most] = game.seats;
    if (sides >= least && sides <= most) return reply.send({ title: game.title, pages: game.paper(sides) });
    const seats = `${game.title} is for ${least} to ${most} sides.`;
    return answer(reply, refuse('bad-seats', seats, ...(game.seatRules ?? [])));
  });

  const held = { response: { 200: z.object({ games: z.array(summary) }) } };
  app.get('/api/encounters', { schema: held }, async ({ caller }) => {
    const games = await gamesOf(context.records, caller?.held ?? []);
    return { games: games.map((game) => ({ ...game, names: [...game.names] })) };
  });

  const schema = { body: newGame, response: { 201: made, '4xx': refusalBody } };
  app.post('/api/encounters', { schema }, async (request, reply) => {
    const { again } = request.body;
    const live = again === undefined ? null : await context.records.get(again);
    const seen = live && request.caller && seenAs(request.caller, live, undefined);
    const before = live && seen && !isRefusal(seen) ? { live, viewer: seen.viewer } : null;
    const begun = await makeGame(context, request.body, before);
    if (isRefusal(begun)) return answer(reply, begun);
    if (before) await tellAgain(context, before, begun);
    return reply.code(201).send({ ...begun, sides: [...begun.sides], origins: originsOf(app, context) });
  });

  app.post(
    '/api/encounters/:id/again',
    { schema: { response: { 201: seat, '4xx': refusalBody } } },
    async (request, reply) => {
      const link = await sitAgain(context, placeOf(request), context.clock.now());
      return isRefusal(link) ? answer(reply, link) : reply.code(201).send(link);
    },
  );

  const making = { response: { 201: clockMade, '4xx': refusalBody } };
  app.post('/api/encounters/:id/clock', { schema: making }, async (request, reply) => {
    const link = await makeClock(context, placeOf(request), context.clock.now());
    return isRefusal(link) ? answer(reply, link) : reply.code(201).send({ ...link, origins: originsOf(app, context) });
  });

  const asking = { params: clockPlace, response: { 200: clockCame, '4xx': refusalBody } };
  app.get('/api/encounters/:id/clock/:link', { schema: asking }, async (request) => {
    const links = await ofRecord(context.storage.db, placeOf(request).live.id);
    return { opened: links.some(({ id: link, used }) => link === request.params.link && used !== null) };
  });
}
