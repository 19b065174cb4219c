import { Option } from 'commander';
import { refuse } from '../../core/rules/refusal.ts';
import { type CommandSpec, textOf } from '../spec.ts';

export const work: CommandSpec = {
  usage: 'work',
  summary: 'play the simulations that servers on a PostgreSQL database were asked for, until Ctrl+C',
  define: (command) =>
    command.addOption(new Option('--database <url>', 'the PostgreSQL server that they share (or DATABASE_URL)')),
  run: async ({ io, options }) => {
    const database = textOf(options, 'database') ?? io.env.DATABASE_URL ?? '';
    if (!/^postgres(ql)?:/.test(database)) {
      return refuse('usage', '--database (or DATABASE_URL) begins with postgres://, as that of the servers does.');
    }
    const { startWorker } = await import('../../server/work/worker.ts');
    const json = options.json === true;
    const done = { games: 0 };
    const worker = await startWorker(database, {
      told: (games) => {
        done.games += games;
      },
    });
    io.out(json ? '{"working":true}\n' : 'Waiting for simulations. Ctrl+C ends it after the games that it plays.\n');
    await io.stopped();
    await worker.close();
    return { data: done, text: json ? '' : `It has played ${done.games} games.` };
  },
};
