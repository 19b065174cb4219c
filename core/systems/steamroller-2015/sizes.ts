/** The eight point sizes of Steamroller 2015 and what goes with each. Times in minutes. */

export interface Size {
  readonly points: number;
  readonly round: number;
  readonly turn: number;
  /** Whether a player has an extension at this size where no variant says otherwise. */
  readonly extension: boolean;
  /** One player's clock under Death Clock. */
  readonly clock: number;
}

/** In order of size: the timing variants count rows up or down. */
export const SIZES: readonly Size[] = [
  { points: 15, round: 30, turn: 3, extension: false, clock: 20 },
  { points: 25, round: 50, turn: 5, extension: false, clock: 30 },
  { points: 35, round: 70, turn: 7, extension: true, clock: 42 },
  { points: 50, round: 100, turn: 10, extension: true, clock: 60 },
  { points: 75, round: 120, turn: 12, extension: true, clock: 75 },
  { points: 100, round: 150, turn: 15, extension: true, clock: 90 },
  { points: 150, round: 200, turn: 20, extension: true, clock: 120 },
  { points: 200, round: 250, turn: 25, extension: true, clock: 150 },
];

/** How long every extension is. */
export const EXTENSION = 5;
