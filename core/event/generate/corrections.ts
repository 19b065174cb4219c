/** Results that change after they were settled: in the round under way, and in earlier ones while it runs. */
import { latestRound } from '../state.ts';
import type { Game, Result } from '../types.ts';
import { type Floor, forfeit, scoresOf } from './floor.ts';
import { type SimulatedEvent, ORGANISER, SCOREKEEPER } from './simulate.ts';
import { disqualifySomebody } from './leaving.ts';

export function correctSomething(hall: SimulatedEvent, floor: Floor): void {
  if (hall.has('corrections') && hall.chance(4)) correct(hall, floor);
  if (hall.has('disqualifications') && hall.chance(1)) disqualifySomebody(hall);
}

function correct(hall: SimulatedEvent, floor: Floor): void {
  const { rounds } = hall.state();
  const settled = rounds.flatMap(({ games }) => games.filter(({ kind, result }) => kind !== 'bye' && result !== null));
  const game = hall.stream.pick(settled);
  if (!game) return;
  const result = otherResult(hall, floor, game);
  const by = hall.chance(50) ? ORGANISER : SCOREKEEPER;
  hall.run({ type: 'enter-result', game: game.id, result, reason: 'The slip was read wrongly.' }, by);
  if (hall.has('undo') && hall.chance(15)) hall.takeBack(by);
  const latest = latestRound(hall.state());
  const earlier = latest && !latest.closed && game.round < latest.number;
  if (earlier && hall.has('repairs') && hall.chance(40)) {
    hall.ask({ type: 'repair-round', reason: 'An earlier result was wrong.' });
  }
}

function otherResult(hall: SimulatedEvent, floor: Floor, game: Game): Result {
  if (hall.has('forfeits') && hall.pack.results.kinds.includes('forfeit') && hall.chance(15))
    return forfeit(hall, game);
  return { kind: 'played', scores: scoresOf(hall, floor, game) };
}
