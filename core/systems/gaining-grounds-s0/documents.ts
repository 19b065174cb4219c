/** Which FAQ and errata count: those released a calendar month before the event, that day included. */
import { monthBefore } from '../../event/calendar.ts';
import { cite } from '../../rules/cite.ts';

/** The last day on which a document may have come out, for an event on this day: both as `YYYY-MM-DD`. */
export function lastDocumentDay(eventDate: string): string {
  cite('GG0-EVENT-04');
  return monthBefore(eventDate);
}
