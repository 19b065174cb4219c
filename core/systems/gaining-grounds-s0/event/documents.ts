/** Which FAQ and errata count: those released a calendar month before the event, that day included. */
import { monthBefore } from '../../../event/calendar.ts';

/** The last day on which a document may have come out, for an event on this day: both as `YYYY-MM-DD`. */
export function lastDocumentDay(eventDate: string): string {
  return monthBefore(eventDate);
}
