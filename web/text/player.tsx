/** The words of the players' page, and of every page: those of its own are a file that no other page loads. */
import type { ComponentChildren } from 'preact';
import type { playerEn } from './player-en.ts';
import type { en } from './en.ts';
import { Pieces } from './say.tsx';
import { type PlacesIn, speaker } from './speaker.ts';

type English = typeof en & typeof playerEn;

const words = speaker<English>({
  en: async () => ({ ...(await import('./en.ts')).en, ...(await import('./player-en.ts')).playerEn }),
  de: async () => ({ ...(await import('./de.ts')).de, ...(await import('./player-de.ts')).playerDe }),
});

/** The text of a key with its places filled in. */
export const say = words.tell;

type SayProps<K extends keyof English> = { readonly k: K } & {
  readonly [Name in PlacesIn<English[K]>]: Name extends 'count' ? number : ComponentChildren;
};

/** The same with elements in its places. */
export function Say<K extends keyof English>(props: SayProps<K>) {
  const values: Readonly<Record<string, ComponentChildren>> = props;
  return <Pieces text={words.form(props.k, values.count)} values={values} />;
}
