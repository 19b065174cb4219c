/** What a screen shows, in its address: a screen that is turned off and on again shows the same. */
import { signal } from '@preact/signals';
import { SIZES, type ScreenSize } from './fit.ts';

export const VIEWS = ['auto', 'names', 'tables', 'standings', 'clock', 'scenario'] as const;
export type View = (typeof VIEWS)[number];

export const DISTANCES = ['3', '5', '8', '10', '15'] as const;
export type Distance = (typeof DISTANCES)[number];

export interface Settings {
  readonly event: string | null;
  readonly view: View;
  readonly distance: Distance;
  readonly size: ScreenSize;
}

/** Reads an address; whatever is not known is as it is without it. */
export function settingsIn(search: string): Settings {
  const asked = new URLSearchParams(search);
  const one = <Value extends string>(name: string, known: readonly Value[], otherwise: Value): Value =>
    known.find((value) => value === asked.get(name)) ?? otherwise;
  return {
    event: asked.get('event'),
    view: one('view', VIEWS, 'auto'),
    distance: one('distance', DISTANCES, '5'),
    size: one('size', SIZES, '65'),
  };
}

export function addressOf({ event, view, distance, size }: Settings): string {
  const asked = new URLSearchParams({ ...(event === null ? {} : { event }), view, distance, size });
  return `/screen?${asked.toString()}`;
}

export const settings = signal<Settings>(settingsIn(typeof location === 'undefined' ? '' : location.search));

export function change(to: Partial<Settings>): void {
  settings.value = { ...settings.peek(), ...to };
  history.replaceState(null, '', addressOf(settings.peek()));
}
