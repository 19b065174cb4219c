/** The options of an event under Season Zero: what is played, and how unclear points of the pack are read. */
import { kept } from '../../../event/kept.ts';
import type { OptionSpec } from '../../../event/pack.ts';
import type { OptionValues } from '../../../event/types.ts';
import { type SettingReader, settingsOf } from '../../../event/settings.ts';
import { keepApart } from '../../malifaux/event/options.ts';
import { MODES } from './modes.ts';
import { READINGS } from '../readings.ts';
import { FORMATS, VARIANTS } from './variants.ts';

const PLAYED: readonly OptionSpec[] = [
  {
    id: 'mode',
    label: 'Game mode',
    meaning: 'What kind of game is played in every Round.',
    kind: 'choice',
    choices: MODES.map(({ id, label, meaning }) => ({ id, label, meaning })),
    default: 'standard',
    rules: ['GG0-MODE-00-01'],
    folded: false,
  },
  {
    id: 'format',
    label: 'Format',
    meaning: 'A named set of variants. Build your own with Base and the variants below.',
    kind: 'choice',
    choices: FORMATS.map(({ id, label, meaning }) => ({ id, label, meaning })),
    default: 'base',
    rules: ['GG0-FMT-01', 'GG0-FMT-02', 'GG0-FMT-03', 'GG0-FMT-04'],
    folded: false,
  },
  {
    id: 'variants',
    label: 'Variants',
    meaning: 'Variants beside those of the format. They may be combined.',
    kind: 'many',
    choices: VARIANTS.map(({ id, label, meaning }) => ({ id, label, meaning })),
    default: [],
    rules: ['GG0-VAR-00-01'],
    folded: false,
  },
  {
    id: 'poolCap',
    label: 'Fixed Pool: most Cost',
    meaning: 'What a model pool may cost in all. Limited always says 75.',
    kind: 'number',
    range: [1, 500],
    default: 75,
    rules: ['GG0-VAR-POOL-01'],
    folded: false,
    when: [{ option: 'variants', is: 'fixed-pool' }],
  },
  {
    id: 'classic',
    label: 'Classic: models allowed',
    meaning: 'The Dead Man’s Hand models that may be played, one per line. Needed before the event starts.',
    kind: 'list',
    default: [],
    rules: ['GG0-VAR-CLASSIC-01'],
    folded: false,
    when: [
      { option: 'format', is: 'wild' },
      { option: 'variants', is: 'classic' },
    ],
  },
  {
    id: 'pointSize',
    label: 'Soulstones',
    meaning: 'The size of a game. Double Rush and Henchman Hardcore have sizes of their own.',
    kind: 'number',
    range: [1, 200],
    default: 50,
    rules: ['GG0-SETUP-01'],
    folded: false,
    when: [
      { option: 'mode', is: 'standard' },
      { option: 'mode', is: 'all-out-brawl' },
    ],
  },
];

/** Henchman Hardcore has minutes of its own. */
const TIMED_BY_YOU: OptionSpec['when'] = [{ option: 'mode', isNot: 'henchman-hardcore' }];

const TIMES: readonly OptionSpec[] = [
  {
    id: 'setup',
    when: TIMED_BY_YOU,
    label: 'Minutes for set-up',
    meaning: 'Added to the time of play. The pack recommends 15.',
    kind: 'number',
    range: [0, 120],
    default: 15,
    rules: ['GG0-TIME-01', 'GG0-TIME-02'],
    folded: false,
  },
  {
    id: 'play',
    when: TIMED_BY_YOU,
    label: 'Minutes of play',
    meaning: 'The pack recommends 120 to 135 for 50 Soulstones and names no figure for other sizes.',
    kind: 'number',
    range: [10, 480],
    default: 120,
    rules: ['GG0-TIME-01', 'GG0-TIME-02'],
    folded: false,
  },
  {
    id: 'hardcoreMinutes',
    label: 'Henchman Hardcore: minutes per Round',
    meaning: 'The whole Round, set-up included: the encounter is fixed beforehand.',
    kind: 'number',
    range: [10, 480],
    default: 30,
    rules: ['GG0-TIME-10', 'GG0-MODE-HH-02', 'GG0-AMB-20'],
    folded: false,
    when: [{ option: 'mode', is: 'henchman-hardcore' }],
  },
  {
    id: 'lastTurnLeft',
    label: 'Last Turn: minutes left',
    meaning: 'When Last Turn is called, counted from the end of the Round.',
    kind: 'number',
    range: [1, 60],
    default: 15,
    rules: ['GG0-TIME-03', 'GG0-AMB-20'],
    folded: true,
  },
];

const FIRST_ROUND: readonly OptionSpec[] = [
  {
    id: 'groupsApart',
    label: 'Keep clubs apart',
    meaning:
      'Players of one club or area meet, in Round 1 or always, only when nothing else is possible. Counts where clubs are entered.',
    kind: 'flag',
    default: true,
    rules: ['GG0-PAIR-02'],
    folded: false,
  },
  ...keepApart('Pairs of players who should not meet, in Round 1 or always.', 'GG0-PAIR-02'),
  {
    id: 'brawlSeats',
    label: 'All Out Brawl: players per game',
    meaning: 'As many as this share a game, four at least. More players are spread over several games.',
    kind: 'number',
    range: [4, 8],
    default: 8,
    rules: ['GG0-MODE-AOB-01'],
    folded: false,
    when: [{ option: 'mode', is: 'all-out-brawl' }],
  },
];

/** Those that matter to a game without an event. */
export const PLAY_OPTIONS: readonly string[] = [...PLAYED.map(({ id }) => id), 'contradictions'];

export const OPTIONS: readonly OptionSpec[] = [...PLAYED, ...TIMES, ...FIRST_ROUND, ...READINGS];

/** The settings of an event: every option has a value, chosen or not. */
export const settings = kept((options: OptionValues): SettingReader => settingsOf(OPTIONS, options));
