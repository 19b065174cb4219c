/** The `muster` command in a process of its own, as somebody at a terminal starts it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

type Variables = Readonly<Record<string, string>>;

function start(words: readonly string[], env: Variables): ChildProcess {
  const program = ['--import', 'tsx', resolve(root, 'cli/main.ts')];
  const own = { ...process.env, MUSTER_HOST: '127.0.0.1', MUSTER_LOCAL_NAME: 'off', ...env };
  return spawn(process.execPath, [...program, ...words], { cwd: root, env: own, stdio: ['ignore', 'pipe', 'pipe'] });
}

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export async function muster(words: readonly string[], env: Variables = {}): Promise<Ended> {
  const child = start(words, env);
  const said = { out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...said };
}

export interface Serving {
  readonly url: string;
  /** Ends it as the plug does, or as Ctrl+C. */
  end(signal: 'SIGKILL' | 'SIGINT'): Promise<void>;
}

/** Starts a server, which says in one line where it is. */
export async function serveApart(words: readonly string[], env: Variables = {}): Promise<Serving> {
  const child = start([...words, '--json'], env);
  const ended = once(child, 'close');
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const url = await new Promise<string>((found, failed) => {
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('\n')) found((JSON.parse(said.split('\n')[0] ?? '') as { url: string }).url);
    });
    child.once('close', () => failed(new Error(`the server did not start: ${complaint}${said}`)));
  });
  return {
    url: url.replace('localhost', '127.0.0.1'),
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}
