/**
 * Lengths on a table. One inch is 508 units of 0.05 mm, so that every quarter inch and every base size is a whole number
 * and what is measured can be exact.
 *
 * What people place snaps to whole units. The measuring is exact for more: for multiples of 1/{@link GRAIN} of a unit, as
 * long as no two things are more than {@link FARTHEST} apart along either axis, because then every square and every product
 * of two differences fits a float64 without rounding.
 */

/** Units of an inch. */
export const INCH = 508;
/** Units of a millimetre. */
export const MILLIMETRE = 20;
/** The smallest part of a unit that measuring still tells apart: one 512th. */
export const GRAIN = 512;
/** The longest side of a table, in units: 96 inches. */
export const FARTHEST = 96 * INCH;

/** So many inches in units, to the nearest unit. */
export function inches(count: number): number {
  return Math.round(count * INCH);
}

/** So many millimetres in units, to the nearest unit. */
export function millimetres(count: number): number {
  return Math.round(count * MILLIMETRE);
}

/** A length in units as inches, for people. */
export function inInches(units: number): number {
  return units / INCH;
}
