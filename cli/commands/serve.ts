import { type CommandSpec, numberOf, textOf, whole } from '../spec.ts';

export const serve: CommandSpec = {
  usage: 'serve',
  summary: 'run the server: events for everybody in the room',
  define: (command) =>
    command
      .option('--port <number>', 'where it listens; 0 for any free port', whole(0, 65_535), 8420)
      .option('--host <address>', 'who may reach it: 127.0.0.1 this machine, 0.0.0.0 the network', '0.0.0.0')
      .option('--data <folder>', 'where everything is kept', 'data')
      .option('--makers <who>', 'who may make events: local (this machine) or anyone', 'local'),
  run: async ({ io, options }) => {
    const { serveUntilStopped } = await import('../serving.ts');
    return serveUntilStopped(io, {
      dataFolder: textOf(options, 'data') ?? 'data',
      port: numberOf(options, 'port') ?? 8420,
      host: textOf(options, 'host') ?? '0.0.0.0',
      makers: textOf(options, 'makers') === 'anyone' ? 'anyone' : 'local',
      databaseUrl: io.env.DATABASE_URL,
      json: options.json === true,
    });
  },
};
