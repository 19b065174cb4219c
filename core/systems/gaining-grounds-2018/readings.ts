/** How points that the pack leaves unclear are read. The first choice of each is ours. */
import { reading } from '../../event/ask.ts';
import type { OptionSpec } from '../../event/pack.ts';

export const READINGS: readonly OptionSpec[] = [
  {
    id: 'rematchAfter',
    label: 'Rounds until two may meet again',
    meaning:
      'Players who met in Round 1 may meet again in Round 4 when this is 3, in Round 3 when it is 2. The pack says “not twice in the space of three Rounds”.',
    kind: 'number',
    range: [1, 20],
    default: 3,
    rules: ['GG18-PAIR-06', 'GG18-AMB-01'],
    folded: true,
  },
  reading(
    'pairing',
    'Order of pairing',
    'Which of the possible Rounds is the best one.',
    ['GG18-PAIR-05', 'GG18-AMB-02'],
    [
      {
        id: 'top-down',
        label: 'Top down',
        meaning: 'The highest player meets the next highest possible opponent, and so on down.',
      },
      {
        id: 'closest',
        label: 'Closest',
        meaning: 'The Round in which all opponents are closest in Tournament Points.',
      },
    ],
  ),
  reading(
    'oddTogether',
    'Bye and Ringer',
    'Whether a Bye and a game against the Ringer count as the same once-only thing.',
    ['GG18-ODD-04', 'GG18-AMB-05'],
    [
      { id: 'together', label: 'Together: one of them, once' },
      { id: 'apart', label: 'Apart: each of them once' },
    ],
  ),
  reading(
    'oddRematch',
    'Bye or Ringer that would leave a barred match',
    'Where the lowest player’s Bye would leave the others nothing but players they met too lately.',
    ['GG18-ODD-05', 'GG18-AMB-32'],
    [
      { id: 'move', label: 'It moves to the next lowest' },
      { id: 'lowest', label: 'The lowest has it', meaning: 'The barred match is proposed for your approval.' },
    ],
  ),
  reading(
    'conceder',
    'Who concedes',
    'What the Round is worth to a player who concedes.',
    ['GG18-CONCEDE-04', 'GG18-AMB-03'],
    [
      { id: 'as-forfeit', label: '0 TP, −10 Diff, 0 VP' },
      { id: 'nothing', label: '0 TP, 0 Diff, 0 VP' },
    ],
  ),
  reading(
    'dropped',
    'Players who withdraw',
    'Whether they keep a place in the standings.',
    ['GG18-RANK-03', 'GG18-AMB-04'],
    [
      { id: 'ranked', label: 'Ranked on their points so far, marked as withdrawn' },
      { id: 'unranked', label: 'Not ranked' },
    ],
  ),
  reading(
    'noCards',
    'A player left without cards',
    'What follows when an app fails for good, the player has no cards, and so gives up the Round.',
    ['GG18-CARD-05', 'GG18-AMB-07'],
    [
      { id: 'stays', label: 'They play on in the next Round' },
      { id: 'leaves', label: 'They leave the event', meaning: 'As after every other concession.' },
    ],
  ),
  reading(
    'bothForfeit',
    'Both players forfeit',
    'What each of them has.',
    ['GG18-AMB-24'],
    [
      { id: 'loss', label: '0 TP, −10 Diff, 0 VP' },
      { id: 'nothing', label: '0 TP, 0 Diff, 0 VP' },
    ],
  ),
];
