/** The clock of a round: what everybody may know of it, and the true length that is rolled and sealed as it starts. */
import type { Stream } from '../../chance/stream.ts';
import type { ClockPlan, OptionValues } from '../../event/types.ts';
import { cite } from '../../journal/cite.ts';
import { d3Of, rolledLength, timing } from './timing.ts';

/**
 * What is public. Where the round ends at a hidden moment this is the length that it is reckoned from, and no call gives
 * anything away. Without time limits there is no length: 0 minutes and no calls.
 */
export function clock(options: OptionValues): ClockPlan {
  const { round, clock: own, rules } = timing(options);
  if (own !== null) {
    const call = cite('SR15-VAR-TIME-11', 'SR15-VAR-TIME-21');
    const end = { id: 'expected-end', left: 0, label: 'Expected end', rules: call };
    return { minutes: 2 * own, calls: [end], warnings: [], rules: [...rules, ...call] };
  }
  return { minutes: round ?? 0, calls: [], warnings: [], rules };
}

/** The true length, for the organiser alone until dice down is called; null where nothing is hidden. */
export function hiddenClock(options: OptionValues, lots: Stream): ClockPlan | null {
  const { round, diceDown } = timing(options);
  if (!diceDown || round === null) return null;
  const rolls = { d3: d3Of(lots.die(6)), d6: lots.die(6) };
  const { actual } = rolledLength(round, rolls);
  const call = { id: 'dice-down', left: 0, label: 'Dice down', rules: cite('SR15-TIME-05') };
  return { rolls, minutes: actual, calls: [call], warnings: [], rules: cite('SR15-TIME-02', 'SR15-TIME-04') };
}
