/** The few things the server itself reads of an event, all from what everybody may see. */
import type { EventSummary } from '../../core/event/summary.ts';
import { squeezed } from '../../core/journal/text.ts';
import type { Live } from '../records/live.ts';
import { eventPart } from './parts.ts';

export function summaryOf(live: Live): EventSummary {
  const { name, date, phase, round, attendance } = eventPart(live, 'event');
  const { id } = live;
  const { system } = live.record.header;
  return { id, system, name, date, phase, round, attendance };
}

/** Whether somebody typed its name, as it is written or nearly so. */
export function isNamed(live: Live, typed: string | undefined): boolean {
  const { name } = eventPart(live, 'event');
  return typed !== undefined && squeezed(typed).toLowerCase() === squeezed(name).toLowerCase();
}

export function hasEntrant(live: Live, entrant: string): boolean {
  return Object.hasOwn(eventPart(live, 'entrants'), entrant);
}
