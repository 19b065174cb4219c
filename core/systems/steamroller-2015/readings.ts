/** How points that the pack leaves unclear are read. The first choice of each is ours. */
import { reading } from '../../event/ask.ts';
import type { OptionSpec } from '../../event/pack.ts';

const ON_ROUNDS: readonly OptionSpec[] = [
  reading(
    'lastRound',
    'After the planned rounds',
    'The pack plays until one player leads alone, and gives a usual number of rounds.',
    ['SR15-ROUND-04', 'SR15-AMB-24'],
    [
      { id: 'stop', label: 'The event ends; the standings decide' },
      { id: 'go-on', label: 'It goes on while several lead', meaning: 'Add a round for each that is needed.' },
    ],
  ),
  reading(
    'finalsLeader',
    'Finals Tables and a sole leader',
    'Whether a sole leader before the last round ends an event that was to have finals.',
    ['SR15-AMB-52'],
    [
      { id: 'ends', label: 'It ends; the usual standings apply' },
      { id: 'plays', label: 'The finals are played' },
    ],
  ),
  reading(
    'pairDown',
    'Pairing somebody down twice',
    'What is avoided first when not everything can be.',
    ['SR15-PAIR-06', 'SR15-AMB-17', 'SR15-AMB-18'],
    [
      { id: 'strict', label: 'A second time, but for a rematch' },
      {
        id: 'weighted',
        label: 'Pairs across more piles than needed',
        meaning: 'Somebody may go down again, with your approval, before others cross piles for it.',
      },
    ],
  ),
  reading(
    'byeRematch',
    'A bye that would force a rematch',
    'The bye is drawn among the lowest before the piles are paired.',
    ['SR15-BYE-03', 'SR15-PAIR-07'],
    [
      { id: 'move', label: 'Another of the lowest has it' },
      { id: 'keep', label: 'It stays as drawn', meaning: 'The rematch is proposed for your approval.' },
    ],
  ),
];

const ON_RESULTS: readonly OptionSpec[] = [
  reading(
    'concessionPoints',
    'Control points against a concession',
    'The winner may have scored more than three before.',
    ['SR15-CONCEDE-02', 'SR15-AMB-15'],
    [
      { id: 'three', label: 'Always three' },
      { id: 'scored', label: 'Those scored, three at least and five at most' },
    ],
  ),
  reading(
    'forfeit',
    'Opponent of somebody who forfeits',
    'The pack knows no forfeit; it is your ruling, e.g. on somebody who does not come.',
    ['SR15-AMB-43'],
    [
      { id: 'bye', label: 'Scores as for a bye' },
      { id: 'concession', label: 'Scores as against a concession, without army points' },
    ],
  ),
  reading(
    'clockKill',
    'Wins by the Death Clock in Assassin Scoring',
    'When a clock runs out the opponent scores an assassination victory.',
    ['SR15-AMB-46', 'SR15-VAR-TIME-20'],
    [
      { id: 'counts', label: 'Count as assassinations' },
      { id: 'not', label: 'Do not count' },
    ],
  ),
  reading(
    'largeRounds',
    'Large Event Scoring: rounds of the event',
    'What the games that an opponent won are divided by.',
    ['SR15-VAR-FINAL-10', 'SR15-AMB-22'],
    [
      { id: 'played', label: 'Rounds played so far' },
      { id: 'planned', label: 'Rounds planned' },
    ],
  ),
  reading(
    'largeByes',
    'Large Event Scoring: an opponent’s bye',
    'Whether a bye is a game won.',
    ['SR15-VAR-FINAL-10', 'SR15-AMB-21'],
    [
      { id: 'won', label: 'Counts as a win' },
      { id: 'not', label: 'Does not count' },
    ],
  ),
  reading(
    'finalsRest',
    'Finals Tables: from 4th place on',
    'The text names strength of schedule and control points.',
    ['SR15-VAR-FINAL-05', 'SR15-AMB-32'],
    [
      { id: 'points-first', label: 'Tournament points before both' },
      { id: 'schedule-first', label: 'Those two alone' },
    ],
  ),
];

const ON_KILL_BOX: readonly OptionSpec[] = [
  reading(
    'killBoxEdges',
    'Kill box at a corner',
    'A caster may be partly in the strip of one edge and partly in that of another.',
    ['SR15-KILLBOX-03', 'SR15-AMB-03'],
    [
      { id: 'one', label: 'It must be wholly in the strip of one edge' },
      { id: 'together', label: 'Wholly in the strips together is enough' },
    ],
  ),
  reading(
    'killBoxScored',
    'Kill box points and the others of a turn’s end',
    'The kill box pays “immediately”, elements “at the end of the turn”.',
    ['SR15-KILLBOX-02', 'SR15-AMB-06'],
    [
      { id: 'together', label: 'One sum, then one look at who has won' },
      { id: 'first', label: 'The kill box first: it may win before elements are scored' },
    ],
  ),
];

export const READINGS: readonly OptionSpec[] = [...ON_ROUNDS, ...ON_RESULTS, ...ON_KILL_BOX];
