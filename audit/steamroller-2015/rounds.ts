/** Whether a round of Steamroller may be as it was drawn: pairings, byes, Finals Tables. */
import type { DraftGame } from '../../core/event/entries.ts';
import { keepsApart, keptApart } from '../keep-apart.ts';
import type { Facts } from '../facts.ts';
import { byesOf, leastCost, metIn } from '../meetings.ts';
import { type Pair, pairsOf, presentIn } from '../seats.ts';
import type { Fault } from '../walk.ts';
import { baselineOf, isFinals, tableOfBest, tpOf } from './standings.ts';

/** Worse by so much that no number of the next kind of fault outweighs it. */
const STEP = 1_000;
/** Rematches, pairs who were to be kept apart, second pair-downs; steps from pile to pile cost 1. */
const [MET, APART, AGAIN] = [STEP ** 3, STEP ** 2, STEP];

/** Everybody who met somebody with fewer points, as both had them then (SR15-AMB-17). */
function pairedDown(facts: Facts): ReadonlySet<string> {
  const down = new Set<string>();
  for (const [index, tables] of facts.rounds.entries()) {
    const before = { ...facts, rounds: facts.rounds.slice(0, index) };
    for (const { seats } of tables) {
      const [a, b] = seats;
      if (a === undefined || b === undefined) continue;
      const lead = tpOf(before, a) - tpOf(before, b);
      if (lead !== 0) down.add(lead > 0 ? a : b);
    }
  }
  return down;
}

/** SR15-BYE-01. Nobody meets a ringer: the pack knows none. */
export function parityFaults(facts: Facts, round: number, games: readonly DraftGame[]): Fault[] {
  const odd = presentIn(facts, round).length % 2;
  const byes = games.filter(({ kind }) => kind === 'bye').length;
  const strange = games.filter(({ kind, seats }) => kind !== 'bye' && seats.length !== 2).length;
  return [
    ...(byes === odd ? [] : [['SR15-BYE-01', `${byes} byes where ${odd} are due`] as const]),
    ...(strange === 0 ? [] : [['SR15-PAIR-01', `${strange} tables that are not for two`] as const]),
  ];
}

/** SR15-VAR-FINAL-04: the first meets the second and the third the fourth. Their tables, or what is wrong. */
function finalsOf(facts: Facts, round: number, games: readonly DraftGame[]): readonly DraftGame[] | Fault {
  const playing = games.filter(({ kind }) => kind !== 'bye').flatMap(({ seats }) => seats);
  if (!isFinals(facts, round) || playing.length < 4) return [];
  const rows = baselineOf(facts, playing);
  const one = tableOfBest(rows, games);
  const two =
    one &&
    tableOfBest(
      rows.filter(({ entrant }) => !one.seats.includes(entrant)),
      games,
    );
  if (one && two) return [one, two];
  return ['SR15-VAR-FINAL-04', 'no Finals Tables of the first four'];
}

/** What the draw itself owes, and what the organiser has to approve of it. */
export function drawFaults(
  facts: Facts,
  round: number,
  games: readonly DraftGame[],
  approved: readonly string[],
): Fault[] {
  const finals = finalsOf(facts, round, games);
  if (isFault(finals)) return [finals];
  const rest = games.filter((game) => !finals.includes(game));
  const bye = games.find(({ kind }) => kind === 'bye')?.seats[0];
  const policy = policyOf(facts, round);
  const pairs = pairsOf(rest);
  const players = [...pairs.flat(), ...(bye === undefined ? [] : [bye])];
  const cost = policy.cost(players.filter((id) => id !== bye));
  const needed = leastCost(pairs.flat(), cost).without();
  const found = pairs.reduce((sum, [a, b]) => sum + cost(a, b), 0);
  // With a rematch that cannot be avoided, its age decides before everything else.
  const forced = needed !== null && needed >= MET;
  const seats = presentIn(facts, round).length;
  // Where rounds are many for so few, a round makes way for one that leaves fresh opponents to those to come; what it
  // leaves is proved elsewhere (`proof/`).
  const isLong = 2 * (facts.planned ?? 0) > seats + (seats % 2);
  const ahead = isLong && found < MET;
  const worse = needed !== null && !ahead && (forced ? Math.floor(found / MET) < 1 : found > needed);
  return [
    ...(worse ? [[faultRule(found, needed), `pairings that cost ${found} where ${needed} is enough`] as const] : []),
    ...approvalFaults(policy, pairs, approved),
    ...(bye === undefined || isLong
      ? []
      : byeFaults(facts, { bye, round, players, finals: finals.length > 0 }, policy)),
  ];
}

function isFault(found: readonly DraftGame[] | Fault): found is Fault {
  return typeof found[0] === 'string';
}

function faultRule(found: number, needed: number): string {
  const grade = (cost: number, step: number): number => Math.floor(cost / step);
  if (grade(found, MET) > grade(needed, MET)) return 'SR15-PAIR-07';
  if (grade(found, APART) > grade(needed, APART)) return 'SR15-PAIR-01';
  return grade(found, AGAIN) > grade(needed, AGAIN) ? 'SR15-PAIR-06' : 'SR15-PAIR-05';
}

interface SteamrollerPolicyRead {
  readonly met: (a: string, b: string) => boolean;
  /** Somebody who would be paired down again by this pair. */
  readonly again: (a: string, b: string) => boolean;
  /** What a pair costs among these players: rematches, those to be kept apart, second pair-downs, piles crossed. */
  readonly cost: (players: readonly string[]) => (a: string, b: string) => number;
}

/** Whether two were to be kept apart in a round: by name, which is worse, or of one group. */
function apartIn(facts: Facts, round: number): (a: string, b: string) => number {
  if (!keepsApart(facts, round)) return () => 0;
  const named = keptApart(facts);
  const group = (id: string) => (facts.options.groupsApart === true ? (facts.people.get(id)?.group ?? null) : null);
  return (a, b) => {
    const together = group(a) !== null && group(a) === group(b) ? 1 : 0;
    return (named.has([a, b].toSorted().join(' ')) ? 20 : 0) + together;
  };
}

function policyOf(facts: Facts, round: number): SteamrollerPolicyRead {
  const met = metIn(facts);
  const down = pairedDown(facts);
  const points = new Map([...facts.people.keys()].map((id) => [id, tpOf(facts, id)]));
  const tp = (id: string): number => points.get(id) ?? 0;
  const again = (a: string, b: string): boolean => tp(a) !== tp(b) && down.has(tp(a) > tp(b) ? a : b);
  const apart = apartIn(facts, round);
  const strict = facts.options.pairDown !== 'weighted';
  return {
    met,
    again,
    cost: (players) => {
      const piles = [...new Set(players.map(tp))].sort((a, b) => a - b);
      const pile = new Map(players.map((id) => [id, piles.indexOf(tp(id))]));
      return (a, b) => {
        const crossed = Math.abs((pile.get(a) ?? 0) - (pile.get(b) ?? 0));
        return (met(a, b) ? MET : 0) + apart(a, b) * APART + (strict && again(a, b) ? AGAIN : 0) + crossed;
      };
    },
  };
}

function approvalFaults(
  { met, again }: SteamrollerPolicyRead,
  pairs: readonly Pair[],
  approved: readonly string[],
): Fault[] {
  const unapproved = (rule: string, what: string, bad: SteamrollerPolicyRead['met']): Fault[] => {
    const pair = pairs.find(([a, b]) => bad(a, b));
    return pair && !approved.includes(rule) ? [[rule, `${pair.join('–')}: ${what}, and nobody approved it`]] : [];
  };
  return [
    ...unapproved('SR15-PAIR-07', 'they meet again', met),
    ...unapproved('SR15-PAIR-06', 'paired down again', again),
  ];
}

interface ByeSeat {
  readonly bye: string;
  readonly round: number;
  readonly players: readonly string[];
  readonly finals: boolean;
}

/** SR15-BYE-02 to -04: drawn among the lowest who had none; the rest can be paired as well as with any of them. */
function byeFaults(facts: Facts, { bye, round, players, finals }: ByeSeat, { cost }: SteamrollerPolicyRead): Fault[] {
  const first = players.filter((id) => byesOf(facts, id) === 0);
  if (first.length === 0) return [];
  if (!first.includes(bye)) return [['SR15-BYE-04', `a second bye for ${bye}`]];
  if (round === 1) return [];
  const lowest = Math.min(...first.map((id) => tpOf(facts, id)));
  if (tpOf(facts, bye) > lowest)
    return finals ? [] : [['SR15-BYE-03', `a bye for ${bye}, who is not among the lowest`]];
  if (finals || facts.options.byeRematch === 'keep') return [];
  const faults = (id: string): number => {
    const others = players.filter((other) => other !== id);
    return Math.floor((leastCost(others, cost(others)).without() ?? 0) / STEP);
  };
  const own = faults(bye);
  const candidates = own === 0 ? [] : first.filter((id) => tpOf(facts, id) === lowest);
  const better = candidates.find((id) => faults(id) < own);
  return better === undefined ? [] : [['SR15-PAIR-07', `${bye} has the bye, and ${better} would spare a rematch`]];
}
