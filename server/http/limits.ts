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
  /** Guesses of a PIN, by name. */
  readonly pins: Rate;
  /** Demonstrations, by address. */
  readonly demos: Rate;
  /** People who put themselves down, by address: a club may do so together. */
  readonly signUps: Rate;
}

export const RATES: Rates = {
  requests: { burst: 6000, perSecond: 600 },
  staff: { burst: 2000, perSecond: 200 },
  others: { burst: 120, perSecond: 10 },
  pins: { burst: 5, perSecond: 1 / 60 },
  demos: { burst: 5, perSecond: 1 / 60 },
  signUps: { burst: 30, perSecond: 1 / 10 },
};

export interface Buckets {
  /** Takes one token; false when there is none. */
  take(kind: keyof Rates, who: string): boolean;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Beyond this many all are let go of, so that made-up addresses cannot fill the memory. */
const MANY = 20_000;

export function openBuckets(clock: Clock, rates: Rates = RATES): Buckets {
  const buckets = new Map<string, Bucket>();
  return {
    take: (kind, who) => {
      const { burst, perSecond } = rates[kind];
      const now = clock.now();
      const key = `${kind} ${who}`;
      const bucket = buckets.get(key) ?? { tokens: burst, at: now };
      // A clock set back takes nothing away.
      const passed = Math.max(0, now - bucket.at) / 1000;
      bucket.tokens = Math.min(burst, bucket.tokens + passed * perSecond);
      bucket.at = now;
      if (buckets.size > MANY) buckets.clear();
      buckets.set(key, bucket);
      if (bucket.tokens < 1) return false;
      bucket.tokens -= 1;
      return true;
    },
  };
}
