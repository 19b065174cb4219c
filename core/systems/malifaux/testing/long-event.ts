/** An event of as many rounds as there are others, with random results: what each round had to pay. */
import { hashText } from '../../../chance/bytes.ts';
import { openStream } from '../../../chance/stream.ts';
import type { History, Pack } from '../../../event/pack.ts';
import { isRefusal } from '../../../journal/types.ts';

export function paidIn(pair: Pack['pair'], size: number, seed: number, options: History['options'] = {}): string[] {
  const lots = openStream(hashText(`event ${seed}`), 'test');
  const entrants = Array.from({ length: size }, (_, n) => ({
    id: `e${n}`,
    status: 'active' as const,
    checkedIn: true,
  }));
  let history: History = { options, entrants, rounds: [], plannedRounds: size - 1 };
  const paid: string[] = [];
  for (let round = 1; round < size; round += 1) {
    const plan = pair(history, { pins: [], forbidden: [] }, lots);
    if (isRefusal(plan)) throw new Error(plan.message);
    paid.push(...plan.paid.filter(({ what }) => what !== 'odd-moved').map(({ what }) => `${what} in round ${round}`));
    const scored = () => ({ vp: lots.below(11) });
    const games = plan.tables.map((seats) => ({
      seats,
      result: { kind: 'played' as const, scores: [scored(), scored()] },
    }));
    const bye = plan.odd ? [{ seats: [plan.odd.entrant], result: { kind: 'bye' as const } }] : [];
    history = { ...history, rounds: [...history.rounds, { games: [...games, ...bye] }] };
  }
  return paid;
}
