/** How an older data file becomes today's. A migration that was released is never edited: write the next one. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { isPlainObject } from '../../core/journal/json.ts';
import { CannotStart, codeOf, isFull } from '../problems.ts';
import { fromJson } from './json-text.ts';
import type { Db, Tables } from './schema.ts';

const migrations: Readonly<Record<string, Migration>> = {
  '001-records': { up: firstTables },
  '002-screens': { up: screensTable },
  '003-games-of-events': { up: gamesOfEvents },
  '004-ways-in': { up: waysIn },
  '005-simulations': { up: simulationTables },
  '006-checks': { up: checksTable },
};

/** Servers that begin on an empty database at one moment: one makes the tables, and the others find them. */
const MADE_TWICE: readonly string[] = ['23505', '42P07'];
const TRIES = 20;

export async function migrate(db: Db): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const migrator = new Migrator({ db, provider });
  let { error } = await migrator.migrateToLatest();
  for (let tries = 0; tries < TRIES && MADE_TWICE.includes(codeOf(error)); tries += 1) {
    await pause(100);
    ({ error } = await migrator.migrateToLatest());
  }
  if (error === undefined) return;
  if (error instanceof Error && isFull(error)) throw error;
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new CannotStart('The data was written by a newer version of Muster. Start that version, or a newer one.');
  }
  // Nothing may be made in the schema, or the schema is not even seen.
  if (codeOf(error) === '42501' || codeOf(error) === '3F000') {
    throw new CannotStart('The role in DATABASE_URL may not make tables there. Make it the owner of its database.');
  }
  throw new CannotStart(`The tables could not be brought up to date (${codeOf(error)}). The data was left as it was.`);
}

async function simulationTables({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('simulations')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('setup', 'text', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addColumn('tally', 'text', (column) => column.notNull())
    .addColumn('played', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('problem', 'text')
    .addColumn('asked', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('simulated')
    .ifNotExists()
    .addColumn('simulation', 'text', (column) => column.notNull().references('simulations.id').onDelete('cascade'))
    .addColumn('first', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('simulated_once', ['simulation', 'first'])
    .execute();
}

async function checksTable({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('checks')
    .ifNotExists()
    .addColumn('run', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('entries', 'integer', (column) => column.notNull())
    .addColumn('problems', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('checked_once', ['run', 'record'])
    .execute();
}

/** Events that are put away, links for one device, and the code of the hall. */
async function waysIn(db: Kysely<never>): Promise<void> {
  // An embedded database may have been stopped within this migration: what is done stays done.
  const tables = await db.introspection.getTables();
  for (const [table, column] of [
    ['records', 'archived'],
    ['capabilities', 'once'],
  ] as const) {
    const columns = tables.find(({ name }) => name === table)?.columns ?? [];
    if (columns.some(({ name }) => name === column)) continue;
    await db.schema
      .alterTable(table)
      .addColumn(column, 'integer', (made) => made.notNull().defaultTo(0))
      .execute();
  }
  await db.schema
    .createTable('halls')
    .ifNotExists()
    .addColumn('record', 'text', (column) => column.primaryKey().references('records.id'))
    .addColumn('capability', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

/**
 * Which event a game belongs to stood in its id, which a file could forge, but never with a full stop. And a game that was
 * taken in stood among the events, where it broke the list.
 */
async function gamesOfEvents(db: Kysely<Pick<Tables, 'records'>>): Promise<void> {
  // An embedded database may have been stopped within this migration: what is done stays done.
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'records')?.columns ?? [];
  if (!columns.some(({ name }) => name === 'event')) {
    await db.schema.alterTable('records').addColumn('event', 'text').execute();
  }
  await db.schema.createIndex('records_event').ifNotExists().on('records').column('event').execute();
  const rows = await db.selectFrom('records').select(['id', 'header', 'listed']).execute();
  for (const { id, header, listed } of rows) {
    const { ruleset, options } = fromJson(header);
    if (ruleset !== 'encounter') continue;
    const place = isPlainObject(options) && isPlainObject(options.event) ? options.event.record : null;
    const event = typeof place === 'string' && id.startsWith(`${place}.`) ? place : null;
    if (event === null && listed === 0) continue;
    await db.updateTable('records').set({ event, listed: 0 }).where('id', '=', id).execute();
  }
}

async function screensTable({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('screens')
    .addColumn('record', 'text', (column) => column.notNull().references('records.id'))
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('setup', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('screens_code', ['record', 'code'])
    .execute();
}

async function firstTables(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('records')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('header', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('claiming', 'integer', (column) => column.notNull())
    .addColumn('due', 'bigint')
    .execute();
  await schema
    .createTable('entries')
    .addColumn('record', 'text', (column) => column.notNull().references('records.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('json', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_place', ['record', 'seq'])
    .execute();
  await schema
    .createTable('apart')
    .addColumn('record', 'text', (column) => column.notNull().references('records.id'))
    .addColumn('seal', 'text', (column) => column.notNull())
    .addColumn('keep', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('apart_seal', ['record', 'seal'])
    .execute();
  await schema
    .createTable('lots')
    .addColumn('record', 'text', (column) => column.notNull().references('records.id'))
    .addColumn('lots', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lots_seal', ['record', 'lots'])
    .execute();
  await schema
    .createTable('capabilities')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('record', 'text', (column) => column.notNull().references('records.id'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('entrant', 'text')
    .addColumn('staff', 'text')
    .addColumn('token', 'text', (column) => column.unique())
    .addColumn('pin', 'text')
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('revoked', 'bigint')
    .addColumn('used', 'bigint')
    .execute();
  await schema.createIndex('capabilities_record').on('capabilities').column('record').execute();
  // One device is the first to claim a name; two at once must not both be.
  await schema
    .createIndex('capabilities_claim')
    .unique()
    .on('capabilities')
    .columns(['record', 'entrant'])
    .where(sql.ref('pin'), 'is not', null)
    .where(sql.ref('revoked'), 'is', null)
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('session', 'text', (column) => column.notNull())
    .addColumn('capability', 'text', (column) => column.notNull().references('capabilities.id'))
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sessions_held', ['session', 'capability'])
    .execute();
  await schema
    .createTable('meta')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
