/** Whether a round of Gaining Grounds 2018 may be as it was drawn: sections 2.1 and 2.2. */
import type { DraftGame } from '../../../core/event/entries.ts';
import type { Facts } from '../facts.ts';
import { type Met, byesOf, fewestRematches, lastMeeting, ringersOf } from '../meetings.ts';
import { orderProblem } from '../order.ts';
import { pairsOf, presentIn } from '../seats.ts';
import { heightBy } from '../totals.ts';
import type { Fault } from '../walk.ts';
import { placesOf } from './scores.ts';

/** GG18-PAIR-06: who met in Round m may meet in Round n only if n - m is three or more. */
const WINDOW = 3;

/** Whom the window bars from meeting in a round. */
export function barredIn(facts: Facts, round: number): Met {
  const last = lastMeeting(facts);
  const { rematchAfter } = facts.options;
  const after = typeof rematchAfter === 'number' ? rematchAfter : WINDOW;
  return (a, b) => last(a, b) > 0 && round - last(a, b) < after;
}

/** With an odd number one has the Ringer or the Bye, the Ringer if there is one (GG18-ODD-01, -02, GG18-RINGER-01). */
export function parityFaults(facts: Facts, round: number, games: readonly DraftGame[]): Fault[] {
  const odd = presentIn(facts, round).length % 2;
  const byes = games.filter(({ kind }) => kind === 'bye').length;
  const ringers = games.filter(({ kind }) => kind === 'ringer').length;
  const free = [...facts.people.values()].some(({ ringer, status }) => ringer && status === 'present');
  return [
    ...(byes + ringers === odd ? [] : [['GG18-ODD-01', `${byes + ringers} of ${odd} Byes and Ringer games`] as const]),
    ...(byes > 0 && free ? [['GG18-ODD-02', 'a Bye although there is a Ringer'] as const] : []),
  ];
}

/** Barred matches that nobody approved (GG18-PAIR-07). */
export function approvalFaults(
  facts: Facts,
  round: number,
  games: readonly DraftGame[],
  approved: readonly string[],
): Fault[] {
  const barred = barredIn(facts, round);
  const pair = pairsOf(games).find(([a, b]) => barred(a, b));
  if (!pair || approved.includes('GG18-PAIR-07')) return [];
  return [['GG18-PAIR-07', `${pair.join('–')} meet again too soon and nobody approved it`]];
}

/** What the draw itself owes: no barred match that could be avoided, the Bye, the order from the top down. */
export function drawFaults(facts: Facts, round: number, games: readonly DraftGame[]): Fault[] {
  const barred = barredIn(facts, round);
  const pairs = pairsOf(games);
  const players = presentIn(facts, round);
  const odd = games.find(({ kind }) => kind !== 'game');
  const out = odd?.seats.slice(0, 1) ?? [];
  const { without } = fewestRematches(players, barred);
  const needed = without(...out);
  const found = pairs.filter(([a, b]) => barred(a, b)).length;
  const faults: Fault[] = [];
  if (needed !== null && found > needed) {
    faults.push(['GG18-PAIR-06', `${found} barred matches where ${needed} are enough`]);
  }
  if (odd) faults.push(...oddFaults(facts, { round, players, kind: odd.kind, odd: out[0] ?? '' }, without));
  if (round === 1 || needed !== 0 || facts.options.pairing === 'closest')
    return [...faults, ...apartFaults(facts, round, games)];
  const order = orderProblem(pairs, heightBy(placesOf(facts)), barred);
  return order === null ? faults : [...faults, ['GG18-PAIR-05', order]];
}

interface OddSeat {
  readonly odd: string;
  readonly kind: DraftGame['kind'];
  readonly round: number;
  readonly players: readonly string[];
}

/** GG18-ODD-03 to -05: never a second one; then no barred match among the others; then the lowest. */
function oddFaults(
  facts: Facts,
  { odd, kind, round, players }: OddSeat,
  barredWithout: (id: string) => number | null,
): Fault[] {
  const had = (id: string): number => {
    if (facts.options.oddTogether !== 'apart') return byesOf(facts, id) + ringersOf(facts, id);
    return kind === 'bye' ? byesOf(facts, id) : ringersOf(facts, id);
  };
  const first = players.filter((id) => had(id) === 0);
  if (first.length === 0) return [];
  if (!first.includes(odd)) return [['GG18-ODD-04', `a second Bye or Ringer game for ${odd}`]];
  if (round === 1) return [];
  const height = heightBy(placesOf(facts));
  const moves = facts.options.oddRematch !== 'lowest';
  const cost = (id: string): number => (moves ? (barredWithout(id) ?? 0) : 0);
  const better = first.find((id) => cost(id) < cost(odd) || (cost(id) === cost(odd) && height(id) > height(odd)));
  return better === undefined
    ? []
    : [['GG18-ODD-05', `${odd} has the Bye or the Ringer, and ${better} should have it`]];
}

/** GG18-PAIR-02: those whom the organiser keeps apart do not meet in Round 1 if it can be helped. */
function apartFaults(facts: Facts, round: number, games: readonly DraftGame[]): Fault[] {
  const { keepApart } = facts.options;
  if (round > 1 || !Array.isArray(keepApart)) return [];
  const listed = new Set(
    keepApart.map((pair) =>
      String(pair)
        .split(/[\s,]+/)
        .toSorted()
        .join(' '),
    ),
  );
  const apart: Met = (a, b) => listed.has([a, b].toSorted().join(' '));
  const pairs = pairsOf(games);
  const found = pairs.filter(([a, b]) => apart(a, b)).length;
  const needed = fewestRematches(pairs.flat(), apart).without();
  if (needed === null || found <= needed) return [];
  return [['GG18-PAIR-02', `${found} pairs meet who are kept apart, where ${needed} are enough`]];
}
