/** A message whose places are filled with elements: `<Say k="pairings.against" names={<Name … />} />`. */
import { type ComponentChildren, Fragment } from 'preact';
import { messages } from './language.ts';
import { type Key, type Places, formOf, piecesOf } from './messages.ts';
import { plurals } from './vocabulary.ts';

type SayProps<K extends Key> = { readonly k: K } & {
  readonly [Name in Places<K>]: Name extends 'count' ? number : ComponentChildren;
};

export function Say<K extends Key>(props: SayProps<K>) {
  const values: Readonly<Record<string, ComponentChildren>> = props;
  const form = formOf(messages()[props.k], values.count, plurals.value);
  return (
    <>
      {piecesOf(form).map(({ text, place }, index) => (
        <Fragment key={index}>{place === null ? text : values[place]}</Fragment>
      ))}
    </>
  );
}
