/** What a traced server did to its data file and what it acknowledged, in order, read from the notes of `strace`. */
import { execFileSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';

export type Step =
  | { readonly kind: 'write'; readonly file: string; readonly offset: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly file: string; readonly length: number }
  | { readonly kind: 'flush'; readonly file: string }
  | { readonly kind: 'remove'; readonly file: string }
  /** The first byte of the answer is on its way: from here on the server is bound by it. */
  | { readonly kind: 'acknowledged'; readonly command: string };

/** The tracer with its arguments, writing to a file. Every call is noted before it returns to the server. */
export function tracer(notes: string): string[] {
  const calls = 'read,write,writev,pwrite64,fsync,fdatasync,ftruncate,unlink,unlinkat';
  return ['strace', '-f', '-y', '-xx', '-s', '1000000', '-e', `trace=${calls}`, '-e', 'signal=none', '-o', notes];
}

/** What is missing of a tracer; null where one works. It is installed first where it is not there and can be. */
export function noTracer(): string | null {
  if (process.platform !== 'linux') return 'strace is for Linux alone';
  if (traces()) return null;
  try {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', 'strace'], { stdio: 'ignore' });
  } catch {
    return 'strace is not installed, e.g. with `apt-get install strace` as root';
  }
  return traces() ? null : 'strace may trace nothing';
}

function traces(): boolean {
  try {
    execFileSync('strace', ['-o', '/dev/null', process.execPath, '-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

interface Call {
  readonly name: string;
  /** The file or socket that it is about. */
  readonly path: string;
  readonly text: string;
}

/** Reads the notes. `folder` is where the data file is. */
export async function readNotes(notes: string, folder: string): Promise<Step[]> {
  const steps: Step[] = [];
  const asked = new Map<string, string>();
  const begun = new Map<string, Call>();
  for await (const line of createInterface({ input: createReadStream(notes) })) {
    const whole = wholeCall(line, begun);
    if (!whole) continue;
    const { call, phase } = whole;
    if (call.path.startsWith('socket:')) readSocket(call, { asked, steps, phase });
    else if (phase !== 'begun' && call.path.startsWith(folder)) readFile(call, folder, steps);
  }
  return steps;
}

/** A call in one line, or the two halves of one that another thread's calls came between. */
function wholeCall(line: string, begun: Map<string, Call>): { call: Call; phase: 'whole' | 'begun' | 'ended' } | null {
  const [, thread = '', rest = ''] = /^(\d+) +(\S.*)$/.exec(line) ?? [];
  const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest);
  if (resumed) {
    const first = begun.get(thread);
    begun.delete(thread);
    return first ? { call: { ...first, text: `${first.text}${resumed[1] ?? ''}` }, phase: 'ended' } : null;
  }
  const [, name = '', target = '', text = ''] = /^(\w+)\((?:\d+<([^>]*)>|AT_FDCWD<[^>]*>, )?(.*)$/.exec(rest) ?? [];
  if (name === '') return null;
  const path = target === '' ? plain(text).toString() : unescaped(target);
  const call = { name, path, text };
  if (!text.endsWith('<unfinished ...>')) return { call, phase: 'whole' };
  begun.set(thread, { ...call, text: text.slice(0, -'<unfinished ...>'.length) });
  return { call, phase: 'begun' };
}

/** Notes which command each connection asked for, and when its answer begins. */
function readSocket(
  { name, path, text }: Call,
  { asked, steps, phase }: { asked: Map<string, string>; steps: Step[]; phase: string },
): void {
  if (name === 'read' && phase !== 'begun') {
    const id = /"id":"([\w-]+)"/.exec(plain(text).toString())?.[1];
    if (id !== undefined) asked.set(path, id);
  }
  if ((name === 'write' || name === 'writev') && phase !== 'ended') {
    const command = asked.get(path);
    if (command === undefined || !plain(text).toString().startsWith('HTTP/1.1 200')) return;
    asked.delete(path);
    steps.push({ kind: 'acknowledged', command });
  }
}

function readFile({ name, path, text }: Call, folder: string, steps: Step[]): void {
  const file = path === folder ? '.' : basename(path);
  if (file !== '.' && !file.startsWith('muster.db')) return;
  const numbers = (/((?:, ?-?\d+)+)\) += \d+/.exec(text)?.[1] ?? '').split(',').map(Number);
  if (name === 'pwrite64') steps.push({ kind: 'write', file, offset: numbers.at(-1) ?? 0, bytes: plain(text) });
  if (name === 'ftruncate') steps.push({ kind: 'truncate', file, length: numbers.at(-1) ?? 0 });
  if (name === 'fsync' || name === 'fdatasync') steps.push({ kind: 'flush', file });
  if (name.startsWith('unlink')) steps.push({ kind: 'remove', file });
}

/** The bytes of the first text in a note, which is written as `"\x00\x01…"`. */
function plain(text: string): Buffer {
  const first = /"((?:\\x[0-9a-f]{2})*)"/.exec(text)?.[1] ?? '';
  return Buffer.from(first.replaceAll('\\x', ''), 'hex');
}

function unescaped(text: string): string {
  return text.startsWith('\\x') ? Buffer.from(text.replaceAll('\\x', ''), 'hex').toString() : text;
}
