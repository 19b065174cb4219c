/** A disk as a power cut may leave it: what was flushed is there; of the rest anything, all or nothing may be. */
import type { Step } from './recording.ts';

/** The files of one image, by name. */
export type Image = ReadonlyMap<string, Buffer>;

type Change = Exclude<Step, { kind: 'acknowledged' | 'flush' }>;

interface File {
  /** What is on the disk for sure; null where there is no such file for sure. */
  durable: Buffer | null;
  pending: Change[];
}

/** A disk writes whole sectors, in any order. */
const SECTOR = 512;

export class Disk {
  private readonly files = new Map<string, File>();

  apply(step: Exclude<Step, { kind: 'acknowledged' }>): void {
    if (step.kind === 'flush') this.flush(step.file);
    else this.file(step.file).pending.push(step);
  }

  /** Nothing that was not flushed. */
  dropped(): Image {
    return this.image(() => []);
  }

  /** Everything, flushed or not. */
  kept(): Image {
    return this.image((pending) => pending);
  }

  /** Of what was not flushed a part, down to single sectors. `chance` gives 0 to 1. */
  mixed(chance: () => number): Image {
    return this.image((pending) => pending.flatMap((change) => torn(change, chance)));
  }

  private flush(name: string): void {
    if (name !== '.') {
      const file = this.file(name);
      const removals = file.pending.filter(({ kind }) => kind === 'remove');
      file.durable = after(
        file.durable,
        file.pending.filter(({ kind }) => kind !== 'remove'),
      );
      file.pending = removals;
      return;
    }
    // Flushing a folder makes its names durable: what was removed is gone for good.
    for (const file of this.files.values()) {
      const last = file.pending.findLastIndex(({ kind }) => kind === 'remove');
      if (last === -1) continue;
      file.durable = null;
      file.pending = file.pending.slice(last + 1);
    }
  }

  private image(choose: (pending: readonly Change[]) => readonly Change[]): Image {
    const image = new Map<string, Buffer>();
    for (const [name, { durable, pending }] of this.files) {
      const content = after(durable, choose(pending));
      if (content) image.set(name, content);
    }
    return image;
  }

  private file(name: string): File {
    const file = this.files.get(name) ?? { durable: null, pending: [] };
    this.files.set(name, file);
    return file;
  }
}

function torn(change: Change, chance: () => number): Change[] {
  if (chance() < 0.4) return [];
  if (change.kind !== 'write' || chance() < 0.5) return [change];
  const sectors: Change[] = [];
  for (let start = 0; start < change.bytes.length; start += SECTOR) {
    if (chance() < 0.5) continue;
    sectors.push({ ...change, offset: change.offset + start, bytes: change.bytes.subarray(start, start + SECTOR) });
  }
  return sectors;
}

/** What a file holds after changes, in a copy of its own. */
function after(content: Buffer | null, changes: readonly Change[]): Buffer | null {
  if (changes.length === 0) return content;
  const start = changes.findLastIndex(({ kind }) => kind === 'remove') + 1;
  const before = start === 0 ? content : null;
  const rest = changes.slice(start);
  if (rest.length === 0) return before;
  const ends = rest.map((change) => (change.kind === 'write' ? change.offset + change.bytes.length : 0));
  const space = Buffer.alloc(Math.max(before?.length ?? 0, ...ends));
  before?.copy(space);
  let length = before?.length ?? 0;
  for (const change of rest) {
    if (change.kind === 'truncate') {
      space.fill(0, change.length);
      length = change.length;
    } else if (change.kind === 'write') {
      change.bytes.copy(space, change.offset);
      length = Math.max(length, change.offset + change.bytes.length);
    }
  }
  return space.subarray(0, length);
}
