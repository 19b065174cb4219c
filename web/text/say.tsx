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
  return <Pieces text={formOf(messages()[props.k], values.count, plurals.value)} values={values} />;
}

interface PiecesProps {
  readonly text: string;
  readonly values: Readonly<Record<string, ComponentChildren>>;
}

/** A text with elements in its places. */
export function Pieces({ text: whole, values }: PiecesProps) {
  return (
    <>
      {piecesOf(whole).map(({ text, place }, index) => (
        <Fragment key={index}>{place === null ? text : values[place]}</Fragment>
      ))}
    </>
  );
}
