/** The course of a round: drafted, perhaps drawn again or touched by hand, published, played, closed. */
import { sameJson } from '../../journal/json.ts';
import type { Refusal } from '../../rules/refusal.ts';
import { latestRound, presentDraft } from '../state.ts';
import type { RoundAsked } from '../pack.ts';
import type { ScoreLine } from '../types.ts';
import { duringRound } from './desk.ts';
import { playing } from './people.ts';
import { type SimulatedEvent, ORGANISER, player } from './simulate.ts';
import { mendPosted, mendRunning } from './mending.ts';
import { type Floor, scoresOf } from './floor.ts';
import { settleRound } from './results.ts';
import { chooseScenario } from './set-up.ts';

/** Drafts and publishes the next round. False where none can be drawn: too few are left. */
export function pairRound(hall: SimulatedEvent, floor: Floor): boolean {
  const undone = regret(hall);
  if (!draft(hall, floor)) return false;
  undone();
  if (hall.has('redraws') && hall.chance(15)) redraw(hall);
  if (hall.has('hand-edits') && hall.chance(20)) editByHand(hall);
  if (hall.chance(5)) hall.run({ type: 'discard-draft' });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const open = presentDraft(hall.state());
    if (!open) {
      drawAgain(hall, 'The draft before it was discarded.');
      continue;
    }
    const refusal = hall.ask({ type: 'publish-round', approve: open.approval });
    if (!refusal) return true;
    if (refusal.code !== 'draft-stale') return failed(refusal);
    drawAgain(hall, 'Somebody left or came.');
  }
  return false;
}

function failed(refusal: Refusal): never {
  throw new Error(`a round cannot be published: ${refusal.message}`);
}

/** Somebody leaves between two rounds; the answer takes it back. */
function regret(hall: SimulatedEvent): () => void {
  const leaving = hall.has('regrets') && hall.chance(20) ? hall.stream.pick(playing(hall)) : undefined;
  if (leaving === undefined || playing(hall).length < 6) return () => undefined;
  const gone = hall.ask({ type: 'drop', entrant: leaving }, player(leaving)) === null;
  return () => {
    if (gone && !hall.takeBack(player(leaving))) hall.ask({ type: 'reinstate', entrant: leaving });
  };
}

function draft(hall: SimulatedEvent, floor: Floor): boolean {
  const asked = hall.has('pins') && hall.chance(25) ? pinned(hall) : {};
  const again = hall.state().drafts.length > 0 ? { reason: 'Drawn again.' } : {};
  const refusal = hall.ask({ type: 'draft-round', ...asked, ...again });
  if (!refusal) return true;
  // What was asked of the draw cannot be: draw it without.
  if (Object.keys(asked).length > 0 && hall.ask({ type: 'draft-round', ...again }) === null) return true;
  if (refusal.code === 'no-winner') replay(hall, floor);
  const next = hall.state().rounds.length + 1;
  if (refusal.code === 'scenario-clash') for (let tries = 0; tries < 5; tries += 1) chooseScenario(hall, next);
  const playOn = hall.has('overrides') && hall.chance(50) ? { override: 'Everybody wants to play on.' } : {};
  return hall.ask({ type: 'draft-round', ...again, ...playOn }) === null;
}

/** Games that must have a winner are played again until they have one. */
function replay(hall: SimulatedEvent, floor: Floor): void {
  for (const game of latestRound(hall.state())?.games ?? []) {
    if (game.kind !== 'game') continue;
    const scores = Array.from({ length: 20 }, () => scoresOf(hall, floor, game)).find((lines) => !isLevel(lines));
    if (scores === undefined) continue;
    const result = { kind: 'played', scores } as const;
    hall.ask({ type: 'enter-result', game: game.id, result, reason: 'Played on until somebody won.' });
  }
}

function isLevel([first, ...others]: readonly ScoreLine[]): boolean {
  return others.every((line) => sameJson(line, first));
}

function pinned(hall: SimulatedEvent): Partial<RoundAsked> {
  const present = hall.stream.shuffle(playing(hall));
  const [a, b, c, d, e] = present;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return {};
  const isOdd = present.length % 2 === 1;
  const odd = isOdd && hall.chance(30) ? e : undefined;
  return {
    ...(hall.chance(70) ? { pins: [[a, b]] } : {}),
    ...(hall.chance(50) ? { forbidden: [[c, d]] } : {}),
    ...(odd === undefined ? {} : { odd }),
    ...(isOdd && hall.chance(40) ? { notOdd: [c, d] } : {}),
    ...(hall.chance(20) ? { at: [{ entrant: a, table: 2 }] } : {}),
    ...(hall.chance(20) ? { notAt: [{ entrant: c, table: 1 }] } : {}),
  };
}

/** What was set aside for the first draw is set aside for the next. */
function drawAgain(hall: SimulatedEvent, reason: string): void {
  if (hall.ask({ type: 'draft-round', reason }) === null) return;
  hall.run({ type: 'draft-round', reason, override: 'Everybody wants to play on.' });
}

function redraw(hall: SimulatedEvent): void {
  drawAgain(hall, 'Two who came in one car had met.');
  if (hall.has('undo') && hall.chance(30)) hall.takeBack(ORGANISER);
}

function editByHand(hall: SimulatedEvent): void {
  const open = presentDraft(hall.state());
  const games = open?.games.filter(({ kind }) => kind === 'game') ?? [];
  const [first, second] = hall.stream.shuffle(games);
  const [a, b] = [first?.seats[0], second?.seats[0]];
  if (first && a !== undefined && b !== undefined && hall.chance(60)) {
    hall.ask({ type: 'edit-draft', edits: [{ kind: 'swap', a, b }], reason: 'They share one set of models.' });
  } else if (first) {
    const table = 1 + hall.stream.below(40);
    hall.ask({
      type: 'edit-draft',
      edits: [{ kind: 'table', seats: first.seats, table }],
      reason: 'A pram must pass.',
    });
  }
}

/** Plays the latest round to its end and closes it. */
export function playRound(hall: SimulatedEvent, floor: Floor): void {
  mendPosted(hall);
  startClock(hall);
  mendRunning(hall);
  settleRound(hall, floor);
  closeRound(hall);
}

export function startClock(hall: SimulatedEvent): void {
  hall.wait(5);
  hall.run({ type: 'start-clock' });
  // A round without a time has no clock to pause.
  if (hall.chance(10) && hall.ask({ type: 'pause-clock' }) === null) {
    hall.wait(hall.stream.below(12));
    hall.run({ type: 'resume-clock' });
  }
}

function closeRound(hall: SimulatedEvent): void {
  hall.wait(hall.stream.below(10));
  const refusal = hall.ask({ type: 'close-round' });
  if (refusal) hall.run({ type: 'close-round', override: 'The hall closes; they could not finish.' });
  const slip = hall.has('undo') && hall.chance(5) && hall.takeBack(ORGANISER);
  if (slip && latestRound(hall.state())?.closed === false) closeRound(hall);
  duringRound(hall);
}
