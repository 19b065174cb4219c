/** Steamroller at the table: from the choice of lists to the record sheets, as an interview. */
import { EDITIONS } from '../../editions.ts';
import { hold } from '../../../encounter/interview.ts';
import { undecided } from './questions/end.ts';
import { leftAfter } from './questions/losses.ts';
import { LOST_ID, SCORES_ID } from './ids.ts';
import { hasBegun, stepOf, retold, QUESTIONS } from './interview.ts';
import type { EncounterGame } from '../../../encounter/game.ts';
import type { Guide, SheetLine, Lines, PointLine, Progress } from '../../../encounter/types.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal } from '../../../rules/refusal.ts';
import type { Adjudication } from '../rules/adjudicate.ts';
import { putBack } from '../rules/awards.ts';
import { SIDES, type PlayerSide } from '../rules/sides.ts';
import { POINTS_TO_WIN } from '../event/score.ts';
import { fieldsFor } from '../event/fields.ts';
import { incomplete, rowOf, tooManyPoints } from '../event/sheet.ts';
import { readOutcomes } from '../event/outcome.ts';
import { boardsOf } from './boards.ts';
import { dueOf } from './clocks.ts';
import { guidesOf } from './guides.ts';
import { paperOf } from './paper.ts';
import { SEATS, type Seat, beginSetting, isAtHome, settingAgain, settingAtHome, settingOfEvent } from './setting.ts';
import { sideIn } from '../../../encounter/names.ts';
import { capital, elementName, elementsNamed } from './named-elements.ts';
import { victoryNow } from '../rules/victory.ts';
import { type Story, linesSoFar, named, pointsSoFar, seatOf, sideOf } from './state.ts';
import { newStory } from './story.ts';

function progress(story: Story): Progress {
  const { turn, active } = story.turn;
  if (story.over) {
    const { verdict } = story.settled ?? {};
    return { step: 'The game is over', turn, over: true, why: whyOver(story), rules: verdict?.rules ?? [] };
  }
  const begun = hasBegun(story);
  return {
    step: endOf(story) ?? (begun ? `Turn ${turn}: ${sideIn(seatOf(story, active))}` : 'Set-up'),
    turn: begun ? turn : 0,
    over: false,
    why: `Nobody has won: ${POINTS_TO_WIN} control points and more than the opponent, or the last caster.`,
    rules: cite('SR15-VICTORY-01', 'SR15-VICTORY-04'),
  };
}

/** A moment that ends the game, while something of it is still to be told. */
function endOf(story: Story): string | null {
  const won = whoHasWon(story);
  const next = story.pending?.verdict
    ? 'Each player checks their own army.'
    : 'The zones and flags are scored once more.';
  return won && `${won} ${next}`;
}

/** Null while nobody has, and no tie has ended it. */
function whoHasWon(story: Story): string | null {
  const { over, pending, army, setting } = story;
  if (over) return whyOver(story);
  if (pending?.verdict?.over === true) return wonBy(story, pending.verdict);
  const won = pending?.wanted?.what === 'facts' ? victoryNow(army, setting.options) : null;
  return won?.winner === null ? 'Nobody has a caster left.' : won && wonBy(story, won);
}

/** What the phones say that did not enter it: who scores, and who has won with it, by whose fall. */
function decided(before: Story, after: Story): string | null {
  const { ask = '', value = null } = after.answers.at(-1) ?? {};
  // Rows that were tapped say themselves where; an objective that fell is in none.
  const inRows = SCORES_ID.read(ask) !== null;
  const scored = points(after).slice(points(before).length);
  const told = SEATS.flatMap((seat): readonly string[] => {
    const own = scored.filter(({ side }) => side === seat);
    const sum = own.reduce((total, line) => total + line.points, 0);
    const reasons = inRows ? own.filter(({ rules }) => rules.includes('SR15-SCEN-COMMON-03')) : own;
    const why = reasons.map(({ what }) => what.charAt(0).toLowerCase() + what.slice(1).replace(/\.$/, ''));
    if (own.length === 0) return [];
    const name = sideIn(seat);
    return [why.length === 0 ? `${name} scores ${sum}.` : `${name} scores ${sum}: ${why.join(', ')}.`];
  });
  const won = whoHasWon(after);
  const fell = LOST_ID.read(ask) === null ? [] : [`${leftAfter(-1)(before, value)}.`];
  return [...told, ...(won === null || won === whoHasWon(before) ? [] : [...fell, won])].join(' ') || null;
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

function whyOver(story: Story): string {
  return wonBy(story, story.settled?.verdict);
}

function wonBy(story: Story, verdict: Pick<Adjudication, 'winner' | 'by'> | null | undefined): string {
  const { winner, by } = verdict ?? { winner: null, by: null };
  if (winner === 'tie' || winner === null) return 'It is a tie.';
  return `${sideIn(seatOf(story, winner))} wins ${story.conceded === null ? (ENDINGS[by ?? ''] ?? '') : 'by concession'}.`;
}

/** Nobody earns more than wins a scenario: a line says so where it would be more, as the sheet does. */
function points(story: Story): readonly PointLine[] {
  const earned: Record<PlayerSide, number> = { A: 0, B: 0 };
  return linesSoFar(story).map(({ side, points: count, text, rules, turn }) => {
    const counts = Math.min(count, POINTS_TO_WIN - earned[side]);
    earned[side] += counts;
    const what = named(story, [elementsNamed(story, side, text)]);
    const line = { side: seatOf(story, side), column: 'controlPoints', points: counts, turn, what, rules };
    if (counts === count) return line;
    const most = `${what} (${count}, but a game has at most ${POINTS_TO_WIN})`;
    return { ...line, what: most, rules: [...rules, ...cite('SR15-RESULT-04')] };
  });
}

function lines(story: Story): Lines {
  return { A: lineOf(story, 'A'), B: lineOf(story, 'B') };
}

function lineOf(story: Story, seat: Seat): SheetLine {
  const side = sideOf(story, seat);
  const list = story.chosen.places[seat];
  const { scores, by, winner } = story.settled?.verdict ?? { scores: null, by: null, winner: null };
  const known: SheetLine = list === null ? {} : { list: staysOnPaper(story, seat) ? PAPER.id : list };
  if (!story.over || !scores) return { ...known, controlPoints: Math.min(pointsSoFar(story)[side], POINTS_TO_WIN) };
  const { result, controlPoints, armyPointsDestroyed } = scores[side];
  return { ...known, result, controlPoints, armyPointsDestroyed, ...(winner === side && by !== null ? { by } : {}) };
}

/** Without an event a list that nobody pasted is in no place: it has no number. */
const PAPER = { id: 'paper', label: 'on paper' };

function staysOnPaper({ setting, chosen }: Story, seat: Seat): boolean {
  return isAtHome(setting) && chosen.revealed && chosen.armies[seat] === null;
}

/** Sheets that people fill in by hand are as complete, and as likely, as reports to the desk. */
function checkLines(_: Story, given: Lines): Refusal | null {
  const [one, other] = SEATS.map((seat) => given[seat] ?? {});
  const outcomes = readOutcomes([one ?? {}, other ?? {}]);
  if (isRefusal(outcomes)) return outcomes;
  const many = [one, other].some((line) => Number(line?.controlPoints ?? 0) > POINTS_TO_WIN);
  if (many) return tooManyPoints();
  const rows = [rowOf('opponent', one), rowOf('opponent', other)];
  return incomplete(rows);
}

function guides(story: Story): readonly Guide[] {
  const back = story.moved === null ? null : putBack(story.points, capital(elementName(story, story.moved)));
  const warned = SIDES.filter((side) => story.pauses[side] === 1 && story.conceded === null);
  return [
    ...guidesOf(story, hasBegun(story)),
    ...(back ? [{ text: back.text, rules: back.rules }] : []),
    ...warned.map((side) => warning(story, side)),
  ];
}

function warning(story: Story, side: PlayerSide): Guide {
  const text = 'You paused the clock: that was the one warning. The next time the game is lost.';
  return { text, rules: cite('SR15-VAR-TIME-16'), of: seatOf(story, side) };
}

const PLAY = hold<Story>({
  begin: newStory,
  questions: QUESTIONS,
  step: stepOf,
  after: retold,
  notAsked: undecided,
  decided,
  progress,
  points,
  lines,
  fields: ({ setting }) =>
    fieldsFor(setting.options).map(({ id, label, choices }) => ({
      ...{ id, label },
      ...(choices === undefined ? {} : { choices: id === 'list' ? [...choices, PAPER] : choices }),
    })),
  checkLines,
  guides,
  due: dueOf,
  boards: boardsOf,
});

export const steamrollerGame: EncounterGame = {
  system: 'steamroller-2015',
  title: EDITIONS['steamroller-2015'].title,
  clock: true,
  seats: [2, 2],
  begin: beginSetting,
  ofEvent: settingOfEvent,
  atHome: settingAtHome,
  again: settingAgain,
  handedIn: [['sides', 'lists']],
  play: () => PLAY,
  paper: paperOf,
};
