/** Longshanks takes no files: a sheet to copy from, table by table in the order in which its pages ask. */
import type { Exchange, ExchangeGame } from './exchange.ts';
import { playersById } from './exchange.ts';
import { defused } from './csv.ts';

const HEAD = ['Table', 'Player', 'Faction', 'Score', 'Player', 'Faction', 'Score', 'Result'];

/** Tab-separated, so that it pastes into cells; a paragraph a round. */
export function writeLongshanks(exchange: Exchange): string {
  const players = playersById(exchange);
  const rounds = exchange.rounds.map((games, index) => {
    const rows = games.map((game) => rowOf(players, game).map(cellText).join('\t'));
    return [`Round ${index + 1}`, HEAD.join('\t'), ...rows, ''].join('\n');
  });
  return rounds.join('\n');
}

function rowOf(players: ReturnType<typeof playersById>, { table, seats, result, winner }: ExchangeGame): string[] {
  const sides = seats.flatMap(({ player, score }) => {
    const known = players.get(player);
    return [known?.name ?? '', known?.faction ?? '', score === null ? '' : String(score)];
  });
  const free = Array.from({ length: Math.max(0, 6 - sides.length) }, () => '');
  const open = result === 'pending' || result === 'bye' || result === 'void';
  const ended = open ? result : winner === null ? 'draw' : `${players.get(winner)?.name ?? ''} won`;
  return [table === null ? '' : String(table), ...sides, ...free, result === 'forfeit' ? `${ended}, forfeit` : ended];
}

function cellText(cell: string): string {
  const flat = cell.replace(/\s+/g, ' ');
  return /^-?\d+(\.\d+)?$/.test(flat) ? flat : defused(flat);
}
