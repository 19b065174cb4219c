/** Days as `YYYY-MM-DD`, in the venue's own calendar: whether there is such a day, and which day came before it. */

/** A date that there is: a month of 1–12 and a day that month has. */
export function isDate(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12) return false;
  return day >= 1 && day <= daysIn(year, month);
}

/** The same day of the month before, or that month's last day where it has no such day. */
export function monthBefore(date: string): string {
  const [year, month, day] = partsOf(date);
  const [y, m] = lastMonth(year, month);
  return written(y, m, Math.min(day, daysIn(y, m)));
}

/** The day so many days earlier. */
export function daysBefore(date: string, days: number): string {
  let [year, month, day] = partsOf(date);
  for (day -= days; day < 1; day += daysIn(year, month)) [year, month] = lastMonth(year, month);
  return written(year, month, day);
}

function partsOf(date: string): [year: number, month: number, day: number] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
}

function lastMonth(year: number, month: number): [year: number, month: number] {
  return month === 1 ? [year - 1, 12] : [year, month - 1];
}

function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function written(year: number, month: number, day: number): string {
  const pad = (figure: number, digits: number): string => String(figure).padStart(digits, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}
