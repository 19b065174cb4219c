/** Which FAQ and errata count: those published at least fourteen days before the event. */
import { daysBefore } from '../../event/calendar.ts';
import { cite } from '../../rules/cite.ts';

const DAYS = 14;

/** The last day on which a document may have come out, for an event on this day: both as `YYYY-MM-DD`. */
export function lastDocumentDay(eventDate: string): string {
  cite('GG18-RULES-02');
  return daysBefore(eventDate, DAYS);
}
