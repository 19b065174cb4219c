/** A map as it was at one moment of many, which all share what was ever set: thousands of check-ins make no thousands of maps. */

/** Since when a key has a value; null: it was removed. */
type Since<Value> = readonly [moment: number, value: Value | null];

interface Shared<Value> {
  readonly set: Map<string, Since<Value>[]>;
  latest: number;
}

export class Versions<Value> {
  private readonly shared: Shared<Value>;
  private readonly moment: number;

  private constructor(shared: Shared<Value>, moment: number) {
    this.shared = shared;
    this.moment = moment;
  }

  static none<Value>(): Versions<Value> {
    return new Versions<Value>({ set: new Map(), latest: 0 }, 0);
  }

  get(key: string): Value | undefined {
    const all = this.shared.set.get(key) ?? [];
    for (let at = all.length - 1; at >= 0; at -= 1) {
      const [since = 0, value = null] = all[at] ?? [];
      if (since <= this.moment) return value ?? undefined;
    }
    return undefined;
  }

  *keys(): Generator<string> {
    for (const key of this.shared.set.keys()) if (this.get(key) !== undefined) yield key;
  }

  *values(): Generator<Value> {
    for (const key of this.shared.set.keys()) {
      const value = this.get(key);
      if (value !== undefined) yield value;
    }
  }

  /** The next moment, with these set, or removed where null. */
  with(...changes: readonly (readonly [key: string, value: Value | null])[]): Versions<Value> {
    // From an earlier moment another way leads on.
    const shared = this.moment === this.shared.latest ? this.shared : this.apart();
    shared.latest += 1;
    for (const [key, value] of changes) {
      const all = shared.set.get(key);
      if (all) all.push([shared.latest, value]);
      else shared.set.set(key, [[shared.latest, value]]);
    }
    return new Versions(shared, shared.latest);
  }

  private apart(): Shared<Value> {
    const now = [...this.keys()].map((key) => [key, [[0, this.get(key) ?? null]]] as [string, Since<Value>[]]);
    return { set: new Map(now), latest: 0 };
  }
}
