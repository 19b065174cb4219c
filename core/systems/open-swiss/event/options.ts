/** The options of an event: a format taken apart into what a form can show. */
import type { OptionChoice, OptionSpec } from '../../../event/pack.ts';
import { TIE_BREAKS } from '../../../event/tie-breaks/list.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { Json } from '../../../journal/json.ts';
import { LIMITS } from '../format/format.ts';
import { formatToOptions } from '../format/format-options.ts';
import { PRESETS } from '../format/presets.ts';

/** What is loaded and then gone: a named format, or the text of a format file. */
export const LOADED = ['preset', 'format'] as const;

const DEFAULTS: Readonly<Record<string, Json>> = formatToOptions(firstPreset());

function firstPreset() {
  const [first] = PRESETS;
  if (!first) throw new Error('there is no format to start from');
  return first.format;
}

type Row = Omit<OptionSpec, 'default' | 'folded'> & { readonly folded?: true };

/** What a row says less often than not is filled in; its default is what the first preset says. */
function option(row: Row): OptionSpec {
  return { folded: false, ...row, default: DEFAULTS[row.id] ?? '' };
}

function choices(...rows: readonly (readonly [id: string, label: string])[]): readonly OptionChoice[] {
  return rows.map(([id, label]) => ({ id, label }));
}

function number(id: string, label: string, meaning: string, range: readonly [number, number], ...rules: RuleId[]): Row {
  return { id, label, meaning, kind: 'number', range, rules };
}

const POINTS_RANGE = [0, LIMITS.points] as const;

const FORMAT: readonly Row[] = [
  {
    id: 'preset',
    label: 'Load a known format',
    meaning: 'Replaces everything below by what this format says; change it afterwards as you like.',
    kind: 'choice',
    choices: [
      { id: '', label: 'As set below' },
      ...PRESETS.map(({ id, meaning, format }) => ({ id, label: format.name, meaning })),
    ],
    rules: ['OS-FMT-06'],
  },
  {
    id: 'format',
    label: 'Load a format file',
    meaning: 'The text of a format that somebody saved. Replaces everything below.',
    kind: 'file',
    rules: ['OS-FMT-06', 'OS-FMT-01'],
  },
  { id: 'name', label: 'Name', meaning: 'What this format is called.', kind: 'text', rules: ['OS-FMT-01'] },
  { id: 'game', label: 'Game', meaning: 'The game it is for.', kind: 'text', rules: ['OS-FMT-01'] },
];

const TABLES: readonly Row[] = [
  number('seatsMin', 'Seats: fewest', 'Fewest at a table.', LIMITS.seats, 'OS-PAIR-11'),
  number('seatsMax', 'Seats: most', 'Most at a table. Two for games of one against one.', LIMITS.seats, 'OS-PAIR-11'),
  number(
    'teamSize',
    'Players in a team',
    'Teams are entered and paired as one; 0 for single players.',
    [0, LIMITS.team],
    'OS-EVENT-04',
  ),
];

const BY_OUTCOME: OptionSpec['when'] = [{ option: 'pointsFor', is: 'outcome' }];

const SCORING: readonly Row[] = [
  {
    id: 'scores',
    label: 'Score columns',
    meaning: 'Up to four figures that each side reports, one per line: “vp: Victory points, 0..20”.',
    kind: 'list',
    rules: ['OS-FMT-03', 'OS-SCORE-07'],
  },
  {
    id: 'decidedBy',
    label: 'Decided by',
    meaning: 'The score column whose higher figure wins the game; empty: the players report who won.',
    kind: 'text',
    rules: ['OS-SCORE-01', 'OS-SCORE-02'],
  },
  {
    id: 'pointsFor',
    label: 'Points for',
    meaning: 'What the points of a game follow from.',
    kind: 'choice',
    choices: choices(
      ['outcome', 'Win, draw and loss'],
      ['bands', 'The difference, in bands'],
      ['places', 'Places at the table'],
      ['score', 'The deciding score itself'],
    ),
    rules: ['OS-SCORE-03', 'OS-SCORE-04', 'OS-SCORE-05', 'OS-SCORE-06'],
  },
  {
    ...number('win', 'Points for a win', 'For the kind “win, draw and loss”.', POINTS_RANGE, 'OS-SCORE-03'),
    when: BY_OUTCOME,
  },
  {
    ...number('draw', 'Points for a draw', 'For the kind “win, draw and loss”.', POINTS_RANGE, 'OS-SCORE-03'),
    when: BY_OUTCOME,
  },
  {
    ...number('loss', 'Points for a loss', 'For the kind “win, draw and loss”.', POINTS_RANGE, 'OS-SCORE-03'),
    when: BY_OUTCOME,
  },
  {
    id: 'bands',
    label: 'Bands',
    meaning: 'From this difference on, winner’s and loser’s points, one band per line: “6: 11–9”. The first is from 0.',
    kind: 'list',
    rules: ['OS-SCORE-04'],
    folded: true,
    when: [{ option: 'pointsFor', is: 'bands' }],
  },
  {
    id: 'places',
    label: 'Points by place',
    meaning: 'Points for the first at a table, the second, …, one per line.',
    kind: 'list',
    rules: ['OS-SCORE-05'],
    folded: true,
    when: [{ option: 'pointsFor', is: 'places' }],
  },
  {
    ...number('drawWithin', 'Draw within', 'A difference up to this is a draw.', [0, LIMITS.score], 'OS-SCORE-02'),
    folded: true,
  },
  number('byePoints', 'Points for a bye', 'What a round without an opponent is worth.', POINTS_RANGE, 'OS-SCORE-08'),
  {
    id: 'byeScores',
    label: 'Scores for a bye',
    meaning: 'Own and opposing figure by score column, one per line: “vp 10–0”. A column left out is 0–0.',
    kind: 'list',
    rules: ['OS-SCORE-08'],
    folded: true,
  },
  number('forfeitWinner', 'Points against a forfeit', 'For the player who was there.', POINTS_RANGE, 'OS-SCORE-09'),
  number('forfeitLoser', 'Points for a forfeit', 'For the player who forfeits.', POINTS_RANGE, 'OS-SCORE-09'),
  {
    id: 'forfeitScores',
    label: 'Scores for a forfeit',
    meaning: 'The winner’s and the loser’s figure by score column, one per line: “vp 10–0”.',
    kind: 'list',
    rules: ['OS-SCORE-09'],
    folded: true,
  },
];

const RANKING: readonly Row[] = [
  {
    id: 'tieBreaks',
    label: 'Tie-breaks',
    meaning:
      'In order, one per line. Some take a score column (“difference:vp”), some a floor in per cent (“opponents-win-share:33”).',
    kind: 'list',
    choices: TIE_BREAKS.map(({ id, label, also, formula, source }) => ({
      id,
      label: `${label} (${also})`,
      meaning: `${formula} ${source}.`,
    })),
    rules: ['OS-RANK-02', 'OS-RANK-03'],
  },
  {
    id: 'unplayed',
    label: 'Rounds without an opponent',
    meaning: 'What a bye, a forfeit or a missed round adds to sums of opponents’ points.',
    kind: 'choice',
    choices: choices(
      ['own', 'As much as the player’s own points, up to those of drawing every round'],
      ['nothing', 'Nothing'],
    ),
    rules: ['OS-TB-12'],
    folded: true,
  },
  {
    id: 'dropped',
    label: 'Those who leave',
    meaning: 'Whether those who leave the event keep a place.',
    kind: 'choice',
    choices: choices(['ranked', 'Keep the place their points give'], ['unranked', 'Have no place']),
    rules: ['OS-RANK-05'],
    folded: true,
  },
];

const AFTER_A_CUT: OptionSpec['when'] = [{ option: 'cutTo', isNot: 0 }];

const ROUNDS: readonly Row[] = [
  number(
    'rounds',
    'Rounds of the format',
    'Before the cut, if there is one; 0: as many as suggested. Without a cut the event’s own number comes first.',
    [0, LIMITS.rounds],
    'OS-ROUND-01',
  ),
  {
    id: 'pairing',
    label: 'Pairing',
    meaning: 'How opponents are found from round 2 on.',
    kind: 'choice',
    choices: choices(
      ['least-gap', 'Least gaps in points over the whole round'],
      ['piles', 'At random in piles of equal points'],
    ),
    rules: ['OS-PAIR-02', 'OS-PAIR-10'],
  },
  {
    id: 'groupsApart',
    label: 'Keep clubs apart',
    meaning: 'When players of one club or area meet only if nothing else is possible.',
    kind: 'choice',
    choices: choices(['first-round', 'In round 1'], ['always', 'Always, where it costs no gap'], ['never', 'Never']),
    rules: ['OS-PAIR-09'],
  },
  {
    id: 'pairedDown',
    label: 'Paired down again',
    meaning: 'Whether meeting somebody of fewer points a second time is worse than any gap.',
    kind: 'choice',
    choices: choices(['strict', 'Worse than any gap'], ['loose', 'Decides between equal gaps']),
    rules: ['OS-PAIR-07'],
    folded: true,
  },
  number(
    'cutTo',
    'Cut to',
    'How many go on to single elimination after the rounds; 0: no cut.',
    [0, LIMITS.cut],
    'OS-CUT-01',
  ),
  {
    id: 'reseed',
    label: 'Cut: seed every round again',
    meaning: 'The highest left meets the lowest left, instead of one fixed bracket.',
    kind: 'flag',
    rules: ['OS-CUT-02'],
    folded: true,
    when: AFTER_A_CUT,
  },
  {
    id: 'thirdPlace',
    label: 'Cut: game for third place',
    meaning: 'The losers of the semi-finals play for it.',
    kind: 'flag',
    rules: ['OS-CUT-06'],
    folded: true,
    when: AFTER_A_CUT,
  },
  {
    id: 'cutDrawn',
    label: 'Cut: drawn games',
    meaning: 'Who goes on after a draw.',
    kind: 'choice',
    choices: choices(['seed', 'The better seed'], ['refuse', 'Nobody, until there is a winner']),
    rules: ['OS-CUT-04'],
    folded: true,
    when: AFTER_A_CUT,
  },
  number('minutes', 'Minutes per round', 'How long a round is.', [1, LIMITS.minutes], 'OS-TIME-01'),
  {
    ...number(
      'callAt',
      'Call at',
      'Minutes left when the end is called; 0: no call.',
      [0, LIMITS.minutes],
      'OS-TIME-01',
    ),
    folded: true,
  },
];

const ON_A_BOARD: OptionSpec['when'] = [{ option: 'board', isNot: '' }];

const BOARD: readonly Row[] = [
  {
    id: 'board',
    label: 'Played on the board',
    meaning:
      'Lists are handed in and checked at check-in, and a game of a round opens on the board, which reports its result.',
    kind: 'choice',
    choices: choices(['', 'No: games are reported'], ['firefight', 'Grimdark Future: Firefight']),
    rules: ['OS-EVENT-08', 'OS-EVENT-09'],
    folded: true,
  },
  {
    ...number('armyPoints', 'Points of an army', 'The agreed value; 0: any size.', [0, LIMITS.army], 'OS-EVENT-08'),
    folded: true,
    when: ON_A_BOARD,
  },
];

export const OPTIONS: readonly OptionSpec[] = [...FORMAT, ...TABLES, ...SCORING, ...RANKING, ...ROUNDS, ...BOARD].map(
  option,
);
