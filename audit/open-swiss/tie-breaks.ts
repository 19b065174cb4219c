/** Every tie-break by its formula in docs/formats.md, and OS-TB-01 to -12. */
import { createHash } from 'node:crypto';
import { type Facts, tablesOf } from '../facts.ts';
import { type Exact, NONE, exact, greater, mean, total } from './fractions.ts';
import type { Format } from './format.ts';
import { type Line, linesOf } from './scores.ts';

/** One round as somebody had it. */
export interface Had extends Line {
  readonly round: number;
  /** Who else played at the table; nobody where nothing was played. */
  readonly met: readonly string[];
}

export interface Cards {
  readonly format: Format;
  /** How many rounds were drawn before the cut. */
  readonly rounds: number;
  readonly had: (id: string) => readonly Had[];
  /** Hundredths. */
  readonly points: (id: string) => number;
  /** How many of somebody's games wait for their result. */
  readonly open: (id: string) => number;
  readonly seatings: string;
}

/** Of so many first rounds. */
export function cardsOf(facts: Facts, format: Format, before: number): Cards {
  const rounds = facts.rounds.slice(0, before);
  const had = new Map<string, Had[]>();
  for (const [index, tables] of rounds.entries()) {
    for (const table of tables) {
      for (const [seat, line] of (linesOf(format, table) ?? []).entries()) {
        const id = table.seats[seat] ?? '';
        const met = line.played ? table.seats.filter((other) => other !== id) : [];
        had.set(id, [...(had.get(id) ?? []), { ...line, round: index + 1, met }]);
      }
    }
  }
  return {
    format,
    rounds: rounds.length,
    had: (id) => had.get(id) ?? [],
    points: (id) => (had.get(id) ?? []).reduce((sum, { points }) => sum + points, 0),
    open: (id) => tablesOf({ rounds }, id).filter(({ result }) => result === null).length,
    seatings: rounds.map((tables) => tables.map(({ seats }) => seats.join(' ')).join(',')).join(';'),
  };
}

/** What somebody has in a tie-break; those of the tied alone look at `tied`, null where it does not decide. */
export function valueOf(cards: Cards, name: string, id: string, tied: readonly string[]): Exact | null {
  const [kind = '', ...given] = name.split(':');
  const formula = FORMULAS[kind];
  if (!formula) throw new Error(`the checker knows no tie-break ${kind}`);
  return formula(cards, id, { given, tied });
}

interface Asked {
  readonly given: readonly string[];
  readonly tied: readonly string[];
}

type Formula = (cards: Cards, id: string, asked: Asked) => Exact | null;

const FORMULAS: Readonly<Record<string, Formula>> = {
  'opponents-points': (cards, id) => buchholz(cards, id, 0, 0),
  'opponents-points-cut-1': (cards, id) => buchholz(cards, id, 1, 0),
  'opponents-points-median': (cards, id) => buchholz(cards, id, 1, 1),
  'opponents-opponents': (cards, id) => total(metBy(cards, id).map((other) => buchholz(cards, other, 0, 0))),
  strength: schedule,
  'extended-strength': (cards, id) => mean(metBy(cards, id).map((other) => schedule(cards, other))),
  'win-share': (cards, id, { given: [floor] }) => winShare(cards, id, floor),
  'opponents-win-share': (cards, id, { given: [floor] }) => opponentsWinShare(cards, id, floor),
  'opponents-opponents-win-share': (cards, id, { given: [floor] }) =>
    mean(metBy(cards, id).map((other) => opponentsWinShare(cards, other, floor))),
  'head-to-head': headToHead,
  'sonneborn-berger': (cards, id) =>
    total(
      cards.had(id).flatMap(({ met, outcome }) => {
        const weight = { win: 200, draw: 100, loss: 0 }[outcome];
        return met.map((other) => exact(cards.points(other) * weight, 20_000));
      }),
    ),
  difference: (cards, id, { given: [column = ''] }) =>
    exact(sumOf(cards, id, column, 'own') - sumOf(cards, id, column, 'against')),
  score: (cards, id, { given: [column = ''] }) => exact(sumOf(cards, id, column, 'own')),
  conceded: (cards, id, { given: [column = ''] }) => exact(-sumOf(cards, id, column, 'against')),
  'score-share': (cards, id, { given: [column = '', floor] }) => scoreShare(cards, id, column, floor),
  'opponents-score-share': (cards, id, { given: [column = '', floor] }) =>
    mean(metBy(cards, id).map((other) => scoreShare(cards, other, column, floor))),
  wins: (cards, id) => exact(cards.had(id).filter(({ outcome }) => outcome === 'win').length),
  'games-won': (cards, id) => exact(cards.had(id).filter(({ outcome, played }) => played && outcome === 'win').length),
  cumulative: (cards, id) => progress(cards, id, 1),
  'cumulative-cut-1': (cards, id) => progress(cards, id, 2),
  'win-path': (cards, id) => {
    const digits = Array.from({ length: cards.rounds }, (_, index) => {
      const outcome = cards.had(id).find(({ round }) => round === index + 1)?.outcome ?? 'loss';
      return { win: '2', draw: '1', loss: '0' }[outcome];
    });
    // Read to the base three, as the standings show it.
    return [digits.reduce((path, digit) => path * 3n + BigInt(digit), 0n), 1n];
  },
  lots: (cards, id, { tied }) => {
    const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
    const lot = (one: string): string => hash(`muster lot ${one} ${hash(cards.seatings)}`);
    return exact(tied.filter((other) => lot(other) < lot(id)).length);
  },
};

/** Whether a tie-break looks at those alone who are still tied. */
export function looksAtTied(name: string): boolean {
  return name === 'head-to-head' || name === 'lots';
}

/** Everybody met at a table, once for each time. */
function metBy(cards: Cards, id: string): string[] {
  return cards.had(id).flatMap(({ met }) => met);
}

/** OS-TB-01, -12. */
function buchholz(cards: Cards, id: string, low: number, high: number): Exact {
  const { format, rounds } = cards;
  const even =
    format.pointsFor === 'outcome'
      ? format.outcome.draw
      : format.pointsFor === 'bands'
        ? (format.bands[0]?.winner ?? 0)
        : Infinity;
  const dummy = Math.min(cards.points(id), even * rounds);
  const played = cards.had(id).filter((had) => had.played).length;
  const without = format.ownForUnplayed ? rounds - played - cards.open(id) : 0;
  const all = [...metBy(cards, id).map(cards.points), ...Array.from({ length: without }, () => dummy)];
  all.sort((a, b) => a - b);
  return total(all.slice(low, all.length - high).map((points) => exact(points, 100)));
}

function schedule(cards: Cards, id: string): Exact {
  return mean(
    metBy(cards, id).map((other) => {
      const rounds = cards.had(other).length;
      return rounds === 0 ? NONE : exact(cards.points(other), 100 * rounds);
    }),
  );
}

/** The most that a game is worth, in hundredths. */
function most({ pointsFor, outcome, bands, places, columns, decidedBy }: Format): number {
  if (pointsFor === 'outcome') return outcome.win;
  if (pointsFor === 'bands') return Math.max(...bands.map(({ winner }) => winner));
  if (pointsFor === 'places') return places[0] ?? 0;
  return 100 * (columns.find(({ id }) => id === decidedBy)?.max ?? 0);
}

function floorOf(floor = '0'): Exact {
  return exact(Number(floor), 100);
}

function winShare(cards: Cards, id: string, floor: string | undefined): Exact {
  const could = most(cards.format) * cards.had(id).length;
  return greater(could === 0 ? NONE : exact(cards.points(id), could), floorOf(floor));
}

function opponentsWinShare(cards: Cards, id: string, floor: string | undefined): Exact {
  return mean(metBy(cards, id).map((other) => winShare(cards, other, floor)));
}

function sumOf(cards: Cards, id: string, column: string, side: 'own' | 'against'): number {
  return cards.had(id).reduce((sum, had) => sum + (had[side][column] ?? 0), 0);
}

function scoreShare(cards: Cards, id: string, column: string, floor: string | undefined): Exact {
  const own = sumOf(cards, id, column, 'own');
  const both = own + sumOf(cards, id, column, 'against');
  return greater(both === 0 ? NONE : exact(own, both), floorOf(floor));
}

/** OS-TB-06: only where each of the tied has met each other. */
function headToHead(cards: Cards, id: string, { tied }: Asked): Exact | null {
  const haveMet = (a: string, b: string): boolean => a === b || metBy(cards, a).includes(b);
  if (!tied.every((a) => tied.every((b) => haveMet(a, b)))) return null;
  const among = cards.had(id).filter(({ met }) => met.some((other) => tied.includes(other)));
  return exact(
    among.reduce((sum, { points }) => sum + points, 0),
    100,
  );
}

/** OS-TB-10: the totals after each round, from this one on. */
function progress(cards: Cards, id: string, from: number): Exact {
  const rounds = Array.from({ length: cards.rounds }, (_, index) => index + 1).filter((round) => round >= from);
  const until = (round: number): number =>
    cards.had(id).reduce((sum, had) => sum + (had.round <= round ? had.points : 0), 0);
  return total(rounds.map((round) => exact(until(round), 100)));
}
