/**
 * Pairing a Round of either edition: who has the Bye or meets the Ringer, then the others from the highest standing
 * down. The editions differ in what a rematch is, in their rules, and in some readings; those come as `PairingPolicy`.
 */
import type { History, PairAsked, PairPlan } from '../../../event/pack.ts';
import { topDown } from '../../../event/pairing/top-down.ts';
import type { EntrantId } from '../../../event/types.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { isByeSet, withLookAhead } from './look-ahead.ts';
import { certificateOf, certifiedBye, withLookAheadProof } from './certificate.ts';
import { certifiedLookAhead, pairClosest } from './closest.ts';
import { withStatus } from '../../../event/history.ts';
import { type ByeSeat, chooseByeSeat } from './bye.ts';
import { type MalifauxPairing, type PairingPolicy, type PairingOrder, openPairing } from './pairing.ts';
import { readPins } from '../../../event/pins.ts';
import { planOf } from './plan.ts';

export function pairRound(
  history: History,
  asked: PairAsked,
  order: PairingOrder,
  policy: PairingPolicy,
): PairPlan | Refusal {
  const pins = readPins(asked, order.ids, withStatus(history, 'ringer'));
  if (isRefusal(pins)) return pins;
  const ids = order.ids.filter((id) => !pins.busy.has(id));
  const pairing = openPairing(history, asked, { ...order, ids }, policy);
  const pairs = pins.pairs.map(([a, b]): readonly [number, number] => [ids.indexOf(a), ids.indexOf(b)]);
  const odd = chooseByeSeat(pairing, pins.odd, pairs);
  if (isRefusal(odd)) return odd;
  const players = ids.map((_, index) => index).filter((index) => index !== odd?.player);
  return pairOthers(pairing, players, pairs, odd);
}

function pairOthers(
  pairing: MalifauxPairing,
  players: readonly number[],
  pins: readonly (readonly [number, number])[],
  odd: ByeSeat | null,
): PairPlan | Refusal {
  const { level, few, policy, ids, round } = pairing;
  if (policy.method === 'closest' && round > 1) {
    const closest = pairClosest(pairing, players, pins);
    if (closest === null) return unpairable([]);
    const { pairs } = closest;
    const found = withLookAhead(pairing, players, pins, { pairs, skipped: pairs.map(() => []), odd });
    const bye = certifiedBye(pairing, odd, pins);
    const own = found.ahead > 0 ? certifiedLookAhead(pairing, found, pins) : closest.certificate;
    const isMatched = found.ahead > 0 && odd !== null && !isByeSet(pairing, odd);
    const certificate = { ...own, ...(bye && !isMatched ? { bye } : {}) };
    return { ...planOf(pairing, { ...found, pins }, found.odd), certificate };
  }
  const result = topDown({ order: players, level, few, pins, fewestFirst: policy.fewestFirst });
  if (!result.possible) return unpairable(result.unpaired.map((player) => ids[player] ?? ''));
  const found = withLookAhead(pairing, players, pins, { pairs: result.pairs, skipped: result.skipped, odd });
  const proved = certificateOf(pairing, result, players, pins, odd);
  const who = found.odd && !found.odd.asked ? (ids[found.odd.player] ?? null) : null;
  const certificate = found.ahead > 0 ? withLookAheadProof(proved, found.ahead, who) : proved;
  return { ...planOf(pairing, { ...found, pins }, found.odd), certificate };
}

function unpairable(who: readonly EntrantId[]): Refusal {
  const rest = who.length > 0 ? ` Nobody is left for ${who.join(', ')}.` : '';
  return refuse('cannot-pair', `With these tables set and these pairs ruled out the round cannot be paired.${rest}`);
}
