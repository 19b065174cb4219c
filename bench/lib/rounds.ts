/** Events played by chance up to some round, to time pairing on: the same states for everybody. */
import { hashText } from '../../core/chance/bytes.ts';
import { type Stream, openStream } from '../../core/chance/stream.ts';
import type { History, HistoryGame, Pack, PairPlan } from '../../core/event/pack.ts';
import type { OptionValues, Result } from '../../core/event/types.ts';
import { isRefusal } from '../../core/rules/refusal.ts';

export const NOTHING = { pins: [], forbidden: [] } as const;

export function streamOf(seed: string): Stream {
  return openStream(hashText(`bench ${seed}`), 'bench');
}

export function pairOf(pack: Pack, history: History, seed: string): PairPlan {
  const plan = pack.pairing.pair(history, NOTHING, streamOf(seed));
  if (isRefusal(plan)) throw new Error(plan.message);
  return plan;
}

/** What a game between two ends with, by chance. */
export type Play = (lots: Stream) => Result;

/** The event before each round from the second on. */
export function statesOf(pack: Pack, given: OptionValues, players: number, rounds: number, play: Play): History[] {
  const configured = pack.options.configure(given);
  if (isRefusal(configured)) throw new Error(configured.message);
  const entrants = Array.from({ length: players }, (_, index) => {
    return { id: `p${index + 1}`, status: 'active', checkedIn: true } as const;
  });
  let history: History = { options: configured.options, entrants, rounds: [] };
  const states: History[] = [];
  const lots = streamOf(`games ${pack.id} ${players}`);
  for (let round = 1; round < rounds; round += 1) {
    const { tables, odd } = pairOf(pack, history, `round ${round}`);
    const games: HistoryGame[] = tables.map((seats) => ({ seats, result: play(lots) }));
    if (odd) games.push({ seats: [odd.entrant], result: { kind: 'bye' } });
    history = { ...history, rounds: [...history.rounds, { games }] };
    states.push(history);
  }
  return states;
}

/** A win for either; a draw in every twentieth game. */
export const winOrDraw: Play = (lots) => {
  const [first, second] =
    lots.below(20) === 0 ? ['draw', 'draw'] : lots.below(2) === 0 ? ['win', 'loss'] : ['loss', 'win'];
  return { kind: 'played', scores: [{ result: first }, { result: second }] };
};
