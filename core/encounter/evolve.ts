/** What an entry makes true. Nothing here refuses or decides. */
import type { Json } from '../journal/json.ts';
import { type Sealed, isSealed, plainOf } from '../journal/seal.ts';
import type { EncounterEntry, EncounterEntryOf } from './entries.ts';
import type { EncounterState } from './state.ts';
import type { Correction, KeptAnswer, SideId } from './types.ts';
import { plainWords } from './words.ts';

/** `at` is when, in ms since 1970. */
export function evolveEncounter(state: EncounterState, body: EncounterEntry, at: number): EncounterState {
  switch (body.type) {
    case 'side-named':
      return { ...state, names: { ...state.names, [body.side]: body.name } };
    case 'answered': {
      const { number, ask, label, side, value, words, how } = body;
      const answer = { number, ask, label, side, value, words, how, at, objections: [], ...meansOf(body) };
      return answered(state, { ...answer, opened: !isSecret(value) });
    }
    case 'drawn': {
      const { number, ask, label, value, words } = body;
      const drawn = { number, ask, label, side: null, value, words, at, opened: true, objections: [] } as const;
      return { ...answered(state, { ...drawn, how: 'drawn', ...meansOf(body) }), draws: body.draw };
    }
    case 'opened':
      return openedAnswer(state, body);
    case 'objected': {
      const { side, value, words } = body;
      const said = value === undefined ? words : (words ?? plainWords(value));
      const objection = {
        ...{ side, ...(value === undefined ? {} : { value }) },
        ...(said === undefined ? {} : { words: said }),
      };
      return patched(unsigned(state), body.answer, ({ objections }) => ({
        objections: [...objections.filter((other) => other.side !== side), objection],
      }));
    }
    case 'objection-withdrawn':
      return corrected(withdrawn(state, body), state, { ...body, agreed: false, at });
    case 'agreed': {
      const now = withoutGone(agreed(reopened(state), body), body.goes);
      return corrected(now, state, { answer: body.answer, by: body.side, agreed: true, at });
    }
    case 'ruled':
      return ruled(state, body, at);
    case 'going-back-asked':
      // Whoever gave it has undone it since.
      if (!state.answers.some(({ number }) => number === body.answer)) return state;
      return { ...state, goingBack: { answer: body.answer, agreed: agreedBy(state, body) }, refusedBack: null };
    case 'going-back-refused':
      return { ...state, goingBack: null, refusedBack: refusedBy(state, body.side) };
    case 'went-back': {
      const stays = ({ number }: KeptAnswer) => number < body.answer || body.stays?.includes(number) === true;
      const answers = state.answers.filter(stays);
      const takenBack = [...state.takenBack, ...state.answers.filter((answer) => !stays(answer))];
      const from = state.answers.find(({ number }) => number === body.answer)?.at ?? at;
      const backs = [...state.backs, { after: body.answer - 1, from }];
      return { ...reopened(state), answers, takenBack, backs, goingBack: null };
    }
    case 'played-again':
      return { ...state, next: body.game };
    case 'device-added':
      return { ...state, devices: [...state.devices, { side: body.side, at }] };
    case 'noted': {
      const { side, note } = body;
      return { ...state, notes: [...state.notes, { side, note, at }] };
    }
    case 'result-proposed': {
      const { lines, how, side } = body;
      const confirmed = side === null ? [] : [side];
      return signed({ ...state, rejected: null, cancelledBy: null, result: { lines, how, confirmed } });
    }
    case 'result-confirmed':
      return confirmed(state, body.side);
    case 'result-rejected': {
      const { side, reason } = body;
      return { ...state, result: null, rejected: { side, reason } };
    }
  }
}

function meansOf({ means }: { readonly means?: string }): Pick<KeptAnswer, 'means'> {
  return means === undefined ? {} : { means };
}

function isSecret(value: Json | Sealed<Json>): boolean {
  return isSealed(value) && value.keep === 'secret';
}

function answered(state: EncounterState, answer: KeptAnswer): EncounterState {
  const cancelledBy = state.result === null ? state.cancelledBy : answer.label;
  const takenBack = state.takenBack.filter(({ ask }) => ask !== answer.ask);
  return { ...reopened(state), answers: [...state.answers, answer], given: answer.number, takenBack, cancelledBy };
}

/** Whatever changes the answers takes the signatures off the sheets. */
function unsigned(state: EncounterState): EncounterState {
  return { ...state, result: null, finished: false, goingBack: null, refusedBack: null, corrected: null };
}

/** With other answers, why somebody did not sign the last ones is past. */
function reopened(state: EncounterState): EncounterState {
  return { ...unsigned(state), rejected: null };
}

function patched(
  state: EncounterState,
  number: number,
  patch: (answer: KeptAnswer) => Partial<KeptAnswer>,
): EncounterState {
  const answers = state.answers.map((answer) => (answer.number === number ? { ...answer, ...patch(answer) } : answer));
  return { ...state, answers };
}

/** What it decided before goes with what was said before. */
function retold(state: EncounterState, number: number, said: Partial<KeptAnswer>): EncounterState {
  const answers = state.answers.map((answer) => {
    const { means, ...rest } = answer;
    return answer.number !== number ? answer : means === undefined ? { ...answer, ...said } : { ...rest, ...said };
  });
  return { ...state, answers };
}

function openedAnswer(state: EncounterState, { answer, opened, words }: EncounterEntryOf<'opened'>): EncounterState {
  return patched(state, answer, ({ value }) =>
    isSealed(value) ? { opened: true, words, value: { ...value, open: opened } } : {},
  );
}

/** The account of another takes the place of what was said. */
function agreed(state: EncounterState, { answer: number, with: other }: EncounterEntryOf<'agreed'>): EncounterState {
  const answer = state.answers.find((one) => one.number === number);
  const { value, words = '' } = answer?.objections.find(({ side }) => side === other) ?? {};
  if (value === undefined) return struckOut(state, number);
  return retold(state, number, { value, words, objections: [] });
}

function ruled(state: EncounterState, body: EncounterEntryOf<'ruled'>, at: number): EncounterState {
  const reason = plainOf(body.reason) ?? '';
  const now = withoutGone(asRuled(reopened(state), body, reason), body.goes);
  return corrected(now, state, { answer: body.answer, by: 'judge', reason, agreed: true, at });
}

function asRuled(
  state: EncounterState,
  { answer, value, words }: EncounterEntryOf<'ruled'>,
  reason: string,
): EncounterState {
  const said = words ?? (value === undefined || isSealed(value) ? '' : plainWords(value));
  const ruling = { how: 'ruled', reason, opened: true, objections: [] } as const;
  if (value !== undefined) return retold(state, answer, { value, words: said, ...ruling });
  const now = patched(state, answer, () => ruling);
  return struckOut(now, answer);
}

function withdrawn(state: EncounterState, { answer, side }: EncounterEntryOf<'objection-withdrawn'>): EncounterState {
  return patched(state, answer, ({ objections }) => ({ objections: objections.filter((one) => one.side !== side) }));
}

interface Ended extends Pick<Correction, 'answer' | 'agreed' | 'at' | 'reason'> {
  readonly by?: Correction['by'];
}

/** Whoever takes their own back ends nothing that another was asked for. */
function corrected(now: EncounterState, { answers }: EncounterState, { by, ...ended }: Ended): EncounterState {
  const was = answers.find(({ number }) => number === ended.answer);
  if (by === undefined || was === undefined) return now;
  return { ...now, corrected: { ...ended, label: was.label, side: was.side, by } };
}

/** What a correction took with it is taken back; where the game stands again at an earlier point, no clock ran meanwhile. */
function withoutGone(state: EncounterState, goes: readonly number[] = []): EncounterState {
  if (goes.length === 0) return state;
  const isGone = ({ number }: KeptAnswer): boolean => goes.includes(number);
  const answers = state.answers.filter((answer) => !isGone(answer));
  const takenBack = [...state.takenBack, ...state.answers.filter(isGone)];
  const after = answers.at(-1)?.number ?? 0;
  const reopened = state.answers.find(({ number }) => number > after);
  const backs = reopened ? [...state.backs, { after, from: reopened.at }] : state.backs;
  return { ...state, answers, takenBack, backs };
}

/** It stays to be read. */
function struckOut(state: EncounterState, answer: number): EncounterState {
  const isIt = ({ number }: KeptAnswer): boolean => number === answer;
  const gone = state.answers.filter(isIt).map((one) => ({ ...one, objections: [], struck: true as const }));
  return { ...state, answers: state.answers.filter((one) => !isIt(one)), takenBack: [...state.takenBack, ...gone] };
}

function agreedBy(state: EncounterState, { answer, side }: EncounterEntryOf<'going-back-asked'>): readonly SideId[] {
  const agreed = state.goingBack?.answer === answer ? state.goingBack.agreed : [];
  return [...agreed.filter((other) => other !== side), side];
}

/** Whoever asked takes it back, and nobody refused anything. */
function refusedBy({ goingBack }: EncounterState, by: SideId): EncounterState['refusedBack'] {
  return goingBack === null || goingBack.agreed[0] === by ? null : { answer: goingBack.answer, by };
}

function confirmed(state: EncounterState, side: SideId | null): EncounterState {
  const { result } = state;
  if (!result) return state;
  const names = side === null ? state.sides.map(({ id }) => id) : [...new Set([...result.confirmed, side])];
  return signed({ ...state, result: { ...result, confirmed: names } });
}

function signed(state: EncounterState): EncounterState {
  const { result, sides } = state;
  return { ...state, finished: result !== null && sides.every(({ id }) => result.confirmed.includes(id)) };
}
