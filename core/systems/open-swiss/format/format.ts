/**
 * A format: how a game we have no pack for is scored, ranked and paired, as plain data. What is declared here is what a
 * format file holds once everything left out is filled in; docs/format.schema.json says the same for other programs.
 */

export const FORMAT_TAG = 'muster-format/1';

/** A figure that each side reports for every game, e.g. victory points. */
export interface ScoreColumn {
  readonly id: string;
  readonly label: string;
  readonly min: number;
  /** Null: no cap. */
  readonly max: number | null;
}

/** From this difference of the deciding column on, what winner and loser get. */
export interface Band {
  readonly from: number;
  readonly winner: number;
  readonly loser: number;
}

export type PointsRule =
  | { readonly kind: 'outcome'; readonly win: number; readonly draw: number; readonly loss: number }
  | { readonly kind: 'bands'; readonly bands: readonly Band[] }
  /** By place at the table: first, second, … */
  | { readonly kind: 'places'; readonly places: readonly number[] }
  /** The deciding column itself. */
  | { readonly kind: 'score' };

/** By score column: one's own figure and the other side's. */
export type FixedScores = Readonly<Record<string, readonly [number, number]>>;

export interface SwissBye {
  readonly points: number;
  readonly scores: FixedScores;
}

export interface Forfeit {
  readonly winner: number;
  readonly loser: number;
  /** The winner's figure and the loser's. */
  readonly scores: FixedScores;
}

export const PAIRINGS = ['least-gap', 'piles'] as const;
export const KEEP_APART = ['first-round', 'always', 'never'] as const;
export const PAIRED_DOWN = ['strict', 'loose'] as const;
export const UNPLAYED = ['own', 'nothing'] as const;
export const DROPPED = ['ranked', 'unranked'] as const;
export const DRAWN = ['seed', 'refuse'] as const;

export interface SwissPairing {
  readonly method: (typeof PAIRINGS)[number];
  /** When those of one group are kept apart. */
  readonly groupsApart: (typeof KEEP_APART)[number];
  /** Whether being paired down again is worse than any gap in points. */
  readonly pairedDown: (typeof PAIRED_DOWN)[number];
}

export interface TopCut {
  /** How many go on. */
  readonly to: number;
  /** Highest against lowest of those left in every round, instead of one fixed bracket. */
  readonly reseed: boolean;
  /** Whether the losers of the semi-finals play for third place. */
  readonly thirdPlace: boolean;
  /** What a drawn game of the cut means: the better seed goes on, or the next round waits for a winner. */
  readonly drawn: (typeof DRAWN)[number];
}

/** Games that are played on a board of Muster's own. */
export const BOARDS = ['firefight'] as const;

/** Where the games are played in Muster, and how large armies are; 0: any size. */
export interface OnBoard {
  readonly game: (typeof BOARDS)[number];
  readonly points: number;
}

export interface SwissFormat {
  readonly format: typeof FORMAT_TAG;
  readonly name: string;
  readonly game: string;
  /** How many sit at a table. */
  readonly seats: { readonly min: number; readonly max: number };
  /** How many play in a team; 0 for single players. */
  readonly teamSize: number;
  readonly scores: readonly ScoreColumn[];
  /** The score column that decides a game; null: the players report who won. */
  readonly decidedBy: string | null;
  /** A difference of the deciding column up to this is a draw. */
  readonly drawWithin: number;
  readonly points: PointsRule;
  readonly bye: SwissBye;
  readonly forfeit: Forfeit;
  readonly tieBreaks: readonly string[];
  /** What a round without an opponent adds to sums of opponents' points. */
  readonly unplayed: (typeof UNPLAYED)[number];
  readonly dropped: (typeof DROPPED)[number];
  /** Rounds before the cut; 0: as many as the attendance suggests. */
  readonly rounds: number;
  readonly pairing: SwissPairing;
  readonly cut: TopCut | null;
  /** Of a round. */
  readonly minutes: number;
  /** Minutes left at the call before the end; 0: none. */
  readonly callAt: number;
  /** Null: the games are reported, and no lists are handed in. */
  readonly board: OnBoard | null;
}

/** What no format goes beyond. */
export const LIMITS = {
  text: 80,
  columns: 4,
  score: 100_000,
  points: 1000,
  bands: 50,
  tieBreaks: 12,
  seats: [2, 8],
  team: 12,
  rounds: 30,
  cut: 128,
  minutes: 1440,
  army: 10_000,
} as const;

/** Points as whole hundredths. */
export function hundredths(points: number): number {
  return Math.round(points * 100);
}

/** Hundredths: the most that a game is worth, or null where there is no most. */
export function fullPoints({ points, scores, decidedBy }: SwissFormat): number | null {
  switch (points.kind) {
    case 'outcome':
      return hundredths(points.win);
    case 'bands':
      return hundredths(Math.max(...points.bands.map(({ winner }) => winner)));
    case 'places':
      return hundredths(points.places[0] ?? 0);
    case 'score': {
      const most = scores.find(({ id }) => id === decidedBy)?.max ?? null;
      return most === null ? null : hundredths(most);
    }
  }
}

/** Hundredths: what a drawn game is worth, or null where draws are worth various things. */
export function evenPoints({ points }: SwissFormat): number | null {
  if (points.kind === 'outcome') return hundredths(points.draw);
  if (points.kind === 'bands') return hundredths(points.bands[0]?.winner ?? 0);
  return null;
}

/** Hundredths: the least that winning a game is worth; a bye or forfeit of as many points counts as a win. */
export function leastWin({ points }: SwissFormat): number {
  switch (points.kind) {
    case 'outcome':
      return hundredths(points.win);
    case 'bands': {
      const won = points.bands.filter(({ winner, loser }) => winner > loser).map(({ winner }) => winner);
      return hundredths(won.length > 0 ? Math.min(...won) : (points.bands[0]?.winner ?? 0));
    }
    case 'places':
      return hundredths(points.places[0] ?? 0);
    case 'score':
      return 0;
  }
}
