/** This program once more, in a process of its own: what keeps a processor busy holds up no phone. */
import { spawn } from 'node:child_process';

/**
 * Runs a command of it to its end: what it complained of, or null. `env`: in place of this process’s own variables; a command
 * line can be read by others on the machine.
 */
export function musterApart(
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<string | null> {
  return new Promise((found) => {
    const args = [...process.execArgv, process.argv[1] ?? '', ...words];
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.once('error', (error) => found(error.message));
    child.once('close', (code) => found(code === 0 ? null : said.trim()));
  });
}
