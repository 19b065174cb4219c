/**
 * A server in a process of its own, for tests that kill or attack it: its options as JSON, the only argument; its
 * address, and how long it waited for a processor, on stdout.
 */
import { readFileSync } from 'node:fs';
import { type ServerOptions, startServer } from '../../server/main.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as ServerOptions;
const server = await startServer({ log: { level: 'error' }, ...options });
process.stdout.write(`${JSON.stringify({ url: server.url, pid: process.pid, waited: waited() })}\n`);

/** Milliseconds that this process stood in line for a processor; 0 where the system does not say. */
function waited(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
