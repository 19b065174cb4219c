/** What is made of a record, kept until the record changes: a list or a table asks for many, and most are as they were. */
import type { Live } from '../records/live.ts';
import type { Records } from '../records/records.ts';

export class Digests<Value> {
  private readonly records: Records;
  private readonly make: (live: Live) => Value;
  private readonly most: number;
  /** From the first who asks on: all who wait share it. */
  private readonly known = new Map<string, Promise<Value | null>>();

  /** `most` are kept, the latest made. */
  constructor(records: Records, make: (live: Live) => Value, most: number) {
    this.records = records;
    this.make = make;
    this.most = most;
    records.onOutdated((id) => this.known.delete(id));
  }

  /** Of those of these records that can be read here. */
  async of(ids: readonly string[]): Promise<Value[]> {
    const found: Value[] = [];
    for (const id of ids) {
      const value = await (this.known.get(id) ?? this.begin(id));
      if (value !== null) found.push(value);
    }
    return found;
  }

  private begin(id: string): Promise<Value | null> {
    const making = this.made(id);
    this.known.set(id, making);
    const [oldest] = this.known.keys();
    if (this.known.size > this.most && oldest !== undefined) this.known.delete(oldest);
    making.catch(() => {
      if (this.known.get(id) === making) this.known.delete(id);
    });
    return making;
  }

  private async made(id: string): Promise<Value | null> {
    // Each takes a while: others get their turn in between.
    await new Promise((turn) => setImmediate(turn));
    const [value] = await this.records.readable([id], this.make);
    return value ?? null;
  }
}
