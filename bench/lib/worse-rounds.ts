/** Rounds of generated events that claim to be the best and are not, by the checker that shares no code with the solvers. */
import { proveRounds } from '../../audit/proof/rounds.ts';
import { type Campaign, eventOf } from '../../tests/oracle/campaign.ts';

/** Of the first so many events of a pack: options drawn, with drops, late entries, byes, ringers and tables set by hand. */
export function worseRounds(campaign: Campaign, events: number): { proved: number; worse: number } {
  const found = { proved: 0, worse: 0 };
  for (let number = 0; number < events; number += 1) {
    for (const { verdict } of proveRounds(eventOf(campaign, number).record)) {
      if (verdict === 'best') found.proved += 1;
      if (verdict === 'wrong') found.worse += 1;
    }
  }
  return found;
}
