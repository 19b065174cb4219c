/** What a player who sits at a table does not need at once: how one comes in, and the other panels. */
import { later } from '../parts/later.tsx';

export const LATER = {
  claim: later(async () => (await import('./claim.tsx')).ClaimPage),
  signUp: later(async () => (await import('./sign-up.tsx')).SignUpPage),
  pairings: later(async () => (await import('./round-pairings.tsx')).RoundPairings),
  standings: later(async () => (await import('./my-standings.tsx')).MyStandings),
  games: later(async () => (await import('./record.tsx')).RecordPanel),
  more: later(async () => (await import('./more.tsx')).More),
};
