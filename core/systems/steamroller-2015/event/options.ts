/** The options of an event: size, variants with their figures, and how unclear points of the pack are read. */
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { OptionSpec } from '../../../event/pack.ts';
import type { OptionValues } from '../../../event/types.ts';
import { type SettingReader, settingsOf } from '../../../event/settings.ts';
import { READINGS } from '../readings.ts';
import { SIZES } from './sizes.ts';
import { type Area, VARIANTS } from './variants.ts';

/** In the order in which an organiser looks for them. */
const AREAS: readonly (readonly [area: Area, group: string])[] = [
  ['timing', 'Clocks and time'],
  ['rounds', 'Rounds'],
  ['scenarios', 'Scenarios'],
  ['lists', 'Lists'],
  ['painting', 'Painting'],
  ['victory', 'Winning a game'],
  ['standings', 'Standings'],
];

const PLAYED: readonly OptionSpec[] = [
  {
    id: 'pointSize',
    label: 'Points',
    meaning: 'The size of the armies. It sets the length of rounds and turns and the worth of a bye.',
    kind: 'choice',
    choices: SIZES.map(({ points }) => ({ id: String(points), label: `${points} points` })),
    default: '50',
    rules: ['SR15-TIME-01', 'SR15-BYE-05'],
    folded: false,
  },
  {
    id: 'variants',
    label: 'Variants',
    meaning: 'Any of these may be combined, but for those of one area that contradict each other.',
    kind: 'many',
    choices: AREAS.flatMap(([area, group]) =>
      VARIANTS.filter((one) => one.area === area).map(({ id, label, meaning }) => ({ id, label, meaning, group })),
    ),
    default: [],
    rules: ['SR15-GEN-02'],
    folded: false,
  },
];

/** The X of a variant: 0 while there is none. */
function figure(id: string, most: number, label: string, meaning: string, rule: RuleId): OptionSpec {
  return { id, label, meaning, kind: 'number', range: [0, most], default: 0, rules: [rule], folded: true };
}

const FIGURES: readonly OptionSpec[] = [
  figure('listsRequired', 9, 'Lists Required: how many', 'The X of [X] Lists Required.', 'SR15-VAR-LIST-01'),
  figure(
    'divideAndConquer',
    9,
    'Divide and Conquer: how often each list',
    'The X of Divide and Conquer [X].',
    'SR15-VAR-LIST-03',
  ),
  figure(
    'themeTier',
    4,
    'Theme Forces: tier required',
    'The X of Theme Forces: Tier [X] Required.',
    'SR15-VAR-LIST-17',
  ),
  figure('roundEvent', 64, 'Round Event: how many', 'The X of [X] Round Event.', 'SR15-VAR-ROUND-01'),
  {
    id: 'scenarios',
    label: 'Scenarios published beforehand',
    meaning:
      'In the order of the rounds. If none is left for a round, its scenario is rolled. Needed by Scenario(s) [X].',
    kind: 'list',
    default: [],
    rules: ['SR15-VAR-SCEN-01'],
    folded: true,
  },
  figure(
    'customRound',
    480,
    'Minutes of a round',
    'In place of the pack’s length, before the hidden 5 to 15 minutes are added or taken away. 0: as the pack says.',
    'SR15-AMB-26',
  ),
  figure('customTurn', 60, 'Minutes of a turn', 'In place of the pack’s length. 0: as the pack says.', 'SR15-AMB-26'),
];

/** The organiser's own wishes: the pack shuffles everybody alike. */
const KEEP_APART_OPTIONS: readonly OptionSpec[] = [
  {
    id: 'groupsApart',
    label: 'Keep clubs apart',
    meaning:
      'Players of one club or area meet, in round 1 or always, only when nothing else is possible. Counts where clubs are entered.',
    kind: 'flag',
    default: false,
    rules: ['SR15-PAIR-01'],
    folded: true,
  },
  {
    id: 'keepApart',
    label: 'Keep these players apart',
    meaning: 'Pairs of players who should not meet, in round 1 or always.',
    kind: 'pairs',
    default: [],
    rules: ['SR15-PAIR-01'],
    folded: true,
  },
  {
    id: 'apartFor',
    label: 'How long they are kept apart',
    meaning: 'Siblings or club-mates may be kept apart all event; a rematch is still avoided first.',
    kind: 'choice',
    choices: [
      { id: 'first-round', label: 'In round 1' },
      { id: 'always', label: 'In every round' },
    ],
    default: 'first-round',
    rules: ['SR15-PAIR-01', 'SR15-PAIR-04'],
    folded: true,
  },
];

/** How points are read that matter with one variant alone. */
const READ_WITH: Readonly<Record<string, string>> = {
  finalsLeader: 'finals-tables',
  finalsRest: 'finals-tables',
  clockKill: 'assassin-scoring',
  largeRounds: 'large-event-scoring',
  largeByes: 'large-event-scoring',
};

/** The X of a variant stands below the variants once it is chosen. */
function withVariant(option: OptionSpec): OptionSpec {
  const needing = VARIANTS.find(({ needs }) => needs?.option === option.id)?.id;
  const variant = needing ?? READ_WITH[option.id];
  if (variant === undefined) return option;
  return { ...option, folded: needing === undefined, when: [{ option: 'variants', is: variant }] };
}

export const OPTIONS: readonly OptionSpec[] = [...PLAYED, ...FIGURES, ...KEEP_APART_OPTIONS, ...READINGS].map(
  withVariant,
);

/** The settings of an event: every option has a value, chosen or not. */
export function settings(options: OptionValues): SettingReader {
  return settingsOf(OPTIONS, options);
}

export function pointSize(options: OptionValues): number {
  return Number(settings(options).choice('pointSize'));
}

/** The variants in force, by id and in the order of the pack. */
export function variantsIn(options: OptionValues): readonly string[] {
  const chosen = settings(options).texts('variants');
  return VARIANTS.map(({ id }) => id).filter((id) => chosen.includes(id));
}

export function has(options: OptionValues, variant: string): boolean {
  return settings(options).texts('variants').includes(variant);
}

/** The X of a variant in force; 0 while it is not. */
export function figureOf(options: OptionValues, variant: string): number {
  const option = VARIANTS.find(({ id }) => id === variant)?.needs?.option;
  return option !== undefined && has(options, variant) ? settings(options).number(option) : 0;
}
