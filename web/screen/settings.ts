/** What a screen shows, in its address: a screen that is turned off and on again shows the same. */
import { signal } from '@preact/signals';
import {
  SCREEN_DISTANCES,
  SCREEN_SIZES,
  SCREEN_VIEWS,
  type ScreenDistance,
  type ScreenSetup,
  type ScreenSize,
  type ScreenView,
  type ScreensPart,
} from '../../core/event/screens.ts';

export interface Settings {
  readonly event: string | null;
  readonly view: ScreenView;
  readonly distance: ScreenDistance;
  readonly size: ScreenSize;
}

/** What everybody may see, and no more: a screen hangs in the room. The page itself asks for the same. */
export const FIRST_PARTS = 'as=public&parts=event,pack,entrants,standings,clock,round,games,screens';

/** Reads an address; whatever is not known is as it is without it. */
export function settingsIn(search: string): Settings {
  const asked = new URLSearchParams(search);
  const one = <Value extends string>(name: string, known: readonly Value[], otherwise: Value): Value =>
    known.find((value) => value === asked.get(name)) ?? otherwise;
  return {
    event: asked.get('event'),
    view: one('view', SCREEN_VIEWS, 'auto'),
    distance: one('distance', SCREEN_DISTANCES, '5'),
    size: one('size', SCREEN_SIZES, '65'),
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

const LETTERS = 'ACDEFGHJKLMNPQRTUVWXY34679';

/** What this screen is known by at the desk: made up once, and kept for as long as the browser keeps anything. */
export const code: string = (() => {
  const made = Array.from({ length: 4 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)] ?? 'A').join('');
  try {
    const kept = localStorage.getItem('muster-screen') ?? '';
    if (/^[A-Z0-9]{4}$/.test(kept)) return kept;
    localStorage.setItem('muster-screen', made);
  } catch {
    // A browser that keeps nothing: it is another screen each time.
  }
  return made;
})();

/** What the desk told this screen to show; what was chosen here, as long as it told nothing. */
export function setupOf(screens: ScreensPart | undefined, { view, distance, size }: Settings): ScreenSetup {
  return screens?.[code]?.setup ?? { name: '', view, distance, size, dwell: 0, share: [1, 1] };
}
