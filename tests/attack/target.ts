/** What is attacked: a server in a process of its own, with an event that is being played. */
import { readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from '../../core/chance/bytes.ts';
import { nextRound, playRound, startedFloor } from '../core/event/floor.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { gainingGroundsS0 } from '../../core/systems/gaining-grounds-s0/pack.ts';
import { buildChild, startChild } from '../crash/process.ts';
import { RATES } from '../../server/http/limits.ts';
import { type ServerOptions, startServer } from '../../server/main.ts';
import { newFolder } from '../server/desk.ts';

export interface Target {
  readonly url: string;
  readonly pid: number;
  readonly event: string;
  /** The organiser's. */
  readonly token: string;
  readonly players: number;
}

/** An event on the disk: each attack meets a server that has just been started on it. */
export interface Hall {
  readonly folder: string;
  /** Its pages. */
  readonly web: string;
  readonly event: string;
  readonly token: string;
  readonly players: number;
  readonly close: () => void;
}

/**
 * So many players who played all rounds but the last, which is on the tables. Played here and taken in: ten thousand
 * results over HTTP take minutes.
 */
export async function openHall(players: number, rounds: number): Promise<Hall> {
  const seed = `hall${players}`;
  const floor = startedFloor(gainingGroundsS0, players, { seed });
  floor.run({ type: 'change-settings', settings: { name: `Hall of ${players}`, rounds } });
  for (let round = 1; round <= rounds; round += 1) {
    nextRound(floor);
    if (round < rounds) playRound(floor);
  }
  const folder = newFolder();
  const server = await startServer({ dataFolder: folder, port: 0, log: { level: 'error' } });
  const made = await server.takeIn(floor.record(), hashText(`${seed} secret`));
  await server.close();
  if (isRefusal(made)) throw new Error(made.message);
  const web = pagesIn(newFolder());
  const close = (): void => {
    for (const one of [folder, web]) rmSync(one, { recursive: true, force: true });
  };
  return { folder, web, event: made.id, token: made.token, players, close };
}

/** The page of an event as the build leaves it, as far as the server looks at it. */
function pagesIn(folder: string): string {
  const wish = '<meta name="first-view" content="as=public" />';
  writeFileSync(join(folder, 'event.html'), `<head>${wish}</head><body><div id="page"></div></body>`);
  return folder;
}

/** Runs `work` on a new server on that hall, with the limits that the product has. */
export async function onTarget<T>(
  { folder, web, event, token, players }: Hall,
  more: Partial<ServerOptions>,
  work: (target: Target) => Promise<T>,
): Promise<T> {
  const child = await startChild(await built(), folder, { web, more: { rates: RATES, ...more } });
  try {
    return await work({ url: child.url, pid: child.pid, event, token, players });
  } finally {
    await child.kill();
  }
}

let file: Promise<string> | null = null;
function built(): Promise<string> {
  file ??= buildChild('attack');
  return file;
}

/** The most memory that the process ever held, in MB; null where the system does not say (it is Linux that does). */
export function peakMemory(pid: number): number | null {
  const status = procOf(() => readFileSync(`/proc/${pid}/status`, 'utf8'));
  const kB = status === null ? undefined : /^VmHWM:\s+(\d+) kB/m.exec(status)?.[1];
  return kB === undefined ? null : Number(kB) / 1024;
}

/** How many sockets the process holds; null where the system does not say. */
export function socketsOf(pid: number): number | null {
  return procOf(() => {
    const open = readdirSync(`/proc/${pid}/fd`).map((fd) => procOf(() => readlinkSync(`/proc/${pid}/fd/${fd}`)));
    return open.filter((name) => name?.startsWith('socket:') === true).length;
  });
}

function procOf<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
