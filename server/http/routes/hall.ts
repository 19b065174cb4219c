/** What hangs in the hall: a code for players that can be shown again as often as it is asked for, and the Wi-Fi. */
import * as z from 'zod';
import * as capabilities from '../../storage/capabilities.ts';
import { hallOf, setHall } from '../../storage/halls.ts';
import type { HallRow } from '../../storage/schema.ts';
import { hashed, newId, newToken } from '../../tokens.ts';
import { originsOf } from '../addresses.ts';
import type { App, Context } from '../context.ts';
import { answer, placeOf } from '../gate.ts';
import { refusalBody } from '../refusals.ts';

/** Thirty letters to the fifth: 24 million codes, and a guess every other second for everybody together. */
const LONG = 5;

const wifi = z.strictObject({
  name: z.string().trim().min(1).max(64),
  password: z.string().trim().max(80).default(''),
});

const asked = z.strictObject({
  wifi: wifi.nullable().optional().meta({ description: 'Printed on the poster; null: none is printed' }),
  renew: z.boolean().default(false).meta({ description: 'Another code: the one before opens nothing more' }),
});

const hall = z.object({
  code: z.string().nullable().meta({ description: 'Short, for people to type; null before there is one' }),
  path: z.string().nullable().meta({ description: 'What a QR code leads to' }),
  wifi: wifi.nullable(),
  origins: z.array(z.string()).meta({ description: 'Where others in the network reach this server' }),
});

export function addHallRoutes(app: App, context: Context): void {
  const { storage, clock, hub } = context;
  const { db, vault } = storage;
  const shown = (found: (HallRow & { readonly revoked?: boolean }) | null): z.infer<typeof hall> => {
    const open = found !== null && found.revoked !== true;
    return {
      code: open ? found.code.toUpperCase() : null,
      path: open ? `/join#${found.token}` : null,
      wifi: found?.wifi ?? null,
      origins: originsOf(app, context),
    };
  };

  app.get('/api/events/:id/hall', { schema: { response: { 200: hall, '4xx': refusalBody } } }, async (request) =>
    shown(await hallOf(db, vault, placeOf(request).id)),
  );

  const schema = { body: asked, response: { 200: hall, '4xx': refusalBody } };
  app.put('/api/events/:id/hall', { schema }, async (request, reply) => {
    const { id } = placeOf(request);
    const { wifi: told, renew } = request.body;
    const known = await hallOf(db, vault, id);
    const kept = known !== null && !known.revoked && !renew;
    const next = {
      token: kept ? known.token : newToken(),
      code: kept ? known.code : newId(LONG),
      capability: kept ? known.capability : newId(),
      wifi: told === undefined ? (known?.wifi ?? null) : told,
    };
    await storage.transact(async (within) => {
      if (!kept) {
        const who = { id: next.capability, record: id, role: 'player', entrant: null, staff: null } as const;
        const link = { token: hashed(next.token), pin: null, label: HALL };
        const made = { ...who, ...link, created: clock.now(), revoked: null, used: null };
        await capabilities.insertCapability(within, made);
      }
      if (!kept && known !== null) {
        await capabilities.revoke(within, id, known.capability, clock.now());
        await storage.tell(within, { revoked: known.capability });
      }
      await setHall(within, vault, id, next);
    });
    if (!kept && known !== null) hub.revoke(known.capability);
    return answer(reply, shown(next));
  });
}

/** How its link stands among the others. */
const HALL = 'The hall';
