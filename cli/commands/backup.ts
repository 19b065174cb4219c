import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Option } from 'commander';
import type { BackupContent } from '../../server/storage/backups.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import { type Asked, type CommandSpec, type Outcome, textOf } from '../spec.ts';

const folderOption = (): Option => new Option('--data <folder>', 'the data folder (or MUSTER_DATA)');
const keyOption = (): Option => new Option('--key <key>', 'the key, in place of the file “key” (or MUSTER_KEY)');

export const backup: CommandSpec = {
  usage: 'backup <file>',
  summary: 'copy a data folder into one file, even while a server uses it',
  define: (command) =>
    command
      .addOption(folderOption())
      .addOption(keyOption())
      .option('--without-key', 'leave the key out; without the key, nobody can read names and secret choices'),
  run: async (asked) => {
    const [file = ''] = asked.words;
    const { existsSync } = await import('node:fs');
    if (existsSync(file))
      return refuse('taken-already', `${file} is there already. Choose another name, or remove it.`);
    const { backUp } = await import('../../server/storage/backups.ts');
    const keyInside = asked.options.withoutKey !== true;
    return told(
      asked,
      (data, key) => backUp(data, file, { key, keyInside }),
      (content) =>
        `${file} holds ${contentText(content)}. It was opened again and read to its end.\n${keyInside ? KEY_INSIDE : KEY_APART}`,
    );
  },
};

export const restoreBackup: CommandSpec = {
  usage: 'restore <from>',
  summary:
    'restore such a file, or the latest copy that another Muster keeps (https://NAME), into an empty data folder',
  define: (command) =>
    command
      .addOption(folderOption())
      .addOption(keyOption())
      .option('--copy-key <key>', 'the key of that other Muster (or MUSTER_COPY_KEY)')
      .option('--laptop <name>', 'whose copy, where it keeps those of several'),
  run: async (asked) => {
    const { restore } = await import('../../server/storage/backups.ts');
    const [from = ''] = asked.words;
    return told(
      asked,
      (data, key) =>
        /^https?:/i.test(from) ? fetched(asked, from, (file) => restore(file, data, key)) : restore(from, data, key),
      (content, data) => `${data} holds ${contentText(content)}. Start it with: muster serve --data ${data}`,
    );
  },
};

export const upgrade: CommandSpec = {
  usage: 'upgrade',
  summary: 'try this version of Muster on a copy of a data folder; `serve` brings the folder itself up to date',
  define: (command) =>
    command.addOption(folderOption()).addOption(keyOption()).requiredOption('--dry-run', 'the folder is not changed'),
  run: async (asked) => {
    const { tryUpgrade } = await import('../../server/storage/backups.ts');
    return told(
      asked,
      tryUpgrade,
      (content) =>
        `This version reads all of it: ${contentText(content)}. Make a backup, then start it with muster serve.`,
    );
  },
};

const KEY_INSIDE =
  'The key is in it. Everybody with this file can read every name and secret choice. Keep it as safe as the laptop.';
const KEY_APART = 'The key is not in it. Keep the file “key” of the data folder somewhere else: nothing replaces it.';

/** A copy that another Muster keeps, as a file for as long as it is needed. */
async function fetched(
  { io: { env }, options }: Asked,
  address: string,
  work: (file: string) => Promise<BackupContent | Refusal>,
): Promise<BackupContent | Refusal> {
  const { otherMuster } = await import('../other-muster.ts');
  const { fetchCopy } = await import('../copies-elsewhere.ts');
  const other = otherMuster(address, textOf(options, 'copyKey') ?? env.MUSTER_COPY_KEY);
  if (isRefusal(other)) return other;
  const room = mkdtempSync(join(tmpdir(), 'muster-restore-'));
  try {
    const file = join(room, 'muster.backup');
    return (await fetchCopy(other, textOf(options, 'laptop'), file)) ?? (await work(file));
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}

async function told(
  { io: { env }, options }: Asked,
  work: (data: string, key: string | undefined) => Promise<BackupContent | Refusal>,
  text: (content: BackupContent, data: string) => string,
): Promise<Outcome> {
  if (env.DATABASE_URL !== undefined) return POSTGRES;
  const data = textOf(options, 'data') ?? env.MUSTER_DATA ?? 'data';
  const content = await work(data, textOf(options, 'key') ?? env.MUSTER_KEY);
  return isRefusal(content) ? content : { data: content, text: text(content, data) };
}

const POSTGRES = refuse('usage', 'PostgreSQL is copied with its own pg_dump: docs/hosting.md says how.');

function contentText({ records, entries }: BackupContent): string {
  return `${records} ${records === 1 ? 'record' : 'records'} with ${entries} ${entries === 1 ? 'entry' : 'entries'}`;
}
