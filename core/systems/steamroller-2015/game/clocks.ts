/** The clock at a Steamroller table, worked out from the taps: a clock for every turn, or Death Clock. */
import {
  CLOCK_ID,
  GO_ON_ID,
  EXPECTED_END_ID,
  CLOCK_START_ID,
  FACTS_ID,
  PICK_ID,
  SCORES_ID,
  EXTENSION_ID,
  DICE_DOWN_ID,
  CLOCK_OUT_ID,
  END_ID,
  JUDGE_CLOCK_ID,
  WON_ID,
  PHASE_ID,
  START_ID,
} from './ids.ts';
import type { Given } from '../../../encounter/question.ts';
import type { Back } from '../../../encounter/types.ts';
import type { Turn } from '../rules/awards.ts';
import { partsOf } from '../../../encounter/ask-id.ts';
import { latestAnswer } from '../../../encounter/answers.ts';
import { type ClockBoard, type Face, type Tap, faceOf, leftAt, showsAt, spent } from '../../../encounter/clock.ts';
import { type Json, sameJson } from '../../../journal/json.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { sideIn } from '../../../encounter/names.ts';
import type { DueAnswer } from '../../../encounter/game.ts';
import { cite } from '../../../rules/cite.ts';
import { SIDES, type PlayerSide, otherSide } from '../rules/sides.ts';
import { nextOnDeathClock } from '../rules/sequence.ts';
import { LAST_SECONDS, SHORTEST_TURN, extensionMinutes, mayEndTurn } from '../rules/table-clock.ts';
import { timing } from '../event/timing.ts';
import { SEATS, type Seat } from './setting.ts';
import { type Story, onDeathClock, seatOf, turnId, activeIn } from './state.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** What deployment under Death Clock has come to; null once the first turn has begun. */
export function phaseNow({ setUp }: Pick<Story, 'setUp'>) {
  const { next, who } = nextOnDeathClock(setUp.phases);
  return next === null || next === 'turn' || who === null ? null : { phase: next, side: who };
}

/** Every tap of a Death Clock so far. */
function deathTaps(story: Story): readonly HeldTap[] {
  let running: Seat = seatOf(story, 'A');
  return tapsIn(story, (answer) => {
    const runs = tapOf(story, answer, running);
    if (runs !== undefined && runs !== null) running = runs;
    return runs;
  });
}

/** A tap, or a clock that `held`: it stands without one. */
interface HeldTap extends Tap {
  readonly held?: boolean;
}

/** The taps among what was told, and where a clock that ran was stopped without one. */
function tapsIn(story: Story, runsAfter: (answer: Given) => Seat | null | undefined): readonly HeldTap[] {
  const taps: HeldTap[] = [];
  for (const told of withStops(story)) {
    if ('from' in told) {
      if ((taps.at(-1)?.runs ?? null) !== null) taps.push({ at: told.from, runs: null, held: true });
      continue;
    }
    const runs = runsAfter(told);
    if (runs !== undefined) taps.push({ at: told.at, runs });
  }
  return upTo(endedAt(story), taps);
}

/** Everything told, and where it was put right that a clock had gone on: after a step back, and a loss that never was. */
function withStops({ answers, backs, slips }: Story): readonly (Given | Back)[] {
  const placeOf = (one: Given | Back): number => ('from' in one ? one.after + 0.5 : one.number);
  return [...answers, ...backs, ...slips].toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Whether a clock that ran stands since a slip was put right, or since both went back. */
export function isHeld(story: Story): boolean {
  const taps = onDeathClock(story) ? deathTaps(story) : turnTaps(story, seatOf(story, story.turn.active));
  return taps.at(-1)?.held === true;
}

/** When the game ended, or the moment came that ends it; null while it goes on. */
function endedAt({ pending, ending }: Story): number | null {
  if (pending) return pending.id === 'end' || pending.verdict?.over === true ? pending.at : null;
  return ending?.pending.at ?? null;
}

/** Nothing that is told after the end changes what a clock shows. */
function upTo(end: number | null, taps: readonly HeldTap[]): readonly HeldTap[] {
  return end === null ? taps : [...taps.filter(({ at }) => at <= end), { at: end, runs: null }];
}

/** Whose clock runs after an answer; undefined where it is no tap. */
function tapOf(story: Story, { ask, value, number }: Given, running: Seat): Seat | null | undefined {
  if (CLOCK_START_ID.read(ask)) return seatOf(story, 'A');
  if (GO_ON_ID.read(ask)) return running;
  if (JUDGE_CLOCK_ID.read(ask)) return value === 'stop' ? null : running;
  const phase = PHASE_ID.read(ask);
  if (phase) return seatOf(story, otherSide(phase.side));
  const { scope } = partsOf(ask);
  const active = activeIn(scope);
  if (!active) return undefined;
  const next = seatOf(story, otherSide(active));
  // While the end of a turn is scored nobody's clock runs.
  if (END_ID.read(ask)) return scoredIn(story, scope) === null ? next : null;
  if (scoredIn(story, scope) === number) return next;
  return CLOCK_ID.read(ask) ? SEATS.find((seat) => seat === value) : undefined;
}

/** The number of the answer that scored the end of a turn; 0 while it is waited for, null where nothing was to be told. */
function scoredIn({ answers, pending }: Story, turn: string): number | null {
  if (pending?.id === turn) return 0;
  const isScoring = ({ ask }: Given): boolean =>
    partsOf(ask).scope === turn && [SCORES_ID, FACTS_ID, PICK_ID].some((id) => id.read(ask) !== null);
  return answers.findLast(isScoring)?.number ?? null;
}

export interface TableClock {
  readonly kind: 'turn' | 'death';
  readonly face: Face;
}

/** Null where the game is not timed. */
export function clockOf(story: Story): TableClock | null {
  const { turn, clock } = timing(story.setting.options);
  if (clock !== null) {
    const allowed = { A: clock * MINUTE, B: clock * MINUTE };
    return { kind: 'death', face: faceOf(deathTaps(story), allowed) };
  }
  if (turn === null) return null;
  const seat = seatOf(story, story.turn.active);
  const taps = turnTaps(story, seat);
  const more = extensionOf(story, turn);
  const allowed = { A: turn * MINUTE, B: turn * MINUTE, [seat]: (turn + more) * MINUTE };
  return { kind: 'turn', face: faceOf(taps, allowed) };
}

/** Minutes that the extension gives a turn of so many: those up to the call of dice down, once it came. */
function extensionOf(story: Story, turn: number): number {
  if (latestAnswer(story, EXTENSION_ID.write({}, turnId(story.turn))) === undefined) return 0;
  const called = latestAnswer(story, DICE_DOWN_ID.write({}))?.at;
  if (called === undefined) return extensionMinutes(null);
  const seat = seatOf(story, story.turn.active);
  return extensionMinutes((spent(turnTaps(story, seat), called)[seat] ?? 0) / MINUTE - turn);
}

function turnTaps(story: Story, seat: Seat): readonly HeldTap[] {
  const id = turnId(story.turn);
  return tapsIn(story, (answer) => turnTapOf(answer, id, seat));
}

/** Whose clock runs after an answer in a turn; undefined where it is no tap. */
function turnTapOf({ ask, value }: Given, turn: string, seat: Seat): Seat | null | undefined {
  if (DICE_DOWN_ID.read(ask)) return null;
  if (partsOf(ask).scope !== turn) return undefined;
  if (START_ID.read(ask) || GO_ON_ID.read(ask)) return seat;
  if (CLOCK_ID.read(ask)) return value === 'stop' ? null : seat;
  return END_ID.read(ask) ? null : undefined;
}

/** Whether the active player may end the turn now: 15 seconds of the clock, or a scenario that both say is won. */
export function mayEnd(story: Story, at: number): Refusal | null {
  if (!onDeathClock(story)) return null;
  return mayEndTurn(story.setting.options, spentInTurn(story, at) / SECOND, verifiedBy(story));
}

/** Who says that the scenario is won with this position. */
function verifiedBy(story: Story): readonly PlayerSide[] {
  return SIDES.filter((side) => latestAnswer(story, WON_ID.write({ side }, turnId(story.turn)))?.value === true);
}

/** How long the active player's Death Clock ran in this turn, in ms. */
function spentInTurn(story: Story, at: number): number {
  const seat = seatOf(story, story.turn.active);
  const taps = deathTaps(story);
  const began = taps.findLast(({ runs }, index) => runs === seat && isTurnStart(story, taps[index]))?.at ?? 0;
  const before =
    spent(
      taps.filter((tap) => tap.at <= began),
      began,
    )[seat] ?? 0;
  return (spent(taps, at)[seat] ?? 0) - before;
}

/** From when on the turn may be ended, while the active player's Death Clock runs. */
export function endsFrom(story: Story): number | null {
  const clock = clockOf(story);
  if (clock === null) return null;
  const { runs, since } = clock.face;
  const seat = seatOf(story, story.turn.active);
  if (runs !== seat || !onDeathClock(story) || phaseNow(story) !== null) return null;
  if (verifiedBy(story).length === SIDES.length) return null;
  return since + SHORTEST_TURN * SECOND - spentInTurn(story, since);
}

/** Whether a tap came with the end of the turn before, once that was scored, or of deployment. */
function isTurnStart(story: Story, tap: Tap | undefined): boolean {
  const { turn, active } = story.turn;
  const endOf = (one: Turn): Given | undefined => {
    const scored = scoredIn(story, turnId(one));
    return scored === null
      ? latestAnswer(story, END_ID.write({}, turnId(one)))
      : story.answers.find(({ number }) => number === scored);
  };
  const before =
    active === 'B'
      ? endOf({ turn, active: 'A' })
      : turn === 1
        ? latestAnswer(story, PHASE_ID.write({ phase: 'advance-deployment', side: 'B' }))
        : endOf({ turn: turn - 1, active: 'B' });
  return before?.at === tap?.at;
}

/** Whether a side's Death Clock is through at a moment. */
export function isThrough(story: Story, seat: Seat, at: number): boolean {
  const clock = clockOf(story);
  return clock?.kind === 'death' && leftAt(clock.face, seat, at) <= 0;
}

/** When the round is expected to end under Death Clock: both clocks after the signal. In ms; null before it. */
export function expectedEnd(story: Story): number | null {
  const { clock } = timing(story.setting.options);
  const start = latestAnswer(story, CLOCK_START_ID.write({}))?.at;
  if (clock === null || start === undefined) return null;
  return start + 2 * clock * MINUTE;
}

/** Seconds left by seat at a moment. */
export function secondsLeft(story: Story, at: number): Readonly<Record<Seat, number>> {
  const clock = clockOf(story);
  const left = (seat: Seat): number => (clock ? Math.max(0, Math.ceil(leftAt(clock.face, seat, at) / SECOND)) : 0);
  return { A: left('A'), B: left('B') };
}

/** What a clock does by itself: it runs out, and the round's expected end comes. */
export function dueOf(story: Story): readonly DueAnswer[] {
  const clock = clockOf(story);
  if (clock?.kind !== 'death' || story.over || story.pending !== null) return [];
  const out = showsAt(clock.face, 0);
  const end = latestAnswer(story, EXPECTED_END_ID.write({})) === undefined ? expectedEnd(story) : null;
  const { runs } = clock.face;
  return [
    ...(out === null || runs === null ? [] : [{ ask: CLOCK_OUT_ID.write({}), value: runs, at: out }]),
    ...(end === null ? [] : [{ ask: EXPECTED_END_ID.write({}), value: { ...secondsLeft(story, end) }, at: end }]),
  ];
}

/** What a page needs to draw the clock; it counts nothing itself but the time since the last tap. */
export function clockBoard(story: Story): Json {
  // Nothing is known of a clock before it is known what is played.
  const clock = story.setting.scenario === '' ? null : clockOf(story);
  if (clock === null) return null;
  const death = clock.kind === 'death';
  const of = (side: PlayerSide): string => sideIn(seatOf(story, side));
  const paused = SIDES.filter((side) => story.pauses[side] > 0).map((side) => `${of(side)}: paused, warned`);
  const extended = story.extended.map((side) => `${of(side)}: extension taken`);
  const board: ClockBoard = {
    ...clock.face,
    kind: 'clock',
    title: death ? 'Death Clock' : 'Turn clock',
    warnAt: death ? [LAST_SECONDS * SECOND, MINUTE] : [MINUTE],
    facts: death ? paused : extended,
    expectedEnd: story.over ? null : expectedEnd(story),
  };
  return { ...board, left: { ...board.left }, warnAt: [...board.warnAt], facts: [...board.facts] };
}

/** The expected end comes when it does, with what the clocks show then. */
export function checkExpectedEnd(story: Story, value: Json, at: number): Refusal | null {
  const end = expectedEnd(story);
  if (end !== null && at >= end && sameJson(value, { ...secondsLeft(story, end) })) return null;
  return refuse('too-early', 'The expected end has not come yet.', ...cite('SR15-VAR-TIME-11', 'SR15-VAR-TIME-21'));
}
