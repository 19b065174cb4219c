/** Putting oneself down before the day: until when, and for how many. The desk can add people at any time. */
import { type Refusal, refuse } from '../rules/refusal.ts';
import type { EventState } from './state.ts';

/** Nobody fills a hall beyond this from outside, whatever the organiser left open. */
const MOST = 500;

/** How many are in: those who left, and the ringer, take no place. */
export function placesTaken({ entrants }: Pick<EventState, 'entrants'>): number {
  return Object.values(entrants).filter(
    ({ status, ringer }) => !ringer && (status === 'registered' || status === 'checked-in'),
  ).length;
}

/** Why nobody can put themselves down at `now` (ms since 1970), or null when they can. */
export function signUpClosed(state: EventState, now: number): Refusal | null {
  const { signUp } = state.settings;
  if (state.started) return refuse('sign-up-closed', 'The event has started. The desk can still add you.');
  if (!signUp) return refuse('sign-up-closed', 'Players cannot sign up themselves at the moment. Ask the organiser.');
  if (signUp.closes !== null && now >= signUp.closes) {
    return refuse('sign-up-closed', 'The time to sign up is over. The organiser can still add you.');
  }
  if (placesTaken(state) < Math.min(signUp.places ?? MOST, MOST)) return null;
  return refuse('sign-up-full', 'All places are taken. Ask the organiser if a place is free.');
}
