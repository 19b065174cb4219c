/** What the big screens of an event show: said at the desk, and there at once. */
import * as z from 'zod';
import { SCREEN_DISTANCES, SCREEN_SIZES, SCREEN_VIEWS } from '../../../core/event/screens.ts';
import { refuse } from '../../../core/rules/refusal.ts';
import { line, screenCode } from '../../schemas/words.ts';
import type { App, Context } from '../context.ts';
import { answer, placeOf } from '../gate.ts';

const SCREENS = 60;

const part = z.int().min(1).max(9);
const setup = z
  .strictObject({
    name: line.default(''),
    view: z.enum(SCREEN_VIEWS),
    distance: z.enum(SCREEN_DISTANCES),
    size: z.enum(SCREEN_SIZES),
    dwell: z.int().min(0).max(60).meta({ description: 'Seconds that a page stays; 0: as a full turn allows' }),
    share: z.tuple([part, part]).meta({ description: 'Which share of a list it shows, among how many screens' }),
  })
  .refine(({ share: [mine, all] }) => mine <= all, 'a share is one of as many as there are');

const address = z.object({ id: z.string(), code: screenCode });

export function addScreenRoutes(app: App, { records }: Context): void {
  app.put('/api/events/:id/screens/:code', { schema: { params: address, body: setup } }, async (request, reply) => {
    const { id, live } = placeOf(request);
    const { code } = request.params;
    const known = Object.values(live.screens).filter((screen) => screen.setup).length;
    if (known >= SCREENS && !live.screens[code]?.setup) {
      return answer(reply, refuse('too-many', `${SCREENS} screens are set up. Remove one first.`));
    }
    await records.setScreen(id, code, request.body);
    return reply.code(204).send();
  });

  app.delete('/api/events/:id/screens/:code', { schema: { params: address } }, async (request, reply) => {
    await records.setScreen(placeOf(request).id, request.params.code, null);
    return reply.code(204).send();
  });
}
