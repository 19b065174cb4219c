/** The queries on capabilities (who holds which link or name) and on the devices that hold them. */
import type { Selectable } from 'kysely';
import type { CapabilitiesTable, Db } from './schema.ts';

export type CapabilityRow = Selectable<CapabilitiesTable>;
/** `once`: 0 where nothing is said. */
export type NewCapability = Omit<CapabilityRow, 'once'> & { readonly once?: number };

/** Those that a device may still use, the newest hold last. */
export async function heldBy(db: Db, session: string): Promise<CapabilityRow[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('capabilities', 'capabilities.id', 'sessions.capability')
    .selectAll('capabilities')
    .where('sessions.session', '=', session)
    .where('capabilities.revoked', 'is', null)
    .orderBy('sessions.created')
    .execute();
  return rows;
}

export async function byToken(db: Db, token: string): Promise<CapabilityRow | null> {
  const row = await live(db).where('token', '=', token).executeTakeFirst();
  return row ?? null;
}

/** The same where it was taken back: its link says so for as long as it is kept. */
export async function byAnyToken(db: Db, token: string): Promise<CapabilityRow | null> {
  const row = await db.selectFrom('capabilities').selectAll().where('token', '=', token).executeTakeFirst();
  return row ?? null;
}

/** Whether a device held a link to this record that was taken back. */
export async function lostBy(db: Db, session: string, record: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('capabilities', 'capabilities.id', 'sessions.capability')
    .select('capabilities.id')
    .where('sessions.session', '=', session)
    .where('capabilities.record', '=', record)
    .where('capabilities.revoked', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a device holds one of these. */
export async function holdsAny(db: Db, session: string, ids: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('capability')
    .where('session', '=', session)
    .where('capability', 'in', ids)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether nobody opened it before: what is for one device is for the first. */
export async function openFirst(db: Db, id: string, at: number): Promise<boolean> {
  const done = await db
    .updateTable('capabilities')
    .set({ used: at })
    .where('id', '=', id)
    .where('used', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Gives a link for staff or a screen that nobody has opened another address. The hall shows its own by itself. */
export async function renewToken(db: Db, record: string, id: string, token: string): Promise<CapabilityRow | null> {
  await db
    .updateTable('capabilities')
    .set({ token })
    .where('id', '=', id)
    .where('record', '=', record)
    .where('token', 'is not', null)
    .where('role', '!=', 'player')
    .where('used', 'is', null)
    .where('revoked', 'is', null)
    .execute();
  return byToken(db, token);
}

/** The capability by which somebody claimed this entrant, if anybody has. */
export async function claimOf(db: Db, record: string, entrant: string): Promise<CapabilityRow | null> {
  const row = await live(db)
    .where('record', '=', record)
    .where('role', '=', 'player')
    .where('entrant', '=', entrant)
    .where('pin', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function ofRecord(db: Db, record: string): Promise<CapabilityRow[]> {
  const rows = await db
    .selectFrom('capabilities')
    .selectAll()
    .where('record', '=', record)
    .orderBy('created')
    .orderBy('id')
    .execute();
  return rows;
}

export async function insertCapability(db: Db, row: NewCapability): Promise<void> {
  await db.insertInto('capabilities').values(row).execute();
}

/** Those of an event's games: the devices that are the clock of a table. */
export async function ofGames(db: Db, event: string): Promise<CapabilityRow[]> {
  const rows = await db
    .selectFrom('capabilities')
    .selectAll()
    .where('record', 'in', gamesOf(db, event))
    .orderBy('created')
    .orderBy('id')
    .execute();
  return rows;
}

/** Whether there was such a capability of this record, or of a game of this event, to revoke. */
export async function revoke(db: Db, record: string, id: string, at: number): Promise<boolean> {
  const done = await db
    .updateTable('capabilities')
    .set({ revoked: at })
    .where((where) => where.or([where('record', '=', record), where('record', 'in', gamesOf(db, record))]))
    .where('id', '=', id)
    .where('revoked', 'is', null)
    .executeTakeFirst();
  // The devices that held it are known by it still: they are told what became of it.
  return done.numUpdatedRows > 0n;
}

export async function noteUse(db: Db, id: string, at: number): Promise<void> {
  await db.updateTable('capabilities').set({ used: at }).where('id', '=', id).execute();
}

/** A device takes hold of a capability; holding it twice is once. What is taken next is newer, be it in the same millisecond. */
export async function hold(db: Db, session: string, capability: string, now: number): Promise<void> {
  const newest = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.max('created').as('created'))
    .where('session', '=', session)
    .executeTakeFirst();
  const created = Math.max(now, (newest?.created ?? 0) + 1);
  await db
    .insertInto('sessions')
    .values({ session, capability, created })
    .onConflict((conflict) => conflict.columns(['session', 'capability']).doUpdateSet({ created }))
    .execute();
}

/** The device lets go of everything it holds. */
export async function letGo(db: Db, session: string): Promise<void> {
  await db.deleteFrom('sessions').where('session', '=', session).execute();
}

function gamesOf(db: Db, event: string) {
  return db.selectFrom('records').select('records.id').where('records.event', '=', event);
}

function live(db: Db) {
  return db.selectFrom('capabilities').selectAll().where('revoked', 'is', null);
}

/** Which of these devices hold nothing any more. */
export async function emptyAmong(db: Db, sessions: readonly string[]): Promise<string[]> {
  if (sessions.length === 0) return [];
  const rows = await db.selectFrom('sessions').select('session').distinct().where('session', 'in', sessions).execute();
  const held = new Set(rows.map(({ session }) => session));
  return sessions.filter((session) => !held.has(session));
}

/** How many staff links a record has had: each has a name of its own in the journal. */
export async function staffOf(db: Db, record: string): Promise<number> {
  const row = await db
    .selectFrom('capabilities')
    .select((build) => build.fn.countAll<number | string>().as('many'))
    .where('record', '=', record)
    .where('staff', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(row.many);
}

export async function ofEntrant(db: Db, record: string, entrant: string): Promise<CapabilityRow[]> {
  const rows = await live(db).where('record', '=', record).where('entrant', '=', entrant).execute();
  return rows;
}

/** Which of these are still good: after word from another instance may have been missed. */
export async function revokedAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await live(db).where('id', 'in', ids).execute();
  const good = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !good.has(id));
}
