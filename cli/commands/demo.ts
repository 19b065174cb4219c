import type { GeneratedEvent } from '../../core/event/generate/generate.ts';
import { isRefusal, refuse } from '../../core/rules/refusal.ts';
import { madeAnswer } from '../made.ts';
import { type Asked, type CommandSpec, type Outcome, numberOf, textOf, where, whole } from '../spec.ts';

export const demo: CommandSpec = {
  usage: 'demo',
  summary: 'make a demo event in the middle of a round: serve it at once, or save it to a file or a data folder',
  define: (command) =>
    where(command)
      .option('--system <id>', 'what is played', 'gaining-grounds-s0')
      .option('--players <number>', 'how many', whole(4, 2000), 24)
      .option('--seed <text>', 'another seed makes another event', 'winter')
      .option('--host <address>', 'who may reach it: 127.0.0.1 this machine, 0.0.0.0 the network', '127.0.0.1')
      .option('--port <number>', 'where it is served', whole(0, 65_535), 8420),
  run: async (asked) => {
    const { packById } = await import('../../core/systems/index.ts');
    const { halfWay } = await import('../../core/event/generate/half-way.ts');
    const { io, options } = asked;
    const system = textOf(options, 'system') ?? '';
    const pack = packById(system);
    if (!pack) return refuse('unknown-system', `This version of Muster does not know ${system}.`);
    const players = numberOf(options, 'players') ?? 24;
    const made = halfWay(pack, { seed: textOf(options, 'seed') ?? '', players, now: io.now() });
    const kept = ['file', 'data', 'server'].some((name) => options[name] !== undefined);
    if (!kept) return serveDemo(asked, made);
    const { storeOf } = await import('../desk/open.ts');
    const store = await storeOf(asked);
    if (isRefusal(store)) return store;
    const { header, entries } = made.record;
    const taken = await store.takeIn({ header, entries }, made.secret);
    return isRefusal(taken) ? taken : madeAnswer(taken);
  },
};

/** On a folder that goes when the server does. */
async function serveDemo({ io, options }: Asked, { record, secret }: GeneratedEvent): Promise<Outcome> {
  const { mkdtemp, rm } = await import('node:fs/promises');
  const { tmpdir } = await import('node:os');
  const { default: path } = await import('node:path');
  const { serveUntilStopped } = await import('../serving.ts');
  const folder = await mkdtemp(path.join(tmpdir(), 'muster-demo-'));
  try {
    return await serveUntilStopped(io, {
      dataFolder: folder,
      port: numberOf(options, 'port') ?? 8420,
      host: textOf(options, 'host') ?? '127.0.0.1',
      json: options.json === true,
      first: (server) => server.takeIn({ header: record.header, entries: record.entries }, secret),
    });
  } finally {
    // Windows keeps a folder while a file in it is open still; it is a temporary one, and the system's to take away then.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
