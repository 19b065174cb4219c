/** What is not given out while an event keeps its standings: files that hold every result, from which anybody could add them up. */
import type { EventPart } from '../../core/event/views.ts';
import { type Refusal, refuse } from '../../core/rules/refusal.ts';
import { sharedPart } from '../records/live.ts';
import type { Place } from './context.ts';

const STAFF = ['organiser', 'judge', 'scorekeeper', 'system'];

export function keptBack({ live, viewer }: Place): Refusal | null {
  const event = sharedPart(live.rules, live.record, 'event') as EventPart | undefined;
  if (event?.standingsHidden !== true || STAFF.includes(viewer.role)) return null;
  return refuse('kept', 'The standings are kept until the prize-giving: this file can be had after it.');
}
