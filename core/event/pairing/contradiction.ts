/**
 * What an organiser asks of a draw can contradict itself: somebody set twice, against themselves, or ruled out for
 * everybody. Then no round is drawn at all, and the answer names a smallest set of wishes that cannot hold together:
 * without any one of them the others could.
 */
import { type Refusal, refuse } from '../../rules/refusal.ts';
import type { EntrantId } from '../types.ts';
import { type Vertex, NONE } from './arrays.ts';
import { graphOf, piecesWithout } from './graph.ts';
import { maximumMatching } from './matching.ts';

type Pair = readonly [EntrantId, EntrantId];

export interface Wishes {
  /** Everybody known to the event. */
  readonly known: ReadonlySet<EntrantId>;
  /** Whom the round pairs, no ringer among them. */
  readonly playing: readonly EntrantId[];
  readonly ringers: ReadonlySet<EntrantId>;
  readonly pins: readonly (readonly EntrantId[])[];
  readonly forbidden: readonly Pair[];
  /** Who shall have the bye or the ringer. */
  readonly odd?: EntrantId;
  /** Who shall have neither. */
  readonly notOdd?: readonly EntrantId[];
  /** Who else is named. */
  readonly named?: readonly EntrantId[];
  /** How many sit at a table; only tables of two are checked for whether a complete round is left. */
  readonly seats: number;
}

/** Why no round can be as asked, or null when nothing contradicts. `name` is how people know an entrant. */
export function contradiction(wishes: Wishes, name: (id: EntrantId) => string): Refusal | null {
  return strangers(wishes) ?? selves(wishes, name) ?? twice(wishes, name) ?? ruledOut(wishes, name);
}

function strangers({ known, pins, forbidden, odd, notOdd = [], named = [] }: Wishes): Refusal | null {
  const all = [...pins.flat(), ...forbidden.flat(), ...(odd === undefined ? [] : [odd]), ...notOdd, ...named];
  const stranger = all.find((id) => !known.has(id));
  return stranger === undefined ? null : refuse('unknown-entrant', `Nobody in this event is “${stranger}”.`);
}

function selves({ pins, forbidden }: Wishes, name: (id: EntrantId) => string): Refusal | null {
  const twice = [...pins, ...forbidden].find((seats) => new Set(seats).size < seats.length);
  const who = twice?.find((id, seat) => twice.indexOf(id) !== seat);
  return who === undefined ? null : refuse('bad-pins', `${name(who)} cannot play against themselves.`);
}

/** Somebody with two places, or two who are set and ruled out at once. */
function twice(
  { pins, forbidden, odd, notOdd = [], ringers }: Wishes,
  name: (id: EntrantId) => string,
): Refusal | null {
  const lone = notOdd.find((id) => id === odd || pins.some((seats) => isByeOrRinger(seats, id, ringers)));
  if (lone !== undefined)
    return refuse('bad-pins', `The bye or the ringer is both set and ruled out for ${name(lone)}.`);
  const at = new Map<EntrantId, string>();
  const names = (seats: readonly EntrantId[]): string => seats.map(name).join(' – ');
  const places = pins.map((seats): [readonly EntrantId[], string] => [seats, `the table ${names(seats)}`]);
  const withRinger = pins.some((seats) => odd !== undefined && isByeOrRinger(seats, odd, ringers));
  if (odd !== undefined && !withRinger) places.push([[odd], 'the bye or the ringer']);
  for (const [seats, place] of places) {
    for (const id of seats.filter((seat) => !ringers.has(seat))) {
      const other = at.get(id);
      if (other !== undefined) return refuse('bad-pins', `${name(id)} is set twice: for ${other} and for ${place}.`);
      at.set(id, place);
    }
  }
  const both = forbidden.find((pair) => pins.some((seats) => pair.every((id) => seats.includes(id))));
  return both ? refuse('bad-pins', `${names(both)} is both set and ruled out.`) : null;
}

function isByeOrRinger(seats: readonly EntrantId[], odd: EntrantId, ringers: ReadonlySet<EntrantId>): boolean {
  return seats.includes(odd) && seats.every((id) => id === odd || ringers.has(id));
}

/** Wishes that leave no complete round: dropping any one of them would leave one. */
export interface Contradiction {
  readonly pins: readonly Pair[];
  readonly forbidden: readonly Pair[];
  /** Nobody of one group may meet anybody of another: there are more of them than `between` can take. */
  readonly groups: readonly (readonly EntrantId[])[];
  /** The only ones who are left for the groups. The bye is an empty id. */
  readonly between: readonly EntrantId[];
}

const THE_BYE = '';

function ruledOut(wishes: Wishes, name: (id: EntrantId) => string): Refusal | null {
  const found = findContradiction(wishes);
  return (
    found &&
    refuse(
      'cannot-pair',
      inWords(found, (id) => (id === THE_BYE ? 'the bye' : name(id))),
    )
  );
}

/** Null when the round can be completed, or when it is no question of tables of two. */
export function findContradiction(wishes: Wishes): Contradiction | null {
  const { playing, ringers, pins, forbidden, odd, notOdd = [], seats } = wishes;
  if (seats !== 2 || (forbidden.length === 0 && notOdd.length === 0)) return null;
  const present = new Set(playing);
  const busy = new Set<EntrantId>(odd === undefined ? [] : [odd]);
  const pairs: Pair[] = [];
  for (const table of pins) {
    const [a, b] = table.filter((id) => !ringers.has(id) && present.has(id));
    if (a !== undefined && b !== undefined) pairs.push([a, b]);
    else if (a !== undefined) busy.add(a);
  }
  const free = playing.filter((id) => !busy.has(id));
  // An odd number, and nobody named for the bye: anybody may have it.
  const all = free.length % 2 === 1 && odd === undefined ? [...free, THE_BYE] : free;
  if (all.length % 2 === 1) return null;
  const alone = (set: readonly Pair[]): EntrantId[] => all.filter((id) => !set.some((pair) => pair.includes(id)));
  const seatless = all === free ? [] : [...new Set(notOdd)].map((id): Pair => [id, THE_BYE]);
  const bans = [...forbidden, ...seatless].filter((pair) =>
    pair.every((id) => id === THE_BYE || (present.has(id) && !busy.has(id))),
  );
  if (isPairable(alone(pairs), bans)) return null;
  const needed = smallest(pairs, (rest) => !isPairable(alone(rest), bans));
  const seated = alone(needed);
  const across = againstOne(seated, bans) ?? barrierIn(seated, bans).bans;
  const kept = smallest(across, (rest) => !isPairable(seated, rest));
  const { groups, between } = barrierIn(seated, kept);
  return { pins: needed, forbidden: kept, groups, between };
}

/**
 * The pairs that leave somebody nobody at all. No set is smaller: everybody's pairs make `n - 1` rounds without a
 * repetition, and a contradiction takes at least one pair of each.
 */
function againstOne(ids: readonly EntrantId[], bans: readonly Pair[]): readonly Pair[] | null {
  for (const id of ids) {
    const own = bans.filter(([a, b]) => (a === id && ids.includes(b)) || (b === id && ids.includes(a)));
    const others = new Set(own.flat());
    if (others.size === ids.length) return own;
  }
  return null;
}

/** What is left when every item is dropped without which `holds` still holds. */
function smallest<T>(items: readonly T[], holds: (rest: readonly T[]) => boolean): readonly T[] {
  let kept = items;
  for (const item of items) {
    const rest = kept.filter((other) => other !== item);
    if (holds(rest)) kept = rest;
  }
  return kept;
}

function matchingOf(ids: readonly EntrantId[], bans: readonly Pair[]) {
  const place = new Map(ids.map((id, index) => [id, index]));
  const banned = new Set<number>();
  for (const [one, other] of bans) {
    const [a, b] = [place.get(one), place.get(other)];
    if (a !== undefined && b !== undefined) banned.add(a * ids.length + b).add(b * ids.length + a);
  }
  return maximumMatching(graphOf(ids.length, (a, b) => !banned.has(a * ids.length + b)));
}

function isPairable(ids: readonly EntrantId[], bans: readonly Pair[]): boolean {
  const met = new Map<EntrantId, number>();
  for (const id of bans.flat()) met.set(id, (met.get(id) ?? 0) + 1);
  // Who may meet half of the others or more can always be paired (Dirac 1952).
  const most = Math.max(0, ...ids.map((id) => met.get(id) ?? 0));
  return ids.length - 1 - most >= ids.length / 2 || !matchingOf(ids, bans).mate.includes(NONE);
}

function barrierIn(ids: readonly EntrantId[], bans: readonly Pair[]) {
  const { graph, barrier } = matchingOf(ids, bans);
  const name = (seat: Vertex): EntrantId => ids[seat] ?? THE_BYE;
  const groups = piecesWithout(graph, new Set(barrier));
  const group = new Map(groups.flatMap((seats, index) => seats.map((seat) => [name(seat), index] as const)));
  return {
    between: barrier.map(name),
    groups: groups.filter(({ length }) => length % 2 === 1).map((seats) => seats.map(name)),
    bans: bans.filter(([a, b]) => group.has(a) && group.has(b) && group.get(a) !== group.get(b)),
  };
}

function inWords({ pins, groups, between }: Contradiction, name: (id: EntrantId) => string): string {
  const list = (ids: readonly EntrantId[]): string => {
    const names = ids.slice(0, 6).map(name);
    const more = ids.length - names.length;
    return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  };
  const set = pins.map((pair) => pair.map(name).join(' – ')).join(', ');
  const because = pins.length === 0 ? 'With these pairs ruled out' : `With ${set} set and these pairs ruled out`;
  const [lonely] = [...groups].sort((a, b) => a.length - b.length);
  if (between.length === 0 && lonely?.length === 1) {
    const others = groups.filter((group) => group !== lonely).flat();
    return `${because} nobody is left for ${list(lonely)}: not ${list(others)}. Allow one of them.`;
  }
  const apart = groups.slice(0, 6).map((ids) => `(${list(ids)})`);
  const more = groups.length > 6 ? ` and ${groups.length - 6} more` : '';
  const left =
    between.length === 0 ? '' : `, and only ${list(between)} ${between.length === 1 ? 'is' : 'are'} left for them`;
  return `${because} the round cannot be completed: nobody of one group may meet another, ${apart.join(' ')}${more}${left}.`;
}
