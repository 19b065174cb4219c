/** Who may check in: in a team event, whole teams. */
import type { CheckInFacts } from '../../../event/pack.ts';
import type { OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { formatOf } from './configure.ts';

export function checkIn({ name, members }: CheckInFacts, options: OptionValues): Refusal | null {
  const { teamSize } = formatOf(options);
  if (teamSize === 0 || members.length === teamSize) return null;
  const text = `${name} has ${members.length} players; a team has ${teamSize}.`;
  return refuse('team-size', text, ...cite('OS-EVENT-04'));
}
