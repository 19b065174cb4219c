/** PostgreSQL inside this process, for machines that have no server: one session, so everybody takes turns. */
import { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { News, Notices } from '../../server/storage/notices.ts';
import type { Engine } from '../../server/storage/storage.ts';

/** An empty database; servers that are given the same one share it. */
export async function openPglite(): Promise<{ engine: () => Engine; close: () => Promise<void> }> {
  const lite = await PGlite.create();
  const turns = new Turns();
  return {
    engine: () => ({ dialect: dialectOf(lite, turns), notices: noticesOf(lite), sweep: 'vacuum apart, entries' }),
    close: () => lite.close(),
  };
}

/** One after the other, in the order of asking. */
class Turns {
  private last: Promise<void> = Promise.resolve();

  async take(): Promise<() => void> {
    const before = this.last;
    let release = (): void => undefined;
    this.last = new Promise((done) => {
      release = done;
    });
    await before;
    return release;
  }
}

function dialectOf(lite: PGlite, turns: Turns): Dialect {
  const releases = new WeakMap<DatabaseConnection, () => void>();
  const run = async (connection: DatabaseConnection, sql: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => {
      const connection = connectionTo(lite);
      releases.set(connection, await turns.take());
      return connection;
    },
    beginTransaction: (connection) => run(connection, 'begin'),
    commitTransaction: (connection) => run(connection, 'commit'),
    rollbackTransaction: (connection) => run(connection, 'rollback'),
    releaseConnection: async (connection) => releases.get(connection)?.(),
    destroy: async () => undefined,
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function connectionTo(lite: PGlite): DatabaseConnection {
  return {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      const { rows, affectedRows } = await lite.query<Row>(sql, [...parameters]);
      return { rows, ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) };
    },
    streamQuery: () => {
      throw new Error('no test streams rows');
    },
  };
}

function noticesOf(lite: PGlite): Notices {
  let stop = async (): Promise<void> => undefined;
  return {
    channel: 'muster',
    listen: async (hear) => {
      stop = await lite.listen('muster', (payload) => hear(JSON.parse(payload) as News));
      hear('missed');
    },
    close: () => stop(),
  };
}
