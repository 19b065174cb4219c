/** What is asked of a simulation, as the part of the address behind the # keeps it: lists are nobody's business but the reader's. */
import { LEVELS, type PlayerName } from '../../core/systems/firefight/players/levels.ts';

export const GAMES = ['40', '200', '1000', '5000'] as const;

/** `own` and `foe`: one of our armies by its name, or a list. */
export interface Asked {
  readonly own: string;
  readonly foe: string;
  readonly level: PlayerName;
  readonly games: (typeof GAMES)[number];
  readonly seed: string;
}

const FIRST: Asked = { own: 'wardens', foe: 'choir', level: 'greedy', games: '200', seed: '1' };

export function addressOf(asked: Partial<Asked>): string {
  return `#${new URLSearchParams({ ...asked }).toString()}`;
}

/** What is missing or unknown is as it is at first. */
export function askedIn(hash: string): Asked {
  const words = new URLSearchParams(hash.slice(1));
  const seed = words.get('seed') ?? FIRST.seed;
  return {
    own: words.get('own') ?? FIRST.own,
    foe: words.get('foe') ?? FIRST.foe,
    level: LEVELS.find(({ name }) => name === words.get('level'))?.name ?? FIRST.level,
    games: GAMES.find((games) => games === words.get('games')) ?? FIRST.games,
    seed: isSeed(seed) ? seed : FIRST.seed,
  };
}

/** The numbers that a series may have. */
export function isSeed(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}

/** Where the games of two armies are simulated. */
export function simulationOf(own: string, foe: string): string {
  return `/simulate${addressOf({ own, foe })}`;
}
