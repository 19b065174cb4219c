/** Events of as many rounds as there are others, with random results: what each round had to pay. */
import { hashText } from '../../../core/chance/bytes.ts';
import { type Stream, openStream } from '../../../core/chance/stream.ts';
import type { History, PackPairing } from '../../../core/event/pack.ts';
import type { ScoreLine } from '../../../core/event/types.ts';
import { isRefusal } from '../../../core/rules/refusal.ts';
import { gainingGrounds2018 } from '../../../core/systems/gaining-grounds-2018/pack.ts';
import { gainingGroundsS0 } from '../../../core/systems/gaining-grounds-s0/pack.ts';
import { pair as openSwiss } from '../../../core/systems/open-swiss/event/pair.ts';
import { pair as steamroller } from '../../../core/systems/steamroller-2015/event/pair.ts';

const { pair: pairS0 } = gainingGroundsS0.pairing;
const { pair: pair2018 } = gainingGrounds2018.pairing;

interface LongEvent {
  readonly pair: PackPairing['pair'];
  readonly options: History['options'];
  readonly play: (lots: Stream) => readonly [ScoreLine, ScoreLine];
}

const points = (lots: Stream): readonly [ScoreLine, ScoreLine] => [{ vp: lots.below(11) }, { vp: lots.below(11) }];

const outcome = (lots: Stream): readonly [ScoreLine, ScoreLine] => {
  const [one, other] =
    lots.pick([
      ['win', 'loss'],
      ['win', 'loss'],
      ['loss', 'win'],
      ['tie', 'tie'],
    ] as const) ?? [];
  return [
    { result: one ?? 'tie', controlPoints: lots.below(6), armyPointsDestroyed: lots.below(50) },
    { result: other ?? 'tie', controlPoints: lots.below(6), armyPointsDestroyed: lots.below(50) },
  ];
};

/** Every way of pairing of every pack. */
export const LONG_EVENTS: readonly (readonly [string, LongEvent])[] = [
  ['Season Zero', { pair: pairS0, options: {}, play: points }],
  ['Season Zero, closest scores', { pair: pairS0, options: { pairing: 'closest' }, play: points }],
  ['2018', { pair: pair2018, options: {}, play: points }],
  ['2018, no rematch at all', { pair: pair2018, options: { rematchAfter: 9 }, play: points }],
  ['Steamroller', { pair: steamroller, options: {}, play: outcome }],
  ['Steamroller, weighted', { pair: steamroller, options: { pairDown: 'weighted' }, play: outcome }],
  ['Open Swiss, least gap', { pair: openSwiss, options: { pairing: 'least-gap' }, play: points }],
  ['Open Swiss, piles', { pair: openSwiss, options: { pairing: 'piles' }, play: points }],
];

const PAYMENTS = new Set(['rematch', 'second-odd', 'second-bye']);

export function paidIn({ pair, options, play }: LongEvent, size: number, seed: number): string[] {
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
    paid.push(...plan.paid.filter(({ what }) => PAYMENTS.has(what)).map(({ what }) => `${what} in round ${round}`));
    const games = plan.tables.map((seats) => ({ seats, result: { kind: 'played' as const, scores: [...play(lots)] } }));
    const bye = plan.odd ? [{ seats: [plan.odd.entrant], result: { kind: 'bye' as const } }] : [];
    history = { ...history, rounds: [...history.rounds, { games: [...games, ...bye] }] };
  }
  return paid;
}
