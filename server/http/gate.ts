/**
 * The gate that every request passes before its route: how fast, from where, who, and whether the policy lets them. A
 * route that the policy does not name cannot be registered, so nothing is open by mistake.
 */
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { isPlainObject } from '../../core/journal/json.ts';
import { type Role, ROLES } from '../../core/journal/types.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import { type RoutePolicy, routePolicy } from '../policy.ts';
import { UnreadableRecord } from '../records/records.ts';
import type { App, Context, Place, UnreadPlace } from './context.ts';
import { tellOfDevice } from '../events/side-devices.ts';
import { hold, lostBy } from '../storage/capabilities.ts';
import { type Caller, type Seen, callerOf, seenAs } from './devices.ts';
import { sourceOf } from './limits.ts';
import { hasKey, isSameKey } from './makers.ts';
import { atThisMachine, fromElsewhere } from './origin.ts';
import { NO_EVENT, answerRefusal } from './refusals.ts';

const TOO_FAST = refuse('too-fast', 'That was too much at once. Wait a moment and try again.');
const NOT_HERE = refuse(
  'not-allowed',
  'Events are made on the machine that Muster runs on. Ask the organiser for a link.',
);
const NOT_THE_MACHINE = refuse(
  'not-allowed',
  'An organiser saves everything on the machine that Muster runs on. Open your desk there, by the address localhost.',
);
const BEHIND_PROXY = refuse(
  'not-allowed',
  'Events are not made here: this server is behind a proxy. Its owner makes them with `muster new --data`, or starts it with --makers key.',
);
const NEEDS_KEY = refuse('needs-key', 'You need the key of this server to make events. Ask the person who runs it.');
const NO_COPIES = refuse('not-allowed', 'This Muster takes no copies. Start it with --take-copies.');
const NEEDS_COPY_KEY = refuse('needs-key', 'You need the key for copies of this Muster. Ask the person who runs it.');
const WRONG_COPY_KEY = refuse('wrong-key', 'That is not the key for copies of this Muster.');
const TAKEN_BACK = refuse('revoked-link', 'The link of this device was revoked at the desk. Ask for a new one.');
const ELSEWHERE = refuse('other-site', 'This came from another site, and was not done.');

export function addGate(app: App, context: Context): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('place', null);
  app.addHook('onRoute', checkNamed);
  app.addHook('onRequest', async (request, reply) => {
    const refusal = await pass(context, request);
    if (!refusal) return undefined;
    if (refusal.code === 'too-fast') reply.header('retry-after', '1');
    return answerRefusal(reply, refusal);
  });
}

function checkNamed({ method, url }: RouteOptions): void {
  for (const one of [method].flat()) {
    if (one !== 'HEAD' && !routePolicy(`${one} ${url}`)) throw new Error(`the policy does not name ${one} ${url}`);
  }
}

async function pass(context: Context, request: FastifyRequest): Promise<Refusal | null> {
  const { url } = request.routeOptions;
  const policy = url === undefined ? null : routePolicy(`${request.method === 'HEAD' ? 'GET' : request.method} ${url}`);
  if (!context.buckets.take('requests', sourceOf(request.ip))) return TOO_FAST;
  if (!policy) return null;
  if (fromElsewhere(request)) return ELSEWHERE;
  const caller = await callerOf(context.storage.db, request);
  if (isRefusal(caller)) return caller;
  request.caller = caller;
  const seen = await placed(context, request, { caller, policy });
  if (isRefusal(seen)) return seen;
  request.place = seen;
  if (request.method === 'GET') await byProgram(context, caller, seen);
  return (
    allowed(context, request, { policy, seen }) ??
    misplaced(url, seen) ??
    slowedDown(context, request, { policy, seen })
  );
}

/** A program has no session: one that looks at a side which somebody else opened is a device of its own. */
async function byProgram(context: Context, { former }: Caller, seen: Seen | null): Promise<void> {
  const token = former === null ? (seen?.capability?.token ?? null) : null;
  if (!seen?.capability || token === null || !(await tellOfDevice(context, seen.capability, token))) return;
  await hold(context.storage.db, token, seen.capability.id, context.clock.now());
}

/** The record that the address names, and who the caller is there; null where it names none. */
async function placed(
  context: Context,
  request: FastifyRequest,
  { caller, policy }: { readonly caller: Caller; readonly policy: RoutePolicy },
): Promise<Place | UnreadPlace | null | Refusal> {
  const id = isPlainObject(request.params) ? request.params.id : undefined;
  if (typeof id !== 'string') return null;
  const live = await context.records.get(id).catch((error: unknown) => {
    if (policy.unread === true && error instanceof UnreadableRecord) return 'unread' as const;
    throw error;
  });
  if (!live) return NO_EVENT;
  const as = askedRole(request);
  if (as === null) return refuse('bad-request', `A viewer is one of ${ROLES.join(', ')}.`);
  if (live === 'unread') {
    const seen = seenAs(caller, { id, event: null }, as);
    return isRefusal(seen) ? seen : { ...seen, id, live: null };
  }
  const seen = seenAs(caller, live, as);
  if (!isRefusal(seen)) return { ...seen, id, live };
  const lost = caller.former !== null && (await lostBy(context.storage.db, caller.former, id));
  return lost ? TAKEN_BACK : seen;
}

const KINDS: readonly (readonly [path: string, ruleset: string])[] = [
  ['/api/encounters/', 'encounter'],
  ['/api/battles/', 'battle'],
];

/** A route about an event is no route about a game, and the other way round. */
function misplaced(url: string | undefined, place: Place | UnreadPlace | null): Refusal | null {
  if (!place?.live) return null;
  const wanted = KINDS.find(([path]) => url?.startsWith(path) === true)?.[1] ?? 'event';
  return place.live.record.header.ruleset === wanted ? null : NO_EVENT;
}

/** The role in `?as=`; undefined without one, null when it is none. */
function askedRole({ query }: FastifyRequest): Role | undefined | null {
  const as = isPlainObject(query) ? query.as : undefined;
  return as === undefined ? undefined : (ROLES.find((role) => role === as) ?? null);
}

function allowed(
  context: Context,
  request: FastifyRequest,
  { policy, seen }: { policy: RoutePolicy; seen: Seen | null },
): Refusal | null {
  const { makers, proxy } = context;
  const { who } = policy;
  if (who === 'anyone') return null;
  if (who === 'copier') return mayCopy(context, request);
  if (who === 'machine') {
    if (makers === 'anyone') return null;
    if (makers !== 'local') return hasKey(request, makers.key) ? null : NEEDS_KEY;
    // Whoever is behind the proxy looks alike: nobody is taken for whoever sits at this machine.
    if (proxy > 0) return BEHIND_PROXY;
    return atThisMachine(request) ? null : NOT_HERE;
  }
  if (who === 'here') {
    // Others may have accounts on this machine, and its disk does not open the data to them.
    const runs = request.caller?.held.some(({ role }) => role === 'organiser') === true;
    return runs && proxy === 0 && atThisMachine(request) ? null : NOT_THE_MACHINE;
  }
  const role = seen?.viewer.role ?? 'public';
  if (who.some((one) => one === role)) return null;
  if (role === 'public') return refuse('not-signed-in', 'Open the link or scan the code that the organiser gave you.');
  return refuse('not-allowed', `Only the ${who.join(' or the ')} can do this.`);
}

/** Another Muster has no session: it sends the key with each request. Wrong ones are counted. */
function mayCopy({ taking, buckets }: Context, { headers, ip }: FastifyRequest): Refusal | null {
  if (taking === null) return NO_COPIES;
  const given = /^Copies (\S+)$/.exec(headers.authorization ?? '')?.[1];
  if (given === undefined) return NEEDS_COPY_KEY;
  const from = sourceOf(ip);
  if (!buckets.has('keys', from)) return TOO_FAST;
  if (isSameKey(given, taking.key)) return null;
  buckets.take('keys', from);
  return WRONG_COPY_KEY;
}

function slowedDown(
  { buckets, makers }: Context,
  request: FastifyRequest,
  { policy, seen }: { policy: RoutePolicy; seen: Seen | null },
): Refusal | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const role = seen?.viewer.role ?? 'public';
  const trusted = policy.who === 'copier' || (policy.who === 'machine' && makers === 'local');
  const kind = !trusted && ['public', 'player', 'display'].includes(role) ? 'others' : 'staff';
  // A device that holds nothing yet is known by its address alone: it could call itself something else each time.
  const who = seen?.capability?.id ?? request.caller?.session ?? sourceOf(request.ip);
  return buckets.take(kind, who) ? null : TOO_FAST;
}

/** The record and the viewer that the gate found; a bug where the route names no record. */
export function placeOf({ place }: FastifyRequest): Place {
  if (!place?.live) throw new Error('a route about a record without one');
  return place;
}

/** The same for a route that needs nothing of the record itself; `live` is null where it cannot be read. */
export function anyPlaceOf({ place }: FastifyRequest): Place | UnreadPlace {
  if (!place) throw new Error('a route about a record without one');
  return place;
}

export function answer(reply: FastifyReply, result: Refusal | object): FastifyReply {
  return isRefusal(result) ? answerRefusal(reply, result) : reply.send(result);
}
