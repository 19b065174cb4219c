/** The few things the server itself reads of an event, all from what everybody may see. */
import type { EventSummary } from '../../core/event/summary.ts';
import type { EventPart } from '../../core/event/views.ts';
import { squeezed } from '../../core/journal/text.ts';
import { type Live, sharedPart } from '../records/live.ts';

export function summaryOf({ id, rules, record }: Live): EventSummary {
  const { name, date, phase, round, attendance } = sharedPart(rules, record, 'event') as EventPart;
  const { system } = record.header;
  return { id, system, name, date, phase, round, attendance };
}

/** Whether somebody typed its name, as it is written or nearly so. */
export function isNamed({ rules, record }: Live, typed: string | undefined): boolean {
  const { name } = sharedPart(rules, record, 'event') as EventPart;
  return typed !== undefined && squeezed(typed).toLowerCase() === squeezed(name).toLowerCase();
}

export function hasEntrant({ rules, record }: Live, entrant: string): boolean {
  return Object.hasOwn(sharedPart(rules, record, 'entrants') as object, entrant);
}
