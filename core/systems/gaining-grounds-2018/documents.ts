/** Which FAQ and errata count: those published at least fourteen days before the event. */
import { cite } from '../../journal/cite.ts';

const DAYS = 14;

/** Both dates as `YYYY-MM-DD`. */
export function documentInForce(released: string, eventDate: string): boolean {
  cite('GG18-RULES-02');
  return dayNumber(eventDate) - dayNumber(released) >= DAYS;
}

/** Days since a day long ago; the year is taken to begin in March, so that a leap day ends it. */
function dayNumber(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [y, m] = month > 2 ? [year, month - 3] : [year - 1, month + 9];
  const leapDays = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return 365 * y + leapDays + Math.floor((153 * m + 2) / 5) + day;
}
