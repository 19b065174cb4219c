/** Rounds and their length, from the pack's tables: number of rounds, round and turn timing, timing variants. */
import type { EventEntryOf } from '../../core/event/entries.ts';
import type { Facts } from '../facts.ts';
import { throws } from '../lots.ts';
import { type Fault, type Moment, besides } from '../walk.ts';

/** Size, minutes of a round, minutes of one death clock. */
const SIZES = [
  [15, 30, 20],
  [25, 50, 30],
  [35, 70, 42],
  [50, 100, 60],
  [75, 120, 75],
  [100, 150, 90],
  [150, 200, 120],
  [200, 250, 150],
] as const;
/** How many sizes a variant goes up or down (SR15-VAR-TIME-01 to -04). */
const SHIFTS: Readonly<Record<string, number>> = { casual: 1, relaxed: 2, hardcore: -1, frenzy: -2 };

type Options = Facts['options'];

export function has({ variants }: Options, variant: string): boolean {
  return Array.isArray(variants) && variants.includes(variant);
}

export function sizeOf({ pointSize }: Options): number {
  return Number(pointSize ?? 50);
}

/** SR15-ROUND-01, SR15-AMB-23. */
export function usualRounds(players: number): number {
  const rows = [8, 16, 32, 64, 128];
  const row = rows.findIndex((most) => players <= most);
  return row < 0 ? Math.ceil(Math.log2(players)) : row + 3;
}

/** Rounds planned by the pack: SR15-VAR-ROUND-01 in place of the table. */
export function packRounds({ options, rounds }: Facts, players?: number): number {
  const starters = players ?? (rounds[0] ?? []).flatMap(({ seats }) => seats).length;
  return has(options, 'round-event') ? Number(options.roundEvent) : usualRounds(starters);
}

interface Length {
  /** What everybody may know. */
  readonly shown: number;
  readonly hidden: boolean;
}

function lengthOf(options: Options): Length {
  const own = SIZES.findIndex(([size]) => size === sizeOf(options));
  if (has(options, 'death-clock')) return { shown: 2 * (SIZES[own]?.[2] ?? 0), hidden: false };
  if (has(options, 'no-time-limits')) return { shown: 0, hidden: false };
  const shift = Object.entries(SHIFTS).find(([variant]) => has(options, variant))?.[1] ?? 0;
  const typed = Number(options.customRound ?? 0);
  return { shown: typed > 0 ? typed : (SIZES[own + shift]?.[1] ?? NaN), hidden: true };
}

/** SR15-TIME-04: a round begins with the length that everybody knows, and nothing that gives the true one away. */
export function clockFaults({ options }: Facts, { clock, hiddenClock }: EventEntryOf<'round-published'>): Fault[] {
  const { shown, hidden } = lengthOf(options);
  const faults: Fault[] = [];
  if (clock.minutes !== shown) faults.push(['SR15-TIME-01', `a round of ${clock.minutes} minutes, not ${shown}`]);
  if ((hiddenClock !== undefined) !== hidden) faults.push(['SR15-TIME-02', 'a length is hidden or is not']);
  if (hidden && (clock.calls.length > 0 || clock.rolls)) faults.push(['SR15-TIME-04', 'a call gives the length away']);
  return faults;
}

/** SR15-TIME-02, -03: the length is rolled again from the opened link; nothing is opened before dice down. */
export function openedFaults(moment: Moment, { round, link, plan }: EventEntryOf<'clock-opened'>): Fault[] {
  const { options, mix } = moment.facts;
  const [first = 0, second = 0] = take(2, throws(6, { link, mix: mix ?? '', round, purpose: 'clock' }));
  const d3 = Math.ceil(first / 2);
  const length = lengthOf(options).shown + (second <= 3 ? -5 : 5) * d3;
  const faults: Fault[] = [];
  if (plan.minutes !== length) faults.push(['SR15-TIME-02', `${plan.minutes} minutes, and the dice say ${length}`]);
  if (plan.rolls?.d3 !== d3 || plan.rolls.d6 !== second) faults.push(['SR15-TIME-02', 'other dice than were thrown']);
  if (length <= 0) faults.push(['SR15-AMB-26', `a round of ${length} minutes`]);
  const called = besides(moment).some(({ type }) => type === 'call-made' || type === 'round-closed');
  return called ? faults : [...faults, ['SR15-TIME-04', 'the length is opened before dice down']];
}

export function take(count: number, dice: Iterator<number>): number[] {
  return Array.from({ length: count }, () => Number(dice.next().value));
}
