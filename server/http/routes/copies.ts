/** Making a demonstration, a rehearsal, or the same event again; and throwing away what was never meant. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { type Refusal, isRefusal, refuse } from '../../../core/rules/refusal.ts';
import { id as word, line } from '../../schemas/words.ts';
import { isNamed } from '../../events/facts.ts';
import { rehearsalsOf, setArchived } from '../../storage/records.ts';
import { makeAgain, makeDemo, makeRehearsal } from '../../events/copies.ts';
import type { App, Context } from '../context.ts';
import { isCopy } from '../../records/live.ts';
import { answer, anyPlaceOf, placeOf } from '../gate.ts';
import { sourceOf } from '../limits.ts';
import { refusalBody } from '../refusals.ts';
import { answerMade, made } from './made.ts';

const TOO_MANY = refuse('too-fast', 'Several demonstrations were made just now. Wait a moment, or use one of those.');

const NO_BACKUP = refuse('no-backup', 'The data is on a PostgreSQL server: copy it with its own pg_dump.');
const REAL = refuse('real-event', 'A game that was meant goes with its event alone.');
const UNNAMED = refuse('real-event', 'To delete this event, type its exact name.');

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
    return answerMade(reply, await makeAgain(making(), placeOf(request).live, request.body));
  });

  addBackup(app, context);
  addDeleting(app, context);
}

/** Everything in one file: for a stick, before the laptop dies. */
function addBackup(app: App, { backUp, clock }: Context): void {
  app.post('/api/backup', async (_, reply) => {
    if (!backUp) return answer(reply, NO_BACKUP);
    const bytes = await backupBytes(backUp);
    if (isRefusal(bytes)) return answer(reply, bytes);
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    reply.header('content-disposition', `attachment; filename="muster-${day}.backup"`);
    return reply.type('application/octet-stream').send(bytes);
  });
}

async function backupBytes(backUp: NonNullable<Context['backUp']>): Promise<Buffer | Refusal> {
  const room = mkdtempSync(join(tmpdir(), 'muster-backup-'));
  try {
    const file = join(room, 'muster.backup');
    const content = await backUp(file);
    return isRefusal(content) ? content : readFileSync(file);
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}

const naming = z.object({
  name: z.string().max(300).optional().meta({ description: 'The event’s name, for one that was meant' }),
});

function addDeleting(app: App, { records, storage }: Context): void {
  for (const kind of ['events', 'encounters']) {
    app.delete(`/api/${kind}/:id`, { schema: { querystring: naming } }, async (request, reply) => {
      const { id, live } = anyPlaceOf(request);
      if (live && live.record.header.purpose === undefined && !isCopy(live)) {
        if (kind === 'encounters') return answer(reply, REAL);
        if (!isNamed(live, request.query.name)) return answer(reply, UNNAMED);
      }
      // A rehearsal holds everybody's names too.
      const rehearsals = [...(await rehearsalsOf(storage.db))].filter(([, of]) => of === id);
      for (const [rehearsal] of rehearsals) await records.discard(rehearsal);
      await records.discard(id);
      return reply.code(204).send();
    });
  }

  const putting = { body: z.strictObject({ archived: z.boolean() }) };
  app.post('/api/events/:id/archive', { schema: putting }, async (request, reply) => {
    const { id } = placeOf(request);
    const { archived } = request.body;
    await storage.transact((db) => setArchived(db, id, archived));
    return reply.send({ archived });
  });
}
