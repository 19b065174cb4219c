/** How the games of a round come to their results. */
import { latestRound } from '../state.ts';
import type { EntrantId, Game, Result } from '../types.ts';
import { correctSomething } from './corrections.ts';
import { duringRound } from './desk.ts';
import { type Floor, forfeit, scoresOf } from './floor.ts';
import { type SimulatedEvent, ORGANISER, SCOREKEEPER, player } from './simulate.ts';

/** Settles every open game of the latest round, but those that are left for the close; `share` of 100 of them. */
export function settleRound(hall: SimulatedEvent, floor: Floor, share = 100): void {
  const round = latestRound(hall.state());
  const most = Math.ceil(((round?.games.length ?? 0) * share) / 100);
  for (let step = 0; step < 1000; step += 1) {
    const games = latestRound(hall.state())?.games ?? [];
    const open = games.filter(({ result }) => result === null);
    if (open.length === 0 || games.length - open.length >= most) return;
    if (open.length === 1 && hall.has('voids') && hall.chance(5)) return;
    const game = hall.stream.pick(open);
    if (game) settleGame(hall, floor, game);
    hall.wait(hall.stream.below(12));
    duringRound(hall);
    correctSomething(hall, floor);
    if (hall.has('undo') && hall.chance(2)) hall.takeBack(SCOREKEEPER);
  }
  throw new Error('a round does not come to its end');
}

function settleGame(hall: SimulatedEvent, floor: Floor, game: Game): void {
  const seats = game.seats.filter((id) => hall.state().entrants[id]?.ringer !== true);
  if (hall.chance(40)) hall.ask({ type: 'start-table', game: game.id }, player(seats[0] ?? ''));
  const unusual = unusualResult(hall, floor, game);
  if (unusual) {
    if (unusual.kind === 'agreed' && hall.chance(60)) agreeByPhone(hall, game, seats, unusual);
    if (isSettled(hall, game)) return;
    // A pack may refuse it, e.g. an agreement that somebody declined: then the game is played out.
    const entered = { type: 'enter-result', game: game.id, result: unusual, reason: 'Decided at the table.' } as const;
    if (hall.ask(entered) === null) return;
  }
  const result: Result = { kind: 'played', scores: scoresOf(hall, floor, game) };
  if (hall.chance(25)) hall.ask({ type: 'enter-result', game: game.id, result }, SCOREKEEPER);
  else byPlayers(hall, game, seats, { right: result, wrong: { kind: 'played', scores: scoresOf(hall, floor, game) } });
  if (!isSettled(hall, game)) atDesk(hall, floor, game, result);
}

/** A pack may refuse what was drawn, e.g. a list that can no longer be played: then it was something else. */
function atDesk(hall: SimulatedEvent, floor: Floor, game: Game, first: Result): void {
  let result = first;
  for (let tries = 0; tries < 30; tries += 1) {
    if (hall.ask({ type: 'enter-result', game: game.id, result }, ORGANISER) === null) return;
    result = { kind: 'played', scores: scoresOf(hall, floor, game) };
  }
  hall.run({ type: 'enter-result', game: game.id, result }, ORGANISER);
}

function isSettled(hall: SimulatedEvent, { id }: Game): boolean {
  return latestRound(hall.state())?.games.find((game) => game.id === id)?.result !== null;
}

/** One proposes it, the others say yes or no, and so does the organiser. */
function agreeByPhone(hall: SimulatedEvent, { id }: Game, seats: readonly EntrantId[], result: Result): void {
  const [first, ...others] = hall.stream.shuffle(seats);
  if (first === undefined || hall.ask({ type: 'report', game: id, result }, player(first))) return;
  for (const other of others) {
    const yes = hall.chance(85);
    const answer = yes
      ? { type: 'confirm' as const, game: id }
      : { type: 'approve-agreement' as const, game: id, approve: false };
    hall.ask(answer, player(other));
  }
  hall.ask({ type: 'approve-agreement', game: id, approve: hall.chance(85) }, ORGANISER);
}

/** Both report, or one reports and the others say yes; sometimes they differ and the desk must settle it. */
function byPlayers(
  hall: SimulatedEvent,
  { id }: Game,
  seats: readonly EntrantId[],
  { right, wrong }: { readonly right: Result; readonly wrong: Result },
): void {
  const [first, ...others] = hall.stream.shuffle(seats);
  if (first === undefined) return;
  if (hall.ask({ type: 'report', game: id, result: right }, player(first)) !== null) return;
  for (const other of others) {
    // The first report may have settled it already.
    if (!hall.has('disputes') || hall.chance(85)) {
      hall.ask(
        hall.chance(80) ? { type: 'confirm', game: id } : { type: 'report', game: id, result: right },
        player(other),
      );
    } else if (hall.chance(50)) {
      hall.ask({ type: 'dispute', game: id }, player(other));
    } else {
      hall.ask({ type: 'report', game: id, result: wrong }, player(other));
    }
  }
}

/** A result of another kind than played, or null. */
function unusualResult(hall: SimulatedEvent, floor: Floor, game: Game): Result | null {
  const knows = (kind: Result['kind']): boolean => hall.pack.results.kinds.includes(kind);
  if (hall.has('forfeits') && knows('forfeit') && hall.chance(5)) return forfeit(hall, game);
  if (!hall.has('agreements') || !hall.chance(8)) return null;
  const scores = scoresOf(hall, floor, game);
  const by = hall.stream.pick(game.seats) ?? '';
  const kind = hall.stream.pick((['agreed', 'concession', 'set', 'no-cards'] as const).filter(knows));
  if (kind === 'set') return { kind, scores };
  if (kind === 'no-cards') return { kind, by };
  if (kind === 'concession') return { kind, by, scores };
  if (kind !== 'agreed') return null;
  const declined = hall.chance(20);
  const approvals: Record<string, boolean> = { to: !declined };
  for (const seat of game.seats) approvals[seat] = true;
  return { kind, scores, current: declined ? scoresOf(hall, floor, game) : scores, approvals };
}
