/** Pairing a Round: the law of both editions with this one's window for rematches, rules and readings. */
import type { Stream } from '../../../chance/stream.ts';
import type { History, PairAsked, PairPlan } from '../../../event/pack.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal } from '../../../rules/refusal.ts';
import { namedPairs } from '../../../event/keep-apart.ts';
import { pairingOrder } from '../../malifaux/event/order.ts';
import { pairRound } from '../../malifaux/event/pair.ts';
import type { PairingPolicy } from '../../malifaux/event/pairing.ts';
import { settings } from './options.ts';
import { standings } from './standings.ts';

const RULES: PairingPolicy['rules'] = {
  round1: ['GG18-PAIR-01'],
  order: ['GG18-PAIR-03', 'GG18-PAIR-04', 'GG18-PAIR-05'],
  ties: ['GG18-PAIR-05', 'GG18-AMB-02'],
  rematch: ['GG18-PAIR-06', 'GG18-AMB-01'],
  forced: ['GG18-PAIR-06', 'GG18-PAIR-07'],
  approval: ['GG18-PAIR-07'],
  apart: ['GG18-PAIR-02'],
  odd: ['GG18-ODD-01'],
  oddRound1: ['GG18-ODD-03'],
  oddLowest: ['GG18-ODD-03', 'GG18-ODD-05'],
  oddShared: ['GG18-ODD-03'],
  oddOnce: ['GG18-ODD-04', 'GG18-AMB-05'],
  oddMoved: ['GG18-ODD-05', 'GG18-AMB-32'],
  secondOdd: ['GG18-ODD-04'],
  ringer: ['GG18-ODD-02', 'GG18-RINGER-01', 'GG18-CONCEDE-05'],
  bye: ['GG18-ODD-02', 'GG18-BYE-01'],
  disqualified: ['GG18-PAIR-08', 'GG18-DQ-02'],
  dropped: ['GG18-PAIR-08', 'GG18-CONCEDE-02'],
};

export function pair(history: History, asked: PairAsked, lots: Stream): PairPlan | Refusal {
  const order = pairingOrder(history, standings, ['tp', 'diff', 'vp'], lots);
  const plan = pairRound(history, asked, order, pairingPolicyOf(history));
  const missing = history.entrants.some(({ status, checkedIn }) => status === 'active' && !checkedIn);
  if (isRefusal(plan) || !missing) return plan;
  return { ...plan, rules: [...new Set([...plan.rules, ...cite('GG18-CHECKIN-01', 'GG18-PAIR-08')])] };
}

/** The readings of this event as a law of pairing. */
function pairingPolicyOf({ options }: History): PairingPolicy {
  const { choice, flag, list, number } = settings(options);
  const together = choice('oddTogether') === 'together';
  const window = number('rematchAfter');
  return {
    // A barred match is the worse the less time has passed; the last meeting counts.
    rematch: (met, round) => (met.length === 0 ? 0 : Math.max(0, window - (round - Math.max(...met)))),
    barsFor: (planned) => window >= planned,
    rematchFault: (level, round) => `rematch:${round - window + level}`,
    apart: {
      named: namedPairs(list('keepApart')),
      groups: flag('groupsApart'),
      always: choice('apartFor') === 'always',
    },
    had: ({ byes, ringers }, kind) => (together ? byes + ringers : kind === 'bye' ? byes : ringers),
    lowestAlways: choice('oddRematch') === 'lowest',
    method: choice('pairing') === 'closest' ? 'closest' : 'top-down',
    fewestFirst: true,
    rules: RULES,
  };
}
