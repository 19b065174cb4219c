/** Serves a folder until it is told to stop; prints where. */
import { startServer } from '../../server/main.ts';

const server = await startServer({ dataFolder: process.argv[2] ?? 'data', port: 0 });
console.log(server.url);
process.once('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
