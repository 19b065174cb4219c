/** People go, come back, and come late. */
import type { EventState } from '../state.ts';
import { type SimulatedEvent, ORGANISER, player } from './simulate.ts';
import { checkIn, playing } from './people.ts';

/** What happens between two rounds. */
export function betweenRounds(hall: SimulatedEvent, newcomer: () => void): void {
  const { state } = hall;
  if (hall.has('drops') && hall.chance(30)) dropSomebody(hall);
  if (hall.has('reinstatements') && hall.chance(30)) reinstateSomebody(hall, state());
  if (hall.has('disqualifications') && hall.chance(5)) disqualifySomebody(hall);
  if (hall.has('late-entries') && hall.chance(15)) newcomer();
  if (hall.has('ringer-moves')) moveRinger(hall);
}

function dropSomebody(hall: SimulatedEvent): void {
  const present = playing(hall);
  const leaving = hall.stream.pick(present);
  if (leaving === undefined || present.length <= 4) return;
  const by = hall.chance(50) ? player(leaving) : ORGANISER;
  hall.run({ type: 'drop', entrant: leaving, ...(hall.chance(50) ? { reason: 'The last train.' } : {}) }, by);
  if (hall.has('undo') && hall.chance(10)) hall.takeBack(by);
}

function reinstateSomebody(hall: SimulatedEvent, state: EventState): void {
  const left = Object.values(state.entrants).filter(({ status }) => status === 'dropped' || status === 'disqualified');
  const back = hall.stream.pick(left);
  if (back) hall.run({ type: 'reinstate', entrant: back.id, reason: 'It was a misunderstanding.' });
}

export function disqualifySomebody(hall: SimulatedEvent): void {
  const present = playing(hall);
  const guilty = hall.stream.pick(present);
  if (guilty === undefined || present.length <= 4) return;
  hall.run({ type: 'disqualify', entrant: guilty, reason: 'Played with a marked deck.' });
}

/** A ringer comes late, or goes. */
function moveRinger(hall: SimulatedEvent): void {
  const ringer = Object.values(hall.state().entrants).find((entrant) => entrant.ringer);
  if (!ringer || !hall.chance(25)) return;
  if (ringer.status === 'registered') checkIn(hall, ringer);
  else if (ringer.status === 'checked-in') hall.run({ type: 'drop', entrant: ringer.id });
}
