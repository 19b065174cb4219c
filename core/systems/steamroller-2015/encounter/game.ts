/** Steamroller at the table: from the choice of lists to the record sheets, as an interview. */
import { answersUnder } from '../../../encounter/answers.ts';
import type { Game, Play } from '../../../encounter/game.ts';
import type { Ask, Encounter, Guide, Line, Lines, PointLine, Progress } from '../../../encounter/types.ts';
import type { Answer } from '../../../encounter/types.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { putBack } from '../game/awards.ts';
import { SIDES, type Side } from '../game/sides.ts';
import { fieldsFor } from '../fields.ts';
import { POINTS_TO_WIN } from '../score.ts';
import { incomplete, rowOf } from '../sheet.ts';
import { readOutcomes } from '../outcome.ts';
import { drawnScenario, setUpAsks } from './asks-set-up.ts';
import { turnAsks } from './asks-turn.ts';
import { boardsOf } from './boards.ts';
import { checkAnswer } from './check.ts';
import { dueOf } from './clocks.ts';
import { guidesOf } from './guides.ts';
import { whyNotAsked } from './not-asked.ts';
import { paperOf } from './paper.ts';
import { SCENARIO, SEATS, type Seat, beginSetting, settingOfEvent } from './setting.ts';
import { type Story, linesSoFar, named, pointsSoFar, seatOf, sideOf } from './state.ts';
import { storyOf } from './story.ts';

function asks(encounter: Encounter): readonly Ask[] {
  const story = storyOf(encounter);
  if (story.over) return [];
  return setUpAsks(encounter, story) ?? turnAsks(encounter, story);
}

/** Lists are opened with the second of them, and so are swaps. */
function opens(encounter: Encounter, latest: Answer): readonly number[] {
  const [kind] = latest.ask.split(':');
  if (kind !== 'list' && kind !== 'swap') return [];
  const { by, toSwap } = storyOf(encounter).chosen;
  const complete = kind === 'list' ? by.length === SEATS.length : toSwap.length === 0;
  return complete ? answersUnder(encounter, `${kind}:`).map(({ number }) => number) : [];
}

function progress(encounter: Encounter): Progress {
  const story = storyOf(encounter);
  const { turn, active } = story.turn;
  if (story.over) {
    const { verdict } = story.settled ?? {};
    return { step: 'The game is over', turn, over: true, why: whyOver(story), rules: verdict?.rules ?? [] };
  }
  const begun = setUpAsks(encounter, story) === null;
  const who = active === 'A' ? 'first' : 'second';
  const won = story.pending?.verdict?.over === true;
  return {
    step: won ? 'The end: what is left of the armies' : begun ? `Turn ${turn}, ${who} player` : 'Set-up',
    turn: begun ? turn : 0,
    over: false,
    why: `Nobody has won: ${POINTS_TO_WIN} control points and more than the opponent, or the last caster.`,
    rules: cite('SR15-VICTORY-01', 'SR15-VICTORY-04'),
  };
}

const ENDINGS: Readonly<Record<string, string>> = {
  assassination: 'by assassination',
  scenario: 'by scenario',
  'tiebreak-1': 'by the 1st tiebreaker, casters in play',
  'tiebreak-2': 'by the 2nd tiebreaker, control points',
  'tiebreak-3': 'by the 3rd tiebreaker, army points left',
  'tiebreak-4': 'by the 4th tiebreaker, fewer army points lost',
  clock: 'because the opponent’s clock ran out',
  'mangled-metal': 'by Mangled Metal',
  'no-models': 'because the opponent has no model left',
};

function whyOver({ settled, conceded }: Story): string {
  const { winner, by } = settled?.verdict ?? { winner: null, by: null };
  if (winner === 'tie' || winner === null) return 'It is a tie.';
  const who = winner === 'A' ? 'The first player' : 'The second player';
  return `${who} wins ${conceded === null ? (ENDINGS[by ?? ''] ?? '') : 'by concession'}.`;
}

function points(encounter: Encounter): readonly PointLine[] {
  const story = storyOf(encounter);
  return linesSoFar(story).map(({ side, points: count, text, rules, turn }) => ({
    side: seatOf(story, side),
    column: 'controlPoints',
    points: count,
    turn,
    what: named(story, [text]),
    rules,
  }));
}

function lines(encounter: Encounter): Lines {
  const story = storyOf(encounter);
  return { A: lineOf(story, 'A'), B: lineOf(story, 'B') };
}

function lineOf(story: Story, seat: Seat): Line {
  const side = sideOf(story, seat);
  const list = story.chosen.places[seat];
  const { scores, by, winner } = story.settled?.verdict ?? { scores: null, by: null, winner: null };
  const known: Line = list === null ? {} : { list };
  if (!story.over || !scores) return { ...known, controlPoints: Math.min(pointsSoFar(story)[side], POINTS_TO_WIN) };
  const { result, controlPoints, armyPointsDestroyed } = scores[side];
  return { ...known, result, controlPoints, armyPointsDestroyed, ...(winner === side && by !== null ? { by } : {}) };
}

/** Sheets that people fill in by hand are as complete, and as likely, as reports to the desk. */
function checkLines(_encounter: Encounter, given: Lines): Refusal | null {
  const [one, other] = SEATS.map((seat) => given[seat] ?? {});
  const outcomes = readOutcomes([one ?? {}, other ?? {}]);
  if (isRefusal(outcomes)) return outcomes;
  const many = [one, other].some((line) => Number(line?.controlPoints ?? 0) > POINTS_TO_WIN);
  if (many) {
    const message = `The sheet shows ${POINTS_TO_WIN} control points at most, as many as win a scenario.`;
    return refuse('too-many-points', message, ...cite('SR15-RESULT-04'));
  }
  const rows = [rowOf('opponent', one), rowOf('opponent', other)];
  return incomplete(rows);
}

function guides(encounter: Encounter): readonly Guide[] {
  const story = storyOf(encounter);
  const moved = encounter.answers.findLast(({ ask }) => ask.endsWith('/moved'));
  const back = moved && typeof moved.value === 'string' ? putBack(story.points, moved.value) : null;
  const warned = SIDES.filter((side) => story.pauses[side] === 1 && story.conceded === null);
  return [
    ...guidesOf(story, setUpAsks(encounter, story) === null),
    ...(back ? [{ text: back.text, rules: back.rules }] : []),
    ...warned.map((side) => warning(story, side)),
  ];
}

function warning(story: Story, side: Side): Guide {
  const text = 'You paused the clock: that was the one warning. The next time the game is lost.';
  return { text, rules: cite('SR15-VAR-TIME-16'), of: seatOf(story, side) };
}

const PLAY: Play = {
  asks,
  notAsked: whyNotAsked,
  check: checkAnswer,
  opens,
  draw: (_encounter, { id }, stream) =>
    id === SCENARIO ? drawnScenario(stream) : { A: stream.die(6), B: stream.die(6) },
  progress,
  points,
  lines,
  fields: (encounter) =>
    fieldsFor(storyOf(encounter).setting.options).map(({ id, label, choices }) => ({
      ...{ id, label },
      ...(choices === undefined ? {} : { choices }),
    })),
  checkLines,
  guides,
  due: (encounter) => dueOf(encounter, storyOf(encounter)),
  boards: (encounter) => boardsOf(encounter, storyOf(encounter)),
};

export const steamrollerGame: Game = {
  system: 'steamroller-2015',
  title: 'Steamroller 2015',
  clock: true,
  seats: [2, 2],
  begin: beginSetting,
  ofEvent: settingOfEvent,
  handedIn: [['sides', 'lists']],
  play: () => PLAY,
  paper: paperOf,
};
