/** How long a round is, and the call before its end. */
import type { ClockPlan, OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { formatOf } from './configure.ts';

export function clock(options: OptionValues): ClockPlan {
  const { minutes, callAt } = formatOf(options);
  const rules = cite('OS-TIME-01');
  const end = { id: 'time', left: 0, label: 'Time', rules };
  const called = callAt > 0 && callAt < minutes;
  const before = { id: 'soon', left: callAt, label: 'Time warning', rules };
  return { minutes, calls: called ? [before, end] : [end], warnings: [], rules };
}
