/** Events in a few words, for tests: `eventOf('a b c', ['a 5-2 b', 'c bye'])`. */
import { hashText } from '../../../../core/chance/bytes.ts';
import { openStream, type Stream } from '../../../../core/chance/stream.ts';
import type { History, HistoryEntrant, HistoryGame, PairPlan } from '../../../../core/event/pack.ts';
import type { Result } from '../../../../core/event/types.ts';
import { type Refusal, isRefusal } from '../../../../core/rules/refusal.ts';

/**
 * `players`: ids, each with a sign where they are no plain active player: `x-` dropped, `x!` disqualified, `x?` not
 * checked in, `x*` a Ringer. Games: `a 5-2 b`, `a bye`, `a forfeits b`, `a vs b` (no result).
 */
export function eventOf(players: string, ...rounds: readonly (readonly string[])[]): History {
  return {
    options: {},
    entrants: players.split(' ').map(entrantOf),
    rounds: rounds.map((games) => ({ games: games.map(gameOf) })),
  };
}

const SIGNS: Readonly<Record<string, Partial<HistoryEntrant>>> = {
  '-': { status: 'dropped', leftAfterRound: 1 },
  '!': { status: 'disqualified', leftAfterRound: 1 },
  '?': { checkedIn: false },
  '*': { status: 'ringer' },
};

function entrantOf(word: string): HistoryEntrant {
  const sign = SIGNS[word.slice(-1)];
  return { id: sign ? word.slice(0, -1) : word, status: 'active', checkedIn: true, ...sign };
}

function gameOf(words: string): HistoryGame {
  const [a = '', what = '', b] = words.split(' ');
  return { seats: b === undefined ? [a] : [a, b], result: resultOf(a, what) };
}

function resultOf(a: string, what: string): Result | null {
  if (what === 'bye') return { kind: 'bye' };
  if (what === 'forfeits') return { kind: 'forfeit', by: [a] };
  if (what === 'vs') return null;
  return { kind: 'played', scores: what.split('-').map((vp) => ({ vp: Number(vp) })) };
}

/** The lots of seed `seed`. */
export function lots(seed = 1): Stream {
  return openStream(hashText(`test ${seed}`), 'pairing');
}

/** A plan as words: `a-b c-d bye:e`, each table and all tables in alphabetical order. */
export function planned(plan: PairPlan | Refusal): string {
  if (isRefusal(plan)) return `refused ${plan.code}`;
  const tables = plan.tables.map((seats) => [...seats].sort().join('-')).sort();
  return [...tables, ...(plan.odd ? [`${plan.odd.kind}:${plan.odd.entrant}`] : [])].join(' ');
}

/** The different plans that many seeds give, in alphabetical order. */
export function plansOf(seeds: number, pair: (stream: Stream) => PairPlan | Refusal): string[] {
  const plans = Array.from({ length: seeds }, (_, seed) => planned(pair(lots(seed))));
  return [...new Set(plans)].sort();
}
