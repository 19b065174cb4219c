/** What both Gaining Grounds editions make of a round to be drawn, read anew from their text and options. */
import { keepsApart, keptApart } from '../apart.ts';
import type { Facts } from '../facts.ts';
import { byesOf, lastMeeting, ringersOf } from '../meetings.ts';
import { type PointsOf, placesBy } from '../totals.ts';
import type { Draw } from './draw.ts';
import { type Seat, leastCostFaults } from './least-cost.ts';
import type { TopDownReading } from './proving.ts';
import { topDownFaults } from './top-down.ts';

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
  const { facts, certificate, named, round } = draw;
  const pairwise = pairwiseOf(draw, edition);
  if (certificate.method === 'least-cost') return closestFaults(draw, edition, pairwise);
  if (certificate.method !== 'top-down') return ['the certificate is of another way of pairing'];
  const places = placesBy(facts, edition.pointsOf);
  const byPoints = edition.byPointsAlone(facts);
  const heights = new Map(places.map(({ entrant, rank, tp }) => [entrant, byPoints ? -tp : rank]));
  const worths = new Map<string, number>();
  const reading: TopDownReading = {
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
  return topDownFaults(draw, certificate, reading);
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

/** As close in Tournament Points as can be overall. Who is odd was chosen before. */
function closestFaults(draw: Draw, { pointsOf }: Edition, { worth }: Pairwise): string[] {
  const { certificate, facts } = draw;
  if (certificate.method !== 'least-cost') return [];
  const points = new Map(placesBy(facts, pointsOf).map(({ entrant, tp }) => [entrant, tp]));
  const players = draw.pairs.flat();
  const worthOf = (a: Seat, b: Seat): number => worth(a ?? '', b ?? '');
  const isNever = (a: Seat, b: Seat): boolean => draw.isNever(a ?? '', b ?? '');
  const worths = new Set<number>();
  for (const [index, a] of players.entries()) {
    for (const b of players.slice(index + 1)) if (!isNever(a, b)) worths.add(worthOf(a, b));
  }
  worths.delete(0);
  const avoided = [...worths].sort((a, b) => b - a).map((own) => `avoided:${own}`);
  const fault = (what: string) => {
    const figure = Number(what.split(':')[1]);
    if (what.startsWith('avoided')) return (a: Seat, b: Seat): number => (worthOf(a, b) === figure ? 1 : 0);
    const own = (seat: Seat): number => Math.round((points.get(seat ?? '') ?? 0) / figure);
    return (a: Seat, b: Seat): number => (own(a) - own(b)) ** 2;
  };
  const reading = { players, levels: [...avoided, 'gap'], fault, isNever };
  return [...leastCostFaults(certificate, reading, draw.pairs), ...whoPlays(draw)];
}

/** Everybody is in a pair or is odd. */
export function whoPlays({ ids, pins, pairs, odd }: Draw): string[] {
  const seated = new Set([...pins.flat(), ...pairs.flat(), odd?.id]);
  return ids.filter((id) => !seated.has(id)).map((id) => `${id} plays and is in no pair`);
}
