/** Whether a round of Gaining Grounds 2018 may be as it was drawn: sections 2.1 and 2.2. */
import type { DraftGame } from '../../core/event/entries.ts';
import type { Facts } from '../facts.ts';
import { malifauxFaults } from '../malifaux.ts';
import { type Met, lastMeeting } from '../meetings.ts';
import { pairsOf, presentIn } from '../seats.ts';
import type { Fault } from '../walk.ts';
import { placesOf } from './scores.ts';

/** GG18-PAIR-06: who met in Round m may meet in Round n only if n - m is three or more. */
const WINDOW = 3;

/** Whom the window bars from meeting in a round. */
export function barredIn(facts: Facts, round: number): Met {
  const last = lastMeeting(facts);
  return (a, b) => last(a, b) > 0 && round - last(a, b) < windowOf(facts);
}

function windowOf({ options: { rematchAfter } }: Facts): number {
  return typeof rematchAfter === 'number' ? rematchAfter : WINDOW;
}

/** With an odd number one has the Ringer or the Bye, the Ringer if there is one (GG18-ODD-01, -02, GG18-RINGER-01). */
export function parityFaults(facts: Facts, round: number, games: readonly DraftGame[]): Fault[] {
  const odd = presentIn(facts, round).length % 2;
  const byes = games.filter(({ kind }) => kind === 'bye').length;
  const ringers = games.filter(({ kind }) => kind === 'ringer').length;
  const free = [...facts.people.values()].some(({ ringer, status }) => ringer && status === 'present');
  return [
    ...(byes + ringers === odd ? [] : [['GG18-ODD-01', `${byes + ringers} of ${odd} Byes and Ringer games`] as const]),
    ...(byes > 0 && free ? [['GG18-ODD-02', 'a Bye although there is a Ringer'] as const] : []),
  ];
}

/** Barred matches that nobody approved (GG18-PAIR-07). */
export function approvalFaults(
  facts: Facts,
  round: number,
  games: readonly DraftGame[],
  approved: readonly string[],
): Fault[] {
  const barred = barredIn(facts, round);
  const pair = pairsOf(games).find(([a, b]) => barred(a, b));
  if (!pair || approved.includes('GG18-PAIR-07')) return [];
  return [['GG18-PAIR-07', `${pair.join('–')} meet again too soon and nobody approved it`]];
}

/** What the draw itself owes: no barred match that could be avoided, the Bye, the order from the top down. */
export function drawFaults(facts: Facts, round: number, games: readonly DraftGame[]): Fault[] {
  const last = lastMeeting(facts);
  const window = windowOf(facts);
  return malifauxFaults(facts, round, games, {
    // GG18-PAIR-07: as few as can be, and of these the oldest.
    rematch: (a, b) => {
      const ago = round - last(a, b);
      const barred = last(a, b) > 0 && ago < window;
      return [
        barred ? 1 : 0,
        ...Array.from({ length: window - 1 }, (_, index) => (barred && ago === index + 1 ? 1 : 0)),
      ];
    },
    bars: (planned) => window >= planned,
    places: placesOf,
    rules: {
      rematch: 'GG18-PAIR-06',
      apart: 'GG18-PAIR-02',
      once: 'GG18-ODD-04',
      lowest: 'GG18-ODD-05',
      order: 'GG18-PAIR-05',
    },
  });
}
