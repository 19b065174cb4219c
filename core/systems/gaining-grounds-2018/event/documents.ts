/** Which FAQ and errata count: those published at least fourteen days before the event. */
import { daysBefore } from '../../../event/calendar.ts';

const DAYS = 14;

/** The last day on which a document may have come out, for an event on this day: both as `YYYY-MM-DD`. */
export function lastDocumentDay(eventDate: string): string {
  return daysBefore(eventDate, DAYS);
}
