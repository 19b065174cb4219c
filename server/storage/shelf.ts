/**
 * Copies of other Musters, kept for the day on which their laptop dies. They come in pieces and are tried by restoring them;
 * only then do they take the place of older ones. Each holds every secret of the laptop that it is of.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Refusal, refuse } from '../../core/rules/refusal.ts';
import { flush, makeFolder } from './folder.ts';

/** Of a piece, in bytes: every proxy passes it on, and bad Wi-Fi carries it within the time for a request. */
export const PIECE = 512 * 1024;
/** Of a copy, in MB. A host with a thousand events has a fifth of it. */
const LARGEST = 512;
/** Of one laptop: one may be of the moment in which something broke. */
export const KEPT = 3;
/** After it, what did not come to its end is thrown away. */
const LEFT = 3_600_000;

const NAME = /^muster-(?<laptop>[0-9a-f]{8})-\d{8}-\d{6}\.backup$/;

export interface KeptCopy {
  readonly name: string;
  /** The same word for every copy of one laptop. */
  readonly laptop: string;
  /** When it came. */
  readonly at: number;
  readonly bytes: number;
}

/** A piece: so many bytes after the begin of a copy that has so many. */
export interface Piece {
  readonly from: number;
  readonly of: number;
  readonly bytes: Buffer;
}

export interface ShelfOptions {
  readonly folder: string;
  readonly now: () => number;
  /** Restores a file into an empty folder; why that cannot be, else null. */
  readonly restore: (file: string, folder: string) => Promise<string | null>;
}

const TOO_LARGE = refuse('too-large', `A copy has at most ${LARGEST} MB.`);
const OUT_OF_PLACE = refuse('bad-request', 'This piece does not follow the one before it. Send the copy again.');

export class Shelf {
  private readonly options: ShelfOptions;

  constructor(options: ShelfOptions) {
    this.options = options;
  }

  /** Adds a piece to a copy that is on its way. With the last one it is tried and kept. */
  async add(copy: string, { from, of, bytes }: Piece): Promise<{ readonly kept: boolean } | Refusal> {
    if (of > LARGEST * 1024 * 1024) return TOO_LARGE;
    const { folder } = this.options;
    makeFolder(folder, 0o700);
    const file = join(folder, `incoming-${copy}`);
    const here = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    const end = from + bytes.length;
    if (from !== here || bytes.length === 0 || end > of) return OUT_OF_PLACE;
    if (from === 0) this.removeLeft();
    appendFileSync(file, bytes, { mode: 0o600 });
    return end < of ? { kept: false } : this.keep(file);
  }

  private async keep(file: string): Promise<{ readonly kept: boolean } | Refusal> {
    const { folder, now, restore } = this.options;
    const room = mkdtempSync(join(folder, 'trying-'));
    try {
      const problem = await restore(file, room);
      if (problem !== null) return refuse('no-backup', `This copy cannot be restored: ${problem}`);
      // Each laptop has a key of its own, which is told to nobody.
      const laptop = createHash('sha256')
        .update(readFileSync(join(room, 'key')))
        .digest('hex')
        .slice(0, 8);
      flush(file);
      renameSync(file, join(folder, `muster-${laptop}-${stampOf(now())}.backup`));
      const own = this.all().filter((copy) => copy.laptop === laptop);
      for (const { name } of own.slice(KEPT)) rmSync(join(folder, name), { force: true });
      return { kept: true };
    } finally {
      rmSync(room, { recursive: true, force: true });
      rmSync(file, { force: true });
    }
  }

  /** What is kept, the latest first. */
  all(): readonly KeptCopy[] {
    const { folder } = this.options;
    makeFolder(folder, 0o700);
    const found = readdirSync(folder).flatMap((name) => {
      const laptop = NAME.exec(name)?.groups?.laptop;
      if (laptop === undefined) return [];
      const { mtimeMs, size } = statSync(join(folder, name));
      return [{ name, laptop, at: Math.round(mtimeMs), bytes: size }];
    });
    return found.sort((one, other) => other.at - one.at);
  }

  /** The file of a copy that is kept. */
  fileOf(name: string): string | Refusal {
    const isKept = this.all().some((copy) => copy.name === name);
    return isKept ? join(this.options.folder, name) : refuse('no-file', 'There is no such copy.');
  }

  private removeLeft(): void {
    const { folder } = this.options;
    for (const name of readdirSync(folder)) {
      const left = join(folder, name);
      const isOld = Date.now() - (statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? 0) > LEFT;
      if (isOld && !NAME.test(name)) rmSync(left, { recursive: true, force: true });
    }
  }
}

/** `20261122-141500`: how the names of copies say when they were made. */
export function stampOf(at: number): string {
  return new Date(at)
    .toISOString()
    .replaceAll(/[-:]|\.\d+Z/g, '')
    .replace('T', '-');
}
