/** How points that the pack leaves unclear are read. The first choice of each is ours. */
import { reading } from '../../event/ask.ts';
import type { OptionSpec } from '../../event/pack.ts';

const ON_PAIRING: readonly OptionSpec[] = [
  reading(
    'pairing',
    'Order of pairing',
    'Which of the possible rounds is the best one.',
    ['GG0-PAIR-03', 'GG0-PAIR-05'],
    [
      {
        id: 'top-down',
        label: 'Top down',
        meaning: 'The highest player meets the next highest possible opponent, and so on down.',
      },
      {
        id: 'closest',
        label: 'Closest',
        meaning: 'The round in which all opponents are closest in Tournament Points.',
      },
    ],
  ),
  reading(
    'sameStanding',
    'Same standing',
    'Which players count as equal when equal players are paired at random, and when neither is the Attacker by standing.',
    ['GG0-AMB-08'],
    [
      { id: 'all-columns', label: 'Equal in TP, DIFF and VP' },
      { id: 'tp', label: 'Equal in TP' },
    ],
  ),
  reading(
    'rematches',
    'Meeting twice',
    'The pack says that two players should almost never meet twice.',
    ['GG0-AMB-09'],
    [
      { id: 'avoid', label: 'Only when nothing else is possible, with your approval' },
      { id: 'allow', label: 'Allowed', meaning: 'Only the standings decide who meets.' },
    ],
  ),
  reading(
    'oddTogether',
    'Bye and Ringer',
    'Whether a Bye and a game against the Ringer count as the same once-only thing.',
    ['GG0-AMB-10'],
    [
      { id: 'together', label: 'Together: one of them, once' },
      { id: 'apart', label: 'Apart: each of them once' },
    ],
  ),
  reading(
    'oddRematch',
    'Bye or Ringer that would force a rematch',
    'Where the lowest player’s Bye would leave the others nothing but a rematch.',
    ['GG0-AMB-67'],
    [
      { id: 'move', label: 'It moves to the next lowest' },
      { id: 'lowest', label: 'The lowest has it', meaning: 'The rematch is proposed for your approval.' },
    ],
  ),
  reading(
    'ringerAttacker',
    'Attacker against a Ringer',
    'The Ringer has no standing.',
    ['GG0-AMB-13'],
    [
      { id: 'random', label: 'At random' },
      { id: 'player', label: 'The player of the event' },
    ],
  ),
];

const ON_RESULTS: readonly OptionSpec[] = [
  reading(
    'ringerResult',
    'Result against the Ringer',
    'What a game against the Ringer is worth to the player of the event.',
    ['GG0-AMB-12'],
    [
      { id: 'as-played', label: 'What was played' },
      { id: 'as-bye', label: 'As much as a Bye' },
    ],
  ),
  reading(
    'disqualifiedResults',
    'Results against somebody disqualified',
    'What earlier opponents keep.',
    ['GG0-AMB-15'],
    [
      { id: 'stand', label: 'They are kept' },
      { id: 'forfeits', label: 'They count as forfeits', meaning: 'Every earlier opponent has 3, +8 and 8.' },
    ],
  ),
  reading(
    'bothForfeit',
    'Both players forfeit',
    'What each of them has.',
    ['GG0-AMB-16'],
    [
      { id: 'loss', label: '0 TP, −8 DIFF, 0 VP' },
      { id: 'nothing', label: '0 TP, 0 DIFF, 0 VP' },
    ],
  ),
  reading(
    'dropped',
    'Players who drop out',
    'Whether they keep a place in the standings.',
    ['GG0-AMB-17'],
    [
      { id: 'ranked', label: 'Ranked on their points so far, marked as dropped' },
      { id: 'unranked', label: 'Not ranked' },
    ],
  ),
  reading(
    'concession',
    'Concessions',
    'What a conceded game is worth.',
    ['GG0-AMB-19'],
    [
      { id: 'agreed', label: 'An agreed result' },
      { id: 'forfeit', label: 'A forfeit' },
    ],
  ),
  {
    ...reading(
      'brawlPoints',
      'All Out Brawl: Tournament Points',
      'What a game of more than two is worth.',
      ['GG0-AMB-53'],
      [
        { id: 'winner', label: '3 for the most VP, 1 each where that is shared' },
        { id: 'vp-only', label: 'None: only VP rank the players' },
      ],
    ),
    when: [{ option: 'mode', is: 'all-out-brawl' }],
  },
  reading(
    'contradictions',
    'Variants that contradict each other',
    'What happens when such a set is chosen.',
    ['GG0-AMB-56'],
    [
      { id: 'warn', label: 'A warning' },
      { id: 'refuse', label: 'They are refused' },
    ],
  ),
];

export const READINGS: readonly OptionSpec[] = [...ON_PAIRING, ...ON_RESULTS];
