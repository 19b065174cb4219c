/** Cuts the power at every step of a recorded run, and looks whether what was acknowledged is on every disk it may leave. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Libsql from 'libsql';
import { hashText } from '../../core/chance/bytes.ts';
import { openStream } from '../../core/chance/stream.ts';
import { newFolder } from '../server/desk.ts';
import { Disk, type Image } from './disk.ts';
import { begin, post } from './kill.ts';
import { type RunningChild, buildChild, startChild } from './process.ts';
import { type Step, readNotes, tracer } from './recording.ts';

export interface PowerOutcome {
  readonly cuts: number;
  readonly images: number;
  readonly acknowledged: number;
  /** Images on which something is missing that was acknowledged before the cut. */
  readonly lossy: number;
  /** Images that do not open, or whose pages do not fit together. */
  readonly broken: number;
}

export interface RunOptions {
  readonly flush: 'FULL' | 'OFF';
  /** Commands to send, from eight writers. */
  readonly commands: number;
}

/** Runs a server under the tracer, sends it commands, and pulls the plug. */
export async function record({ flush, commands }: RunOptions): Promise<Step[]> {
  const file = await buildChild(`power-${flush}`);
  const folder = newFolder();
  const notes = join(mkdtempSync(join(tmpdir(), 'muster-notes-')), 'notes');
  try {
    const child = await startChild(file, folder, { flush, under: tracer(notes) });
    await write(child, commands);
    await child.kill();
    return await readNotes(notes, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(join(notes, '..'), { recursive: true, force: true });
  }
}

async function write(child: RunningChild, commands: number): Promise<void> {
  const written = await begin(child);
  let sent = 0;
  const writer = async (): Promise<void> => {
    while (sent < commands) {
      sent += 1;
      await post(child, written, `power-command-${sent}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, writer));
}

/** Tries so many cuts, spread evenly over the steps; each with nothing, everything and parts of what was not flushed. */
export async function cutAll(steps: readonly Step[], cuts: number, seed = 'power'): Promise<PowerOutcome> {
  const chance = openStream(hashText(seed), 'cuts');
  const every = Math.max(1, Math.floor(steps.length / cuts));
  const disk = new Disk();
  const acknowledged: string[] = [];
  const total = { cuts: 0, images: 0, lossy: 0, broken: 0 };
  const look = openLook();
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'acknowledged') acknowledged.push(step.command);
    else disk.apply(step);
    if (index % every !== 0 && index !== steps.length - 1) continue;
    total.cuts += 1;
    const part = (): number => chance.below(1000) / 1000;
    for (const image of [disk.dropped(), disk.kept(), disk.mixed(part), disk.mixed(part)]) {
      total.images += 1;
      const found = await look.at(image);
      if (!found) total.broken += 1;
      else if (acknowledged.some((command) => !found.has(command))) total.lossy += 1;
    }
  }
  look.end();
  return { ...total, acknowledged: acknowledged.length };
}

/** Opens images as a server would after the cut, and reads which commands they hold; null where one is broken. */
function openLook(): { at: (image: Image) => Promise<ReadonlySet<string> | null>; end: () => void } {
  const shared = '/dev/shm';
  const folder = mkdtempSync(join(existsSync(shared) ? shared : tmpdir(), 'muster-power-'));
  const collect = collector();
  let looks = 0;
  return {
    at: async (image) => {
      looks += 1;
      if (looks % 100 === 0) await collect();
      const place = mkdtempSync(join(folder, 'cut-'));
      for (const [name, content] of image) writeFileSync(join(place, name), content);
      const found = commandsIn(join(place, 'muster.db'));
      rmSync(place, { recursive: true });
      return found;
    },
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function commandsIn(file: string): ReadonlySet<string> | null {
  if (!existsSync(file)) return new Set();
  const database = new Libsql(file);
  try {
    const [check] = database.pragma('quick_check(1)') as { quick_check: string }[];
    if (check?.quick_check !== 'ok') return null;
    const tables = database.prepare(`select 1 from sqlite_master where name = 'entries'`).all();
    if (tables.length === 0) return new Set();
    const rows = database.prepare(`select json_extract(json, '$.command') as command from entries`).all();
    return new Set((rows as { command: string }[]).map(({ command }) => command));
  } catch {
    return null;
  } finally {
    database.close();
  }
}

/** A closed database lets go of its files when it is collected, and the loop has turned once more. */
function collector(): () => Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  return async () => {
    collect();
    await turn(10);
  };
}
