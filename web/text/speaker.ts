/** Speaking from one vocabulary: its texts with their places filled in, typed by the English ones. */
import type { Tag } from './languages.ts';
import { type Message, formOf, piecesOf } from './messages.ts';
import { plurals, vocabulary } from './vocabulary.ts';

type Texts = Readonly<Record<string, Message>>;
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
/** The places of a text, in any of its forms. */
export type PlacesIn<Value> = Value extends string ? NamesIn<Value> : NamesIn<Value[keyof Value]> | 'count';
type Filling<Value> = [PlacesIn<Value>] extends [never]
  ? []
  : [values: { readonly [Name in PlacesIn<Value>]: Name extends 'count' ? number : string | number }];
type Values = Readonly<Record<string, string | number>>;

export interface Speaker<English extends Texts> {
  /** The text of a key with its places filled in. */
  readonly tell: <K extends keyof English>(key: K, ...filling: Filling<English[K]>) => string;
  /** The same where the key is only known when the page runs; a place without a value stays as it stands. */
  readonly fill: (key: keyof English, values?: Values) => string;
  /** The text as it stands, in the form that goes with a count. */
  readonly form: (key: keyof English, count?: unknown) => string;
}

export function speaker<English extends Texts>(
  files: Readonly<Record<Tag, () => Promise<Readonly<Record<keyof English, Message>>>>>,
): Speaker<English> {
  const messages = vocabulary(files);
  const form: Speaker<English>['form'] = (key, count) => formOf(messages()[key], count, plurals.value);
  const fill: Speaker<English>['fill'] = (key, values = {}) => {
    return piecesOf(form(key, values.count))
      .map(({ text, place }) => (place === null ? text : String(values[place] ?? text)))
      .join('');
  };
  return { tell: (key, ...filling) => fill(key, filling[0]), fill, form };
}
