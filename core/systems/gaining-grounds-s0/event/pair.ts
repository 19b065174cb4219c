/** Pairing a Round of Season Zero: the law of both editions with this one's rematches, rules and readings. */
import type { Stream } from '../../../chance/stream.ts';
import type { History, PairAsked, PairPlan } from '../../../event/pack.ts';
import type { Refusal } from '../../../rules/refusal.ts';
import { namedPairs } from '../../../event/keep-apart.ts';
import { pairingOrder } from '../../malifaux/event/order.ts';
import { pairRound } from '../../malifaux/event/pair.ts';
import type { PairingPolicy } from '../../malifaux/event/pairing.ts';
import { pairBrawl } from './brawl-tables.ts';
import { isBrawl } from './in-force.ts';
import { settings } from './options.ts';
import { sameStanding, standings } from './standings.ts';

const RULES: PairingPolicy['rules'] = {
  round1: ['GG0-PAIR-01', 'GG0-ROUND-01'],
  order: ['GG0-PAIR-03', 'GG0-ROUND-01'],
  ties: ['GG0-PAIR-04', 'GG0-AMB-08'],
  rematch: ['GG0-PAIR-05'],
  forced: ['GG0-PAIR-06', 'GG0-AMB-09'],
  approval: ['GG0-PAIR-06'],
  apart: ['GG0-PAIR-02'],
  odd: ['GG0-ODD-01', 'GG0-ODD-14', 'GG0-PAIR-07'],
  oddRound1: ['GG0-ODD-03'],
  oddLowest: ['GG0-ODD-04'],
  oddShared: ['GG0-ODD-06', 'GG0-AMB-11'],
  oddOnce: ['GG0-ODD-05', 'GG0-AMB-10'],
  oddMoved: ['GG0-ODD-15', 'GG0-AMB-67'],
  secondOdd: ['GG0-ODD-13', 'GG0-AMB-14'],
  ringer: ['GG0-ODD-02'],
  bye: ['GG0-ODD-02', 'GG0-ODD-12'],
  disqualified: ['GG0-PAIR-08', 'GG0-DQ-02', 'GG0-DQ-06'],
  dropped: ['GG0-PAIR-10', 'GG0-AMB-17'],
};

export function pair(history: History, asked: PairAsked, lots: Stream): PairPlan | Refusal {
  const order = pairingOrder(history, standings, sameStanding(history), lots);
  if (isBrawl(history.options)) return pairBrawl(history, asked, order);
  return pairRound(history, asked, order, pairingPolicyOf(history));
}

/** The readings of this event as a law of pairing. */
function pairingPolicyOf({ options }: History): PairingPolicy {
  const { choice, flag, list } = settings(options);
  const together = choice('oddTogether') === 'together';
  const avoids = choice('rematches') === 'avoid';
  return {
    rematch: (met) => (avoids && met.length > 0 ? 1 : 0),
    barsFor: () => avoids,
    rematchFault: () => 'rematch',
    apart: {
      named: namedPairs(list('keepApart')),
      groups: flag('groupsApart'),
      always: choice('apartFor') === 'always',
    },
    had: ({ byes, ringers }, kind) => (together ? byes + ringers : kind === 'bye' ? byes : ringers),
    lowestAlways: choice('oddRematch') === 'lowest',
    method: choice('pairing') === 'closest' ? 'closest' : 'top-down',
    fewestFirst: false,
    rules: RULES,
  };
}
