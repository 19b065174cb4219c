/** A question of a game: when it is asked, what is wrong with an answer, and what an answer makes true. */
import type { Stream } from '../chance/stream.ts';
import type { Json } from '../journal/json.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { BoardAnswer } from './board.ts';
import { type AskId, type Said, type Words, partsOf } from './ask-id.ts';
import type { Answer, Ask, AskKind, Guide } from './types.ts';

/** An answer that is put right by another, and not taken back. */
export interface Stays {
  readonly why: string;
  readonly by: BoardAnswer;
}

/** What questions read of an answer. */
export interface Given extends Pick<Answer, 'ask' | 'side' | 'number' | 'sealed' | 'at'> {
  /** Null where it is sealed to the one who looks, or was forgotten. */
  readonly value: Json;
}

/** An answer, and what the id of its ask says. */
export interface Told<W extends Words> extends Omit<Given, 'value'> {
  readonly said: Said<W>;
  readonly scope: string;
}

/** What every question declares. */
export interface Asking<State, W extends Words> {
  readonly id: AskId<W>;
  /** What is to be answered now; `id` writes the id of each. */
  readonly asks: (state: State, id: AskId<W>['write']) => readonly Omit<Ask, 'secret'>[];
  /** Null where nothing is wrong; the shape is right. */
  readonly check?: (state: State, value: Json, told: Told<W>) => Refusal | null;
  /** What no other account of it can be, whatever the record lacks; `check` refuses it too. */
  readonly never?: (state: State, value: Json, told: Told<W>) => Refusal | null;
  readonly apply: (state: State, value: Json, told: Told<W>) => State;
  /** What is read in an answer, to be looked over before it is given. */
  readonly reads?: (state: State, value: Json, told: Pick<Told<W>, 'said'>) => readonly Guide[];
  /** What is recorded of an answer: what people type in more than one way, in the form that is read. */
  readonly written?: (value: Json) => Json;
  /** Reads dice or cards otherwise than by what kind of answer is asked for. */
  readonly draw?: (stream: Stream, state: State) => Json;
  /** What an answer decides, where its own words do not say it: “Zone Mortalis”. `state` is before it, and no secret. */
  readonly means?: (state: State, value: Json, told: Pick<Told<W>, 'said'>) => string;
  /** What the record says of an answer, where its form would say what was so before it: “7 of 10 left”. No secret. */
  readonly words?: (state: State, value: Json) => string;
  /** Its answers make the figures of the sheets: whoever finds one wrong looks among them. */
  readonly scores?: true;
  /** One answer holds for everybody, however many play: all are told it. */
  readonly forAll?: true;
  /** What puts the last answer of who looks right, where it is not taken back as things stand. */
  readonly stays?: (state: State) => Stays | null;
  /** Why it is not to be answered now, where a rule says so. */
  readonly notNow?: (state: State, told: Pick<Told<W>, 'said' | 'scope'>) => Refusal | null;
}

/** Its answers are sealed, until this says that one is opened: asked after every answer, of which `latest` is the last. */
export interface Secret<State, W extends Words> {
  readonly secret: true;
  readonly opens: (state: State, sealed: Told<W> & Pick<Given, 'value'>, latest: Given) => boolean;
}

export interface Open {
  readonly secret?: undefined;
  readonly opens?: undefined;
}

/** A question as an interview has it: its ids are read for it. */
export interface Question<State> {
  readonly name: string;
  readonly asks: (state: State) => readonly Ask[];
  readonly check: (state: State, given: Given) => Refusal | null;
  readonly never: (state: State, given: Given) => Refusal | null;
  readonly apply: (state: State, given: Given) => State;
  readonly opens: (state: State, sealed: Given, latest: Given) => boolean;
  readonly draw: (state: State, kind: AskKind, stream: Stream) => Json;
  readonly scores: boolean;
  readonly forAll: boolean;
  readonly stays: (state: State) => Stays | null;
  readonly notNow: (state: State, ask: string) => Refusal | null;
  readonly means: (state: State, ask: string, value: Json) => string | null;
  readonly words: (state: State, value: Json) => string | null;
  readonly reads: (state: State, ask: string, value: Json) => readonly Guide[];
  readonly written: (value: Json) => Json;
}

/** Makes questions about one kind of state. */
export function questionsOf<State>() {
  return <W extends Words>(one: Asking<State, W> & (Secret<State, W> | Open)): Question<State> => {
    const { id, secret, opens, draw, reads } = one;
    const marks = { ...(secret ? { secret } : {}), ...(reads ? { reads: true } : {}) };
    const told = (given: Given): (Told<W> & Given) | null => {
      const said = id.read(given.ask);
      return said && { ...given, said, scope: partsOf(given.ask).scope };
    };
    return {
      name: id.name,
      asks: (state) => one.asks(state, id.write).map((ask) => ({ ...ask, ...marks })),
      check: (state, given) => {
        const known = told(given);
        return (known && one.check?.(state, given.value, known)) ?? null;
      },
      never: (state, given) => {
        const known = told(given);
        return (known && one.never?.(state, given.value, known)) ?? null;
      },
      apply: (state, given) => {
        const known = told(given);
        return known ? one.apply(state, given.value, known) : state;
      },
      opens: (state, sealed, latest) => {
        const known = told(sealed);
        return known !== null && opens?.(state, known, latest) === true;
      },
      draw: (state, kind, stream) => draw?.(stream, state) ?? drawn(kind, stream),
      scores: one.scores === true,
      forAll: one.forAll === true,
      stays: (state) => one.stays?.(state) ?? null,
      notNow: (state, ask) => {
        const said = id.read(ask);
        return (said && one.notNow?.(state, { said, scope: partsOf(ask).scope })) ?? null;
      },
      means: (state, ask, value) => {
        const said = id.read(ask);
        return (said && one.means?.(state, value, { said })) ?? null;
      },
      words: (state, value) => one.words?.(state, value) ?? null,
      reads: (state, ask, value) => {
        const said = id.read(ask);
        return (said && reads?.(state, value, { said })) ?? [];
      },
      written: (value) => one.written?.(value) ?? value,
    };
  };
}

/** Dice, cards and lots as they are asked for; nothing else is drawn. */
function drawn(kind: AskKind, stream: Stream): Json {
  switch (kind.type) {
    case 'draw':
      return drawn(kind.as, stream);
    case 'number':
      return kind.min - 1 + stream.die(kind.max - kind.min + 1);
    case 'choice':
      return stream.pick(kind.choices)?.id ?? null;
    case 'choices':
      return stream.shuffle(kind.choices.map(({ id }) => id)).slice(0, kind.max);
    case 'record':
      return Object.fromEntries(kind.fields.map((field) => [field.id, drawn(field.kind, stream)]));
    case 'confirm':
    case 'flag':
    case 'text':
    case 'table':
    case 'sheet':
      return null;
  }
}
