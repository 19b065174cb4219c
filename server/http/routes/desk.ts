/** What the organiser alone may do beside commands: links, claiming, forgetting. */
import * as z from 'zod';
import { LINKED_ROLES } from '../../../core/journal/types.ts';
import { isRefusal, refuse } from '../../../core/rules/refusal.ts';
import { id as word, line } from '../../schemas/words.ts';
import { hasEntrant } from '../../events/facts.ts';
import { forgetPerson } from '../../events/forget.ts';
import { linkPath, makeLink } from '../../events/links.ts';
import { FIRST_LINK } from '../../events/make.ts';
import * as capabilities from '../../storage/capabilities.ts';
import type { App, Context } from '../context.ts';
import { hashed, newToken } from '../../tokens.ts';
import { originsOf } from '../addresses.ts';
import { answer, placeOf } from '../gate.ts';
import { atThisMachine } from '../origin.ts';
import { refusalBody } from '../refusals.ts';

const OPENED = refuse('unknown-link', 'There is no such link that nobody has opened. Revoke it, and make another one.');

const linkPlace = z.object({ id: z.string(), link: z.string() });
const personPlace = z.object({ id: z.string(), entrant: z.string() });

const newLink = z.strictObject({
  role: z.enum(LINKED_ROLES),
  entrant: word.optional().meta({ description: 'For a player’s own link; without it players claim their names' }),
  label: line.default(''),
  once: z.boolean().default(false).meta({ description: 'It opens on one device, and on no other after that' }),
});

const link = z.object({
  id: z.string(),
  role: z.string(),
  entrant: z.string().nullable(),
  staff: z.string().nullable(),
  label: z.string(),
  game: z.string().nullable().meta({ description: 'The game of the event that the device is the clock of' }),
  created: z.number(),
  used: z.number().nullable(),
  revoked: z.number().nullable(),
  once: z.boolean().meta({ description: 'It opens on one device alone' }),
  claimed: z.boolean().meta({ description: 'A name that a player claimed; it has no link' }),
});

const linkList = z.object({
  claiming: z.boolean(),
  links: z.array(link),
  origins: z.array(z.string()).meta({ description: 'Where others in the network reach this server' }),
  copies: z
    .object({
      to: z
        .string()
        .nullable()
        .meta({ description: 'A folder or another Muster; null unless you sit at this machine' }),
      last: z.number().nullable().meta({ description: 'Of when the last one is that arrived' }),
      failing: z.boolean().meta({ description: 'None arrives at the moment' }),
    })
    .nullable()
    .meta({ description: 'Copies that go to a second place every few minutes' }),
});

const staffNames = z.object({ staff: z.array(z.object({ staff: z.string(), label: z.string() })) });

const madeLink = link.extend({ token: z.string(), path: z.string() });

export function addDeskRoutes(app: App, context: Context): void {
  const { storage, records, hub, clock, copying } = context;

  const list = { response: { 200: linkList, '4xx': refusalBody } };
  app.get('/api/events/:id/links', { schema: list }, async (request) => {
    const { id, live } = placeOf(request);
    const own = await capabilities.ofRecord(storage.db, id);
    const clocks = await capabilities.ofGames(storage.db, id);
    const links = [...own.map((row) => linkOf(row)), ...clocks.map((row) => linkOf(row, row.record.split('.')[1]))];
    // Which folders this machine has is told to whoever sits at it.
    const hides = context.proxy > 0 || !atThisMachine(request);
    const copies = copying && { ...copying(), ...(hides ? { to: null } : {}) };
    return { claiming: live.claiming, links, origins: originsOf(app, context), copies };
  });

  const named = { response: { 200: staffNames, '4xx': refusalBody } };
  app.get('/api/events/:id/staff', { schema: named }, async (request) => {
    const rows = await capabilities.ofRecord(storage.db, placeOf(request).id);
    return {
      staff: rows.flatMap(({ staff, label }) =>
        staff === null || label === '' || label === FIRST_LINK ? [] : [{ staff, label }],
      ),
    };
  });

  const making = { body: newLink, response: { 201: madeLink, '4xx': refusalBody } };
  app.post('/api/events/:id/links', { schema: making }, async (request, reply) => {
    const made = await makeLink(storage, placeOf(request).live, request.body, clock.now());
    if (isRefusal(made)) return answer(reply, made);
    reply.code(201);
    return answer(reply, { ...linkOf(made.row), token: made.token, path: made.path });
  });

  const renewing = { params: linkPlace, response: { 200: madeLink, '4xx': refusalBody } };
  app.post('/api/events/:id/links/:link/renew', { schema: renewing }, async (request, reply) => {
    const { link: which } = request.params;
    const token = newToken();
    const row = await storage.transact((db) => capabilities.renewToken(db, placeOf(request).id, which, hashed(token)));
    const role = LINKED_ROLES.find((one) => one === row?.role);
    if (!row || !role) return answer(reply, OPENED);
    return answer(reply, { ...linkOf(row), token, path: linkPath(role, token) });
  });

  app.delete('/api/events/:id/links/:link', { schema: { params: linkPlace } }, async (request, reply) => {
    const { id, capability } = placeOf(request);
    const { link: gone } = request.params;
    if (gone === capability?.id) {
      return answer(reply, refuse('own-link', 'This is the link you are using. Revoke it with another organiser’s.'));
    }
    const done = await storage.transact(async (db) => {
      await storage.tell(db, { revoked: gone });
      return capabilities.revoke(db, id, gone, clock.now());
    });
    if (!done) return answer(reply, refuse('unknown-link', 'There is no such link, or it was revoked already.'));
    hub.revoke(gone);
    return reply.code(204).send();
  });

  app.post('/api/events/:id/claiming', { schema: { body: z.strictObject({ open: z.boolean() }) } }, async (request) => {
    const { open } = request.body;
    await records.setClaiming(placeOf(request).id, open);
    return { open };
  });
  addForgetting(app, context);
}

/** Forgetting a person, and letting go of their devices. */
function addForgetting(app: App, { records, storage, hub, clock }: Context): void {
  app.post('/api/events/:id/people/:entrant/forget', { schema: { params: personPlace } }, async (request, reply) => {
    const { id, live } = placeOf(request);
    const { entrant } = request.params;
    if (!hasEntrant(live, entrant))
      return answer(reply, refuse('unknown-entrant', `There is no entrant ${entrant} here.`));
    const held = await capabilities.ofEntrant(storage.db, id, entrant);
    const forgotten = await forgetPerson({ records, db: storage.db }, live, entrant, async (db) => {
      for (const row of held) {
        await capabilities.revoke(db, id, row.id, clock.now());
        await storage.tell(db, { revoked: row.id });
      }
    });
    for (const row of held) hub.revoke(row.id);
    return reply.send({ forgotten });
  });
}

function linkOf(row: capabilities.CapabilityRow, game: string | null = null): z.infer<typeof link> {
  const { id, role, entrant, staff, label, created, used, revoked, pin, once } = row;
  return { id, role, entrant, staff, label, game, created, used, revoked, once: once === 1, claimed: pin !== null };
}
