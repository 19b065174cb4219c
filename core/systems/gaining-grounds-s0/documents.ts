/** Which FAQ and errata count: those released a calendar month before the event, that day included. */
import { cite } from '../../journal/cite.ts';

/** Both dates as `YYYY-MM-DD`. */
export function documentInForce(released: string, eventDate: string): boolean {
  cite('GG0-EVENT-04');
  return released <= monthBefore(eventDate);
}

/** The same day of the month before, or that month's last day where it has no such day. */
export function monthBefore(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [y, m] = month === 1 ? [year - 1, 12] : [year, month - 1];
  const clamped = Math.min(day, daysIn(y, m));
  return `${pad(y, 4)}-${pad(m, 2)}-${pad(clamped, 2)}`;
}

function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function pad(figure: number, digits: number): string {
  return String(figure).padStart(digits, '0');
}
