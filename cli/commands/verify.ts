import { Option } from 'commander';
import { isRefusal, refuse } from '../../core/rules/refusal.ts';
import type { CheckAll } from '../../server/work/check-all.ts';
import type { Checked } from '../../server/work/checks.ts';
import { openProgress } from '../progress.ts';
import { type Asked, type CommandSpec, type Outcome, textOf } from '../spec.ts';

export const verify: CommandSpec = {
  usage: 'verify [record]',
  summary:
    'check an event or a game from its file: chain, seals, draws, standings and results; or every one of a server',
  define: (command) =>
    command
      .option('--independent', 'also check it with a second program that shares no code with the rules')
      .option('--all', 'every record of a data folder or a PostgreSQL server, with all the workers that are there')
      .addOption(new Option('--data <folder>', 'the data folder; a server may run on it (or MUSTER_DATA)'))
      .addOption(new Option('--database <url>', 'the PostgreSQL server (or DATABASE_URL)'))
      .addOption(new Option('--key <key>', 'the key, in place of the folder’s file “key” (or MUSTER_KEY)')),
  run: async (asked) => {
    const [path] = asked.words;
    if (asked.options.all === true) return path === undefined ? everyRecord(asked) : NOT_BOTH;
    return path === undefined ? WHICH : oneRecord(asked, path);
  },
};

const WHICH = refuse('usage', 'Give the file of a record, or --all for every record of a server.');
const NO_KEY = refuse('no-key', 'Set MUSTER_KEY to the key of the servers: what was sealed is checked too.');
const NOT_BOTH = refuse('usage', 'Give the file of a record or --all, and not both.');

async function oneRecord({ io, options }: Asked, path: string): Promise<Outcome> {
  const { recordAt } = await import('../files/record-file.ts');
  const record = await recordAt(path, io);
  if (isRefusal(record)) return record;
  const { verifyRecord } = await import('../../library/record.ts');
  const verified = verifyRecord(record);
  if (isRefusal(verified)) return verified;
  const { checks, problems } = verified;
  const { secondOpinion } = await import('../checked.ts');
  const second = options.independent === true ? secondOpinion(record) : [];
  const all = [...problems, ...second];
  const lines = checks.map(({ what, ok, detail }) => `${ok ? 'ok  ' : 'BAD '} ${what}: ${detail}`);
  const end = all.length === 0 ? `All ${checks.length} checks hold.` : `${all.length} problems.`;
  const text = [...lines, ...second.map((problem) => `BAD  ${problem}`), end].join('\n');
  return { data: { ok: all.length === 0, checks, problems: all }, text, failed: all.length > 0 };
}

async function everyRecord({ io, options }: Asked): Promise<Outcome> {
  const { problemsOf } = await import('../checked.ts');
  const { checkAllIn, checkAllOn } = await import('../../server/work/check-all.ts');
  let tell: ((done: number) => void) | null = null;
  const how: CheckAll = {
    independent: options.independent === true,
    checker: problemsOf,
    now: io.now,
    told: (done, all) => {
      tell ??= openProgress(io, all, 'records');
      tell(done);
    },
  };
  const data = textOf(options, 'data');
  const database = textOf(options, 'database') ?? (data === undefined ? io.env.DATABASE_URL : undefined);
  const key = textOf(options, 'key') ?? io.env.MUSTER_KEY;
  if (database !== undefined)
    return key === undefined ? NO_KEY : told(await checkAllOn({ databaseUrl: database, key }, how));
  const folder = data ?? io.env.MUSTER_DATA ?? 'data';
  const found = await checkAllIn({ folder, key }, how);
  return isRefusal(found) ? found : told(found);
}

function told(found: readonly Checked[]): Outcome {
  const bad = found.filter(({ problems }) => problems.length > 0);
  const entries = found.reduce((sum, one) => sum + one.entries, 0);
  const lines = bad.flatMap(({ record, problems }) => problems.map((problem) => `BAD  ${record}: ${problem}`));
  const many = `${found.length} ${found.length === 1 ? 'record' : 'records'} with ${entries} ${entries === 1 ? 'entry' : 'entries'}`;
  const end = bad.length === 0 ? `All checks of ${many} hold.` : `${bad.length} of ${many} are not as they should be.`;
  return {
    data: { ok: bad.length === 0, records: found.length, entries, bad },
    text: [...lines, end].join('\n'),
    failed: bad.length > 0,
  };
}
