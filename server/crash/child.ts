/**
 * A server in a process of its own, for tests that kill it: its folder, how it flushes, its port and its
 * pages as arguments; its address, and how long it waited for a processor, on stdout.
 */
import { readFileSync } from 'node:fs';
import { startServer } from '../main.ts';
import { UNLIMITED } from '../testing/desk.ts';

const [dataFolder = '', flush = 'FULL', port = '0', web = ''] = process.argv.slice(2);
const synchronous = flush === 'OFF' ? 'OFF' : 'FULL';
const libsql = { synchronous } as const;
const server = await startServer({
  dataFolder,
  port: Number(port),
  ...(web === '' ? {} : { folders: { web } }),
  rates: UNLIMITED,
  log: { level: 'error' },
  storage: { libsql },
});
process.stdout.write(`${JSON.stringify({ url: server.url, pid: process.pid, waited: waited() })}\n`);

/** Milliseconds that this process stood in line for a processor; 0 where the system does not say. */
function waited(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
