/** A small event to write, and what a test compares after it was read again: names, since every format has its own ids. */
import type { Exchange, ExchangeGame, ExchangePlayer } from '../../../../core/event/exchange/exchange.ts';
import { named } from '../../../../core/event/exchange/exchange.ts';
import { type Refusal, isRefusal } from '../../../../core/rules/refusal.ts';

export function playerOf(id: string, name: string, more: Partial<ExchangePlayer> = {}): ExchangePlayer {
  return { id, ...named(name), faction: '', group: '', email: '', dropped: false, ...more };
}

export function gameOf(
  table: number | null,
  seats: readonly (readonly [string, number | null])[],
  winner: string | null,
  result: ExchangeGame['result'] = 'played',
): ExchangeGame {
  const lines = seats.map(([player, score]) => ({ player, score, scores: score === null ? {} : { vp: score } }));
  return { table, seats: lines, result, winner };
}

export const SAMPLE: Exchange = {
  event: {
    name: 'Autumn Cup',
    date: '2026-11-21',
    place: 'Leeds',
    organiser: 'Rae Holt',
    system: 'gaining-grounds-s0',
    rounds: 3,
  },
  players: [
    playerOf('e1', 'Ana Berg', { faction: 'Guild', group: 'North', email: 'ana@example.org' }),
    playerOf('e2', 'Bo', { faction: 'Bayou' }),
    playerOf('e3', 'Cleo van Dyk', { faction: 'Arcanists', dropped: true }),
  ],
  rounds: [
    [
      gameOf(
        1,
        [
          ['e1', 6],
          ['e2', 4],
        ],
        'e1',
      ),
      gameOf(null, [['e3', null]], 'e3', 'bye'),
    ],
    [
      gameOf(
        1,
        [
          ['e1', 5],
          ['e3', 5],
        ],
        null,
      ),
      gameOf(null, [['e2', null]], 'e2', 'bye'),
    ],
    [
      gameOf(
        1,
        [
          ['e2', null],
          ['e3', null],
        ],
        null,
        'pending',
      ),
    ],
  ],
  standings: [
    { player: 'e1', rank: 1, columns: { tp: 4, diff: 2, vp: 11 } },
    { player: 'e2', rank: 2, columns: { tp: 3, diff: -2, vp: 4 } },
    { player: 'e3', rank: 2, columns: { tp: 4, diff: 0, vp: 5 } },
  ],
  columns: ['tp', 'diff', 'vp'],
  labels: { tp: 'TP', diff: 'DIFF', vp: 'VP' },
};

type Plain = readonly { readonly table: number | null; readonly seats: readonly unknown[]; readonly ended: string }[];

/** Games by the names of who sat there. `scores` and `tables` as far as the format carries them. */
export function plainRounds(exchange: Exchange, { scores = true, tables = true } = {}): readonly Plain[] {
  const nameOf = (id: string | null): string => exchange.players.find((player) => player.id === id)?.name ?? 'nobody';
  return exchange.rounds.map((games) =>
    games.map(({ table, seats, result, winner }) => ({
      table: tables ? table : null,
      seats: seats.map(({ player, score }) => (scores ? [nameOf(player), score] : nameOf(player))),
      ended: result === 'pending' ? 'pending' : result === 'bye' ? 'bye' : `won by ${nameOf(winner)}`,
    })),
  );
}

/** What was written or read; a refusal fails the test with its sentence. */
export function done<Made>(made: Made | Refusal): Made {
  if (isRefusal(made)) throw new Error(made.message);
  return made;
}

export function messageOf(made: unknown): string {
  return isRefusal(made) ? made.message : 'was read';
}
