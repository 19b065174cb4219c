import { Option } from 'commander';
import { type Refusal, refuse } from '../../core/rules/refusal.ts';
import { type CommandSpec, numberOf, textOf, whole } from '../spec.ts';

export const serve: CommandSpec = {
  usage: 'serve',
  summary: 'run the server: events for everybody in the room',
  define: (command) =>
    command
      .option('--port <number>', 'where it listens; 0 for any free port', whole(0, 65_535), 8420)
      .option(
        '--host <address>',
        'who may reach it: 0.0.0.0 the network (without --proxy the default), 127.0.0.1 this machine (with --proxy)',
      )
      .option('--data <folder>', 'where everything is kept', 'data')
      .addOption(
        new Option('--makers <who>', 'who may make events: local (this machine) or anyone')
          .choices(['local', 'anyone'])
          .default('local'),
      )
      .option('--proxy', 'one reverse proxy stands before it, whose headers are believed (or MUSTER_PROXY=1)'),
  run: async ({ io, options }) => {
    const proxy = options.proxy === true || proxyIn(io.env.MUSTER_PROXY);
    if (typeof proxy === 'object') return proxy;
    const { serveUntilStopped } = await import('../serving.ts');
    return serveUntilStopped(io, {
      dataFolder: textOf(options, 'data') ?? 'data',
      port: numberOf(options, 'port') ?? 8420,
      // Whoever reaches it past the proxy could write the proxy's headers themselves.
      host: textOf(options, 'host') ?? (proxy ? '127.0.0.1' : '0.0.0.0'),
      makers: textOf(options, 'makers') === 'anyone' ? 'anyone' : 'local',
      proxy,
      databaseUrl: io.env.DATABASE_URL,
      key: io.env.MUSTER_KEY,
      json: options.json === true,
    });
  },
};

function proxyIn(word: string | undefined): boolean | Refusal {
  if (word === undefined || word === '' || word === '0') return false;
  return word === '1' ? true : refuse('usage', 'MUSTER_PROXY is 1 where a proxy stands before the server, or 0.');
}
