import { describe, expect, test } from 'vitest';
import { hashText } from '../../chance/bytes.ts';
import { openStream } from '../../chance/stream.ts';
import type { History } from '../../event/pack.ts';
import { isRefusal } from '../../journal/types.ts';
import { pair as pair2018 } from '../gaining-grounds-2018/pair.ts';
import { pair as pairS0 } from '../gaining-grounds-s0/pair.ts';

/** What an event of random results had to pay, round by round; as many rounds as there are players less one. */
function paidIn(pair: typeof pairS0, size: number, seed: number, options: History['options'] = {}): string[] {
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

describe('an event of as many rounds as there are others', () => {
  for (const [name, pair, options] of [
    ['Season Zero', pairS0, {}],
    ['Season Zero, closest scores', pairS0, { pairing: 'closest' }],
    ['2018', pair2018, {}],
    ['2018, no rematch at all', pair2018, { rematchAfter: 9 }],
  ] as const) {
    test(`${name}: nobody meets twice, and nobody has a second bye`, () => {
      for (let size = 3; size <= 8; size += 1) {
        for (let seed = 0; seed < 12; seed += 1) expect(paidIn(pair, size, seed, options)).toEqual([]);
      }
    });
  }
});
