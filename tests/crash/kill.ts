/** Kills a server again and again while eight writers post, and counts what was lost and what was doubled. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as later } from 'node:timers/promises';
import { hashText } from '../../core/chance/bytes.ts';
import { type Stream, openStream } from '../../core/chance/stream.ts';
import { importLines } from '../../core/journal/lines.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { newFolder } from '../server/desk.ts';
import { type RunningChild, startChild } from './process.ts';

export interface Outcome {
  readonly cycles: number;
  readonly acknowledged: number;
  /** Sent and not answered before the kill; sent again after it. */
  readonly unanswered: number;
  readonly lost: number;
  readonly doubled: number;
  /** How long each restart took, in ms. */
  readonly restarts: readonly number[];
}

interface Written {
  readonly event: string;
  readonly token: string;
  readonly acknowledged: Set<string>;
  readonly unanswered: Set<string>;
}

const WRITERS = 8;

/** The seed draws how much is written before each kill, and how long after that it comes. */
export async function killCycles(file: string, cycles: number, seed = 1): Promise<Outcome> {
  const chance = openStream(hashText(`kills ${seed}`), 'kills');
  const folder = newFolder();
  const restarts: number[] = [];
  const all: Written[] = [];
  let child = await startChild(file, folder);
  try {
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const written = await begin(child);
      all.push(written);
      await writeUntilKilled(child, written, chance);
      child = await startChild(file, folder);
      restarts.push(child.ready);
      // As phones do: what was not answered is sent again, with the same id.
      for (const id of written.unanswered) await post(child, written, id);
    }
    const counts = await Promise.all(all.map((written) => count(child, written)));
    const sum = (key: 'acknowledged' | 'unanswered' | 'lost' | 'doubled'): number =>
      counts.reduce((total, one) => total + one[key], 0);
    return {
      cycles,
      restarts,
      acknowledged: sum('acknowledged'),
      unanswered: sum('unanswered'),
      lost: sum('lost'),
      doubled: sum('doubled'),
    };
  } finally {
    await child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function begin({ url }: RunningChild): Promise<Written> {
  const response = await fetch(`${url}/api/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ system: 'gaining-grounds-s0', name: 'Crash cup' }),
  });
  const { id, token } = (await response.json()) as { id: string; token: string };
  return { event: id, token, acknowledged: new Set(), unanswered: new Set() };
}

async function writeUntilKilled(child: RunningChild, written: Written, chance: Stream): Promise<void> {
  let killed = false;
  const writer = async (): Promise<void> => {
    while (!killed) {
      const id = randomUUID();
      written.unanswered.add(id);
      try {
        await post(child, written, id);
      } catch {
        // The server is gone: whether it wrote this is for the restart to show.
        return;
      }
      written.unanswered.delete(id);
      written.acknowledged.add(id);
    }
  };
  const writers = Array.from({ length: WRITERS }, writer);
  const enough = 10 + chance.below(30);
  while (written.acknowledged.size < enough) await later(5);
  await later(chance.below(20));
  await child.kill();
  killed = true;
  await Promise.all(writers);
}

export async function post({ url }: RunningChild, { event, token }: Written, id: string): Promise<void> {
  const response = await fetch(`${url}/api/events/${event}/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ id, command: { type: 'rule', topic: 'Pace', text: `ruling ${id}` } }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`not taken: ${text}`);
}

/** Reads the journal back, checked, and compares it with what was sent. */
async function count(
  { url }: RunningChild,
  written: Written,
): Promise<Record<'acknowledged' | 'unanswered' | 'lost' | 'doubled', number>> {
  const { event, acknowledged, unanswered } = written;
  const file = importLines(await (await fetch(`${url}/api/events/${event}/export`)).text());
  if (isRefusal(file)) throw new Error(file.message);
  const rulings = file.entries.filter(({ body }) => body.type === 'ruled').map(({ command }) => command);
  const kept = new Set(rulings);
  const sent = [...acknowledged, ...unanswered];
  return {
    acknowledged: acknowledged.size,
    unanswered: unanswered.size,
    lost: sent.filter((id) => !kept.has(id)).length,
    doubled: rulings.length - kept.size,
  };
}
