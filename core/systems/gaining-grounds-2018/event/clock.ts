/** How long a Round is and what is called when: the time left at intervals, a last warning, and Time. */
import type { ClockCall, ClockPlan, OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { callAtTables } from '../../malifaux/event/time-call.ts';
import { settings } from './options.ts';
import { timeCall } from './time-call.ts';

/** What the pack suggests for a game of 50 Soulstones. */
const SUGGESTED = { pointSize: 50, minutes: 120 } as const;

export function clock(options: OptionValues): ClockPlan {
  const { number } = settings(options);
  const minutes = number('play');
  return {
    minutes,
    calls: [
      ...leftAt(minutes, number('callEvery'), number('lastCall')).map(callOf),
      { id: 'time', left: 0, label: 'Time', ...callAtTables(timeCall) },
    ],
    warnings: warnings(number('pointSize'), minutes),
    rules: cite('GG18-TIME-02', 'GG18-TIME-03', 'GG18-TO-03'),
  };
}

/** The minutes left at each call before the end, the first call first. */
function leftAt(minutes: number, every: number, last: number): readonly number[] {
  const regular = Array.from({ length: Math.floor(minutes / every) }, (_, index) => (index + 1) * every);
  const times = [...regular.filter((left) => left > last), last];
  return times.filter((left) => left < minutes).sort((a, b) => b - a);
}

function callOf(left: number, place: number): ClockCall {
  return { id: `left-${left}`, left, label: `Time warning ${place + 1}`, rules: cite('GG18-TIME-03') };
}

function warnings(pointSize: number, minutes: number): ClockPlan['warnings'] {
  if (pointSize !== SUGGESTED.pointSize || minutes === SUGGESTED.minutes) return [];
  const text = `For ${SUGGESTED.pointSize} Soulstones the pack suggests ${SUGGESTED.minutes} minutes per Round.`;
  return [{ text, rules: cite('GG18-TIME-01') }];
}
