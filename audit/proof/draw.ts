/** What was to be drawn: who plays, what the organiser had set, and what came of it. Read from the record alone. */
import type { DraftGame } from '../../core/event/entries.ts';
import type { PairAsked } from '../../core/event/pack.ts';
import type { RoundCertificate, TablesCertificate } from '../../core/event/pairing/certificate.ts';
import type { Facts } from '../facts.ts';
import { type Pair, presentIn } from '../seats.ts';

/** Of a round of pairs. */
export type PairCertificate = Exclude<RoundCertificate, TablesCertificate>;

export interface Draw {
  /** What was true when it was drawn, without the round itself. */
  readonly facts: Facts;
  readonly round: number;
  /** Whom it pairs, those of set tables among them. */
  readonly ids: readonly string[];
  /** Tables that were set. */
  readonly pins: readonly Pair[];
  /** Whom the organiser named for the bye or the ringer. */
  readonly named: string | null;
  /** Pairs that were ruled out. */
  readonly isNever: (a: string, b: string) => boolean;
  /** Whom the organiser wanted to have neither the bye nor the ringer. */
  readonly isNeverOdd: (id: string) => boolean;
  /** The pairs that came of it, without set tables. */
  readonly pairs: readonly Pair[];
  /** Who has the bye or meets the ringer. */
  readonly odd: { readonly id: string; readonly kind: DraftGame['kind'] } | null;
  readonly certificate: PairCertificate;
}

export interface Asked {
  readonly facts: Facts;
  readonly round: number;
  readonly asked: PairAsked;
  readonly games: readonly Pick<DraftGame, 'kind' | 'seats'>[];
  readonly certificate: RoundCertificate;
}

export function drawOf({ facts, round, asked, games }: Asked, certificate: PairCertificate): Draw {
  const present = new Set(presentIn(facts, round));
  const isRinger = (id: string): boolean => facts.people.get(id)?.ringer === true;
  const pins: Pair[] = [];
  const busy = new Set<string>();
  let named = asked.odd ?? null;
  for (const seats of asked.pins) {
    const people = seats.filter((id) => !isRinger(id));
    const [a, b] = people.filter((id) => present.has(id));
    if (a === undefined) continue;
    if (people.length === 1) named = a;
    else if (b === undefined) busy.add(a);
    else pins.push([a, b]);
  }
  const ruledOut = new Set(asked.forbidden.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const ids = [...present].filter((id) => !busy.has(id));
  const set = new Set(pins.flat());
  const pairs = games.flatMap(({ kind, seats: [a, b] }): Pair[] => {
    return kind === 'game' && a !== undefined && b !== undefined && ids.includes(a) && !set.has(a) ? [[a, b]] : [];
  });
  const lone = games.find(({ kind, seats: [id] }) => kind !== 'game' && id !== undefined && ids.includes(id));
  return {
    facts,
    round,
    ids,
    pins,
    named,
    isNeverOdd: (id) => asked.notOdd?.includes(id) === true,
    isNever: (a, b) => ruledOut.has(`${a} ${b}`),
    pairs,
    odd: lone ? { id: lone.seats[0] ?? '', kind: lone.kind } : null,
    certificate,
  };
}

/** Everybody is in a pair or is odd. */
export function whoPlays({ ids, pins, pairs, odd }: Draw): string[] {
  const seated = new Set([...pins.flat(), ...pairs.flat(), odd?.id]);
  return ids.filter((id) => !seated.has(id)).map((id) => `${id} plays and is in no pair`);
}
