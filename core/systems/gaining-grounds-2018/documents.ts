/** Which FAQ and errata count: those published at least fourteen days before the event. */
import { cite } from '../../journal/cite.ts';

const DAYS = 14;
const DAY = 86_400_000;

/** Both dates as `YYYY-MM-DD`. */
export function documentInForce(released: string, eventDate: string): boolean {
  cite('GG18-RULES-02');
  return dayNumber(eventDate) - dayNumber(released) >= DAYS;
}

function dayNumber(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day) / DAY;
}
