/** Copies of a data folder beside a running server, every few minutes, each made and checked by a process of its own. */
import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Refusal, refuse } from '../core/rules/refusal.ts';
import { makeFolder } from '../server/storage/folder.ts';
import type { Io } from './spec.ts';

/** How many are kept: one may be of the moment in which something broke. */
const KEPT = 3;

const COPY = /^muster-\d{8}-\d{6}\.backup$/;

/** What is left of a copy that was killed half way: the file, and what SQLite writes beside it. */
const HALF = /^muster-\d{8}-\d{6}\.backup\.part(-\w+)?$/;

export interface Copies {
  readonly data: string;
  /** The folder that they go to: a stick, a share, a folder that something else carries away. */
  readonly to: string;
  /** Between two of them. */
  readonly minutes: number;
  readonly key?: string | undefined;
}

/** Makes the first at once; gives what ends it. */
export async function keepCopies(io: Io, copies: Copies): Promise<(() => void) | Refusal> {
  const first = await copyOnce(io, copies);
  if (first !== null) return refuse('usage', `No copy can be kept in ${copies.to}: ${first}`);
  let said = false;
  let copying = false;
  const timer = setInterval(() => {
    // A slow stick: the next one begins when this one is whole.
    if (copying) return;
    copying = true;
    void copyOnce(io, copies).then((problem) => {
      // A stick that is pulled out is said once, and tried again.
      if (problem !== null && !said) io.err(`No copy was made in ${copies.to}: ${problem}\n`);
      if (problem === null && said) io.err(`Copies are made in ${copies.to} again.\n`);
      said = problem !== null;
      copying = false;
    });
  }, copies.minutes * 60_000);
  return () => clearInterval(timer);
}

/** Why there is no copy; null where there is one. */
async function copyOnce(io: Io, { data, to, key }: Copies): Promise<string | null> {
  const stamp = new Date(io.now())
    .toISOString()
    .replaceAll(/[-:]|\.\d+Z/g, '')
    .replace('T', '-');
  try {
    makeFolder(to);
    for (const name of readdirSync(to).filter((left) => HALF.test(left))) rmSync(join(to, name), { force: true });
    const problem = await backUpApart([join(to, `muster-${stamp}.backup`), '--data', data], key);
    if (problem !== null) return problem;
    const old = readdirSync(to)
      .filter((name) => COPY.test(name))
      .sort()
      .slice(0, -KEPT);
    for (const name of old) rmSync(join(to, name), { force: true });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Copying and checking keep a processor busy for a while: not the one that answers phones. */
function backUpApart(words: readonly string[], key: string | undefined): Promise<string | null> {
  return new Promise((found) => {
    const args = [...process.execArgv, process.argv[1] ?? '', 'backup', ...words];
    // In the environment: a command line can be read by others on the machine.
    const env = { ...process.env, ...(key === undefined ? {} : { MUSTER_KEY: key }) };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.once('error', (error) => found(error.message));
    child.once('close', (code) => found(code === 0 ? null : said.trim()));
  });
}
