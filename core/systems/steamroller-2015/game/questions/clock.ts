import { fieldsOf } from '../../../../journal/json.ts';
import type { Ask } from '../../../../encounter/types.ts';
import { conceded, resolved, NEW } from '../story.ts';
import { type Refusal, refuse } from '../../../../rules/refusal.ts';
import { askId } from '../../../../encounter/ask-id.ts';
import { couldWin } from '../moment.ts';
import { undecided } from './end.ts';
import { SIDES, bySide, otherSide } from '../../rules/sides.ts';
import { SEATS, type Seat } from '../setting.ts';
import { cite } from '../../../../rules/cite.ts';
import { turnId, seatOf, sideOf, onDeathClock, type Story } from '../state.ts';
import { timing } from '../../event/timing.ts';
import { pauseClock, mayExtend } from '../../rules/table-clock.ts';
import type { Question } from '../../../../encounter/question.ts';
import { latestAnswer } from '../../../../encounter/answers.ts';
import { sideIn } from '../../../../encounter/names.ts';
import {
  CLOCK_OUT_ID,
  EXTENSION_ID,
  EXPECTED_END_ID,
  JUDGE_CLOCK_ID,
  WON_ID,
  START_ID,
  CLOCK_ID,
  GO_ON_ID,
} from '../ids.ts';
import { isThrough, isHeld, checkExpectedEnd, clockOf } from '../clocks.ts';
import { CONFIRM, SEAT, inGame, inTurn, question } from '../question.ts';
/** The taps on a clock, and what a clock brings: of a clock for every turn, and of Death Clock. */
function hasTurnClock(story: Story): boolean {
  return !onDeathClock(story) && timing(story.setting.options).turn !== null;
}

/** A turn is timed from its start; without a clock of its turns it has begun. */
function hasStarted(story: Story): boolean {
  return latestAnswer(story, START_ID.write({}, turnId(story.turn))) !== undefined;
}

export const START = question({
  id: START_ID,
  asks: (story, id) => {
    const of = seatOf(story, story.turn.active);
    const label = 'Continuous effects are done: my clock starts';
    const asked = { of, label, kind: CONFIRM, clock: true, rules: cite('SR15-TIME-06') };
    return hasTurnClock(story) && !hasStarted(story) ? [{ id: id({}, turnId(story.turn)), ...asked }] : [];
  },
  apply: (story) => story,
});

/** The active player's clock held, or let go on. */
function holdAsk(story: Story, id: string): Ask {
  const stopped = latestAnswer(story, id)?.value === 'stop';
  const go = stopped ? { id: 'go', label: 'Go on' } : { id: 'stop', label: 'Stop' };
  return {
    id,
    of: seatOf(story, story.turn.active),
    label: stopped ? 'My clock goes on' : 'The opponent moves, rolls or decides: my clock stops',
    kind: { type: 'choice', choices: [go] },
    clock: true,
    again: true,
    // A clock that stands is what the game waits for.
    optional: !stopped,
    rules: cite('SR15-TIME-08'),
  };
}

/** Whoever's Death Clock runs may switch it over: while the opponent acts, and back when that is done. */
function switchAsk(story: Story, id: string): readonly Ask[] {
  const runs = SEATS.find((seat) => seat === clockOf(story)?.face.runs);
  if (runs === undefined) return [];
  const own = runs === seatOf(story, story.turn.active);
  const face = own ? 'The opponent acts: their clock' : 'Done: the clock goes back';
  return [
    {
      id,
      of: runs,
      label: own ? 'The opponent moves, rolls or decides: the clock runs for them' : 'I am done: the clock goes back',
      kind: { type: 'choice', choices: [{ id: otherSide(runs), label: face }] },
      clock: true,
      again: true,
      optional: own,
      rules: cite('SR15-VAR-TIME-17'),
    },
  ];
}

/** Whoever puts a slip right is given the time that the table needs to see it. */
export const GO_ON = question({
  id: GO_ON_ID,
  asks: (story, id) => {
    const label = 'Start the clocks again';
    const asked = { of: 'any', label, kind: CONFIRM, clock: true, rules: [] } as const;
    return isHeld(story) ? [{ id: id({}, turnId(story.turn)), ...asked }] : [];
  },
  apply: (story) => story,
});

function clockAsks(story: Story, id: string): readonly Ask[] {
  if (onDeathClock(story)) return switchAsk(story, id);
  return hasTurnClock(story) && hasStarted(story) ? [holdAsk(story, id)] : [];
}

/** A clock that stands is what the game waits for: it is asked before anything else. */
const clockQuestion = (optional: boolean): Question<Story> =>
  question({
    id: CLOCK_ID,
    asks: (story, id) =>
      clockAsks(story, id({}, turnId(story.turn))).filter((ask) => (ask.optional === true) === optional),
    apply: (story) => story,
  });
export const CLOCK_DUE = clockQuestion(false);
export const CLOCK = clockQuestion(true);

export const EXTENSION = question({
  id: EXTENSION_ID,
  asks: (story, id) => {
    const { options } = story.setting;
    const { active } = story.turn;
    const asked = { by: active, active, turnOver: false, used: story.extended };
    if (!hasTurnClock(story) || !hasStarted(story) || mayExtend(options, asked) !== null) return [];
    return [
      {
        id: id({}, turnId(story.turn)),
        of: seatOf(story, active),
        label: 'My extension: 5 minutes',
        help: 'Once a game, said in your own turn; it starts when the normal time is up.',
        kind: CONFIRM,
        clock: true,
        optional: true,
        rules: cite('SR15-TIME-09', 'SR15-TIME-10'),
      },
    ];
  },
  apply: inTurn((story, _, { scope }) =>
    story.pending?.id === scope ? story : { ...story, extended: [...story.extended, story.turn.active] },
  ),
  notNow: (story, { scope }) => undecided(story) ?? (scope === turnId(story.turn) ? notExtended(story) : null),
});

function notExtended(story: Story): Refusal | null {
  const { active } = story.turn;
  const seat = SEATS.find((one) => one === story.as);
  const by = seat === undefined ? active : sideOf(story, seat);
  return mayExtend(story.setting.options, { by, active, turnOver: story.pending !== null, used: story.extended });
}

const DEATH = ['SR15-VAR-TIME-14', 'SR15-VAR-TIME-16', 'SR15-VAR-TIME-17', 'SR15-VAR-TIME-18'] as const;
const AGAIN = { again: true, optional: true } as const;

export const WON = question({
  id: WON_ID,
  scores: true,
  asks: (story, id) =>
    (onDeathClock(story) && SIDES.some((side) => couldWin(story, side)) ? SIDES : []).map((side) => ({
      id: id({ side }, turnId(story.turn)),
      of: seatOf(story, side),
      label: 'The scenario is won with this position',
      help: 'When both say so the turn may end at once.',
      kind: { type: 'flag' },
      clock: true,
      ...AGAIN,
      rules: cite(...DEATH),
    })),
  apply: (story) => story,
});

const PAUSE_HELP = 'Players may not pause the clock. The first time is a warning, the second time loses the game.';

/** The first pause of a player is a warning, the second loses the game as a concession does. */
function paused(story: Story, seat: Seat, at: number): Story {
  const side = sideOf(story, seat);
  const { loser } = pauseClock(story.setting.options, side, story.pauses[side]);
  const pauses = { ...story.pauses, [side]: story.pauses[side] + 1 };
  if (loser === null) return { ...story, pauses };
  return conceded({ ...story, pauses }, loser, at);
}

/** Of oneself, or by a judge. */
export const PAUSE = question({
  id: askId('pause', { seat: SEAT }),
  asks: (story, id) =>
    (onDeathClock(story) ? SEATS : []).map((seat) => ({
      id: id({ seat }),
      of: seat,
      label: 'Say that I paused the clock',
      help: PAUSE_HELP,
      kind: CONFIRM,
      ...AGAIN,
      ...(story.pauses[sideOf(story, seat)] > 0 ? { ends: 'the game' } : {}),
      rules: cite(...DEATH),
    })),
  apply: inGame((story, _, { said, at }) => paused(story, said.seat, at)),
});

/** Said of the opponent it is theirs to answer: nobody ends a game by a tap on what another did. */
export const SAYS_PAUSED = question({
  id: askId('says-paused', { seat: SEAT }),
  asks: (story, id) =>
    (onDeathClock(story) ? SEATS : [])
      .filter((seat) => !story.saidPaused.includes(seat))
      .map((seat) => ({
        id: id({ seat }),
        of: otherSide(seat),
        label: `Say that ${sideIn(seat)} paused the clock`,
        help: `${PAUSE_HELP} ${sideIn(seat)} is asked whether it is so; a judge can say it too.`,
        kind: CONFIRM,
        ...AGAIN,
        judge: true,
        rules: cite(...DEATH),
      })),
  apply: inGame((story, _, { said }) => ({ ...story, saidPaused: [...story.saidPaused, said.seat] })),
});

export const SAID_PAUSED = question({
  id: askId('paused', { seat: SEAT }),
  asks: ({ saidPaused, pauses, ...story }, id) =>
    saidPaused.map((seat) => ({
      id: id({ seat }),
      of: seat,
      label: `${sideIn(otherSide(seat))} says that you paused the clock. Is that so?`,
      help: pauses[sideOf(story, seat)] > 0 ? 'It would be the second time, and lose you the game.' : PAUSE_HELP,
      kind: { type: 'flag' },
      rules: cite(...DEATH),
    })),
  apply: inGame((story, value, { said, at }) => {
    const now = { ...story, saidPaused: story.saidPaused.filter((seat) => seat !== said.seat) };
    return value === true ? paused(now, said.seat, at) : now;
  }),
});

/** A judge stops the clock; that it runs out, or the round's end comes, is noted by itself. */
const forJudges = (story: Story): boolean => onDeathClock(story) && story.as === 'all';

export const JUDGE_CLOCK = question({
  id: JUDGE_CLOCK_ID,
  asks: (story, id) => {
    const choices = [
      { id: 'stop', label: 'Stop' },
      { id: 'go', label: 'Go on' },
    ];
    const label = 'A judge stops the clock, or starts it again';
    const asked = { label, kind: { type: 'choice', choices }, ...AGAIN, rules: cite('SR15-VAR-TIME-16') } as const;
    return forJudges(story) ? [{ id: id({}), of: 'any', judge: true, ...asked }] : [];
  },
  apply: (story) => story,
  notNow: (story) =>
    onDeathClock(story) && story.as !== 'all'
      ? refuse(
          'judges-clock',
          'A judge at the table stops the clock, and starts it again.',
          ...cite('SR15-VAR-TIME-16'),
        )
      : null,
});

export const CLOCK_OUT = question({
  id: CLOCK_OUT_ID,
  scores: true,
  asks: (story, id) => {
    const choices = SEATS.map((seat) => ({ id: seat, label: sideIn(seat) }));
    const rules = cite('SR15-VAR-TIME-19', 'SR15-VAR-TIME-20');
    const asked = { label: 'A clock ran out', kind: { type: 'choice', choices }, optional: true, rules } as const;
    return forJudges(story) ? [{ id: id({}), of: 'any', judge: true, ...asked }] : [];
  },
  check: (story, value, { at }) => {
    const seat = SEATS.find((one) => one === value) ?? 'A';
    if (isThrough(story, seat, at)) return null;
    return refuse('clock-runs', 'That clock has time left.', ...cite('SR15-VAR-TIME-20'));
  },
  apply: inGame((story, value, { at }) => {
    const out = SEATS.find((one) => one === value);
    if (!out || story.pending) return story;
    const moment = { kind: 'clock-out', side: sideOf(story, out), agreed: false } as const;
    return resolved(story, { ...NEW, id: 'end', at, moment });
  }),
});

export const EXPECTED_END = question({
  id: EXPECTED_END_ID,
  asks: (story, id) => {
    if (!forJudges(story)) return [];
    const fields = SEATS.map((seat) => ({
      id: seat,
      label: `Seconds left: ${sideIn(seat)}`,
      kind: { type: 'number', min: 0, max: 36_000 } as const,
    }));
    return [
      {
        id: id({}),
        of: 'any',
        label: 'The round’s expected end has come',
        kind: { type: 'record', fields },
        optional: true,
        rules: cite('SR15-VAR-TIME-11', 'SR15-VAR-TIME-21'),
      },
    ];
  },
  check: (story, value, { at }) => checkExpectedEnd(story, value, at),
  apply: inGame((story, value, { at }) => {
    if (story.pending) return story;
    const left = fieldsOf(value);
    const secondsLeft = bySide((side) => Number(left[seatOf(story, side)] ?? 0));
    return resolved(story, { ...NEW, id: 'end', at, moment: { kind: 'expected-end', secondsLeft } });
  }),
});
