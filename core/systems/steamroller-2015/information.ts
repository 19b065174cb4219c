/** Who may know what while a round is played. */
import type { OptionValues } from '../../event/types.ts';
import { cite } from '../../journal/cite.ts';
import { secretScenario } from './scenario.ts';
import { timing } from './timing.ts';

/** A player by id, everybody, or an organiser who does not play. */
export type Onlooker = { readonly player: string } | 'public' | 'organiser';

/** The rolls, the true length and the time left of a round that ends at a hidden moment. */
export function mayKnowLength(viewer: Onlooker, options: OptionValues, diceDown: boolean): boolean {
  cite('SR15-TIME-04');
  return viewer === 'organiser' || diceDown || !timing(options).diceDown;
}

/** The scenario of a round, by the latest round that is announced. */
export function mayKnowScenario(viewer: Onlooker, options: OptionValues, round: number, announced: number): boolean {
  return viewer === 'organiser' || round <= announced || !secretScenario(options);
}

/** What somebody chose in secret, a list or a swap: their own at once, and everybody's once both are locked. */
export function mayKnowChoice(viewer: Onlooker, { what, chooser, players, locked }: Choice): boolean {
  cite('SR15-START-03', 'SR15-START-04', ...(what === 'swap' ? ['SR15-VAR-LIST-15'] : []));
  const own = typeof viewer === 'object' && viewer.player === chooser;
  return own || players.every((player) => locked.includes(player));
}

export interface Choice {
  readonly what: 'list' | 'swap';
  readonly chooser: string;
  readonly players: readonly string[];
  /** Those whose choice stands. */
  readonly locked: readonly string[];
}
