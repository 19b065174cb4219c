/** Lists that players hand in: a crew, an army. Until when they change their own; the desk can at any time. */
import { type Refusal, refuse } from '../rules/refusal.ts';
import type { Viewer } from '../journal/types.ts';
import type { DecideContext } from './deciding.ts';
import type { EventEntry } from './entries.ts';
import type { Pack } from './pack.ts';
import type { EventState } from './state.ts';
import type { Entrant, ListsDue } from './types.ts';

/** What is asked of players that takes several lines. */
export function listIds(pack: Pack, { options }: Pick<EventState, 'options'>): ReadonlySet<string> {
  return new Set(pack.details(options).flatMap(({ id, long }) => (long === true ? [id] : [])));
}

/** Whether players change their own lists no more, at `now` (ms since 1970). */
export function areLocked(lists: ListsDue | null, now: number): boolean {
  return lists !== null && (lists.locked || (lists.due !== null && now >= lists.due));
}

/** Why a player’s list stays as it is; null where it may change, or stays the same. */
export function listsLocked(
  { pack, state, command }: Pick<DecideContext, 'pack' | 'state' | 'command'>,
  { details }: Pick<Entrant, 'details'>,
  changes: Entrant['details'] = {},
): Refusal | null {
  if (command.by.role !== 'player' || !areLocked(state.settings.lists, command.at)) return null;
  const lists = listIds(pack, state);
  if (!Object.entries(changes).some(([id, text]) => lists.has(id) && text !== (details[id] ?? ''))) return null;
  return refuse('lists-locked', 'Lists are locked: nobody changes their own any more. The desk can change it for you.');
}

interface TakingBack {
  readonly state: EventState;
  readonly by: Viewer;
  readonly at: number;
}

/** Why a check-in that brought a list is not taken back by whoever made it: the one before would come back with it. */
export function listStays(pack: Pack, body: EventEntry, { state, by, at }: TakingBack): string | null {
  if (body.type !== 'checked-in' || by.role !== 'player' || !areLocked(state.settings.lists, at)) return null;
  const lists = listIds(pack, state);
  if (!Object.keys(body.details ?? {}).some((id) => lists.has(id))) return null;
  return 'Lists are locked, and yours came with this check-in: it stays. The desk can check you out.';
}
