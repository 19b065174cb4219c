/** The clock at a Steamroller table, worked out from the taps: a clock for every turn, or Death Clock. */
import { answersUnder, latestAnswer } from '../../../encounter/answers.ts';
import { type ClockBoard, type Face, type Tap, faceOf, leftAt, showsAt, spent } from '../../../encounter/clock.ts';
import type { DueAnswer } from '../../../encounter/game.ts';
import type { Answer, Encounter } from '../../../encounter/types.ts';
import { type Json, sameJson } from '../../../journal/json.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { cite } from '../../../rules/cite.ts';
import { SIDES, type Side, otherSide } from '../game/sides.ts';
import { nextOnDeathClock } from '../sequence.ts';
import { LAST_SECONDS, SHORTEST_TURN, extensionMinutes, mayEndTurn } from '../table-clock.ts';
import { timing } from '../timing.ts';
import { SEATS, type Seat } from './setting.ts';
import { type Story, onDeathClock, seatOf, turnId } from './state.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The answer that starts Death Clock, on the organiser's signal. */
export const CLOCK_START = 'clock-start';
/** Stopping and starting it again is for judges. */
export const JUDGE_CLOCK = 'judge-clock';

/** `phase:deployment:A`. */
export function phaseId(phase: string, side: string): string {
  return `phase:${phase}:${side}`;
}

/** What deployment under Death Clock has come to; null once the first turn has begun. */
export function phaseNow(encounter: Encounter) {
  const done = answersUnder(encounter, 'phase:').map(({ ask }): readonly [string, 'A' | 'B'] => {
    const [, phase = '', side] = ask.split(':');
    return [phase, side === 'B' ? 'B' : 'A'];
  });
  const { next, who } = nextOnDeathClock(done);
  return next === null || next === 'turn' || who === null ? null : { phase: next, side: who };
}

/** Every tap of a Death Clock so far. */
function deathTaps(encounter: Encounter, story: Story): readonly Tap[] {
  const taps: Tap[] = [];
  let running: Seat = seatOf(story, 'A');
  for (const answer of encounter.answers) {
    const runs = tapOf(story, answer, running);
    if (runs === undefined) continue;
    if (runs !== null) running = runs;
    taps.push({ at: answer.at, runs });
  }
  const last = encounter.answers.at(-1)?.at ?? 0;
  const ends = story.over || story.pending?.id === 'end' || story.pending?.verdict?.over === true;
  return ends ? [...taps, { at: story.pending?.at ?? last, runs: null }] : taps;
}

/** Whose clock runs after an answer; undefined where it is no tap. */
function tapOf(story: Story, { ask, value }: Answer, running: Seat): Seat | null | undefined {
  if (ask === CLOCK_START) return seatOf(story, 'A');
  if (ask === JUDGE_CLOCK) return value === 'stop' ? null : running;
  const phase = /^phase:.*:([AB])$/.exec(ask)?.[1];
  if (phase === 'A' || phase === 'B') return seatOf(story, otherSide(phase));
  const [, active, what] = /^turn:\d+([AB])\/(end|clock)$/.exec(ask) ?? [];
  if (active !== 'A' && active !== 'B') return undefined;
  if (what === 'end') return seatOf(story, otherSide(active));
  return SEATS.find((seat) => seat === value);
}

export interface TableClock {
  readonly kind: 'turn' | 'death';
  readonly face: Face;
}

/** Null where the game is not timed. */
export function clockOf(encounter: Encounter, story: Story): TableClock | null {
  const { turn, clock } = timing(story.setting.options);
  if (clock !== null) {
    const allowed = { A: clock * MINUTE, B: clock * MINUTE };
    return { kind: 'death', face: faceOf(deathTaps(encounter, story), allowed) };
  }
  if (turn === null) return null;
  const seat = seatOf(story, story.turn.active);
  const taps = turnTaps(encounter, story, seat);
  const more = extensionOf(encounter, story, turn);
  const allowed = { A: turn * MINUTE, B: turn * MINUTE, [seat]: (turn + more) * MINUTE };
  return { kind: 'turn', face: faceOf(taps, allowed) };
}

/** Minutes that the extension gives a turn of so many: those up to the call of dice down, once it came. */
function extensionOf(encounter: Encounter, story: Story, turn: number): number {
  if (latestAnswer(encounter, `${turnId(story.turn)}/extension`) === undefined) return 0;
  const called = latestAnswer(encounter, 'dice-down')?.at;
  if (called === undefined) return extensionMinutes(null);
  const seat = seatOf(story, story.turn.active);
  return extensionMinutes((spent(turnTaps(encounter, story, seat), called)[seat] ?? 0) / MINUTE - turn);
}

function turnTaps(encounter: Encounter, story: Story, seat: Seat): readonly Tap[] {
  const id = turnId(story.turn);
  return encounter.answers.flatMap(({ ask, value, at }): readonly Tap[] => {
    if (ask === `${id}/start`) return [{ at, runs: seat }];
    if (ask === `${id}/clock`) return [{ at, runs: value === 'stop' ? null : seat }];
    return ask === `${id}/end` || ask === 'dice-down' ? [{ at, runs: null }] : [];
  });
}

/** Whether the active player may end the turn now: 15 seconds of the clock, or a scenario that both say is won. */
export function mayEnd(encounter: Encounter, story: Story, at: number): Refusal | null {
  if (!onDeathClock(story)) return null;
  return mayEndTurn(story.setting.options, spentInTurn(encounter, story, at) / SECOND, verifiedBy(encounter, story));
}

/** Who says that the scenario is won with this position. */
function verifiedBy(encounter: Encounter, story: Story): readonly Side[] {
  return SIDES.filter((side) => latestAnswer(encounter, `${turnId(story.turn)}/won:${side}`)?.value === true);
}

/** How long the active player's Death Clock ran in this turn, in ms. */
function spentInTurn(encounter: Encounter, story: Story, at: number): number {
  const seat = seatOf(story, story.turn.active);
  const taps = deathTaps(encounter, story);
  const began =
    taps.findLast(({ runs }, index) => runs === seat && isTurnStart(encounter, story, taps[index]))?.at ?? 0;
  const before =
    spent(
      taps.filter((tap) => tap.at <= began),
      began,
    )[seat] ?? 0;
  return (spent(taps, at)[seat] ?? 0) - before;
}

/** From when on the turn may be ended, while the active player's Death Clock runs. */
function notBefore(encounter: Encounter, story: Story, { runs, since }: Face): number | null {
  const seat = seatOf(story, story.turn.active);
  if (runs !== seat || !onDeathClock(story) || phaseNow(encounter) !== null) return null;
  if (verifiedBy(encounter, story).length === SIDES.length) return null;
  return since + SHORTEST_TURN * SECOND - spentInTurn(encounter, story, since);
}

/** Whether a tap came with the end of the turn before, or of deployment. */
function isTurnStart(encounter: Encounter, story: Story, tap: Tap | undefined): boolean {
  const { turn, active } = story.turn;
  const before =
    active === 'B' ? `turn:${turn}A/end` : turn === 1 ? phaseId('advance-deployment', 'B') : `turn:${turn - 1}B/end`;
  return latestAnswer(encounter, before)?.at === tap?.at;
}

/** Whether a side's Death Clock is through at a moment. */
export function isThrough(encounter: Encounter, story: Story, seat: Seat, at: number): boolean {
  const clock = clockOf(encounter, story);
  return clock?.kind === 'death' && leftAt(clock.face, seat, at) <= 0;
}

/** When the round is expected to end under Death Clock: both clocks after the signal. In ms; null before it. */
export function expectedEnd(encounter: Encounter, story: Story): number | null {
  const { clock } = timing(story.setting.options);
  const start = latestAnswer(encounter, CLOCK_START)?.at;
  if (clock === null || start === undefined) return null;
  return start + 2 * clock * MINUTE;
}

/** Seconds left by seat at a moment. */
export function secondsLeft(encounter: Encounter, story: Story, at: number): Readonly<Record<Seat, number>> {
  const clock = clockOf(encounter, story);
  const left = (seat: Seat): number => (clock ? Math.max(0, Math.ceil(leftAt(clock.face, seat, at) / SECOND)) : 0);
  return { A: left('A'), B: left('B') };
}

/** What a clock does by itself: it runs out, and the round's expected end comes. */
export function dueOf(encounter: Encounter, story: Story): readonly DueAnswer[] {
  const clock = clockOf(encounter, story);
  if (clock?.kind !== 'death' || story.over || story.pending !== null) return [];
  const out = showsAt(clock.face, 0);
  const end = latestAnswer(encounter, 'expected-end') === undefined ? expectedEnd(encounter, story) : null;
  const { runs } = clock.face;
  return [
    ...(out === null || runs === null ? [] : [{ ask: 'clock-out', value: runs, at: out }]),
    ...(end === null ? [] : [{ ask: 'expected-end', value: { ...secondsLeft(encounter, story, end) }, at: end }]),
  ];
}

/** What a page needs to draw the clock; it counts nothing itself but the time since the last tap. */
export function clockBoard(encounter: Encounter, story: Story): Json {
  // Nothing is known of a clock before it is known what is played.
  const clock = story.setting.scenario === '' ? null : clockOf(encounter, story);
  if (clock === null) return null;
  const death = clock.kind === 'death';
  const paused = SIDES.filter((side) => story.pauses[side] > 0).map((side) => `${PLAYER[side]}: paused, warned`);
  const extended = story.extended.map((side) => `${PLAYER[side]}: extension taken`);
  const board: ClockBoard = {
    ...clock.face,
    kind: 'clock',
    title: death ? 'Death Clock' : 'Turn clock',
    warnAt: death ? [LAST_SECONDS * SECOND, MINUTE] : [MINUTE],
    facts: death ? paused : extended,
    expectedEnd: expectedEnd(encounter, story),
    notBefore: notBefore(encounter, story, clock.face),
  };
  return { ...board, left: { ...board.left }, warnAt: [...board.warnAt], facts: [...board.facts] };
}

const PLAYER = { A: 'First player', B: 'Second player' } as const;

/** The expected end comes when it does, with what the clocks show then. */
export function checkExpectedEnd(encounter: Encounter, story: Story, value: Json, at: number): Refusal | null {
  const end = expectedEnd(encounter, story);
  if (end !== null && at >= end && sameJson(value, { ...secondsLeft(encounter, story, end) })) return null;
  return refuse('too-early', 'The expected end has not come yet.', ...cite('SR15-VAR-TIME-11', 'SR15-VAR-TIME-21'));
}
