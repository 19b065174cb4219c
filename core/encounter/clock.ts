/**
 * Clocks at a table, for any system. Time is data: a clock is worked out from the taps that stopped and started it and
 * the moment asked about, never counted in ticks; a phone that slept shows the right time when it wakes. All in ms.
 */
import { type Json, isPlainObject, writtenAs } from '../journal/json.ts';
import { SIDE_IDS, type SideId } from './types.ts';

export interface Tap {
  /** In ms since 1970. */
  readonly at: number;
  /** Whose clock runs from then on; null: nobody's. */
  readonly runs: SideId | null;
}

/** By side; one that is not there has no clock. */
export type Times = Readonly<Partial<Record<SideId, number>>>;

/** A clock as a page draws it: whoever `runs` has `left` less what passed since `since`. */
export interface Face {
  readonly runs: SideId | null;
  readonly since: number;
  /** At `since`; below 0 where a clock is through. */
  readonly left: Times;
}

/** How long each side's clock ran until `now`. A tap dated before the one it follows counts as given at the same moment. */
export function spent(taps: readonly Tap[], now: number): Times {
  const times: Partial<Record<SideId, number>> = {};
  let [runs, since]: [SideId | null, number] = [null, 0];
  for (const tap of [...taps, { at: now, runs: null }]) {
    const at = Math.max(tap.at, since);
    if (runs !== null) times[runs] = (times[runs] ?? 0) + at - since;
    [runs, since] = [tap.runs, at];
  }
  return times;
}

/** The clock after the last tap; before the first one all of `allowed` is left, as of 0. */
export function faceOf(taps: readonly Tap[], allowed: Times): Face {
  const since = taps.reduce((latest, { at }) => Math.max(latest, at), 0);
  const used = spent(taps, since);
  const left: Partial<Record<SideId, number>> = {};
  for (const side of SIDE_IDS) {
    const time = allowed[side];
    if (time !== undefined) left[side] = time - (used[side] ?? 0);
  }
  return { runs: taps[taps.length - 1]?.runs ?? null, since, left };
}

/** What a side has left at a moment that is not before the last tap; 0 where it has no clock. */
export function leftAt({ runs, since, left }: Face, side: SideId, now: number): number {
  const time = left[side] ?? 0;
  return runs === side ? time - Math.max(0, now - since) : time;
}

/** When the clock that runs will show so much; null where none runs, or it shows less already. */
export function showsAt({ runs, since, left }: Face, time: number): number | null {
  const now = runs === null ? undefined : left[runs];
  return now === undefined || now < time ? null : since + now - time;
}

/** A clock among what a game sends its pages: the face, and when to say that little is left. */
export interface ClockBoard extends Face {
  readonly kind: 'clock';
  readonly title: string;
  /** What is left when that is worth a word, in ms. */
  readonly warnAt: readonly number[];
  /** Facts beside it: who has had an extension, when the round is expected to end. */
  readonly facts: readonly string[];
  /** When the round is expected to end, in ms since 1970; null where nobody may know. */
  readonly expectedEnd: number | null;
}

export function clockIn(sent: Readonly<Record<string, Json>>): ClockBoard | null {
  const found = Object.values(sent).find((value) => isPlainObject(value) && value.kind === 'clock');
  return found === undefined ? null : writtenAs<ClockBoard>(found);
}
