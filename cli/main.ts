#!/usr/bin/env node
/** The muster command. */
import { muster } from './run.ts';

/** Whoever reads may stop reading: `muster … | head`. */
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit(0);
});

process.exitCode = await muster(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  env: process.env,
  now: () => Date.now(),
  input: async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin as AsyncIterable<Uint8Array>) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  },
  lines: async function* () {
    const { createInterface } = await import('node:readline');
    try {
      yield* createInterface({ input: process.stdin });
    } finally {
      // Somebody who may still type keeps no command alive.
      process.stdin.destroy();
    }
  },
  stopped: () =>
    new Promise((stop) => {
      process.once('SIGINT', stop);
      process.once('SIGTERM', stop);
    }),
});
