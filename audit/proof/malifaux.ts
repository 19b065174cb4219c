/** What both Gaining Grounds editions make of a round to be drawn, read anew from their text and options. */
import { keepsApart, keptApart } from '../keep-apart.ts';
import type { Facts } from '../facts.ts';
import { byesOf, lastMeeting, ringersOf } from '../meetings.ts';
import { type PointsOf, placesBy } from '../totals.ts';
import { type Draw, whoPlays } from './draw.ts';
import { orderedByeFaults } from './bye.ts';
import { costFaults } from './cost-ahead.ts';
import { type LeastCostReading, type Seat, withBye } from './least-cost.ts';
import { figuresAmong } from './piles.ts';
import type { TopDownReading } from './proving.ts';
import { fewestByes } from './bye-proof.ts';
import { orderFaults, topDownFaults } from './top-down.ts';

export interface Edition {
  readonly pointsOf: PointsOf;
  /** How bad it is to meet again who met last so many rounds ago: 0 is fine. */
  readonly rematch: (facts: Facts, ago: number) => number;
  /** What such a rematch is called. */
  readonly named: (met: number) => string;
  readonly groups: (facts: Facts) => boolean;
  readonly fewestFirst: boolean;
  /** Equals are those of the same Tournament Points, whatever else they have. */
  readonly byPointsAlone: (facts: Facts) => boolean;
}

/** Worse than being kept apart for any other reason. */
const REMATCH = 10;
const APART = 2;
const GROUP = 1;

interface Pairwise {
  /** 0: fine. */
  readonly worth: (a: string, b: string) => number;
  readonly kind: (a: string, b: string) => string | null;
}

export function malifauxFaults(draw: Draw, edition: Edition): string[] {
  const { facts, certificate, round } = draw;
  const pairwise = pairwiseOf(draw, edition);
  const reading = readingOf(draw, edition, pairwise);
  if (facts.options.pairing === 'closest' && round > 1) return closestFaults(draw, edition, { pairwise, reading });
  if (certificate.method !== 'top-down') return ['the certificate is of another way of pairing'];
  return topDownFaults(draw, certificate, reading);
}

function readingOf(draw: Draw, edition: Edition, pairwise: Pairwise): TopDownReading {
  const { facts, named, round } = draw;
  const places = placesBy(facts, edition.pointsOf);
  const byPoints = edition.byPointsAlone(facts);
  const heights = new Map(places.map(({ entrant, rank, tp }) => [entrant, byPoints ? -tp : rank]));
  const worths = new Map<string, number>();
  return {
    players: draw.ids.filter((id) => id !== named && !draw.pins.some((pin) => pin.includes(id))),
    height: (id) => (round === 1 ? 0 : (heights.get(id) ?? Infinity)),
    kind: (a, b) => {
      const kind = pairwise.kind(a, b);
      if (kind !== null) worths.set(kind, pairwise.worth(a, b));
      return kind;
    },
    importance: (kind) => worths.get(kind) ?? 0,
    fewestFirst: edition.fewestFirst,
    had: hadBefore(draw),
    lowestAlways: facts.options.oddRematch === 'lowest',
    isOpen: isNew(facts),
  };
}

function isNew(facts: Facts): (a: string, b: string) => boolean {
  const last = lastMeeting(facts);
  return (a, b) => last(a, b) === 0;
}

function hadBefore({ facts, odd }: Draw): (id: string) => number {
  const known = new Map<string, number>();
  const count = (id: string): number => {
    if (facts.options.oddTogether !== 'apart') return byesOf(facts, id) + ringersOf(facts, id);
    return odd?.kind === 'ringer' ? ringersOf(facts, id) : byesOf(facts, id);
  };
  return (id) => {
    const had = known.get(id) ?? count(id);
    known.set(id, had);
    return had;
  };
}

function pairwiseOf({ facts, round }: Draw, { rematch, named, groups }: Edition): Pairwise {
  const last = lastMeeting(facts);
  const keeps = keepsApart(facts, round);
  const listed = keeps ? keptApart(facts) : new Set<string>();
  const together = (a: string, b: string): boolean => {
    const group = facts.people.get(a)?.group ?? null;
    return keeps && groups(facts) && group !== null && group === facts.people.get(b)?.group;
  };
  const met = (a: string, b: string): number => (last(a, b) === 0 ? 0 : rematch(facts, round - last(a, b)));
  return {
    worth: (a, b) => {
      if (met(a, b) > 0) return REMATCH + met(a, b);
      return listed.has([a, b].toSorted().join(' ')) ? APART : together(a, b) ? GROUP : 0;
    },
    kind: (a, b) => {
      if (met(a, b) > 0) return named(last(a, b));
      return listed.has([a, b].toSorted().join(' ')) ? 'apart' : together(a, b) ? 'group' : null;
    },
  };
}

interface PairingPolicyRead {
  readonly pairwise: Pairwise;
  readonly reading: TopDownReading;
}

/** As close in Tournament Points as can be overall, who is odd chosen before; but with them where rounds to come decide. */
function closestFaults(
  draw: Draw,
  { pointsOf }: Edition,
  { pairwise: { worth }, reading: order }: PairingPolicyRead,
): string[] {
  const { certificate, facts, named, odd } = draw;
  if (certificate.method === 'top-down') return ['the certificate is of another way of pairing'];
  const points = new Map(placesBy(facts, pointsOf).map(({ entrant, tp }) => [entrant, tp]));
  const isMatched = certificate.method === 'ahead' && odd !== null && named === null && !order.lowestAlways;
  const players = isMatched ? order.players : draw.pairs.flat();
  const worths = figuresAmong(draw, players, worth);
  const fault = (what: string) => {
    const figure = Number(what.split(':')[1]);
    if (what === 'odd-place') return belowIn(certificate.players);
    if (what.startsWith('avoided')) return (a: Seat, b: Seat): number => (worth(a ?? '', b ?? '') === figure ? 1 : 0);
    const own = (seat: Seat): number => Math.round((points.get(seat ?? '') ?? 0) / figure);
    return (a: Seat, b: Seat): number => (a === null || b === null ? 0 : (own(a) - own(b)) ** 2);
  };
  const allowed = order.players.filter((id) => !draw.isNeverOdd(id));
  const fewest = isMatched ? fewestByes(draw, order.players, order.had) : 0;
  const reading: LeastCostReading = {
    players: isMatched ? [...players, null] : players,
    levels: [...worths.map((own) => `avoided:${own}`), ...(isMatched ? ['odd-place'] : []), 'gap'],
    fault,
    isNever: (a, b) => {
      if (a !== null && b !== null) return draw.isNever(a, b);
      return !allowed.includes(a ?? b ?? '') || order.had(a ?? b ?? '') !== fewest;
    },
  };
  const known = certificate.players.flatMap((id) => id ?? []);
  const isSet = odd !== null && !isMatched;
  return [
    ...(isMatched ? orderFaults({ order: known }, order) : orderedByeFaults(draw, certificate.bye, order, null)),
    ...costFaults(draw, {
      reading,
      pairs: withBye(draw.pairs, isMatched ? odd.id : null),
      set: [...draw.pins, ...(isSet ? [[odd.id, null] as const] : [])],
      isOpen: (a, b) => (a === null || b === null ? order.had(a ?? b ?? '') === 0 : order.isOpen(a, b)),
    }),
    ...whoPlays(draw),
  ];
}

/** How many come after whoever has the bye. */
function belowIn(players: readonly Seat[]): (a: Seat, b: Seat) => number {
  const order = players.flatMap((id) => id ?? []);
  return (a, b) => (a !== null && b !== null ? 0 : order.length - 1 - order.indexOf(a ?? b ?? ''));
}
