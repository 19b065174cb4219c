/** The options of an event under Gaining Grounds 2018: what is played and when, and how unclear points are read. */
import type { OptionSpec } from '../../../event/pack.ts';
import type { OptionValues } from '../../../event/types.ts';
import { type SettingReader, settingsOf } from '../../../event/settings.ts';
import { keepApart } from '../../malifaux/event/options.ts';
import { READINGS } from '../readings.ts';

const GAMES: readonly OptionSpec[] = [
  {
    id: 'pointSize',
    label: 'Soulstones',
    meaning: 'The size of a game. The suggested length of a Round is for 50.',
    kind: 'number',
    range: [1, 200],
    default: 50,
    rules: ['GG18-TIME-01'],
    folded: false,
  },
  {
    id: 'play',
    label: 'Minutes per Round',
    meaning:
      'From the publication of the pairings to the end, set-up included. The pack suggests 120 for 50 Soulstones.',
    kind: 'number',
    range: [10, 480],
    default: 120,
    rules: ['GG18-TIME-01', 'GG18-TIME-02'],
    folded: false,
  },
  {
    id: 'callEvery',
    label: 'Minutes between calls of the time left',
    meaning: 'The time left is called whenever it is a multiple of this.',
    kind: 'number',
    range: [5, 120],
    default: 30,
    rules: ['GG18-TIME-03'],
    folded: true,
  },
  {
    id: 'lastCall',
    label: 'Minutes left at the last call',
    meaning: 'The warning before the end of the Round.',
    kind: 'number',
    range: [1, 60],
    default: 15,
    rules: ['GG18-TIME-03'],
    folded: true,
  },
];

const SCENARIOS: readonly OptionSpec[] = [
  {
    id: 'rotation',
    label: 'Strategies and Deployments',
    meaning: 'What each Round is played on. The pack suggests five Rounds for every quarter of the year.',
    kind: 'choice',
    choices: [
      { id: 'date', label: 'Rotation of the quarter in which the event is played' },
      { id: 'jan-mar', label: 'Rotation of January to March' },
      { id: 'apr-jun', label: 'Rotation of April to June' },
      { id: 'jul-sep', label: 'Rotation of July to September' },
      { id: 'oct-dec', label: 'Rotation of October to December' },
      { id: 'own', label: 'Your own, as listed below' },
      { id: 'flip', label: 'Flipped each Round', meaning: 'A change to the pack. The pack wants them published.' },
    ],
    default: 'date',
    rules: ['GG18-ROT-02', 'GG18-ROT-03', 'GG18-SCEN-02', 'GG18-SCEN-04'],
    folded: false,
  },
  {
    id: 'strategies',
    label: 'Your Strategies',
    meaning: 'One per Round, in order. If a rotation is chosen too, they replace its own, and “-” keeps one of it.',
    kind: 'list',
    default: [],
    rules: ['GG18-SCEN-02', 'GG18-SCEN-03', 'GG18-ROT-03'],
    folded: false,
    when: [
      { option: 'rotation', is: 'own' },
      { option: 'strategies', isNot: [] },
    ],
  },
  {
    id: 'deployments',
    label: 'Your Deployments',
    meaning: 'One per Round, in order. If a rotation is chosen too, they replace its own, and “-” keeps one of it.',
    kind: 'list',
    default: [],
    rules: ['GG18-SCEN-04', 'GG18-SCEN-05', 'GG18-ROT-03'],
    folded: false,
    when: [
      { option: 'rotation', is: 'own' },
      { option: 'deployments', isNot: [] },
    ],
  },
  {
    id: 'strategyTable',
    label: 'Table for flipped Strategies',
    meaning: 'Where no Strategy is set for a Round, a card names one.',
    kind: 'choice',
    choices: [
      { id: 'plain', label: 'Plain', meaning: 'One Strategy for each suit, and Supply Wagons for a Joker.' },
      {
        id: 'wide',
        label: 'Wide',
        meaning: 'Two Strategies for each suit: odd values name the first, even values the other.',
      },
    ],
    default: 'plain',
    rules: ['GG18-SCEN-07', 'GG18-SCEN-08'],
    folded: true,
    when: [{ option: 'rotation', is: 'flip' }],
  },
  {
    id: 'schemeDeck',
    label: 'Deck for Scheme pools',
    meaning: 'Pools are flipped unless you set them by hand.',
    kind: 'choice',
    choices: [
      { id: 'event', label: 'One deck for the event', meaning: 'Flipped cards stay out between Rounds.' },
      { id: 'round', label: 'A fresh deck every Round', meaning: 'As in a game outside an event.' },
    ],
    default: 'event',
    rules: ['GG18-POOL-06', 'GG18-POOL-07'],
    folded: true,
  },
];

const DOCUMENTS: readonly OptionSpec[] = [
  {
    id: 'schemeDocuments',
    label: 'Schemes are documented',
    meaning: 'How players write down the Schemes they take: the full name of each and every note that it asks for.',
    kind: 'choice',
    choices: [
      { id: 'cards', label: 'On paper, face down on the table' },
      { id: 'organiser', label: 'On a note handed to the organiser' },
      { id: 'device', label: 'In an app or a picture on the player’s own device' },
    ],
    default: 'cards',
    rules: ['GG18-DOC-01'],
    folded: true,
  },
];

const PEOPLE: readonly OptionSpec[] = [
  {
    id: 'groupsApart',
    label: 'Keep clubs apart',
    meaning: 'Players of one club or area meet often. They are kept apart if their club is entered.',
    kind: 'flag',
    default: false,
    rules: ['GG18-PAIR-02', 'GG18-CHECKIN-04'],
    folded: true,
  },
  ...keepApart('Pairs of players who often meet elsewhere and should not meet, in Round 1 or always.', 'GG18-PAIR-02'),
  {
    id: 'organiserPlays',
    label: 'The organiser plays',
    meaning: 'A change to the pack: its organiser is neither a player nor the Ringer.',
    kind: 'flag',
    default: false,
    rules: ['GG18-TO-01', 'GG18-TO-04'],
    folded: true,
  },
];

export const OPTIONS: readonly OptionSpec[] = [...GAMES, ...SCENARIOS, ...DOCUMENTS, ...PEOPLE, ...READINGS];

/** The settings of an event: every option has a value, chosen or not. */
export function settings(options: OptionValues): SettingReader {
  return settingsOf(OPTIONS, options);
}
