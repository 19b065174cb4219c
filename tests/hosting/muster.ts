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

export interface Apart {
  /** The first line that it printed. */
  readonly said: { readonly url?: string };
  /** Ends it as the plug does, or as Ctrl+C. */
  end(signal: 'SIGKILL' | 'SIGINT'): Promise<void>;
}

/** Starts a command that goes on until it is ended, which says in one line that it has begun. */
export async function startApart(words: readonly string[], env: Variables = {}): Promise<Apart> {
  const child = start([...words, '--json'], env);
  const ended = once(child, 'close');
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const said = await new Promise<Apart['said']>((begun, failed) => {
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (more: string) => {
      text += more;
      if (text.includes('\n')) begun(JSON.parse(text.split('\n')[0] ?? '') as Apart['said']);
    });
    child.once('close', () => failed(new Error(`${words.join(' ')} did not start: ${complaint}${text}`)));
  });
  return {
    said,
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}

export interface Serving extends Pick<Apart, 'end'> {
  readonly url: string;
}

/** The same of a server, with its address. */
export async function serveApart(words: readonly string[], env: Variables = {}): Promise<Serving> {
  const apart = await startApart(words, env);
  return { url: (apart.said.url ?? '').replace('localhost', '127.0.0.1'), end: (signal) => apart.end(signal) };
}
