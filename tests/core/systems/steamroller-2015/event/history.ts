/** Events in a few words, for tests: `eventOf('ada bram cleo', ['ada > bram 5-2 31-18 S', 'cleo bye'])`. */
import type { History, HistoryEntrant, HistoryGame, PairPlan } from '../../../../../core/event/pack.ts';
import type { OptionValues, Result, ScoreLine } from '../../../../../core/event/types.ts';
import { type Refusal, isRefusal } from '../../../../../core/rules/refusal.ts';

/**
 * `players`: ids, `x-` for one who dropped after round 1 and `x!` for one disqualified then. Games: `a > b`, `a = b`, each
 * with control points, army points and how it was won (Scenario, Assassination, Clock, tiebreaker T) if wanted; `a bye`,
 * `a concedes b 38`, `a forfeits b`, `a void b`, `a vs b` (no result).
 */
export function eventOf(players: string, ...rounds: readonly (readonly string[])[]): History {
  return { options: {}, entrants: players.split(' ').map(entrantOf), rounds: rounds.map(roundOf) };
}

export function withVariants(history: History, ...variants: readonly string[]): History {
  return withOptions(history, { variants: [...variants] });
}

export function withOptions(history: History, options: OptionValues): History {
  return { ...history, options };
}

function entrantOf(word: string): HistoryEntrant {
  const sign = word.slice(-1);
  const status = sign === '-' ? 'dropped' : sign === '!' ? 'disqualified' : 'active';
  if (status === 'active') return { id: word, status, checkedIn: true };
  return { id: word.slice(0, -1), status, checkedIn: false, leftAfterRound: 1 };
}

function roundOf(games: readonly string[]): History['rounds'][number] {
  return { games: games.map(gameOf) };
}

function gameOf(words: string): HistoryGame {
  const [a = '', what = '', b, ...figures] = words.split(' ');
  return { seats: b === undefined ? [a] : [a, b], result: resultOf(a, what, figures) };
}

const BY: Readonly<Record<string, string>> = {
  S: 'scenario',
  A: 'assassination',
  C: 'clock',
  T: 'tiebreak-2',
};

function resultOf(a: string, what: string, figures: readonly string[]): Result | null {
  switch (what) {
    case 'bye':
      return { kind: 'bye' };
    case 'void':
      return { kind: 'void' };
    case 'forfeits':
      return { kind: 'forfeit', by: [a] };
    case 'concedes':
      return { kind: 'concession', by: a, scores: [{}, { armyPointsDestroyed: Number(figures[0]) }] };
    case 'vs':
      return null;
    default:
      return {
        kind: 'played',
        scores: what === '=' ? lines(['tie', 'tie'], figures) : lines(['win', 'loss'], figures),
      };
  }
}

function lines(results: readonly string[], [points, army, by]: readonly string[]): ScoreLine[] {
  const [cp, apd] = [figuresOf(points), figuresOf(army)];
  return results.map((result, seat) => ({
    result,
    controlPoints: cp[seat] ?? 0,
    armyPointsDestroyed: apd[seat] ?? 0,
    ...(result === 'win' && by !== undefined ? { by: BY[by] ?? by } : {}),
  }));
}

function figuresOf(words: string | undefined): readonly number[] {
  return words?.split('-').map(Number) ?? [];
}

export function planOf(plan: PairPlan | Refusal): PairPlan {
  if (isRefusal(plan)) throw new Error(plan.message);
  return plan;
}

/** EX-01: eight players, three rounds. */
export const EXAMPLE = eventOf(
  'ada bram cleo dov esi finn gwen hugo',
  ['ada > bram 5-2 31-18 S', 'cleo > dov 3-1 42-25 A', 'esi > finn 5-0 20-12 S', 'gwen > hugo 2-1 38-22 T'],
  ['ada > cleo 4-3 27-30 T', 'esi > gwen 5-4 33-29 S', 'dov > bram 5-1 24-16 S', 'hugo > finn 3-2 35-31 A'],
  ['ada > esi 5-2 22-19 S', 'cleo > hugo 5-0 40-10 A', 'dov > gwen 3-2 28-26 T', 'finn > bram 2-1 21-20 T'],
);
