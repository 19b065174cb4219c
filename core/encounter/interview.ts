/** A game as an interview: its questions by step, and what is worked out from what their answers made true. */
import type { Refusal } from '../rules/refusal.ts';
import { partsOf } from './ask-id.ts';
import type { Play, Views } from './game.ts';
import type { Given, Question } from './question.ts';
import type { Answer, Ask, Encounter, Viewpoint } from './types.ts';

export interface Interview<State> extends Views<State> {
  /** What is true before any answer. */
  readonly begin: (encounter: Encounter) => State;
  /** By step, the next thing first. A question may stand in several. */
  readonly questions: Readonly<Record<string, readonly Question<State>[]>>;
  readonly step: (state: State) => string;
  /** What follows from an answer by itself: the next step, where nothing of this one is left. */
  readonly after: (state: State, given: Given) => State;
  /** Why something is not to be answered now, where its question does not say so. */
  readonly notAsked?: (state: State, ask: string) => Refusal | null;
  /** What an answer decided, where its question does not say it: points, and who has won. No secret. */
  readonly decided?: (before: State, after: State) => string | null;
}

/** An interview as it is held: a game for the kernel, and its parts for who knows what is true already. */
export interface Held<State> extends Play {
  readonly stateOf: (encounter: Encounter) => State;
  readonly asksIn: (state: State) => readonly Ask[];
  readonly checkIn: (state: State, given: Given) => Refusal | null;
  /** What one more answer makes true. */
  readonly answered: (state: State, given: Given) => State;
}

export function hold<State>(interview: Interview<State>): Held<State> {
  const { questions, step, after, may, due, fields } = interview;
  const all = new Map(Object.values(questions).flatMap((several) => several.map((one) => [one.name, one] as const)));
  const questionOf = (ask: string): Question<State> | undefined => all.get(partsOf(ask).name);
  const answered = (state: State, given: Given): State =>
    after(questionOf(given.ask)?.apply(state, given) ?? state, given);
  const stateOf = folding(interview.begin, answered);
  const of =
    <T>(read: (state: State) => T) =>
    (encounter: Encounter): T =>
      read(stateOf(encounter));
  const asksIn = (state: State): readonly Ask[] => (questions[step(state)] ?? []).flatMap((one) => one.asks(state));
  const checkIn = (state: State, given: Given): Refusal | null => questionOf(given.ask)?.check(state, given) ?? null;
  return {
    stateOf,
    asksIn,
    checkIn,
    answered,
    asks: of(asksIn),
    notAsked: (encounter, ask) => {
      const state = stateOf(encounter);
      return questionOf(ask)?.notNow(state, ask) ?? interview.notAsked?.(state, ask) ?? null;
    },
    check: (encounter, { id }, value, at) => {
      const side = encounter.as === 'all' ? null : encounter.as;
      return checkIn(stateOf(encounter), { ask: id, value, at, side, number: 0, sealed: false });
    },
    never: (encounter, { id }, value) => {
      const given = { ask: id, value, at: 0, side: null, number: 0, sealed: false };
      return questionOf(id)?.never(stateOf(encounter), given) ?? null;
    },
    opens: (encounter, latest) => {
      const state = stateOf(encounter);
      const opened = (answer: Answer): boolean =>
        answer.sealed && questionOf(answer.ask)?.opens(state, givenIn(answer), givenIn(latest)) === true;
      return encounter.answers.filter(opened).map(({ number }) => number);
    },
    readBack: (encounter, { id }, value) => questionOf(id)?.reads(stateOf(encounter), id, value) ?? [],
    written: ({ id }, value) => questionOf(id)?.written(value) ?? value,
    means: (encounter, { id }, value) => {
      const before = stateOf(encounter);
      const given = { ask: id, value, at: 0, side: null, number: 0, sealed: false };
      return questionOf(id)?.means(before, id, value) ?? interview.decided?.(before, answered(before, given)) ?? null;
    },
    words: (encounter, { id }, value) => questionOf(id)?.words(stateOf(encounter), value) ?? null,
    scores: (ask) => questionOf(ask)?.scores === true,
    forAll: (ask) => questionOf(ask)?.forAll === true,
    stays: (encounter, ask) => questionOf(ask)?.stays(stateOf(encounter)) ?? null,
    draw: (encounter, { id, kind }, stream) => questionOf(id)?.draw(stateOf(encounter), kind, stream) ?? null,
    progress: of(interview.progress),
    points: of(interview.points),
    lines: of(interview.lines),
    checkLines: (encounter, lines) => interview.checkLines(stateOf(encounter), lines),
    guides: of(interview.guides),
    boards: of(interview.boards),
    ...(due ? { due: of(due) } : {}),
    ...(fields ? { fields: of(fields) } : {}),
    ...(may
      ? {
          may: {
            questions: of(may.questions),
            judge: (encounter: Encounter, ...asked) => may.judge(stateOf(encounter), ...asked),
          },
        }
      : {}),
  };
}

function givenIn({ ask, side, number, sealed, at, value }: Answer): Given {
  return { ask, side, number, sealed, at, value: value ?? null };
}

/** The last answers folded of a game, as one viewpoint knows them: the next ones mostly stand on them. */
interface Folded<State> extends Pick<Encounter, 'setting' | 'begun' | 'answers'> {
  readonly backs: Encounter['backs'] | undefined;
  readonly state: State;
}

function folding<State>(
  begin: (encounter: Encounter) => State,
  answered: (state: State, given: Given) => State,
): (encounter: Encounter) => State {
  const known = new WeakMap<Encounter, State>();
  const latest = new WeakMap<Encounter['sides'], Map<Viewpoint, Folded<State>>>();
  const folded = (encounter: Encounter): State => {
    const { sides, setting, begun, backs, as, answers } = encounter;
    const looks = latest.get(sides) ?? new Map<Viewpoint, Folded<State>>();
    latest.set(sides, looks);
    const before = looks.get(as);
    const alike = before?.setting === setting && before.begun === begun && before.backs === backs;
    const stands = alike && isPrefix(before.answers, answers) ? before : null;
    const state = answers
      .slice(stands?.answers.length ?? 0)
      .reduce((now, answer) => answered(now, givenIn(answer)), stands ? stands.state : begin(encounter));
    looks.set(as, { setting, begun, backs, answers, state });
    return state;
  };
  return (encounter) => {
    const state = known.get(encounter) ?? folded(encounter);
    known.set(encounter, state);
    return state;
  };
}

/** Whether these answers are still the first of those: a ruling, an opening or going back changes them. */
function isPrefix(first: readonly Answer[], all: readonly Answer[]): boolean {
  return first.every((one, place) => {
    const other = all[place];
    if (one === other) return true;
    return (
      other !== undefined &&
      one.number === other.number &&
      one.ask === other.ask &&
      one.value === other.value &&
      one.sealed === other.sealed &&
      one.side === other.side &&
      one.at === other.at
    );
  });
}
