/** The few things the server itself reads of an event, all from what everybody may see. */
import type { EventPart } from '../../core/event/views.ts';
import { squeezed } from '../../core/journal/text.ts';
import { type Live, sharedParts } from '../records/live.ts';

/** A line of the list of events. */
export interface EventSummary {
  readonly id: string;
  readonly system: string;
  readonly name: string;
  readonly date: string | null;
  readonly phase: EventPart['phase'];
  readonly round: number;
  readonly attendance: number;
}

export function summaryOf({ id, rules, record }: Live): EventSummary {
  const { name, date, phase, round, attendance } = sharedParts(rules, record).event as EventPart;
  const { system } = record.header;
  return { id, system, name, date, phase, round, attendance };
}

/** Whether somebody typed its name, as it is written or nearly so. */
export function isNamed({ rules, record }: Live, typed: string | undefined): boolean {
  const { name } = sharedParts(rules, record).event as EventPart;
  return typed !== undefined && squeezed(typed).toLowerCase() === squeezed(name).toLowerCase();
}

export function hasEntrant({ rules, record }: Live, entrant: string): boolean {
  return Object.hasOwn(sharedParts(rules, record).entrants as object, entrant);
}
