/** Figures, dates and times as the reader writes them. Times are ms since 1970, lengths are ms. */
import { locale } from './language.ts';

let zoneKnown = true;

/** For whoever draws a page for somebody elsewhere: times of day are left open until their device fills them in. */
export function withTimesOpen<Drawn>(draw: () => Drawn): Drawn {
  zoneKnown = false;
  try {
    return draw();
  } finally {
    zoneKnown = true;
  }
}

/** 14:05:09, in the device's own time zone. */
export function clockTime(at: number): string {
  if (!zoneKnown) return '--:--:--';
  return new Date(at).toLocaleTimeString(locale.value, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
}

/** 14:05 */
export function shortTime(at: number): string {
  if (!zoneKnown) return '--:--';
  return new Date(at).toLocaleTimeString(locale.value, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** Fri, 20 November, 20:00: a moment some days away, in the device's own time zone. */
export function moment(at: number): string {
  if (!zoneKnown) return '--:--';
  return new Date(at).toLocaleString(locale.value, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/** A day given as `YYYY-MM-DD`, which has no time zone; what is no day is returned as it is. */
export function day(date: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return date;
  return at.toLocaleDateString(locale.value, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** 1:02:03, or 2:03 below an hour. Part of a second counts as a whole one, so that 0:00 is the end itself. */
export function duration(ms: number): string {
  const all = Math.ceil(Math.max(0, ms) / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** A figure with a true minus, and a plus where the column is signed. An exact fraction `p/q` stays one. */
export function figure(value: number | string, signed = false): string {
  const text = String(value);
  if (text.startsWith('-')) return `−${text.slice(1)}`;
  return signed && text !== '0' ? `+${text}` : text;
}

/** `a, b and c`, as the language joins them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(locale.value, { type: 'conjunction' }).format(names);
}

/** How texts are put in order here. */
export function inOrder(): (a: string, b: string) => number {
  return new Intl.Collator(locale.value, { sensitivity: 'base', numeric: true }).compare;
}

/** What a search compares: no accents, no case. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale.value);
}
