/** A terminal for tests: commands run in this process, and what they print is kept. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { muster } from '../../cli/run.ts';
import type { Io } from '../../cli/spec.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** What was printed with `--json`. */
  readonly json: () => unknown;
}

export interface Terminal {
  readonly folder: string;
  /** A path in the terminal's own folder. */
  readonly path: (name: string) => string;
  readonly run: (...argv: readonly string[]) => Promise<Ran>;
  /** Runs what must go well; the answer is what it printed. */
  readonly must: (...argv: readonly string[]) => Promise<string>;
  /** With `--json`, its document. */
  readonly ask: (...argv: readonly string[]) => Promise<unknown>;
  readonly end: () => void;
}

export interface TerminalOptions {
  readonly env?: Io['env'];
  readonly now?: Io['now'];
  readonly input?: string;
  readonly stopped?: Io['stopped'];
  /** Told of all that is printed, as it comes. */
  readonly heard?: (text: string) => void;
}

export function openTerminal(options: TerminalOptions = {}): Terminal {
  const folder = mkdtempSync(join(tmpdir(), 'muster-cli-'));
  const run = async (...argv: readonly string[]): Promise<Ran> => {
    const printed = { out: '', err: '' };
    const code = await muster(argv, {
      out: (text) => {
        printed.out += text;
        options.heard?.(text);
      },
      err: (text) => (printed.err += text),
      // No test speaks to the network that it runs in.
      env: { MUSTER_LOCAL_NAME: 'off', ...options.env },
      now: options.now ?? Date.now,
      input: () => Promise.resolve(Buffer.from(options.input ?? '')),
      lines: async function* () {
        yield* await Promise.resolve((options.input ?? '').split('\n'));
      },
      stopped: options.stopped ?? (() => Promise.resolve()),
    });
    return { code, ...printed, json: () => JSON.parse(printed.out) as unknown };
  };
  return {
    folder,
    path: (name) => join(folder, name),
    run,
    must: async (...argv) => {
      const { code, out, err } = await run(...argv);
      if (code !== 0) throw new Error(`muster ${argv.join(' ')}: ${err}${out}`);
      return out;
    },
    ask: async (...argv) => (await run(...argv, '--json')).json(),
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The words of a line in a shell, as far as tests need them. */
export function words(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? '',
  );
}
