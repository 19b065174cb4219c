/** Pairing a round: the bye, Finals Tables where it is their round, and the others by shuffled piles of equal points. */
import type { Stream } from '../../../chance/stream.ts';
import type { History, PairAsked, PairPlan } from '../../../event/pack.ts';
import { needsLookingAhead } from '../../../event/pairing/look-ahead.ts';
import type { CertifiedInstead } from '../../../event/pairing/certificate.ts';
import type { Later } from '../../../event/pairing/least-cost/look-ahead.ts';
import type { Meeting } from '../../../event/pairing/least-cost/meetings.ts';
import { type PilesResult, pairPiles } from '../../../event/pairing/piles.ts';
import type { EntrantId } from '../../../event/types.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { cite } from '../../../rules/cite.ts';
import { type Pins, readPins } from '../../../event/pins.ts';
import { type SteamrollerBye, byeCandidates, chooseBye, nextLowest } from './bye.ts';
import { type PairingField, openField } from './field.ts';
import { finalists, isFinalsNext } from './finals.ts';
import { settings } from './options.ts';
import { planOf } from './plan.ts';
import { rowsOf } from './standings.ts';

type Pair = readonly [EntrantId, EntrantId];

export function pair(history: History, asked: PairAsked, lots: Stream): PairPlan | Refusal {
  const field = openField(history, asked);
  const pins = readPins(asked, field.ids, new Set());
  if (isRefusal(pins)) return pins;
  const set = new Set(pins.pairs.flat());
  const free = field.ids.filter((id) => !pins.busy.has(id) && !set.has(id));
  // Equals are put in order by lot before anything else: for the finals and for the piles.
  const drawn = lots.shuffle(free);
  const without = drawsOf(field, pins.pairs, drawn);
  const bye = theBye(field, pins, drawn, lots, (id) => without(id).found);
  if (isRefusal(bye)) return bye;
  const { finals, left, found } = without(bye?.entrant ?? null);
  if (!found.possible) return unpairable(found.unpaired.map((player) => left[player] ?? ''));
  const pairs = found.pairs.map(([a, b]): Pair => [left[a] ?? '', left[b] ?? '']);
  const downs = found.pairDowns.map(([a]) => left[a] ?? '');
  const own = found.certificate?.((player) => left[player] ?? '');
  const instead = isLookedAhead(field) ? [] : insteadOf(bye?.instead ?? [], without);
  const certificate = own && { ...own, ...(instead.length > 0 ? { bye: { instead } } : {}) };
  return {
    ...planOf(field, { finals, pins: pins.pairs, pairs, downs, found }, bye),
    ...(certificate && { certificate }),
  };
}

/** Whether it is so small a field that a checker can try every round. */
function isLookedAhead({ history: { plannedRounds }, ids, round }: PairingField): boolean {
  const planned = plannedRounds ?? 0;
  return round <= planned && needsLookingAhead(ids.length + (ids.length % 2), planned);
}

/** What the others would have had to pay, had one of these the bye. */
function insteadOf(ids: readonly EntrantId[], without: (bye: EntrantId) => Piled): CertifiedInstead[] {
  return ids.flatMap((entrant): CertifiedInstead[] => {
    const { found, left } = without(entrant);
    const name = (player: number): EntrantId => left[player] ?? '';
    const proof = found.certificate?.(name) ?? { barrier: found.barrier.map(name) };
    return 'method' in proof && proof.method === 'ahead' ? [] : [{ entrant, proof }];
  });
}

interface Piled {
  readonly finals: readonly Pair[];
  /** Those whom the piles pair: neither finalists nor the bye. */
  readonly left: readonly EntrantId[];
  readonly found: PilesResult;
}

/** The round that is drawn for each player who may have the bye, and for none. */
function drawsOf(
  field: PairingField,
  pins: readonly Pair[],
  drawn: readonly EntrantId[],
): (bye: EntrantId | null) => Piled {
  const known = new Map<EntrantId | null, Piled>();
  return (bye) => {
    const before = known.get(bye);
    if (before) return before;
    const finals = finalTables(field, drawn, bye === null ? [] : [bye]);
    const out = new Set<EntrantId | null>([...finals.flat(), bye]);
    const left = drawn.filter((id) => !out.has(id));
    const set = [...pins, ...finals, ...(bye === null ? [] : [[bye, NOBODY] as const])];
    const piled: Piled = { finals, left, found: byPiles(field, left, set) };
    known.set(bye, piled);
    return piled;
  };
}

function theBye(
  field: PairingField,
  { odd, busy }: Pins,
  drawn: readonly EntrantId[],
  lots: Stream,
  without: (bye: EntrantId) => PilesResult,
): SteamrollerBye | null | Refusal {
  if (drawn.length % 2 === 0) {
    if (odd === undefined) return null;
    return refuse('not-odd', 'The number of players is even: everybody has an opponent.', ...cite('SR15-BYE-01'));
  }
  if (odd !== undefined) {
    if (!drawn.includes(odd) || busy.has(odd)) {
      return refuse('not-playing', 'The player chosen for the bye does not play in this round.');
    }
    return { entrant: odd, second: field.byes(odd) > 0, asked: true, moved: null, instead: [] };
  }
  const failed: SteamrollerBye[] = [];
  for (const pool of byePools(field, drawn)) {
    const bye = chooseBye(field, byeCandidates(field, pool, lots), nextLowest(field, pool), without);
    if (bye && without(bye.entrant).possible) {
      const asked = failed.flatMap(({ entrant, instead }) => [entrant, ...instead]);
      return { ...bye, instead: [...new Set([...asked, ...bye.instead])] };
    }
    if (bye) failed.push(bye);
  }
  return failed[0] ?? null;
}

/**
 * Those who had the fewest byes; those who had more only where the others could then not be paired at all. Finalists play, as
 * long as somebody else has not had a bye yet.
 */
function byePools(field: PairingField, drawn: readonly EntrantId[]): (readonly EntrantId[])[] {
  const seated = new Set(finalTables(field, drawn, []).flat());
  const allowed = drawn.filter((id) => !field.notOdd.has(id));
  const others = allowed.filter((id) => !seated.has(id) && field.byes(id) === 0);
  const counts = [...new Set(allowed.map(field.byes))].sort((a, b) => a - b);
  const pools = counts.map((byes) => allowed.filter((id) => field.byes(id) === byes));
  return others.length > 0 ? [others, ...pools] : pools;
}

/** The Finals Tables of this round, of those who are free for them. */
function finalTables(
  { history, ids }: PairingField,
  drawn: readonly EntrantId[],
  without: readonly EntrantId[],
): readonly Pair[] {
  if (!isFinalsNext(history)) return [];
  const entrants = new Map(history.entrants.map((entrant) => [entrant.id, entrant]));
  const inOrder = [...drawn, ...ids.filter((id) => !drawn.includes(id))].filter((id) => !without.includes(id));
  const rows = rowsOf(
    history,
    inOrder.flatMap((id) => entrants.get(id) ?? []),
  );
  return finalists(rows).filter((table) => table.every((id) => drawn.includes(id)));
}

/** Whom somebody with the bye meets. */
const NOBODY = '';

/**
 * The draw by piles; its players are numbers, their place in `players`.
 *
 * @param set the round's other pairs.
 */
function byPiles(field: PairingField, players: readonly EntrantId[], set: readonly Pair[]): PilesResult {
  const byPoints = new Map<number, number[]>();
  for (const [player, id] of players.entries()) {
    const pile = byPoints.get(field.tp(id));
    if (pile) pile.push(player);
    else byPoints.set(field.tp(id), [player]);
  }
  return pairPiles({
    piles: [...byPoints].sort(([a], [b]) => b - a).map(([, pile]) => pile),
    met: meetingsAmong(field, players),
    pairedDown: (player) => field.pairedDown.has(players[player] ?? ''),
    strict: settings(field.history.options).choice('pairDown') === 'strict',
    later: laterOf(field, players, set),
    ...(field.apart.groups ? { group: (player) => field.group(players[player] ?? '') } : {}),
  });
}

function laterOf(field: PairingField, players: readonly EntrantId[], set: readonly Pair[]): Later {
  const all = [...players, ...set.flat()];
  const place = (pair: number, seat: number): number => players.length + 2 * pair + seat;
  return {
    round: field.round,
    planned: field.history.plannedRounds ?? 0,
    set: set.map((_, pair) => [place(pair, 0), place(pair, 1)]),
    open: (a, b) => {
      const [one = NOBODY, other = NOBODY] = [all[a], all[b]];
      if (one === NOBODY || other === NOBODY) return field.byes(one === NOBODY ? other : one) === 0;
      return field.met(one, other).length === 0;
    },
  };
}

/** Who of these may not meet, who has met, the worse the more recently (SR15-AMB-18), and who is to be kept apart. */
function meetingsAmong({ metBy, forbidden, apart }: PairingField, players: readonly EntrantId[]): Meeting[] {
  const numberOf = new Map(players.map((id, player) => [id, player]));
  const pairsOf = (named: Iterable<readonly string[]>): (readonly [number, number])[] =>
    [...named].flatMap(([one = '', other = '']) => {
      const [a, b] = [numberOf.get(one), numberOf.get(other)];
      return a === undefined || b === undefined || a === b ? [] : [[Math.min(a, b), Math.max(a, b)] as const];
    });
  const key = (a: number, b: number): number => a * players.length + b;
  const never = new Map(pairsOf(forbidden).map((pair) => [key(...pair), pair]));
  const kept = new Map(pairsOf([...apart.named].map((pair) => pair.split(' '))).map((pair) => [key(...pair), pair]));
  const found: Meeting[] = [...never.values()].map(([a, b]) => ({ a, b, worth: null }));
  for (const [a, id] of players.entries()) {
    const latest = new Map<number, number>();
    for (const { who, round } of metBy(id)) {
      const b = numberOf.get(who);
      if (b !== undefined && a < b && !never.has(key(a, b))) latest.set(b, round);
    }
    for (const [b, worth] of latest) found.push({ a, b, worth, apart: kept.delete(key(a, b)) });
  }
  for (const [own, [a, b]] of kept) if (!never.has(own)) found.push({ a, b, worth: 0, apart: true });
  return found;
}

function unpairable(who: readonly EntrantId[]): Refusal {
  const rest = who.length > 0 ? ` Nobody is left for ${who.join(', ')}.` : '';
  return refuse('cannot-pair', `With these tables set and these pairs ruled out the round cannot be paired.${rest}`);
}
