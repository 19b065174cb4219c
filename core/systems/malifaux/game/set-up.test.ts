/** What a set-up may not leave two players with: nothing to answer. Answers go in as phones give them. */
import { expect, it } from 'vitest';
import type { SideId } from '../../../encounter/types.ts';
import type { Json } from '../../../journal/json.ts';
import { seasonZeroGame } from '../../gaining-grounds-s0/game/game.ts';
import { type Seat, seatAt } from '../../../../tests/core/systems/malifaux/seat.ts';

const must = (seat: Seat, side: SideId, ask: string, value: Json): void => {
  const refused = seat.tell(side, ask, value);
  if (refused) throw new Error(`${ask}: ${refused.message}`);
};

it('takes Vendetta without models in Henchman Hardcore where none may be noted, and it pays nothing', () => {
  const seat = seatAt(seasonZeroGame, { options: { mode: 'henchman-hardcore' } });
  must(seat, 'A', 'crew:A', 'Ana (Henchman) (9)\nAda (Enforcer) (7)\nAlf (Minion) (7)\nAmy (Minion) (6)');
  must(seat, 'B', 'crew:B', 'Bea (Henchman) (9)\nBob (Minion) (5)\nBen (Minion) (5)\nBud (Minion) (5)');
  // All that A has costs more than any enemy but their Leader, who may not be noted.
  const ask = seat.mine('A').asks.find(({ id }) => id === 'take:A:1');
  expect(ask?.help).toContain('No models can be noted for Vendetta: take it without, and it scores nothing.');
  expect(ask?.kind.type === 'record' && ask.kind.fields.map(({ id }) => id)).toEqual(['scheme']);
  must(seat, 'A', 'take:A:1', { scheme: 'vendetta' });
  must(seat, 'A', 'take:A:2', { scheme: 'assassinate' });
  expect(seat.tell('B', 'take:B:1', { scheme: 'vendetta' })?.refused).toContain('GG0-SETUP-10');
  must(seat, 'B', 'take:B:1', { scheme: 'vendetta', model: 'B2', target: 'A2' });
  must(seat, 'B', 'take:B:2', { scheme: 'assassinate' });
  const reveal = 'turn:1/scheme:A:vendetta:activation';
  expect(seat.asks('A')).not.toContain(reveal);
  expect(seat.tell('A', reveal, { wounded: true })?.message).toContain('No models could be noted for it.');
  must(seat, 'A', 'turn:1/call', 'time');
  must(seat, 'A', 'turn:1/strategy:plant-explosives', { 'A:count': 0, 'B:count': 0 });
  for (const side of ['A', 'B'] as const) must(seat, side, `turn:1/pass:${side}`, true);
  expect(seat.asks('A')).not.toContain('end/scheme:A:vendetta:end-of-game');
});

it('lets the announced Leader of a team lead the Crew that is on paper', () => {
  const begun = (first: string): Seat => {
    const scenario = {
      strategy: 'turf-war',
      deployment: 'standard',
      schemes: ['outflank', 'assassinate', 'breakthrough', 'claim-jump', 'vendetta'],
    };
    const seat = seatAt(seasonZeroGame, { options: { variants: ['team-event', 'bans'] }, scenario });
    must(seat, 'A', 'leader:A', 'Ana [Guard]');
    must(seat, 'B', 'leader:B', 'Bea [Frontier]');
    for (const side of ['A', 'B'] as const) must(seat, side, `ban:${side}`, '');
    must(seat, 'A', 'crew:A', first);
    return seat;
  };
  const mate = 'Cid (Master)\nCat (Minion) (5)';
  must(begun(''), 'A', 'crew:A:2', mate);
  must(begun('Ana (Master)\nAlf (Minion) (5)'), 'A', 'crew:A:2', mate);
  const neither = begun('Ada (Master)\nAlf (Minion) (5)').tell('A', 'crew:A:2', mate);
  expect(neither?.message).toBe(
    'Ana was announced to lead this Crew: put that name first, or both announce Leaders again.',
  );
});
