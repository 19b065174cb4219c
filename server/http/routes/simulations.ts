/** Simulations in the queue of a database: asked for here, played by `muster work`. */
import * as z from 'zod';

import { isRefusal, refuse } from '../../../core/rules/refusal.ts';
import { anyJson } from '../../schemas/words.ts';
import { PLAYERS, readMatch } from '../../systems.ts';
import { askFor, simulationOf } from '../../work/simulations.ts';
import type { App, Context } from '../context.ts';
import { answer } from '../gate.ts';
import { sourceOf } from '../limits.ts';
import { refusalBody } from '../refusals.ts';

/** An army is units, which hold weapons, which hold rules. */
const DEEPEST = 10;
const MOST_GAMES = 100_000;

const TOO_MANY = refuse('too-fast', 'Several simulations were asked for just now. Wait a moment.');
const NO_QUEUE = refuse(
  'no-queue',
  'This server has no queue for simulations: that needs PostgreSQL. They run in the page, or with `muster simulate`.',
);
const NO_SIMULATION = refuse('no-such-simulation', 'There is no such simulation, or it was asked for long ago.');

const player = z.enum(PLAYERS);
const asked = z.strictObject({
  armies: anyJson(DEEPEST).meta({ description: 'A and B: the units of each' }),
  players: z.strictObject({ A: player, B: player }),
  games: z.int().min(1).max(MOST_GAMES),
  seed: z.int().min(0).max(2_000_000_000).meta({ description: 'The same seed gives the same result' }),
});

const simulation = z.object({
  games: z.number(),
  played: z.number().meta({ description: 'How many of them are in the tally; all once it has ended' }),
  tally: z.unknown().meta({ description: 'How the games ended, who held which square, what the units took' }),
  problem: z.string().nullable().meta({ description: 'What went wrong in one of its games: then it does not end' }),
});

export function addSimulationRoutes(app: App, { storage, clock, buckets, queue }: Context): void {
  const schema = { body: asked, response: { 201: z.object({ id: z.string() }), '4xx': refusalBody } };
  app.post('/api/simulations', { schema }, async (request, reply) => {
    if (!queue) return answer(reply, NO_QUEUE);
    if (!buckets.take('simulations', sourceOf(request.ip))) return answer(reply, TOO_MANY);
    const { armies, games, ...rest } = request.body;
    const match = await readMatch(armies, rest);
    if (isRefusal(match)) return answer(reply, match);
    const id = await askFor(storage.db, (await queue()).simulations, { match, games, now: clock.now() });
    return isRefusal(id) ? answer(reply, id) : reply.code(201).send({ id });
  });

  const params = z.object({ simulation: z.string().max(100) });
  const found = { params, response: { 200: simulation, '4xx': refusalBody } };
  app.get('/api/simulations/:simulation', { schema: found }, async (request, reply) =>
    answer(reply, (await simulationOf(storage.db, request.params.simulation)) ?? NO_SIMULATION),
  );
}
