/** A server in a process of its own, on a fresh folder or a given one, so that the load does not share its thread. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Megabytes that the process holds; Linux says so. */
  readonly memory: () => number;
  /** Milliseconds of a processor that it took so far, whoever else was at work; Linux says so, to a hundredth of a second. */
  readonly worked: () => number;
  /** Ends it and throws its folder away. */
  readonly stop: () => Promise<void>;
}

export async function serverProcess(
  folder: string = mkdtempSync(join(tmpdir(), 'muster-bench-')),
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const main = join(import.meta.dirname, '../../program/main.js');
  const args = ['serve', '--data', folder, '--host', '127.0.0.1', '--port', '0', '--json'];
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A bench that fails must not leave its server behind.
  process.once('exit', () => child.kill('SIGKILL'));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => {
      const { url: told } = JSON.parse(chunk.toString()) as { url: string };
      resolve(`http://127.0.0.1:${new URL(told).port}`);
    });
    child.on('exit', (code) => reject(new Error(`the server ended with ${String(code)}`)));
  });
  const stop = async (): Promise<void> => {
    child.removeAllListeners('exit');
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
    rmSync(folder, { recursive: true, force: true });
  };
  const memory = (): number => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
  };
  const worked = (): number => {
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(' ');
    return (Number(fields[13]) + Number(fields[14])) * 10;
  };
  return { url, child, memory, worked, stop };
}
