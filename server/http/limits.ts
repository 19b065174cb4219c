/** Token buckets: so much at once, so much a second after that. Generous: a whole hall may stand behind one address. */
import type { Clock } from '../clock.ts';

export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Rates {
  /** Any request, by address. */
  readonly requests: Rate;
  /** What changes something, by the link it comes with: desks are quick, phones are not. */
  readonly staff: Rate;
  readonly others: Rate;
  /** Wrong PINs of one name from one address. */
  readonly pins: Rate;
  /** Wrong PINs of one name, from wherever nobody has opened it yet. */
  readonly pinsOfName: Rate;
  /** The same of all names of an event: somebody may have many addresses. */
  readonly pinsOfEvent: Rate;
  /** Wrong PINs from one address, of whatever names. */
  readonly pinsFrom: Rate;
  /** Wrong codes of halls, from one address. */
  readonly codes: Rate;
  /** The same from everywhere. */
  readonly codesInAll: Rate;
  /** Wrong keys of those who make events, by address. */
  readonly keys: Rate;
  /** Demonstrations, by address. */
  readonly demos: Rate;
  /** Simulations that others are to play, by address. */
  readonly simulations: Rate;
  /** People who put themselves down, by address: a club may do so together. */
  readonly signUps: Rate;
}

export const RATES: Rates = {
  requests: { burst: 6000, perSecond: 600 },
  staff: { burst: 2000, perSecond: 200 },
  others: { burst: 120, perSecond: 10 },
  pins: { burst: 5, perSecond: 1 / 60 },
  pinsOfName: { burst: 30, perSecond: 1 / 30 },
  pinsOfEvent: { burst: 200, perSecond: 1 / 10 },
  pinsFrom: { burst: 30, perSecond: 1 / 30 },
  codes: { burst: 20, perSecond: 1 / 10 },
  codesInAll: { burst: 300, perSecond: 1 / 2 },
  keys: { burst: 20, perSecond: 1 / 10 },
  demos: { burst: 5, perSecond: 1 / 60 },
  simulations: { burst: 20, perSecond: 1 / 10 },
  signUps: { burst: 30, perSecond: 1 / 10 },
};

export interface Buckets {
  /** Takes one token; false when there is none. */
  take(kind: keyof Rates, who: string): boolean;
  /** Whether there is one to take. */
  has(kind: keyof Rates, who: string): boolean;
}

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/** Buckets of one kind; beyond them the one that was left alone longest is let go of, and made-up askers push out their like. */
const MANY = 20_000;

export function openBuckets(clock: Clock, rates: Rates = RATES): Buckets {
  const kinds = new Map<keyof Rates, Recent<Bucket>>();
  const bucketsOf = (kind: keyof Rates): Recent<Bucket> => {
    const known = kinds.get(kind) ?? new Recent<Bucket>(MANY);
    kinds.set(kind, known);
    return known;
  };
  const filled = (kind: keyof Rates, who: string): Bucket => {
    const { burst, perSecond } = rates[kind];
    const now = clock.now();
    const { tokens, at } = bucketsOf(kind).get(who) ?? { tokens: burst, at: now };
    // A clock set back takes nothing away.
    return { tokens: Math.min(burst, tokens + (Math.max(0, now - at) / 1000) * perSecond), at: now };
  };
  return {
    has: (kind, who) => filled(kind, who).tokens >= 1,
    take: (kind, who) => {
      const { tokens, at } = filled(kind, who);
      const enough = tokens >= 1;
      bucketsOf(kind).set(who, { tokens: enough ? tokens - 1 : tokens, at });
      return enough;
    },
  };
}

/** Remembers the most recent of what it is told, and no more than so many. */
export class Recent<Value> {
  private readonly most: number;
  private readonly kept = new Map<string, Value>();

  constructor(most: number) {
    this.most = most;
  }

  get(key: string): Value | undefined {
    return this.kept.get(key);
  }

  set(key: string, value: Value): void {
    this.kept.delete(key);
    this.kept.set(key, value);
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.most && oldest !== undefined) this.kept.delete(oldest);
  }
}

/** Who an address is to a limit: of IPv6 the network, because one device may call itself anything within it. */
export function sourceOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const before = head.split(':').filter((group) => group !== '');
  const after = tail === undefined ? [] : tail.split(':').filter((group) => group !== '');
  const between = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...between, ...after].slice(0, 4).join(':')}::/64`;
}
