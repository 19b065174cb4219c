/** Pairs who met before, and pairs ruled out, as the worst levels of a round. */
import { type Player, NONE } from '../arrays.ts';
import type { FaultName } from '../certificate.ts';
import type { ExceptionList, Level } from './problem.ts';

/** How bad it is that two meet: 1 and up, the larger the worse; 0: they have not met; null: they may not. */
export interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly worth: number | null;
  /** They are to be kept apart for another reason; less bad than any meeting. */
  readonly apart?: boolean;
}

export interface MeetingCosts {
  readonly levels: readonly Level[];
  readonly pairs: ExceptionList;
  /** As `Exceptions.classes`, of these levels, which come first. */
  readonly classes: readonly (readonly number[] | null)[];
}

/**
 * - `fewest`: as few as can be of whatever worth, then as few as can be of the worst;
 * - `worst`: as few as can be of the worst, then of the next;
 * - `policy`: likewise, where the worth is the pack's own and not how often they met.
 */
export type MeetingOrder = 'fewest' | 'worst' | 'policy';

/** @param placeOf the place in the round of a player of `found`, or NONE for one who is not paired; the same unless told. */
export function meetingLevels(
  found: readonly Meeting[],
  first: MeetingOrder,
  placeOf: (player: Player) => number = same,
): MeetingCosts {
  /** Twice the worth, and one more of those to be kept apart. */
  const known: number[] = [];
  const pairs: number[] = [];
  for (const meeting of found) {
    const a = placeOf(meeting.a);
    const b = placeOf(meeting.b);
    if (a === NONE || b === NONE) continue;
    const { worth, apart } = meeting;
    let what = 0;
    if (worth !== null) {
      const own = 2 * worth + (apart === true ? 1 : 0);
      what = known.indexOf(own) + 1 || known.push(own);
    }
    pairs.push(a, b, what);
  }
  const worths = [...new Set(known.map((own) => own >> 1))].filter((worth) => worth > 0).sort((a, b) => b - a);
  const names: FaultName[] =
    first === 'fewest'
      ? ['rematch', ...worths.map((worth): FaultName => `rematch:${worth}`)]
      : worths.map((worth): FaultName => (first === 'worst' ? `meeting:${worth}` : `avoided:${worth}`));
  const isApart = (own: number): boolean => own % 2 === 1;
  const row = (own: number): number[] => {
    const [worth, apart] = [own >> 1, isApart(own)];
    const has = (name: FaultName): boolean => worth > 0 && (name === 'rematch' || name.endsWith(`:${worth}`));
    return [...names.map((name) => (has(name) ? 1 : 0)), ...(apart ? [1] : [])];
  };
  const ofPairs = { between: () => 0, worst: () => 0 };
  const levels = names.map((what): Level => {
    const hoped = first !== 'fewest' || what === 'rematch';
    return { what, ...ofPairs, hoped, firm: true };
  });
  const apart: Level[] = known.some(isApart) ? [{ what: 'apart', ...ofPairs }] : [];
  return { levels: [...levels, ...apart], pairs, classes: [null, ...known.map(row)] };
}

function same(player: Player): number {
  return player;
}
