/** Pairs who met before, and pairs ruled out, as the worst levels of a round. */
import type { FaultName } from '../certificate.ts';
import type { Exception, Level } from './problem.ts';

/** How bad it is that two meet: 1 and up, the larger the worse; null: they may not. */
export interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly worth: number | null;
}

export interface Meetings {
  readonly levels: readonly Level[];
  readonly pairs: readonly Exception[];
  /** As `Exceptions.classes`, of these levels, which come first. */
  readonly classes: readonly (readonly number[] | null)[];
}

/**
 * - `fewest`: as few as can be of whatever worth, then as few as can be of the worst;
 * - `worst`: as few as can be of the worst, then of the next;
 * - `law`: likewise, where the worth is the pack's own and not how often they met.
 */
export type MeetingOrder = 'fewest' | 'worst' | 'law';

export function meetingLevels(found: readonly Meeting[], first: MeetingOrder): Meetings {
  const known = new Set<number>();
  for (const { worth } of found) if (worth !== null) known.add(worth);
  const worths = [...known].sort((a, b) => b - a);
  const names: FaultName[] =
    first === 'fewest'
      ? ['rematch', ...worths.map((worth): FaultName => `rematch:${worth}`)]
      : worths.map((worth): FaultName => (first === 'worst' ? `meeting:${worth}` : `avoided:${worth}`));
  const row = (worth: number): number[] => {
    const own = (name: FaultName): boolean => name === 'rematch' || name.endsWith(`:${worth}`);
    return names.map((name) => (own(name) ? 1 : 0));
  };
  const pairs = found.map(({ a, b, worth }) => ({ a, b, what: worth === null ? 0 : worths.indexOf(worth) + 1 }));
  const levels = names.map((what): Level => {
    const hoped = first !== 'fewest' || what === 'rematch';
    return { what, between: () => 0, worst: () => 0, hoped, firm: true };
  });
  return { levels, pairs, classes: [null, ...worths.map(row)] };
}
