/** The command as a process of its own: its exit codes, its streams, and what a pipe does. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

function muster(...argv: readonly string[]): { code: number | null; out: string; err: string } {
  const args = ['--import', 'tsx', resolve(root, 'cli/main.ts'), ...argv];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

/** Every module that is loaded before a command runs. */
function loadedBy(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const text = readFileSync(path, 'utf8');
  for (const [, names, from] of text.matchAll(/^(?:import|export) (?!type )([^;]*?) ?from '([^']+)';/gm)) {
    if (names === undefined || from === undefined) continue;
    if (from.startsWith('.')) loadedBy(resolve(dirname(path), from), seen);
    else seen.add(from);
  }
  return seen;
}

describe('the way to --help', () => {
  it('loads commander and a few small files: no rules, no server, no parser', () => {
    const loaded = [...loadedBy(resolve(root, 'cli/main.ts'))].map((path) =>
      path.startsWith(root) ? relative(root, path).replaceAll('\\', '/') : path,
    );
    const heavy = loaded.filter(
      (path) => !/^(cli\/|core\/(journal\/types|event\/types|rules\/refusal)\.ts$|commander$|node:)/.test(path),
    );
    expect(heavy).toEqual([]);
    expect(loaded.length).toBeLessThan(60);
  });
});

describe('the process', { timeout: 30_000 }, () => {
  it('says what it can do on standard output', () => {
    const { code, out, err } = muster('--help');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('standings');
  });

  it('exits 1 for a refusal and 2 for what it does not understand', () => {
    expect(muster('verify', 'no-such-file', '--json')).toMatchObject({ code: 1, err: '' });
    expect(muster('standings')).toMatchObject({ code: 2, out: '' });
  });
});
