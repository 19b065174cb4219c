/** The options of an evening: how many sit at a table, what the evening begins with, and how unclear points are read. */
import type { Configured, OptionSpec } from '../../../event/pack.ts';
import { type SettingReader, completed, settingsOf } from '../../../event/settings.ts';
import type { OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal } from '../../../rules/refusal.ts';
import { CHOICES } from '../readings.ts';

const EVENING: readonly OptionSpec[] = [
  {
    id: 'tableSize',
    label: 'Gangs at a table',
    meaning: 'Two, three or four. Other sizes are used where that does not work out.',
    kind: 'number',
    range: [2, 4],
    default: 4,
    rules: ['HIT-SETUP-01', 'HIT-EVENT-03'],
    folded: false,
  },
  {
    id: 'onlyThatSize',
    label: 'Only tables of that size',
    meaning:
      'Two or three gangs that are left over play at a table of their own, and one sits out. Otherwise sizes differ by one at most.',
    kind: 'flag',
    default: false,
    rules: ['HIT-EVENT-03'],
    folded: false,
  },
  {
    id: 'minutes',
    label: 'Minutes per battle',
    meaning: 'How long a round of the evening is; 0: untimed.',
    kind: 'number',
    range: [0, 480],
    default: 120,
    rules: ['HIT-EVENT-10', 'HIT-SETUP-02'],
    folded: false,
  },
  {
    id: 'startReputation',
    label: 'Reputation to begin with',
    meaning: 'What every gang has before its first battle.',
    kind: 'number',
    range: [1, 99],
    default: 1,
    rules: ['HIT-EVENT-01', 'HIT-EXT-REP'],
    folded: false,
  },
  {
    id: 'byeReputation',
    label: 'Reputation for sitting out',
    meaning: 'What a gang gains in a round without a table.',
    kind: 'number',
    range: [0, 9],
    default: 1,
    rules: ['HIT-EVENT-06'],
    folded: true,
  },
];

/** Each reading, as a choice between its values in words. */
const READINGS: readonly OptionSpec[] = Object.entries(CHOICES).map(([id, { rule, asks, values, says }]) => ({
  id,
  label: asks,
  meaning: `A point that the scenario leaves unclear or to the core rules (${rule}).`,
  kind: 'choice',
  choices: values.map((value, place) => ({ id: String(value), label: says[place] ?? String(value) })),
  default: String(values[0]),
  rules: [rule],
  folded: true,
}));

export const OPTIONS: readonly OptionSpec[] = [...EVENING, ...READINGS];

export function settings(options: OptionValues): SettingReader {
  return settingsOf(OPTIONS, options);
}

export function configure(given: OptionValues): Configured | Refusal {
  const options = completed(OPTIONS, given);
  if (isRefusal(options)) return options;
  const { number, flag } = settings(options);
  const size = number('tableSize');
  const others = flag('onlyThatSize')
    ? 'players left over play at a table of two or three, or sit out'
    : 'nobody sits out';
  const inForce = [
    { text: `Tables of ${size} where possible; ${others}.`, rules: cite('HIT-EVENT-03') },
    { text: 'There are as few rematches as possible.', rules: cite('HIT-EVENT-04') },
    { text: 'Most Reputation ranks highest.', rules: cite('HIT-EVENT-01') },
  ];
  return { options, warnings: [], inForce };
}
