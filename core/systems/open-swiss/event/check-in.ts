/** Who may check in: in a team event, whole teams; where games are on a board, whoever has a list that may be played. */
import type { CheckInFacts, DetailSpec } from '../../../event/pack.ts';
import type { ListReading, OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { ARMY, checkArmy, readsArmy } from '../../firefight/event/lists.ts';
import { slimList } from '../../firefight/roster/import/slim.ts';
import { formatOf } from './configure.ts';

export function checkIn({ name, members, details: given }: CheckInFacts, options: OptionValues): Refusal | null {
  const { teamSize, board } = formatOf(options);
  if (board) return checkArmy(name, given[ARMY.id] ?? '', board.points);
  if (teamSize === 0 || members.length === teamSize) return null;
  const text = `${name} has ${members.length} players; a team has ${teamSize}.`;
  return refuse('team-size', text, ...cite('OS-EVENT-04'));
}

/** The list that is asked for where the format names a board. */
export function details(options: OptionValues): readonly DetailSpec[] {
  return formatOf(options).board ? [ARMY] : [];
}

export function readsLists(
  { details: given }: Pick<CheckInFacts, 'details'>,
  options: OptionValues,
): readonly ListReading[] {
  const { board } = formatOf(options);
  const text = given[ARMY.id] ?? '';
  return board === null || text.trim() === '' ? [] : [readsArmy(text, board.points)];
}

/** Of a file of Army Forge what is read of it: the rest is up to fifty times as long, and goes to every phone. */
export const keeps = slimList;
