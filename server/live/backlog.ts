/**
 * What waits in memory for others to read it. Bytes that many wait for are there once, and count once: a hall that is
 * sent the same costs no more than one phone, and whoever makes the server keep much alone is soon at the bound.
 */
export interface Bounds {
  /** Bytes for all connections of one address. */
  readonly address: number;
  /** Bytes in all. */
  readonly all: number;
}

export const BOUNDS: Bounds = { address: 48 * 1024 * 1024, all: 128 * 1024 * 1024 };

/** Something in memory, and how large it is: a buffer is. */
export interface Held {
  readonly byteLength: number;
}

export class Backlog {
  private readonly bounds: Bounds;
  private readonly all = new Waiting();
  private readonly addresses = new Map<string, Waiting>();

  constructor(bounds: Bounds = BOUNDS) {
    this.bounds = bounds;
  }

  hasRoom(address: string, pieces: readonly Held[]): boolean {
    const own = this.addresses.get(address)?.with(pieces) ?? sizeOf(pieces);
    return own <= this.bounds.address && this.all.with(pieces) <= this.bounds.all;
  }

  /** Counts these until they are let go of; null where there is no room for them. */
  hold(address: string, pieces: readonly Held[]): (() => void) | null {
    if (!this.hasRoom(address, pieces)) return null;
    const own = this.addresses.get(address) ?? new Waiting();
    this.addresses.set(address, own);
    this.all.add(pieces);
    own.add(pieces);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.all.remove(pieces);
      own.remove(pieces);
      if (own.bytes === 0) this.addresses.delete(address);
    };
  }
}

class Waiting {
  bytes = 0;
  private readonly held = new Map<Held, number>();

  /** How much it would be with these. */
  with(pieces: readonly Held[]): number {
    return this.bytes + sizeOf(pieces.filter((piece) => !this.held.has(piece)));
  }

  add(pieces: readonly Held[]): void {
    for (const piece of pieces) {
      const times = this.held.get(piece) ?? 0;
      if (times === 0) this.bytes += piece.byteLength;
      this.held.set(piece, times + 1);
    }
  }

  remove(pieces: readonly Held[]): void {
    for (const piece of pieces) {
      const times = this.held.get(piece) ?? 0;
      if (times > 1) this.held.set(piece, times - 1);
      else if (this.held.delete(piece)) this.bytes -= piece.byteLength;
    }
  }
}

export function sizeOf(pieces: readonly Held[]): number {
  return pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
}
