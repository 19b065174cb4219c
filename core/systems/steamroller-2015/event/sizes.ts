/** The eight point sizes of Steamroller 2015 and what goes with each. Times in minutes. */

export interface Size {
  readonly points: number;
  readonly round: number;
  readonly turn: number;
  /** Whether a player has an extension at this size where no variant says otherwise. */
  readonly extension: boolean;
  /** One player's clock under Death Clock. */
  readonly clock: number;
  /** Points of specialists beside a list. */
  readonly specialists: number;
}

/** In order of size: the timing variants count rows up or down. */
export const SIZES: readonly Size[] = [
  { points: 15, round: 30, turn: 3, extension: false, clock: 20, specialists: 0 },
  { points: 25, round: 50, turn: 5, extension: false, clock: 30, specialists: 5 },
  { points: 35, round: 70, turn: 7, extension: true, clock: 42, specialists: 10 },
  { points: 50, round: 100, turn: 10, extension: true, clock: 60, specialists: 10 },
  { points: 75, round: 120, turn: 12, extension: true, clock: 75, specialists: 15 },
  { points: 100, round: 150, turn: 15, extension: true, clock: 90, specialists: 15 },
  { points: 150, round: 200, turn: 20, extension: true, clock: 120, specialists: 25 },
  { points: 200, round: 250, turn: 25, extension: true, clock: 150, specialists: 25 },
];

export function sizeOf(points: number): Size | undefined {
  return SIZES.find((size) => size.points === points);
}

/** How long every extension is. */
export const EXTENSION = 5;
