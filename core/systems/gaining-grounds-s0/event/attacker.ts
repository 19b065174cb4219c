/** Who attacks: the higher standing; a draw between equals, in Round 1 and against a Ringer. */
import type { Stream } from '../../../chance/stream.ts';
import type { AttackerAnswer, History } from '../../../event/pack.ts';
import type { EntrantId } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { withStatus } from '../../../event/history.ts';
import type { ByStanding } from '../../malifaux/pack.ts';
import { standingKey } from '../../malifaux/event/order.ts';
import { isBrawl } from './in-force.ts';
import { settings } from './options.ts';

/** The Attacker at a table; without lots, null where it would be drawn. */
export function attacker(
  history: History,
  seats: readonly EntrantId[],
  lots: Stream | null,
  by: ByStanding,
): AttackerAnswer {
  const [a, b] = seats;
  if (a === undefined || b === undefined || seats.length > 2 || isBrawl(history.options)) {
    return { attacker: null, drawn: false, rules: [] };
  }
  const drawn = (...rules: RuleId[]): AttackerAnswer => ({
    attacker: lots?.pick(seats) ?? null,
    drawn: true,
    rules: cite('GG0-SETUP-05', ...rules),
  });
  const ringers = withStatus(history, 'ringer');
  if (seats.some((seat) => ringers.has(seat))) {
    const player = seats.find((seat) => !ringers.has(seat)) ?? null;
    if (settings(history.options).choice('ringerAttacker') === 'random') return drawn('GG0-AMB-13');
    return { attacker: player, drawn: false, rules: cite('GG0-SETUP-05', 'GG0-AMB-13') };
  }
  const { rows } = by.standings(history);
  const [upper, lower] = rows.filter(({ entrant }) => entrant === a || entrant === b);
  const key = standingKey(by.same);
  if (!upper || !lower || key(upper) === key(lower)) return drawn('GG0-AMB-08');
  return { attacker: upper.entrant, drawn: false, rules: cite('GG0-SETUP-05') };
}
