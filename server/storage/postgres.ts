/** The large engine: a PostgreSQL server, which several instances may share. */
import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { News, Notices } from './notices.ts';

const CHANNEL = 'muster';

/** Whole numbers as numbers: ours are times and places, far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : (pg.types.getTypeParser(oid, format) as (value: string) => unknown),
};

export function openPostgres(url: string): { dialect: Dialect; notices: Notices; sweep: string } {
  const pool = new pg.Pool({ connectionString: url, max: 8, connectionTimeoutMillis: 5000, types });
  // A connection that breaks is replaced when it is next needed; whoever was using it hears of it from their query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { dialect: new PostgresDialect({ pool }), notices: listening(url), sweep: 'vacuum apart, entries' };
}

/** Hears what other instances wrote, over a connection of its own that is made again when it breaks. */
function listening(url: string): Notices {
  let client: pg.Client | null = null;
  let closed = false;
  const listen = async (hear: (news: News | 'missed') => void): Promise<void> => {
    const mine = new pg.Client({ connectionString: url, types });
    client = mine;
    const again = (): void => {
      if (closed || client !== mine) return;
      client = null;
      setTimeout(() => void listen(hear), 500).unref();
    };
    mine.on('error', again);
    mine.on('end', again);
    mine.on('notification', ({ payload }) => {
      if (payload !== undefined) hear(JSON.parse(payload) as News);
    });
    try {
      await mine.connect();
      await mine.query(`listen ${CHANNEL}`);
      // Whatever was told while nobody listened is looked up.
      hear('missed');
    } catch {
      again();
    }
  };
  return {
    listen,
    channel: CHANNEL,
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}
