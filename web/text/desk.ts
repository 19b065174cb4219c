/** The words of the desk. They are a file of their own, so that a phone does not load them. */
import { deskEn } from './desk-en.ts';
import { language } from './language.ts';
import { type Message, formOf, piecesOf } from './messages.ts';

export type DeskKey = keyof typeof deskEn;
type DeskMessages = Readonly<Record<DeskKey, Message>>;

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type PlacesIn<Value> = Value extends string ? NamesIn<Value> : NamesIn<Value[keyof Value]> | 'count';
type Places<K extends DeskKey> = PlacesIn<(typeof deskEn)[K]>;
type Filling<K extends DeskKey> = [Places<K>] extends [never]
  ? []
  : [values: { readonly [Name in Places<K>]: Name extends 'count' ? number : string | number }];

/** By the language's tag; a language without these is told in English. */
const LANGUAGES: Readonly<Record<string, DeskMessages>> = { en: deskEn };

/** The text of a key with its places filled in. */
export function tell<K extends DeskKey>(key: K, ...filling: Filling<K>): string {
  const values: Readonly<Record<string, string | number>> = filling[0] ?? {};
  const { tag } = language.value;
  const known = LANGUAGES[tag];
  const form = formOf((known ?? deskEn)[key], values.count, new Intl.PluralRules(known ? tag : 'en'));
  return piecesOf(form)
    .map(({ text, place }) => (place === null ? text : String(values[place] ?? text)))
    .join('');
}
