/** A message of the desk whose places are filled with elements, as `Say` is one of every page. */
import type { ComponentChildren } from 'preact';
import type { deskEn } from './desk-en.ts';
import { type DeskKey, deskForm } from './desk.ts';
import { Pieces } from './say.tsx';
import type { PlacesIn } from './speaker.ts';

type TellProps<K extends DeskKey> = { readonly k: K } & {
  readonly [Name in PlacesIn<(typeof deskEn)[K]>]: Name extends 'count' ? number : ComponentChildren;
};

export function Tell<K extends DeskKey>(props: TellProps<K>) {
  const values: Readonly<Record<string, ComponentChildren>> = props;
  return <Pieces text={deskForm(props.k, values.count)} values={values} />;
}
