/** A server in a process of its own, for tests that kill it: its folder and flush mode as arguments, its address on stdout. */
import { UNLIMITED } from '../testing/desk.ts';
import { startServer } from '../main.ts';

const [dataFolder = '', synchronous = 'FULL'] = process.argv.slice(2);
const { url } = await startServer({
  dataFolder,
  port: 0,
  rates: UNLIMITED,
  log: { level: 'error' },
  storage: { libsql: { synchronous: synchronous as 'FULL' | 'OFF' } },
});
process.stdout.write(`${url}\n`);
