/** A round that is changed after it was posted: taken back and posted again, drawn again in part, seats changed by hand. */
import { latestRound } from '../state.ts';
import type { Game } from '../types.ts';
import { type SimulatedEvent, ORGANISER, SCOREKEEPER } from './simulate.ts';

/** Before the clock starts. */
export function mendPosted(hall: SimulatedEvent): void {
  if (!hall.has('repairs') || !hall.chance(15)) return;
  const approve = latestRound(hall.state())?.paid.flatMap(({ rules }) => rules) ?? [];
  if (hall.ask({ type: 'take-back-round' }) !== null) return;
  hall.run({ type: 'publish-round', approve, override: 'Nothing has changed.' });
}

/** Once it runs: tables that have not begun after all. */
export function mendRunning(hall: SimulatedEvent): void {
  if (!hall.has('repairs') || !hall.chance(25)) return;
  const games = latestRound(hall.state())?.games.filter(({ kind, started }) => kind === 'game' && started) ?? [];
  const waiting = hall.stream.shuffle(games).slice(0, 2 + hall.stream.below(3));
  for (const { id } of waiting) hall.ask({ type: 'wait-table', game: id }, SCOREKEEPER);
  if (hall.chance(50)) swapByHand(hall, waiting);
  hall.ask({ type: 'repair-round', reason: 'They had not begun.' });
  if (hall.chance(30)) hall.ask({ type: 'take-back-repair' }, ORGANISER);
}

function swapByHand(hall: SimulatedEvent, [one, other]: readonly Game[]): void {
  const [[a, b] = [], [c, d] = []] = [one?.seats, other?.seats];
  if (a === undefined || b === undefined || c === undefined || d === undefined) return;
  const tables = [
    [a, d],
    [c, b],
  ];
  hall.ask({ type: 'repair-round', reason: 'They came in one car.', how: { tables, absent: [] } });
}
