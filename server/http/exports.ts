/**
 * A record's export takes long: it is made in steps with time for others between two, and once for all who ask for it while
 * it is not begun.
 */
import { exportedLines } from '../../core/journal/lines.ts';
import type { Records } from '../records/records.ts';
import type { Line } from './line.ts';

/** Of a step, in ms. */
const LONGEST = 10;

type Pieces = readonly Buffer[];

export class Exports {
  private readonly records: Pick<Records, 'get'>;
  private readonly line: Line;
  /** By record: the one that is made, and the one that is made after it. */
  private readonly made = new Map<string, Promise<unknown>>();
  private readonly next = new Map<string, Promise<Pieces | null>>();

  constructor(records: Pick<Records, 'get'>, line: Line) {
    this.records = records;
    this.line = line;
  }

  /** The lines of a record as it is now or a little later, in pieces; null where it is no more. */
  of(id: string): Promise<Pieces | null> {
    const waiting = this.next.get(id);
    if (waiting) return waiting;
    const next = this.after(this.made.get(id), id);
    this.next.set(id, next);
    return next;
  }

  private async after(before: Promise<unknown> | undefined, id: string): Promise<Pieces | null> {
    await Promise.allSettled([before]);
    const over = await this.turn(id);
    // Whoever asks from here on may know of more than is in it.
    const made = this.make(id, over);
    this.next.delete(id);
    this.made.set(id, made);
    try {
      return await made;
    } finally {
      if (this.made.get(id) === made) this.made.delete(id);
    }
  }

  private async make(id: string, turn: () => void): Promise<Pieces | null> {
    let over = turn;
    try {
      const live = await this.records.get(id);
      if (!live) return null;
      const pieces: Buffer[] = [];
      let lines = '';
      let since = performance.now();
      for (const line of exportedLines(live.rules, live.record)) {
        lines += `${line}\n`;
        if (performance.now() - since < LONGEST) continue;
        pieces.push(Buffer.from(lines));
        lines = '';
        over();
        over = await this.turn(id);
        since = performance.now();
      }
      return [...pieces, Buffer.from(lines)];
    } finally {
      over();
    }
  }

  /** All who wait for one record wait in one place, whoever asked first. */
  private turn(id: string): Promise<() => void> {
    return new Promise((begin) => this.line.enter(`export ${id}`, begin));
  }
}
