/** What the organiser asks of the next draw: tables that stay, pairs that must not be, who has the bye. */
export interface Wishes {
  readonly pins: readonly (readonly string[])[];
  readonly forbidden: readonly (readonly [string, string])[];
  readonly odd: string;
}

export const NO_WISHES: Wishes = { pins: [], forbidden: [], odd: '' };

/** The same for the same people in whatever order. */
export function seatsKey(seats: readonly string[]): string {
  return [...seats].sort().join(' ');
}

export function isPinned({ pins }: Wishes, seats: readonly string[]): boolean {
  return pins.some((pin) => seatsKey(pin) === seatsKey(seats));
}

export function isForbidden({ forbidden }: Wishes, seats: readonly string[]): boolean {
  return forbidden.some((pair) => seatsKey(pair) === seatsKey(seats));
}

/** A table cannot both stay and be forbidden. */
export function toggledPin(wishes: Wishes, seats: readonly string[]): Wishes {
  const key = seatsKey(seats);
  const forbidden = wishes.forbidden.filter((pair) => seatsKey(pair) !== key);
  const pins = wishes.pins.filter((pin) => seatsKey(pin) !== key);
  return { ...wishes, forbidden, pins: isPinned(wishes, seats) ? pins : [...pins, seats] };
}

export function toggledForbid(wishes: Wishes, seats: readonly string[]): Wishes {
  const [a, b] = seats;
  if (a === undefined || b === undefined) return wishes;
  const key = seatsKey(seats);
  const forbidden = wishes.forbidden.filter((pair) => seatsKey(pair) !== key);
  const pins = wishes.pins.filter((pin) => seatsKey(pin) !== key);
  return { ...wishes, pins, forbidden: isForbidden(wishes, seats) ? forbidden : [...forbidden, [a, b]] };
}
