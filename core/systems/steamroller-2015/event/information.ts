/** Who may know what while a round is played. */
import type { InformationSpec } from '../../../event/pack.ts';
import type { OptionValues } from '../../../event/types.ts';
import { has } from './options.ts';
import { secretScenario } from './scenario.ts';
import { timing } from './timing.ts';

/** A player by id, everybody, or an organiser who does not play. */
export type Onlooker = { readonly player: string } | 'public' | 'organiser';

/** The rolls, the true length and the time left of a round that ends at a hidden moment. */
export function mayKnowLength(viewer: Onlooker, options: OptionValues, diceDown: boolean): boolean {
  return viewer === 'organiser' || diceDown || !timing(options).diceDown;
}

/** The scenario of a round, by the latest round that is announced. */
export function mayKnowScenario(viewer: Onlooker, options: OptionValues, round: number, announced: number): boolean {
  return viewer === 'organiser' || round <= announced || !secretScenario(options);
}

/** What somebody chose in secret, a list or a swap: their own at once, and everybody's once both are locked. */
export function mayKnowChoice(viewer: Onlooker, { chooser, players, locked }: SecretChoice): boolean {
  const own = typeof viewer === 'object' && viewer.player === chooser;
  return own || players.every((player) => locked.includes(player));
}

export interface SecretChoice {
  readonly what: 'list' | 'swap';
  readonly chooser: string;
  readonly players: readonly string[];
  /** Those whose choice stands. */
  readonly locked: readonly string[];
}

/** What a player may know before it comes out, for everybody to read. */
export function information(options: OptionValues): readonly InformationSpec[] {
  const player: Onlooker = { player: 'me' };
  const theirs: SecretChoice = { what: 'list', chooser: 'you', players: ['me', 'you'], locked: [] };
  const timed = timing(options).diceDown;
  return [
    ...(timed
      ? [
          {
            label: 'The rolls, the true length and the time left of a round, until dice down',
            hidden: !mayKnowLength(player, options, false),
            rules: ['SR15-TIME-04'] as const,
          },
        ]
      : []),
    {
      label: 'The scenario of a round that is not announced yet',
      hidden: !mayKnowScenario(player, options, 2, 1),
      rules: ['SR15-SELECT-04'],
    },
    {
      label: 'Which list is chosen for a game, until both are',
      hidden: !mayKnowChoice(player, theirs),
      rules: ['SR15-START-03', 'SR15-START-04'] as const,
    },
    ...(has(options, 'specialists')
      ? [
          {
            label: 'Which specialists are swapped, until both swaps are made',
            hidden: !mayKnowChoice(player, { ...theirs, what: 'swap' }),
            rules: ['SR15-VAR-LIST-15'] as const,
          },
        ]
      : []),
    { label: 'The opponent’s lists, at any time', hidden: false, rules: ['SR15-START-01'] as const },
  ];
}
