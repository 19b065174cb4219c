/** A game without phones: what is done in order, the control points turn by turn, objectives' boxes, and the end. */
import type { Paper, PaperPart, PaperStep } from '../../../encounter/paper.ts';
import { cite } from '../../../rules/cite.ts';
import type { OptionValues } from '../../../event/types.ts';
import type { Json } from '../../../journal/json.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { OBJECTIVE_BOXES } from '../rules/objectives.ts';
import { has } from '../event/options.ts';
import { POINTS_TO_WIN } from '../event/score.ts';
import { timing } from '../event/timing.ts';
import type { SteamrollerSetting } from './setting.ts';

/** Games are rarely longer; a line more can be drawn. */
const TURNS = 7;

export function paperOf(_sides: number, setting?: Json): Paper {
  const options = setting === undefined ? {} : (setting as unknown as SteamrollerSetting).options;
  const steps = STEPS.filter(([title]) => title !== DICE_DOWN || timing(options).diceDown);
  return [
    [
      { kind: 'steps', title: 'Steamroller, step by step', steps: [...steps, ...clockStep(options)].map(stepOf) },
      points(),
    ],
    [boxes('first'), boxes('second'), left(), sheet()],
  ];
}

type Said = readonly [text: string, ...rules: RuleId[]];

type Step = readonly [title: string, ...says: Said[]];

const DICE_DOWN = 'Dice down';

/** What ends a game under Death Clock, where dice down is not called. */
function clockStep(options: OptionValues): readonly Step[] {
  if (!has(options, 'death-clock')) return [];
  return [
    [
      'Death Clock',
      ['A turn takes 15 seconds at least; each tap passes the clock.', 'SR15-VAR-TIME-14', 'SR15-VAR-TIME-17'],
      [
        'The player whose clock runs out loses, unless both accept that the position had won before.',
        'SR15-VAR-TIME-19',
        'SR15-VAR-TIME-20',
      ],
      ['Dice down is not called.', 'SR15-VAR-TIME-10'],
    ],
  ];
}

const STEPS: readonly Step[] = [
  [
    'Lists',
    ['Each lays a caster’s card face down; both are turned over together, and stay.', 'SR15-START-03', 'SR15-START-04'],
    ['With specialists both write down their swap, and show it together.', 'SR15-VAR-LIST-15'],
  ],
  [
    'Who begins',
    ['A die each; the higher one chooses to go first or second, a tie is rolled again.', 'SR15-START-05'],
    ['The second player chooses the table edge.', 'SR15-START-06'],
    ['The first player deploys up to 7″, then the second up to 10″.', 'SR15-START-07', 'SR15-SCEN-COMMON-01'],
  ],
  [
    'A turn',
    ['The clock starts after continuous effects.', 'SR15-TIME-06'],
    ['The opponent’s acts stop it; one extension per game.', 'SR15-TIME-08', 'SR15-TIME-09'],
    ['Objectives are safe before the second player’s second turn.', 'SR15-OBJ-COMMON-04'],
  ],
  [
    'Its end',
    ['End-of-turn effects, then: did the last caster fall? Then elements and kill box, for both.', 'SR15-VICTORY-08'],
    [
      'First at the end of the second player’s second turn; the kill box from the first player’s second.',
      'SR15-VICTORY-06',
      'SR15-KILLBOX-02',
    ],
    ['Dominating counts alone, and a caster dominates one element.', 'SR15-ELEM-12', 'SR15-ELEM-13'],
    [`${POINTS_TO_WIN} control points and more than the opponent win.`, 'SR15-VICTORY-04'],
  ],
  [
    DICE_DOWN,
    [
      'The move or roll under way is finished, the turn ends, and the table is scored once more.',
      'SR15-DICEDOWN-01',
      'SR15-DICEDOWN-04',
    ],
    ['Nobody has won? Casters in play, control points, army points left, army points lost.', 'SR15-TB-01'],
  ],
];

function stepOf([title, ...says]: Step): PaperStep {
  return { title, says: says.map(([text, ...rules]) => ({ text, rules: cite(...rules) })) };
}

/** A line for each turn that is scored. */
function points(): PaperPart {
  const labels = Array.from({ length: TURNS - 1 }, (_, index) => index + 2).flatMap((turn) => [
    `${turn}, first`,
    `${turn}, second`,
  ]);
  return {
    kind: 'table',
    title: 'Control points, as each turn ends',
    hint: 'For each player what is held and what it gives; the sum runs on.',
    columns: ['First player holds', 'Points', 'Sum', 'Second player holds', 'Points', 'Sum'],
    labels,
  };
}

function boxes(whose: 'first' | 'second'): PaperPart {
  const marks = Array.from({ length: OBJECTIVE_BOXES }, (_, index) => ({ label: String(index + 1), notes: [] }));
  return { kind: 'track', title: `The ${whose} player’s objective: boxes`, boxes: marks };
}

const LINES = 8;

function left(): PaperPart {
  return {
    kind: 'table',
    title: 'Army points at the end',
    hint: 'Lost: what is destroyed or removed, each time; a unit below half counts half, inert and wild ones in full. Left: a unit of at least half; twice in the scenario’s areas; casters 5 and never twice.',
    columns: ['First player: lost', 'Left', 'Second player: lost', 'Left'],
    labels: [...Array.from({ length: LINES }, () => ''), 'Together'],
  };
}

function sheet(): PaperPart {
  return {
    kind: 'table',
    title: 'For the record sheets',
    hint: `Control points: ${POINTS_TO_WIN} at most. Both hand it in.`,
    columns: ['W, L or T', 'List', 'Control points', 'Army points destroyed', 'How it was won', 'Signed'],
    labels: ['First player', 'Second player'],
  };
}
