/**
 * What costs much stands in a line: each asker has a turn, one after the other, and whatever else is asked comes between two.
 * There are two: for work that takes long, and for sending what is large.
 */

export interface LineOptions {
  /** How many of one asker may wait: a hall behind one address. */
  readonly waiting: number;
  /** Turns that are not over: of one asker, and of all. */
  readonly one: number;
  readonly all: number;
  /** What others have time for after a turn: as much as its begin took, or all of it. */
  readonly rest: 'begin' | 'turn';
}

/** Work is done one after the other, with as much time for others between two. */
export const WORK: LineOptions = { waiting: 2000, one: 1, all: 1, rest: 'turn' };

/**
 * Until it is taken, what is large is in the system’s memory as well, up to 4 MB of it: whoever reads nothing keeps their
 * own from being sent, and nobody else’s.
 */
export const SENDING: LineOptions = { waiting: 2000, one: 8, all: 64, rest: 'begin' };

interface Waiter {
  readonly who: string;
  readonly begin: () => void;
}

export class Line {
  private readonly options: LineOptions;
  private readonly waiting = new Map<string, Set<Waiter>>();
  private readonly underWay = new Map<string, number>();
  private all = 0;
  private resting = false;

  constructor(options: LineOptions) {
    this.options = options;
  }

  /**
   * Calls `begin` when it is their turn, at once where nobody waits. What it is given, and what this returns, says that the
   * turn is over, or not wanted any more. Null where too many of theirs wait.
   */
  enter(who: string, begin: (over: () => void) => void): (() => void) | null {
    const own = this.waiting.get(who) ?? new Set();
    if (own.size >= this.options.waiting) return null;
    let state: 'waiting' | 'begun' | 'over' = 'waiting';
    let since = 0;
    const waiter: Waiter = {
      who,
      begin: () => {
        state = 'begun';
        since = performance.now();
        begin(over);
        if (this.options.rest === 'begin') setImmediate(() => this.rest(performance.now() - since));
      },
    };
    const over = (): void => {
      const was = state;
      state = 'over';
      if (was === 'waiting') this.leave(waiter);
      if (was === 'begun') this.end(who, performance.now() - since);
    };
    own.add(waiter);
    this.waiting.set(who, own);
    this.move();
    return over;
  }

  private leave(waiter: Waiter): void {
    const own = this.waiting.get(waiter.who);
    own?.delete(waiter);
    if (own?.size === 0) this.waiting.delete(waiter.who);
  }

  private end(who: string, took: number): void {
    const left = (this.underWay.get(who) ?? 0) - 1;
    if (left > 0) this.underWay.set(who, left);
    else this.underWay.delete(who);
    this.all -= 1;
    if (this.options.rest === 'turn') setImmediate(() => this.rest(took));
    else this.move();
  }

  /** New connections are taken up one a turn of the event loop: others need many. */
  private rest(ms: number): void {
    setTimeout(() => {
      this.resting = false;
      this.move();
    }, ms);
  }

  private move(): void {
    const next = this.resting ? null : this.next();
    if (!next) return;
    this.resting = true;
    next.begin();
  }

  /** Takes the first out of the line that may begin. */
  private next(): Waiter | null {
    if (this.all >= this.options.all) return null;
    for (const [who, own] of this.waiting) {
      const [waiter] = own;
      const begun = this.underWay.get(who) ?? 0;
      if (!waiter || begun >= this.options.one) continue;
      own.delete(waiter);
      // Behind all others, until they had a turn.
      this.waiting.delete(who);
      if (own.size > 0) this.waiting.set(who, own);
      this.underWay.set(who, begun + 1);
      this.all += 1;
      return waiter;
    }
    return null;
  }
}
