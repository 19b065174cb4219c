/** The words of the desk. They are files of their own, so that a phone does not load them. */
import type { deskEn } from './desk-en.ts';
import { type Message, formOf, piecesOf } from './messages.ts';
import { plurals, vocabulary } from './vocabulary.ts';

export type DeskKey = keyof typeof deskEn;
type DeskMessages = Readonly<Record<DeskKey, Message>>;

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type PlacesIn<Value> = Value extends string ? NamesIn<Value> : NamesIn<Value[keyof Value]> | 'count';
type Places<K extends DeskKey> = PlacesIn<(typeof deskEn)[K]>;
type Filling<K extends DeskKey> = [Places<K>] extends [never]
  ? []
  : [values: { readonly [Name in Places<K>]: Name extends 'count' ? number : string | number }];

const messages = vocabulary<DeskMessages>({
  en: async () => (await import('./desk-en.ts')).deskEn,
  de: async () => (await import('./desk-de.ts')).deskDe,
});

/** The text of a key with its places filled in. */
export function tell<K extends DeskKey>(key: K, ...filling: Filling<K>): string {
  const values: Readonly<Record<string, string | number>> = filling[0] ?? {};
  const form = formOf(messages()[key], values.count, plurals.value);
  return piecesOf(form)
    .map(({ text, place }) => (place === null ? text : String(values[place] ?? text)))
    .join('');
}
