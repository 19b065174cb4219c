/** The clock of a round: what everybody may know of it, and the true length that is rolled and sealed as it starts. */
import type { Stream } from '../../../chance/stream.ts';
import type { ClockPlan, Notice, OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { LAST_SECONDS, atExpectedEnd } from '../rules/table-clock.ts';
import { d3Of, rolledLength, timing } from './timing.ts';

/**
 * What is public. Where the round ends at a hidden moment this is the length that it is reckoned from, and no call gives
 * anything away. Without time limits there is no length: 0 minutes and no calls.
 */
export function clock(options: OptionValues): ClockPlan {
  const { round, clock: own, rules } = timing(options);
  if (own !== null) {
    const call = cite('SR15-VAR-TIME-11', 'SR15-VAR-TIME-21');
    const end = { id: 'expected-end', left: 0, label: 'Expected end', rules: call, does: atTheEnd() };
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
  const call = { id: 'dice-down', left: 0, label: 'Dice down', rules: cite('SR15-TIME-05'), does: atDiceDown() };
  return { rolls, minutes: actual, calls: [call], warnings: [], rules: cite('SR15-TIME-02', 'SR15-TIME-04') };
}

/** What dice down does at every table, in order. */
function atDiceDown(): readonly Notice[] {
  return [
    {
      text: 'A model that is moving finishes its move, and a roll that is being made is completed; a direct hit brings its damage roll with it. Then turn and game end.',
      rules: cite('SR15-DICEDOWN-01'),
    },
    {
      text: 'End-of-turn effects resolve. Models off the table stay off, and are not destroyed.',
      rules: cite('SR15-DICEDOWN-02', 'SR15-DICEDOWN-03'),
    },
    {
      text: 'The scenario is scored once more for both; an assassination counts before it. If nobody has won then, the tiebreakers decide.',
      rules: cite('SR15-DICEDOWN-04', 'SR15-DICEDOWN-05', 'SR15-DICEDOWN-06'),
    },
  ];
}

/** What the expected end of a round under Death Clock means, by the time on both clocks together. */
function atTheEnd(): readonly Notice[] {
  const rules = cite('SR15-VAR-TIME-21', 'SR15-AMB-25');
  const says = { 'play-out': 'play on until one runs out', tie: 'the game is a tie, as it stands' } as const;
  const row = (text: string, seconds: number): Notice => ({
    text: `${text}: ${says[atExpectedEnd({ A: seconds, B: 0 })]}.`,
    rules,
  });
  const minutes = LAST_SECONDS / 60;
  return [
    row(`${minutes} minutes or less on both clocks together`, LAST_SECONDS),
    row(`More than ${minutes} minutes on both clocks together`, LAST_SECONDS + 1),
  ];
}
