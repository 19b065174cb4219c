/** The command as a process of its own: its exit codes, its streams, and what a pipe does. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

function muster(...argv: readonly string[]): { code: number | null; out: string; err: string } {
  const args = ['--import', 'tsx', resolve(root, 'cli/main.ts'), ...argv];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

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
