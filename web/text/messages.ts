/** What a language is, and the types that follow from the English texts. */
import type { en } from './en.ts';

/** One form per plural category of the language; `other` is always there. */
export type Plural = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
export type Message = string | Plural;

export type Key = keyof typeof en;
export type Messages = Readonly<Record<Key, Message>>;

/** The names in braces of one text, and of all forms of a plural, which needs its count in any case. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type PlacesIn<Value> = Value extends string ? NamesIn<Value> : NamesIn<Value[keyof Value]> | 'count';

/** The places of a message that must be filled in. */
export type Places<K extends Key> = PlacesIn<(typeof en)[K]>;

/** The keys whose texts have no places. */
export type PlainKey = { readonly [K in Key]: [Places<K>] extends [never] ? K : never }[Key];

/** What goes with a key: nothing for a plain text, else a value for every place. */
export type Filling<K extends Key, Value> = [Places<K>] extends [never]
  ? []
  : [values: { readonly [Name in Places<K>]: Name extends 'count' ? number : Value }];

/** The form of a message for a count; a message without forms is its own. */
export function formOf(message: Message, count: unknown, rules: Intl.PluralRules): string {
  if (typeof message === 'string') return message;
  return message[typeof count === 'number' ? rules.select(count) : 'other'] ?? message.other;
}

/** A text in pieces: what stands there, and the names of the places between. */
export function piecesOf(text: string): readonly { readonly text: string; readonly place: string | null }[] {
  return text.split(/(\{\w+\})/).flatMap((piece) => {
    if (piece === '') return [];
    return [{ text: piece, place: piece.startsWith('{') ? piece.slice(1, -1) : null }];
  });
}

/** English sentences of core as its source has them, `{1}`, `{2}` where it fills something in, each as another language has it. */
export type Sentences = Readonly<Record<string, string>>;
