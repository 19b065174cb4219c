/** Pairing an All Out Brawl: everybody plays, four to eight to a game, meeting as few of the same people again as can be. */
import type { History, PairAsked, PairPlan } from '../../../event/pack.ts';
import { groupTables } from '../../../event/pairing/groups.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { meetingsOf } from '../../../event/history.ts';
import type { PairingOrder } from '../../malifaux/event/pairing.ts';
import { settings } from './options.ts';

export const BRAWL_SEATS = { min: 4, max: 8 } as const;

export function pairBrawl(history: History, asked: PairAsked, { ids }: PairingOrder): PairPlan | Refusal {
  const pinned = asked.pins.map((seats) => seats.filter((id) => ids.includes(id)));
  const free = ids.filter((id) => !pinned.some((seats) => seats.includes(id)));
  const meetings = meetingsOf(history);
  const groups = groupTables({
    order: free.map((_, index) => index),
    sizes: { ...BRAWL_SEATS, preferred: settings(history.options).number('brawlSeats') },
    met: (a, b) => meetings.between(free[a] ?? '', free[b] ?? '').length,
  });
  const tables = [...pinned, ...groups.map((group) => group.map((player) => free[player] ?? ''))];
  if (tables.length === 0 || tables.some(({ length }) => length < BRAWL_SEATS.min || length > BRAWL_SEATS.max)) {
    return refuse('too-few', 'An All Out Brawl takes four to eight players per game.', ...cite('GG0-MODE-AOB-01'));
  }
  const first: RuleId = history.rounds.length === 0 ? 'GG0-PAIR-01' : 'GG0-PAIR-03';
  const rules = cite('GG0-MODE-AOB-01', 'GG0-ROUND-01', first);
  const text =
    'As equal in number as can be, by standing; places were changed where that spares people a second meeting.';
  return {
    tables,
    odd: null,
    paid: [],
    approval: [],
    why: tables.map((seats) => ({ seats, text: history.rounds.length === 0 ? 'Drawn at random.' : text, rules })),
    rules,
  };
}
