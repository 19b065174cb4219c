/**
 * One writer of a file at a time. The lock is the operating system's, on a file of its own in the folder for temporary
 * files; it ends with the process, however that ends.
 */
import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Refusal, refuse } from '../../core/rules/refusal.ts';

/** How long another command may take before we give up. */
const PATIENCE = 10_000;

/** Takes the lock; the answer lets go of it. */
export async function lockFile(path: string, patience = PATIENCE): Promise<(() => void) | Refusal> {
  const { default: Libsql } = await import('libsql');
  const folder = join(tmpdir(), `muster-locks-${process.getuid?.() ?? 'own'}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = createHash('sha256').update(resolve(path)).digest('hex').slice(0, 32);
  const lock = new Libsql(join(folder, name));
  const until = Date.now() + patience;
  for (;;) {
    try {
      lock.exec('BEGIN EXCLUSIVE');
      return () => {
        lock.exec('ROLLBACK');
        lock.close();
      };
    } catch {
      if (Date.now() > until) {
        lock.close();
        return refuse('file-in-use', `Another command is writing to ${path}. Try again when it is done.`);
      }
      // Waiting is ours and not the engine's: its wait would stop everything else in this process.
      await new Promise((again) => setTimeout(again, 20));
    }
  }
}
