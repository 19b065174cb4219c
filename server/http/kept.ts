/** What is not given out while an event keeps its standings: files that hold every result, from which anybody could add them up. */
import { type Refusal, refuse } from '../../core/rules/refusal.ts';
import { eventPart } from '../events/parts.ts';
import type { Place } from './context.ts';

const STAFF = ['organiser', 'judge', 'scorekeeper', 'system'];

export function keptBack({ live, viewer }: Place): Refusal | null {
  if (live.record.header.ruleset !== 'event' || STAFF.includes(viewer.role)) return null;
  if (!eventPart(live, 'event').standingsHidden) return null;
  return refuse('kept', 'The standings are hidden until the prize-giving. You can download this file after it.');
}
