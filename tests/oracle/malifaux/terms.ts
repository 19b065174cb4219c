/** What the options of a game make of it, read anew from the text of the packs: nothing of `core` is asked. */
export interface Terms {
  readonly mode: 'standard' | 'double-rush' | 'henchman-hardcore';
  readonly variants: readonly string[];
  /** Crews of a side. */
  readonly crews: 1 | 2;
  /** Soulstones of a Crew; null where nobody counts them. */
  readonly size: number | null;
  /** The first Turn in which Strategies score. */
  readonly from: 1 | 2;
}

export interface PlayedOptions {
  readonly mode?: Terms['mode'];
  readonly variants?: readonly string[];
  readonly pointSize?: number;
}

const USUAL_SIZE = 50;

export function termsOf(system: string, { mode = 'standard', variants = [], pointSize }: PlayedOptions): Terms {
  if (system !== 'gaining-grounds-s0') return { mode: 'standard', variants: [], crews: 1, size: null, from: 2 };
  const size = { standard: pointSize ?? USUAL_SIZE, 'double-rush': 10, 'henchman-hardcore': 30 }[mode];
  const isTeam = mode === 'double-rush' || variants.includes('team-event');
  return { mode, variants, crews: isTeam ? 2 : 1, size, from: mode === 'standard' ? 2 : 1 };
}
