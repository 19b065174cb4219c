/** Whether a round of either Malifaux pack is as its standing, its rematches and its readings would have it. */
import type { DraftGame } from '../core/event/entries.ts';
import type { Facts } from './facts.ts';
import { type Faults, TRIED, betterRound, costOf, leastAmong } from './least.ts';
import { type Met, byesOf, ringersOf } from './meetings.ts';
import { type Height, orderProblem } from './order.ts';
import { type Pair, pairsOf, presentIn } from './seats.ts';
import type { Place } from './totals.ts';
import type { Fault } from './walk.ts';

/** What a pack and the readings of an event say of its rounds. */
export interface Policy {
  /** How bad it is that two meet again, the worst first: as few of each as can be. */
  readonly rematch: Faults;
  /** Whether a rematch may be avoided for as many rounds as are planned. */
  readonly bars: (planned: number) => boolean;
  readonly places: (facts: Facts) => readonly Place[];
  /** The rule broken by too many rematches, those who meet and are kept apart, a bye, the order. */
  readonly rules: Readonly<Record<'rematch' | 'apart' | 'once' | 'lowest' | 'order', string>>;
}

interface Draw {
  readonly facts: Facts;
  readonly policy: Policy;
  readonly round: number;
  readonly players: readonly string[];
  readonly pairs: readonly Pair[];
  readonly odd: Pick<DraftGame, 'kind' | 'seats'> | undefined;
  /** Rematches, then pairs named as apart, then those of one area. */
  readonly faults: Faults;
  readonly height: Height;
  /** What the others cost at least without these; null where it is not known. */
  readonly without: (...out: readonly string[]) => bigint | null;
}

export function malifauxFaults(facts: Facts, round: number, games: readonly DraftGame[], policy: Policy): Fault[] {
  const draw = openDraw(facts, round, games, policy);
  const first = totalFaults(draw);
  if (first.length > 0) return first;
  if (takesLookingAhead(draw)) return onceFaults(draw);
  const order = round === 1 ? null : isClosest(draw) ? closestProblem(draw) : topDownProblem(draw);
  return [
    ...onceFaults(draw),
    ...lowestFaults(draw),
    ...(order === null ? [] : [[policy.rules.order, order] as const]),
  ];
}

function openDraw(facts: Facts, round: number, games: readonly DraftGame[], policy: Policy): Draw {
  const players = presentIn(facts, round);
  const apart = round === 1 || facts.options.apartFor === 'always' ? apartIn(facts) : () => [0, 0];
  // Who meets again is a rematch and nothing else, of one area or not.
  const faults: Faults = (a, b) => {
    const again = policy.rematch(a, b);
    return [...again, ...(again.some((fault) => fault > 0) ? [0, 0] : apart(a, b))];
  };
  const cost = costOf(faults);
  const least = leastAmong(players, cost);
  const isFree: Met = (a, b) => a !== b && cost(a, b) === 0n;
  const barred = mostBarred(facts, players, isFree);
  return {
    facts,
    policy,
    round,
    players,
    pairs: pairsOf(games),
    odd: games.find(({ kind }) => kind !== 'game'),
    faults,
    height: heightIn(facts, policy),
    without: (...out) => {
      // Dirac's theorem: where everybody is free to meet at least half of all, all can be paired.
      const left = players.length - out.length;
      if (left > 2 && 2 * (left - 1 - barred) >= left) return 0n;
      const kept = players.filter((id) => !out.includes(id));
      const many = kept.length > 2 && kept.every((a) => 2 * kept.filter((b) => isFree(a, b)).length >= kept.length);
      if (many) return 0n;
      return players.length <= TRIED && kept.length % 2 === 0 ? least(...out) : null;
    },
  };
}

/** How many of the others the one with the fewest opponents left may not meet. Only who met or may be kept apart is looked at. */
function mostBarred({ rounds, people, options }: Facts, players: readonly string[], isFree: Met): number {
  const near = new Map<string, Set<string>>(players.map((id) => [id, new Set()]));
  const areas = new Map<string, string[]>();
  for (const id of players) {
    const area = people.get(id)?.group ?? null;
    if (area !== null) areas.set(area, [...(areas.get(area) ?? []), id]);
  }
  const met = rounds.flat().map(({ seats }) => seats);
  for (const group of [...met, ...namedIn(options), ...areas.values()]) {
    for (const id of group) for (const other of group) if (near.has(other)) near.get(id)?.add(other);
  }
  return Math.max(0, ...[...near].map(([id, others]) => [...others].filter((o) => o !== id && !isFree(id, o)).length));
}

/** Pairs that the organiser named, and those of one area; a rematch is worse and comes before. */
function apartIn({ options, people }: Facts): Faults {
  const named = new Set(namedIn(options).map(keyOf));
  const areas = options.groupsApart !== undefined && options.groupsApart !== false;
  return (a, b) => {
    const area = people.get(a)?.group ?? null;
    if (named.has(keyOf([a, b]))) return [1, 0];
    return [0, areas && area !== null && area === people.get(b)?.group ? 1 : 0];
  };
}

function namedIn({ keepApart }: Facts['options']): string[][] {
  return Array.isArray(keepApart) ? keepApart.map((pair) => String(pair).split(/[\s,]+/)) : [];
}

function keyOf(ids: readonly string[]): string {
  return ids.toSorted().join(' ');
}

/** Places, or Tournament Points alone where those of equal points are equals. */
function heightIn(facts: Facts, { places }: Policy): Height {
  const rows = places(facts);
  const byPoints = facts.options.sameStanding === 'tp';
  const heights = new Map(rows.map(({ entrant, rank, tp }) => [entrant, byPoints ? -tp : rank]));
  return (id) => heights.get(id) ?? Infinity;
}

/** As few rematches as can be, and of the others as few who are kept apart. */
function totalFaults({ faults, pairs, odd, without, policy }: Draw): Fault[] {
  const needed = without(...(odd?.seats.slice(0, 1) ?? []));
  const cost = costOf(faults);
  const found = pairs.reduce((sum, [a, b]) => sum + cost(a, b), 0n);
  if (needed === null || found <= needed) return [];
  const again = pairs.filter(([a, b]) => policy.rematch(a, b).some((fault) => fault > 0));
  const rule = again.length > 0 ? policy.rules.rematch : policy.rules.apart;
  const said = pairs.filter(([a, b]) => cost(a, b) > 0n).map((pair) => pair.join('–'));
  return [[rule, `${said.join(', ')} meet, and better tables were to be had`]];
}

/**
 * Where rounds are many for so few, a round makes way for another that leaves fresh opponents to those to come: then the
 * order is not the first there is.
 */
function takesLookingAhead({ facts, players, round, policy, pairs, faults }: Draw): boolean {
  const planned = facts.planned ?? 0;
  const seats = players.length + (players.length % 2);
  const pays = pairs.some(([a, b]) => faults(a, b).some((fault) => fault > 0));
  return round < planned && policy.bars(planned) && planned > seats / 2 && !pays;
}

/** Nobody has a second one while somebody had none. */
function onceFaults(draw: Draw): Fault[] {
  const lone = draw.odd?.seats[0];
  const first = draw.players.filter((id) => hadIn(draw, id) === 0);
  if (lone === undefined || first.length === 0 || first.includes(lone)) return [];
  return [[draw.policy.rules.once, `a second Bye or Ringer game for ${lone}`]];
}

function hadIn({ facts, odd }: Draw, id: string): number {
  if (facts.options.oddTogether !== 'apart') return byesOf(facts, id) + ringersOf(facts, id);
  return odd?.kind === 'bye' ? byesOf(facts, id) : ringersOf(facts, id);
}

/** The lowest has it, or the lowest for whom the others need no more faults than they must. */
function lowestFaults(draw: Draw): Fault[] {
  const { players, height, round, without, facts, odd, policy } = draw;
  const lone = odd?.seats[0];
  const first = players.filter((id) => hadIn(draw, id) === 0);
  if (lone === undefined || !first.includes(lone) || round === 1) return [];
  const moves = facts.options.oddRematch !== 'lowest';
  const cost = (id: string): bigint | null => (moves ? without(id) : 0n);
  const own = cost(lone);
  if (own === null) return [];
  const better = first.find((id) => {
    const other = cost(id);
    return other !== null && (other < own || (other === own && height(id) > height(lone)));
  });
  if (better === undefined) return [];
  return [[policy.rules.lowest, `${lone} has the Bye or the Ringer, and ${better} should have it`]];
}

function isClosest({ facts }: Draw): boolean {
  return facts.options.pairing === 'closest';
}

function topDownProblem({ pairs, height, faults }: Draw): string | null {
  return orderProblem(pairs, height, costOf(faults));
}

/** After all faults the least sum of squared gaps in Tournament Points. */
function closestProblem({ pairs, faults, facts, policy }: Draw): string | null {
  const tp = new Map(policy.places(facts).map((row) => [row.entrant, row.tp]));
  return betterRound(pairs, (a, b) => [...faults(a, b), ((tp.get(a) ?? 0) - (tp.get(b) ?? 0)) ** 2]);
}
