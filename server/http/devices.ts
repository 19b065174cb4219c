/**
 * Who is asking. A link's token is exchanged once for a cookie that holds a random name of the device; what that device
 * holds is looked up each time, so that revoking a link takes effect at once. Programs send the token itself.
 */
import type { FastifyRequest } from 'fastify';
import { ROLES, type Role, type Viewer } from '../../core/journal/types.ts';
import { type Refusal, refuse } from '../../core/rules/refusal.ts';
import type { Live } from '../records/live.ts';
import { type CapabilityRow, byToken, heldBy } from '../storage/capabilities.ts';
import type { Db } from '../storage/schema.ts';
import { hashed } from '../tokens.ts';

/** The name of the cookie. */
export const COOKIE = 'muster';
/** 400 days, as long as browsers keep any: whoever ran an event comes back to it for the next one. */
export const COOKIE_SECONDS = 400 * 24 * 3600;

export interface Caller {
  /** Hash of what the device's cookie holds; null where it holds nothing here. */
  readonly session: string | null;
  /** The same where nothing is held: it may have been, before a link was taken back. Good for asking after that alone. */
  readonly former: string | null;
  readonly held: readonly CapabilityRow[];
}

/** Who somebody is on one record. */
export interface Seen {
  readonly viewer: Viewer;
  readonly capability: CapabilityRow | null;
}

/** A record of this server: its id, and the event that it is a game of. */
type Kept = Pick<Live, 'id' | 'event'>;

export async function callerOf(db: Db, request: FastifyRequest): Promise<Caller | Refusal> {
  const token = bearer(request);
  if (token !== null) {
    const row = await byToken(db, hashed(token));
    return row
      ? { session: null, former: null, held: [row] }
      : refuse('not-signed-in', 'This link is not valid, or was revoked.');
  }
  const cookie = request.cookies[COOKIE];
  if (cookie === undefined || !/^[\w-]{43}$/.test(cookie)) return { session: null, former: null, held: [] };
  const session = hashed(cookie);
  const held = await heldBy(db, session);
  // What holds nothing is not known to be one of ours: nobody chooses the name of a device, and one that takes something
  // is given a new name.
  return { session: held.length === 0 ? null : session, former: session, held };
}

/** The strongest that the caller holds on a record, or what they ask to be seen as; of two alike what was taken last. */
export function seenAs({ held }: Caller, kept: Kept, as: Role | undefined): Seen | Refusal {
  const fitting = held.filter((row) => opensFor(row, kept) && !isJoin(row) && (as === undefined || row.role === as));
  const [capability] = fitting.toReversed().sort((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role));
  if (capability) return { viewer: viewerOf(capability), capability };
  if (as !== undefined && as !== 'public') return refuse('not-held', `This device is no ${as} of this event.`);
  return { viewer: { role: 'public' }, capability: null };
}

/** A link is good for its own record and for the games of its event; but a screen of the event is no clock at a table. */
function opensFor({ record, role }: CapabilityRow, { id, event }: Kept): boolean {
  return record === id || (record === event && role !== 'display');
}

/** A link for players that names nobody yet: whoever follows it may claim a name. */
export function isJoin({ role, entrant }: CapabilityRow): boolean {
  return role === 'player' && entrant === null;
}

function viewerOf({ role, entrant, staff }: CapabilityRow): Viewer {
  return { role, ...(entrant === null ? {} : { entrant }), ...(staff === null ? {} : { staff }) };
}

function bearer({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,100})$/.exec(headers.authorization ?? '')?.[1] ?? null;
}
