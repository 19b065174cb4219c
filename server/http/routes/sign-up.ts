/** Somebody puts themselves down before the day, and their name is theirs on this device at once. */
import * as z from 'zod';
import type { EventEntryOf } from '../../../core/event/entries.ts';
import type { Entry } from '../../../core/journal/types.ts';
import { type Refusal, isRefusal, refuse } from '../../../core/rules/refusal.ts';
import { newSignUp } from '../../schemas/event-command.ts';
import { commandId } from '../../schemas/words.ts';
import * as capabilities from '../../storage/capabilities.ts';
import { claimed, deviceOf, giveName, secondDevice } from '../claims.ts';
import type { App, Context, Place } from '../context.ts';
import { answer, placeOf } from '../gate.ts';
import { sourceOf } from '../limits.ts';
import { refusalBody } from '../refusals.ts';

const signUp = z.strictObject({
  id: commandId,
  person: newSignUp,
  /** Made up by the device: an answer that was lost can be asked for again with it. */
  pin: z.string().regex(/^\d{6}$/),
});

export function addSignUpRoute(app: App, context: Context): void {
  const schema = { body: signUp, response: { 200: claimed, '4xx': refusalBody } };
  app.post('/api/events/:id/sign-up', { schema }, async (request, reply) => {
    const from = sourceOf(request.ip);
    if (!context.buckets.take('signUps', from)) return answer(reply, TOO_MANY);
    const session = deviceOf(request, reply);
    return answer(reply, await putDown(context, placeOf(request), { ...request.body, session, from }));
  });
}

const TOO_MANY = refuse('too-fast', 'Many people signed up from here just now. Wait a minute and try again.');

type Asked = z.infer<typeof signUp> & { readonly session: string; readonly from: string };

async function putDown(
  context: Context,
  { id: record }: Place,
  { id, person, pin, session, from }: Asked,
): Promise<z.infer<typeof claimed> | Refusal> {
  const body = { type: 'sign-up', person };
  // Nobody yet, so the server asks for them; what may be said and when, the rules decide.
  const answered = await context.records.command(record, { role: 'system' }, { id, body });
  if (isRefusal(answered)) return answered;
  const entrant = addedIn(answered.entries);
  if (entrant === null) return refuse('id-taken', 'Somebody else used this command id. Make up a new one.');
  if (!answered.repeated) return { entrant, pin: await giveName(context, { record, entrant, session, pin, from }) };
  // Asked again: a name is given once, and then to whoever knows its PIN.
  const known = await capabilities.claimOf(context.storage.db, record, entrant);
  if (!known) return refuse('claimed', 'You are on the list. On the day, scan the code in the hall and tap your name.');
  const second = await secondDevice(context, known, { entrant, pin, session, from });
  return isRefusal(second) ? second : { entrant, pin };
}

/** Whom a sign-up added; null for entries of anything else. */
function addedIn(entries: readonly Entry[]): string | null {
  const [first] = entries;
  if (first?.body.type !== 'entrants-added' || first.by.role !== 'system') return null;
  return (first.body as EventEntryOf<'entrants-added'>).entrants[0]?.id ?? null;
}
