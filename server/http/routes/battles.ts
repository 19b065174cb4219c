/** Battles: beginning or sharing one, and those that a device plays. */
import * as z from 'zod';
import { isRefusal } from '../../../core/rules/refusal.ts';
import { battlesOf, makeBattle, rematch } from '../../events/battles.ts';
import { anyJson, id, line } from '../../schemas/words.ts';
import { originsOf } from '../addresses.ts';
import type { App, Context } from '../context.ts';
import { answer, placeOf } from '../gate.ts';
import { refusalBody } from '../refusals.ts';

/** A record holds entries that hold actions. */
const DEEPEST = 12;

const side = z.enum(['A', 'B']);
const army = z.object({ A: z.string(), B: z.string() });

const newBattle = z.strictObject({
  system: id,
  players: z
    .strictObject({ A: line.min(1), B: line.min(1) })
    .meta({ description: '`person`, or the name of a computer player, which thinks on the other’s device' }),
  setup: anyJson(DEEPEST).meta({ description: 'Armies and table' }),
  dice: z
    .literal('by-hand')
    .optional()
    .meta({ description: 'The players roll dice and enter them. Without it the server rolls them' }),
  minutes: z
    .int()
    .min(1)
    .max(600)
    .optional()
    .meta({ description: 'Minutes of each player, on a clock that forces nobody' }),
  record: anyJson(DEEPEST).optional().meta({ description: 'All that was played of it elsewhere' }),
});

const made = z.object({
  origins: z
    .array(z.string())
    .meta({ description: 'What the codes may begin with, where phones are in the same network' }),
  id: z.string(),
  sides: z.array(z.object({ id: side, path: z.string() })).meta({ description: 'With their tokens; shown once' }),
  path: z.string().meta({ description: 'The page of a spectator' }),
});

const summary = z.object({
  id: z.string(),
  names: army,
  side: z.string().meta({ description: 'The army that this device plays' }),
  round: z.number(),
  next: side.nullable().meta({ description: 'Who decides; null once it is over' }),
  stopped: z.boolean().meta({ description: 'It was played with other rules, so nobody can play on' }),
});

export function addBattleRoutes(app: App, context: Context): void {
  const listed = { response: { 200: z.object({ battles: z.array(summary) }) } };
  app.get('/api/battles', { schema: listed }, async ({ caller }) => ({
    battles: await battlesOf(context.records, caller?.held ?? []),
  }));

  const schema = { body: newBattle, response: { 201: made, '4xx': refusalBody } };
  app.post('/api/battles', { schema }, async (request, reply) => {
    const begun = await makeBattle(context, request.body);
    if (isRefusal(begun)) return answer(reply, begun);
    return reply.code(201).send({ ...begun, sides: [...begun.sides], origins: originsOf(app, context) });
  });

  const again = { response: { 201: z.object({ path: z.string() }), '4xx': refusalBody } };
  app.post('/api/battles/:id/rematch', { schema: again }, async (request, reply) => {
    const made = await rematch(context, placeOf(request));
    return isRefusal(made) ? answer(reply, made) : reply.code(201).send({ path: made.path });
  });
}
