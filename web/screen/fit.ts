/**
 * How large type must be to be read from the back of the hall, and how much of it fits. AVIXA's DISCAS: a small letter is
 * at least 1/200 of the distance high; it is 0.52 of the type's size, and a line takes 1.5 of it.
 */
import type { ScreenSize } from '../../core/event/screens.ts';

export interface HallSize {
  /** Of the farthest reader, in metres. */
  readonly distance: number;
  readonly size: ScreenSize;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export interface Fit {
  /** Size of the type, in hundredths of the screen's height. */
  readonly type: number;
  /** Lines below the head. */
  readonly rows: number;
  /** How many times the type's size the screen is wide. */
  readonly ems: number;
}

const PER_DISTANCE = 1 / 200;
const SMALL_LETTER = 0.52;
export const LINE = 1.5;
const INCH = 0.0254;
const PROJECTED = 3;
/** What head and foot take, in hundredths of the height; `screen.css` says the same. */
const FRAME = 20;
/** Beyond this a letter is larger than anybody needs, and nothing else fits. */
const LARGEST = 22;
const SMALLEST = 2.4;
/** A name of a few letters and a number must stand beside each other, however far the reader is. */
const LEAST_EMS = 10;

/** The picture's height in metres: a diagonal for a screen, a width for a projector. */
function heightOf(size: ScreenSize, { width, height }: Viewport): number {
  if (size === 'projector') return (PROJECTED * height) / width;
  return (Number(size) * INCH * height) / Math.hypot(width, height);
}

export function fitIn({ distance, size }: HallSize, viewport: Viewport): Fit {
  const letter = distance * PER_DISTANCE;
  const needed = (letter / SMALL_LETTER / heightOf(size, viewport)) * 100;
  const widest = (viewport.width * 100) / (viewport.height * LEAST_EMS);
  const type = Math.min(LARGEST, widest, Math.max(SMALLEST, needed));
  const rows = Math.max(1, Math.floor((100 - FRAME) / (type * LINE)));
  return { type, rows, ems: (viewport.width * 100) / (viewport.height * type) };
}

/** Says it to the style. Not in an attribute: the pages' policy allows no style in the page. */
export function setType(type: Fit['type']): void {
  document.documentElement.style.setProperty('--type', `${type.toFixed(3)}vh`);
}

/** How many columns of so many ems stand beside each other. */
export function columnsIn({ ems }: Fit, least: number): number {
  return Math.max(1, Math.floor(ems / least));
}

export interface Columns {
  readonly columns: number;
  /** How many times the type's size each is wide. */
  readonly room: number;
}

/** Columns for so many lines, of the first width in which all stand at once, else of the last. */
export function columnsFor(fit: Fit, leasts: readonly number[], lines: number): Columns {
  const counts = leasts.map((least) => columnsIn(fit, least));
  const columns = counts.find((count) => lines <= fit.rows * count) ?? counts[counts.length - 1] ?? 1;
  return { columns, room: fit.ems / columns };
}

/** With less room than this a long name stands in two lines of smaller type. */
const TIGHT = 14;

/** The class of a list in so many columns, each so wide. */
export const classOf = (columns: number, room = Infinity): string =>
  `screen-body columns-${Math.min(columns, 6)}${room < TIGHT ? ' screen-tight' : ''}`;
