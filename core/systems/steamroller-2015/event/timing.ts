/** How long rounds, turns and extensions are, and how the hidden part of a round's length comes about. In minutes. */
import { exactly } from '../../../event/standing.ts';
import type { OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { has, pointSize, settings } from './options.ts';
import { EXTENSION, SIZES, type Size } from './sizes.ts';

export interface Timing {
  /** The round before the hidden part; null where there is none: untimed, or on players' own clocks. */
  readonly round: number | null;
  /** Null where turns have no length. */
  readonly turn: number | null;
  /** 0: nobody has one. */
  readonly extension: number;
  /** Whether the round ends at a moment that only the organiser knows. */
  readonly diceDown: boolean;
  /** Each player's own clock under Death Clock. */
  readonly clock: number | null;
  readonly rules: readonly RuleId[];
}

interface Shift {
  readonly variant: string;
  /** How many sizes up or down. */
  readonly by: number;
  readonly rule: RuleId;
}

const SHIFTS: readonly Shift[] = [
  { variant: 'casual', by: 1, rule: 'SR15-VAR-TIME-01' },
  { variant: 'relaxed', by: 2, rule: 'SR15-VAR-TIME-02' },
  { variant: 'hardcore', by: -1, rule: 'SR15-VAR-TIME-03' },
  { variant: 'frenzy', by: -2, rule: 'SR15-VAR-TIME-04' },
];

function shiftsIn(options: OptionValues): readonly Shift[] {
  return SHIFTS.filter(({ variant }) => has(options, variant));
}

function rowOf(options: OptionValues, by: number): Size | undefined {
  return SIZES[SIZES.findIndex(({ points }) => points === pointSize(options)) + by];
}

/** Timing variants that lead off the table of sizes, where no lengths are typed in their place. */
export function shiftsOffTable(options: OptionValues): readonly string[] {
  const { number } = settings(options);
  const typed = number('customRound') > 0 && number('customTurn') > 0;
  if (typed || !rowOf(options, 0)) return [];
  return shiftsIn(options)
    .filter(({ by }) => rowOf(options, by) === undefined)
    .map(({ variant }) => variant);
}

export function timing(options: OptionValues): Timing {
  const own = rowOf(options, 0);
  if (!own) throw new Error(`no size of ${pointSize(options)} points`);
  if (has(options, 'death-clock')) {
    const rules = cite('SR15-VAR-TIME-10');
    return { round: null, turn: null, extension: 0, diceDown: false, clock: own.clock, rules };
  }
  if (has(options, 'no-time-limits')) {
    const rules = cite('SR15-VAR-TIME-07');
    return { round: null, turn: null, extension: 0, diceDown: false, clock: null, rules };
  }
  const { number } = settings(options);
  const [shift] = shiftsIn(options);
  const row = rowOf(options, shift?.by ?? 0) ?? own;
  const custom = number('customRound') > 0 || number('customTurn') > 0;
  return {
    round: number('customRound') || row.round,
    turn: number('customTurn') || row.turn,
    extension: extensionOf(options),
    diceDown: true,
    clock: null,
    rules: cite(
      'SR15-TIME-01',
      ...(shift ? ([shift.rule, 'SR15-VAR-TIME-05'] as const) : []),
      ...(has(options, 'no-extensions') ? (['SR15-VAR-TIME-06'] as const) : []),
      ...(custom ? (['SR15-AMB-26'] as const) : []),
    ),
  };
}

/** The variants that take the extension away, and the rule of each. */
export const NO_EXTENSION: readonly { readonly variant: string; readonly rule: RuleId }[] = [
  { variant: 'hardcore', rule: 'SR15-VAR-TIME-03' },
  { variant: 'frenzy', rule: 'SR15-VAR-TIME-04' },
  { variant: 'no-extensions', rule: 'SR15-VAR-TIME-06' },
];

/** Whether the size has an extension, or a variant grants one at every size. */
export function grantsExtension(options: OptionValues): boolean {
  return has(options, 'casual') || has(options, 'relaxed') || rowOf(options, 0)?.extension === true;
}

function extensionOf(options: OptionValues): number {
  const denied = NO_EXTENSION.some(({ variant }) => has(options, variant));
  return grantsExtension(options) && !denied ? EXTENSION : 0;
}

/** A d3 is thrown as a d6: half of it, rounded up. */
export function d3Of(d6: number): number {
  return Math.ceil(d6 / 2);
}

/** What a throw does to the length of a round: how many minutes, and the length that comes of it. */
export function rolledLength(round: number, { d3, d6 }: { readonly d3: number; readonly d6: number }) {
  const variable = 5 * d3;
  return { variable, actual: d6 <= 3 ? round - variable : round + variable };
}

/** Every length that a round of `round` minutes may really have, the shortest first, with its exact chance. */
export function possibleLengths(round: number): readonly { readonly minutes: number; readonly chance: string }[] {
  const counts = new Map<number, number>();
  for (const d3 of [1, 2, 3]) {
    for (const d6 of [1, 2, 3, 4, 5, 6]) {
      const { actual } = rolledLength(round, { d3, d6 });
      counts.set(actual, (counts.get(actual) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([minutes, ways]) => ({ minutes, chance: String(exactly(ways, 3 * 6)) }));
}
