/**
 * An independent check of an Open Swiss event, from its format and docs/rules/open-swiss.md: seats, byes, the least gaps
 * of a round, sizes of tables, every score, points and the sums of scores. The other tie-breaks and the cut are left to
 * their own vectors.
 */
import type { DraftGame, EntryOf } from '../../../core/event/entries.ts';
import { isRefusal } from '../../../core/journal/types.ts';
import type { Format } from '../../../core/systems/open-swiss/format.ts';
import { formatFromOptions } from '../../../core/systems/open-swiss/format-options.ts';
import type { OptionValues } from '../../../core/event/types.ts';
import type { Facts } from '../facts.ts';
import { leastCost, oddGamesOf } from '../meetings.ts';
import { pairsOf, presentIn, repairSeatFaults, seatFaults, tableRepeats } from '../seats.ts';
import { stands } from '../totals.ts';
import {
  type Checks,
  type ClaimedRow,
  type Fault,
  type Moment,
  type Problem,
  type Written,
  at,
  isSetAside,
  published,
  walk,
} from '../walk.ts';
import { linesOf } from './scores.ts';

export function checkOpenSwiss(record: Written, claimed: readonly ClaimedRow[] = []): readonly Problem[] {
  const { problems, facts } = walk(record, CHECKS);
  return [...problems, ...pointProblems(facts, claimed)];
}

const CHECKS: Checks = {
  'round-published': publishedFaults,
  'round-repaired': ({ timeline, seq, facts }, { round, kept }) =>
    inCut(facts, round)
      ? []
      : repairSeatFaults({ before: facts, after: at(timeline, seq + 1), round, kept }, 'OS-EVENT-03'),
  'round-closed': (moment) => (isSetAside(moment) ? [] : openFaults(moment.facts)),
};

/** A format is read with the product's reader of formats, which scores and pairs nothing. */
export function formatOf({ options }: Facts): Format {
  const before = formats.get(options);
  if (before) return before;
  const format = formatFromOptions(options as OptionValues);
  if (isRefusal(format)) throw new Error(format.message);
  formats.set(options, format);
  return format;
}

const formats = new WeakMap<Facts['options'], Format>();

/** OS-ROUND-01, OS-CUT-01. */
function roundsBefore(facts: Facts): number {
  const { rounds, cut, seats } = formatOf(facts);
  if (!cut) return Infinity;
  if (rounds > 0) return rounds;
  const first = (facts.rounds[0] ?? []).flatMap((table) => table.seats);
  const players = first.filter((id) => facts.people.get(id)?.ringer !== true).length;
  let enough = 1;
  while (seats.max ** enough < players) enough += 1;
  return enough;
}

function inCut(facts: Facts, round: number): boolean {
  return round > roundsBefore(facts);
}

function openFaults(facts: Facts): Fault[] {
  const format = formatOf(facts);
  const open = facts.rounds.flat().filter((table) => linesOf(format, table) === null);
  return open.map(({ id }) => ['OS-EVENT-05', `${id} has no result`]);
}

function publishedFaults(moment: Moment, body: EntryOf<'round-published'>): Fault[] {
  const found = published(moment, body);
  if (!found) return [['OS-PAIR-01', 'what was published was never drafted']];
  const { draft, then, stale, setAside, free } = found;
  const { games } = draft;
  const rules = { once: 'OS-EVENT-03', disqualified: 'OS-EVENT-03', others: 'OS-EVENT-03', ringer: 'OS-PAIR-13' };
  const cut = inCut(then, body.round);
  return [
    ...(setAside ? [] : openFaults(then)),
    ...(stale || cut ? [] : seatFaults(moment.facts, body.round, games, rules)),
    ...(draft.edited ? [] : tableRepeats(then, games, 'OS-PAIR-03')),
    ...(free && !cut ? drawFaults(then, body.round, games) : []),
  ];
}

function drawFaults(then: Facts, round: number, games: readonly DraftGame[]): Fault[] {
  const format = formatOf(then);
  if (format.seats.max > 2) return sizeFaults(format, games);
  return format.pairing.method === 'least-gap' ? gapFaults(then, format, round, games) : [];
}

/** OS-PAIR-11: as equal in size as can be, and within the format's sizes where the numbers allow it. */
function sizeFaults({ seats: { min, max } }: Format, games: readonly DraftGame[]): Fault[] {
  const sizes = games.map(({ seats }) => seats.length);
  const players = sizes.reduce((sum, size) => sum + size, 0);
  const fits = Math.ceil(players / max) <= Math.floor(players / min);
  const wrong = fits && sizes.some((size) => size < min || size > max);
  const uneven = Math.max(...sizes) - Math.min(...sizes) > 1;
  return wrong || uneven ? [['OS-PAIR-11', `tables of ${sizes.join(', ')}`]] : [];
}

/** More than this many players and trying every way takes too long. */
const SMALL = 13;
const BYE = '';

/** OS-PAIR-02: every way to pair the round is tried, the bye among them; worse things weigh more than all below them. */
function gapFaults(then: Facts, format: Format, round: number, games: readonly DraftGame[]): Fault[] {
  const players = presentIn(then, round);
  if (players.length > SMALL) return [];
  const seats = players.length % 2 === 1 ? [...players, BYE] : players;
  const cost = costOf(then, format, round, players);
  const odd = games.filter(({ kind }) => kind !== 'game').map((game) => [game.seats[0] ?? '', BYE] as const);
  const found = [...pairsOf(games), ...odd].reduce((sum, [a, b]) => sum + cost(a, b), 0);
  const needed = leastCost(seats, cost).without();
  // A third meeting is worse than any number of second ones: left to the solver's own tests.
  if (needed === null || needed >= MET || found <= needed + SLACK) return [];
  return [[found >= MET ? 'OS-PAIR-04' : 'OS-PAIR-02', `the round costs ${found} and need cost only ${needed}`]];
}

/** Squares of hundredths are summed beside figures so large that the last digits are lost. */
const SLACK = 0.01;
const MET = 1e13;
const SECOND_BYE = 1e12;
const BYE_HEIGHT = 1e10;
const AGAIN = 1e8;

/** OS-PAIR-07: everybody who met somebody of fewer points, as both had them then. */
function pairedDown(facts: Facts, format: Format): ReadonlySet<string> {
  return new Set(
    facts.rounds.flatMap((tables, index) => {
      const before = { ...facts, rounds: facts.rounds.slice(0, index) };
      return tables.flatMap(({ seats: [a, b] }) => {
        const gap = a === undefined || b === undefined ? 0 : pointsOf(before, format, a) - pointsOf(before, format, b);
        return gap === 0 ? [] : [gap > 0 ? (a ?? '') : (b ?? '')];
      });
    }),
  );
}

/** Meetings, second byes, the height of the bye, and the gaps where no rule comes between. */
function costOf(
  then: Facts,
  format: Format,
  round: number,
  players: readonly string[],
): (a: string, b: string) => number {
  const points = new Map(players.map((id) => [id, pointsOf(then, format, id)]));
  const heights = [...new Set(points.values())].sort((a, b) => a - b);
  const offered = players.some((id) => then.people.get(id)?.volunteer === true) ? 1 : 0;
  const height = (id: string): number =>
    then.people.get(id)?.volunteer === true ? 0 : offered + heights.indexOf(points.get(id) ?? 0);
  const met = (a: string, b: string): number =>
    then.rounds.flat().filter(({ seats }) => seats.includes(a) && seats.includes(b)).length;
  const down = format.pairing.pairedDown === 'strict' && round > 1 ? pairedDown(then, format) : new Set<string>();
  return (a, b) => {
    const lone = a === BYE ? b : b === BYE ? a : null;
    if (lone !== null) return oddGamesOf(then, lone) * SECOND_BYE + height(lone) * BYE_HEIGHT;
    const gap = ((points.get(a) ?? 0) - (points.get(b) ?? 0)) / 100;
    const again = gap !== 0 && down.has(gap > 0 ? a : b) ? AGAIN : 0;
    return met(a, b) * MET + again + gap * gap;
  };
}

function pointsOf(facts: Facts, format: Format, id: string): number {
  return linesFor(facts, format, id).reduce((sum, { points }) => sum + points, 0);
}

function linesFor(facts: Facts, format: Format, id: string) {
  return facts.rounds.slice(0, roundsBefore(facts)).flatMap((tables) =>
    tables.flatMap((table) => {
      const line = linesOf(format, table)?.[table.seats.indexOf(id)];
      return line ? [line] : [];
    }),
  );
}

/** OS-RANK-01, -05, -06, OS-TB-08: who has a place, points, and the sums of scores. */
function pointProblems(facts: Facts, claimed: readonly ClaimedRow[]): Problem[] {
  if (claimed.length === 0) return [];
  const format = formatOf(facts);
  const problems: Problem[] = [];
  const say = (rule: string, problem: string): number => problems.push({ round: null, rule, problem });
  const ranked = [...facts.people.values()].filter((one) => stands(facts, one, format.dropped === 'ranked'));
  if (ranked.length !== claimed.length) say('OS-RANK-06', `${claimed.length} have a place and ${ranked.length} should`);
  for (const { id } of ranked) {
    const row = claimed.find(({ entrant }) => entrant === id);
    const points = pointsOf(facts, format, id) / 100;
    if (row?.columns.points !== points) say('OS-RANK-01', `${id} has ${points}, not ${String(row?.columns.points)}`);
    for (const column of format.scores) {
      const shown = row?.columns[`score:${column.id}`] ?? row?.columns[column.id];
      const sum = linesFor(facts, format, id).reduce((all, { own }) => all + (own[column.id] ?? 0), 0);
      if (shown !== sum) say('OS-TB-08', `${id} has ${sum} of ${column.id}, not ${String(shown)}`);
    }
  }
  if (format.cut) return problems;
  for (const [index, row] of claimed.entries()) {
    const above = claimed[index - 1];
    if (above && Number(above.columns.points) < Number(row.columns.points))
      say('OS-RANK-01', `${row.entrant} stands too low`);
  }
  return problems;
}
