/** What a big screen in the hall may be told to show. No part of any record: it is about devices, not about the event. */
export const SCREEN_VIEWS = ['auto', 'names', 'tables', 'standings', 'clock', 'scenario', 'podium'] as const;
export type ScreenView = (typeof SCREEN_VIEWS)[number];

/** Metres to the farthest reader. */
export const SCREEN_DISTANCES = ['3', '5', '8', '10', '15'] as const;
export type ScreenDistance = (typeof SCREEN_DISTANCES)[number];

/** The diagonal in inches, or a projector's picture 3 m wide. */
export const SCREEN_SIZES = ['55', '65', '75', '86', 'projector'] as const;
export type ScreenSize = (typeof SCREEN_SIZES)[number];

export interface ScreenSetup {
  /** What the desk calls it, e.g. `By the door`. */
  readonly name: string;
  readonly view: ScreenView;
  readonly distance: ScreenDistance;
  readonly size: ScreenSize;
  /** Seconds that a page stays; 0: as long as a full turn allows. */
  readonly dwell: number;
  /** Which share of a list this screen shows, from 1, and among how many screens. */
  readonly share: readonly [part: number, of: number];
}

/** Shared part `screens`, by the code that a screen shows. */
export type ScreensPart = Readonly<Record<string, { readonly setup: ScreenSetup | null; readonly connected: boolean }>>;
