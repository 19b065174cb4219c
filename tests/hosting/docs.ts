/** What docs/hosting.md tells people to write into files and to type. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/hosting.md'), 'utf8');
const blocks = [...page.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, kind = '', text = '']) => ({ kind, text }));

/** The only block that has a word in it, or is of a kind. */
export function blockWith(word: string): string {
  const found = blocks.filter(({ kind, text }) => kind === word || text.includes(word));
  if (found.length !== 1) throw new Error(`docs/hosting.md has ${found.length} blocks with ${word}`);
  return found[0]?.text ?? '';
}

/** Each command that stands there, in order. */
export const commands: readonly string[] = blocks
  .filter(({ kind }) => kind === '')
  .flatMap(({ text }) => text.split('\n'))
  .filter((line) => /^(\w+=\S+ )*\w+ \S/.test(line));

/** A few words where this machine has no such program; else null. */
export function without(program: string): string | null {
  try {
    execFileSync('/bin/sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return null;
  } catch {
    return `there is no ${program}`;
  }
}

export function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const at = server.address();
      server.close(() => found(typeof at === 'object' && at ? at.port : 0));
    });
  });
}
