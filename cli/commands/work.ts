import { Option } from 'commander';
import { refuse } from '../../core/rules/refusal.ts';
import { type CommandSpec, textOf } from '../spec.ts';

export const work: CommandSpec = {
  usage: 'work',
  summary: 'do what takes long on a PostgreSQL database, until Ctrl+C: simulations, and checks of every record',
  define: (command) =>
    command.addOption(new Option('--database <url>', 'the PostgreSQL server that they share (or DATABASE_URL)')),
  run: async ({ io, options }) => {
    const database = textOf(options, 'database') ?? io.env.DATABASE_URL ?? '';
    if (!/^postgres(ql)?:/.test(database)) {
      return refuse('usage', '--database (or DATABASE_URL) begins with postgres://, as that of the servers does.');
    }
    const { startWorker } = await import('../../server/work/worker.ts');
    const { problemsOf } = await import('../checked.ts');
    const json = options.json === true;
    const done = { games: 0, records: 0 };
    const worker = await startWorker(database, {
      key: io.env.MUSTER_KEY,
      checker: problemsOf,
      told: (what, many) => {
        done[what] += many;
      },
    });
    io.out(json ? '{"working":true}\n' : 'Waiting for work. Ctrl+C ends it after what it is doing.\n');
    await io.stopped();
    await worker.close();
    return { data: done, text: json ? '' : `It has played ${done.games} games and checked ${done.records} records.` };
  },
};
