/** The queries on records: their entries, what is kept apart from them, and their lots. */
import type { Insertable } from 'kysely';
import type { Hash } from '../../core/chance/bytes.ts';
import { type Opened, type Sealed, closeAll, openAll, openSeals } from '../../core/journal/seal.ts';
import type { Entry, Header, Purpose, RecordId } from '../../core/journal/types.ts';
import type { ScreenSetup, ScreensPart } from '../../core/event/screens.ts';
import { fromJson } from './json-text.ts';
import type { Db, RecordsTable } from './schema.ts';
import type { Vault } from './vault.ts';

/** A secret of a record's lots, by what was published of it. */
export interface LotsSecret {
  readonly lots: Hash;
  readonly secret: Hash;
}

export interface StoredRecord {
  readonly header: Header;
  readonly event: string | null;
  readonly listed: boolean;
  readonly claiming: boolean;
  readonly screens: ScreensPart;
  readonly entries: readonly Entry[];
  readonly lots: readonly LotsSecret[];
}

/** Rows of one insert: SQLite and PostgreSQL both bound the parameters of a statement. */
const ROWS = 500;

export async function loadRecord(db: Db, vault: Vault, id: RecordId): Promise<StoredRecord | null> {
  const row = await db.selectFrom('records').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const header = fromJson(row.header);
  return {
    header: holdsSeal(row.header) ? openAll(header, await openerOf(db, vault, id)) : header,
    event: row.event,
    listed: row.listed === 1,
    claiming: row.claiming === 1,
    screens: await loadScreens(db, id),
    entries: await loadEntries(db, vault, id, 0),
    lots: await loadLots(db, vault, id),
  };
}

async function loadScreens(db: Db, id: RecordId): Promise<ScreensPart> {
  const rows = await db.selectFrom('screens').selectAll().where('record', '=', id).orderBy('code').execute();
  return Object.fromEntries(rows.map(({ code, setup }) => [code, { setup: fromJson(setup), connected: false }]));
}

/** Keeps how a screen is set up; null forgets it. */
export async function setScreen(db: Db, record: RecordId, code: string, setup: ScreenSetup | null): Promise<void> {
  await db.deleteFrom('screens').where('record', '=', record).where('code', '=', code).execute();
  if (setup)
    await db
      .insertInto('screens')
      .values({ record, code, setup: JSON.stringify(setup) })
      .execute();
}

export async function loadLots(db: Db, vault: Vault, id: RecordId): Promise<LotsSecret[]> {
  const rows = await db.selectFrom('lots').selectAll().where('record', '=', id).execute();
  return rows.map(({ lots, secret }) => ({ lots, secret: vault.unlock(secret, lotsPlace(id, lots)) }));
}

/** The entries from place `since` on, with every seal opened that this server knows. */
export async function loadEntries(db: Db, vault: Vault, id: RecordId, since: number): Promise<Entry[]> {
  const rows = await db
    .selectFrom('entries')
    .select('json')
    .where('record', '=', id)
    .where('seq', '>=', since)
    .orderBy('seq')
    .execute();
  if (rows.length === 0) return [];
  const open = await openerOf(db, vault, id);
  return rows.map(({ json }) => {
    const entry = fromJson(json);
    return holdsSeal(json) ? { ...entry, body: openAll(entry.body, open) } : entry;
  });
}

/** Most entries seal nothing: whether one does is quicker seen in its text than looked for in it. */
function holdsSeal(json: string): boolean {
  return json.includes('"seal":');
}

/** Opens the seals of a record that this server knows. */
async function openerOf(db: Db, vault: Vault, id: RecordId): Promise<(seal: Hash) => Opened<unknown> | undefined> {
  const apart = await db.selectFrom('apart').select(['seal', 'value']).where('record', '=', id).execute();
  const locked = new Map(apart.map(({ seal, value }) => [seal, value]));
  return (seal) => {
    const value = locked.get(seal);
    return value === undefined ? undefined : vault.unlock(value, sealPlace(id, seal));
  };
}

export async function insertRecord(
  db: Db,
  vault: Vault,
  row: Insertable<Omit<RecordsTable, 'header'>>,
  header: Header,
): Promise<void> {
  await db
    .insertInto('records')
    .values({ ...row, header: JSON.stringify(closeAll(header)) })
    .execute();
  await insertSealed(db, vault, row.id, openSeals(header.options));
}

/** Adds entries at their places; a place that is taken is a conflict. What their seals hide goes apart. */
export async function insertEntries(db: Db, vault: Vault, record: RecordId, entries: readonly Entry[]): Promise<void> {
  for (const some of chunks(entries)) {
    const rows = some.map((entry) => ({ record, seq: entry.seq, json: JSON.stringify(closeAll(entry)) }));
    await db.insertInto('entries').values(rows).execute();
  }
  await insertSealed(
    db,
    vault,
    record,
    entries.flatMap(({ body }) => openSeals(body)),
  );
}

async function insertSealed(db: Db, vault: Vault, record: RecordId, boxes: readonly Sealed<unknown>[]): Promise<void> {
  const different = new Map(boxes.map((box) => [box.seal, box]));
  for (const some of chunks([...different.values()])) {
    const rows = some.map(({ seal, keep, open }) => ({
      record,
      seal,
      keep,
      value: vault.lock(open, sealPlace(record, seal)),
    }));
    await db
      .insertInto('apart')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['record', 'seal']).doNothing())
      .execute();
  }
}

/** Writes a record anew: its header, its entries, and what both seal. */
export async function replaceRecord(
  db: Db,
  vault: Vault,
  record: RecordId,
  { header, entries }: { readonly header: Header; readonly entries: readonly Entry[] },
): Promise<void> {
  await db
    .updateTable('records')
    .set({ header: JSON.stringify(closeAll(header)) })
    .where('id', '=', record)
    .execute();
  await insertSealed(db, vault, record, openSeals(header.options));
  await db.deleteFrom('entries').where('record', '=', record).execute();
  await insertEntries(db, vault, record, entries);
}

/** The records that know something which one of these seals hides: one of them, and copies of it. */
export async function recordsWith(db: Db, seals: readonly Hash[]): Promise<string[]> {
  const found = new Set<string>();
  for (const some of chunks(seals)) {
    const rows = await db.selectFrom('apart').select('record').distinct().where('seal', 'in', some).execute();
    for (const { record } of rows) found.add(record);
  }
  return [...found];
}

/** Keeps of which event another one is a second day. */
export async function setAgain(db: Db, record: RecordId, of: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ name: `again ${record}`, value: of })
    .execute();
}

/** The events that were made from this one for another day. */
export async function againOf(db: Db, record: RecordId): Promise<string[]> {
  const rows = await db.selectFrom('meta').select('name').where('value', '=', record).execute();
  return rows.flatMap(({ name }) => (name.startsWith('again ') ? [name.slice('again '.length)] : []));
}

export async function insertLots(db: Db, vault: Vault, record: RecordId, drawn: LotsSecret): Promise<void> {
  const { lots, secret } = drawn;
  await db
    .insertInto('lots')
    .values({ record, lots, secret: vault.lock(secret, lotsPlace(record, lots)) })
    .execute();
}

export async function setDue(db: Db, record: RecordId, due: number | null): Promise<void> {
  await db.updateTable('records').set({ due }).where('id', '=', record).execute();
}

/** Forgets what these seals hid. Their hashes stay in the journal. */
export async function deleteSealed(db: Db, record: RecordId, seals: readonly Hash[]): Promise<void> {
  for (const some of chunks(seals)) {
    await db.deleteFrom('apart').where('record', '=', record).where('seal', 'in', some).execute();
  }
}

export async function setClaiming(db: Db, record: RecordId, open: boolean): Promise<void> {
  await db
    .updateTable('records')
    .set({ claiming: open ? 1 : 0 })
    .where('id', '=', record)
    .execute();
}

/** Deletes a record and all that belongs to it. */
export async function deleteRecord(db: Db, record: RecordId): Promise<void> {
  const held = db.selectFrom('capabilities').select('id').where('record', '=', record);
  await db.deleteFrom('sessions').where('capability', 'in', held).execute();
  for (const table of ['screens', 'halls', 'capabilities', 'lots', 'apart', 'entries'] as const) {
    await db.deleteFrom(table).where('record', '=', record).execute();
  }
  await db
    .deleteFrom('meta')
    .where('name', 'in', [`again ${record}`, `rehearsal ${record}`])
    .execute();
  await db.deleteFrom('records').where('id', '=', record).execute();
}

/** Puts an event away, or takes it back among the others. */
export async function setArchived(db: Db, record: RecordId, archived: boolean): Promise<void> {
  await db
    .updateTable('records')
    .set({ archived: archived ? 1 : 0 })
    .where('id', '=', record)
    .execute();
}

/** Which of these are put away. */
export async function archivedAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('records').select('id').where('id', 'in', ids).where('archived', '=', 1).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Keeps of which event this one is a rehearsal. */
export async function setRehearsal(db: Db, record: RecordId, of: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ name: `rehearsal ${record}`, value: of })
    .execute();
}

/** The event that each rehearsal is of, by the rehearsal. */
export async function rehearsalsOf(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('meta').selectAll().execute();
  return new Map(
    rows.flatMap(({ name, value }) =>
      name.startsWith('rehearsal ') ? [[name.slice('rehearsal '.length), value]] : [],
    ),
  );
}

/** The records of an event's games. */
export async function gamesOf(db: Db, event: string): Promise<string[]> {
  const rows = await db.selectFrom('records').select('id').where('event', '=', event).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** The records that are kept for this purpose, the oldest first. They are never listed. */
export async function recordsFor(db: Db, purpose: Purpose): Promise<string[]> {
  const rows = await db
    .selectFrom('records')
    .select(['id', 'header'])
    .where('listed', '=', 0)
    .orderBy('created')
    .orderBy('id')
    .execute();
  return rows.filter(({ header }) => fromJson(header).purpose === purpose).map(({ id }) => id);
}

/** The newest records that are listed here; only those that are put away, or only the others, where that is asked. */
export async function listedRecords(db: Db, most: number, archived?: boolean): Promise<string[]> {
  const rows = await db
    .selectFrom('records')
    .select('id')
    .where('listed', '=', 1)
    .where('archived', 'in', archived === undefined ? [0, 1] : [archived ? 1 : 0])
    .orderBy('created', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** The records in which something will happen by itself. */
export async function dueRecords(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('records').select('id').where('due', 'is not', null).execute();
  return rows.map(({ id }) => id);
}

function sealPlace(record: RecordId, seal: Hash): string {
  return `seal ${record} ${seal}`;
}

function lotsPlace(record: RecordId, lots: Hash): string {
  return `lots ${record} ${lots}`;
}

function chunks<T>(items: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start < items.length; start += ROWS) parts.push(items.slice(start, start + ROWS));
  return parts;
}
