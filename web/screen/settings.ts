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
  /** What this screen is known by at the desk; null where that is not made up yet. */
  readonly code: string | null;
}

/** What everybody may see, and no more: a screen hangs in the room. The page itself asks for the same. */
export const FIRST_PARTS = 'as=public&parts=event,pack,entrants,standings,awards,clock,round,games,rulings,screens';

/** Reads an address; whatever is not known is as it is without it. */
export function settingsIn(search: string, code: string | null): Settings {
  const asked = new URLSearchParams(search);
  const one = <Value extends string>(name: string, known: readonly Value[], otherwise: Value): Value =>
    known.find((value) => value === asked.get(name)) ?? otherwise;
  return {
    event: asked.get('event'),
    view: one('view', SCREEN_VIEWS, 'auto'),
    distance: one('distance', SCREEN_DISTANCES, '5'),
    size: one('size', SCREEN_SIZES, '65'),
    code: code !== null && CODE.test(code) ? code : null,
  };
}

function addressOf({ event, view, distance, size }: Settings): string {
  const asked = new URLSearchParams({ ...(event === null ? {} : { event }), view, distance, size });
  return `/screen?${asked.toString()}`;
}

const LETTERS = 'ACDEFGHJKLMNPQRTUVWXY34679';
const CODE = /^[A-Z0-9]{4}$/;
const YEAR = 31_536_000;

/** This screen's code: made up once, and kept as long as the browser keeps anything, where the server that draws it sees it. */
function codeHere(): string {
  const kept = /(?:^|;\s*)screen=([A-Z0-9]{4})(?:;|$)/.exec(document.cookie)?.[1];
  const made = Array.from({ length: 4 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)] ?? 'A').join('');
  const code = kept ?? made;
  document.cookie = `screen=${code}; path=/; max-age=${YEAR}; samesite=lax`;
  return code;
}

export const settings = signal<Settings>(
  typeof location === 'undefined' ? settingsIn('', null) : settingsIn(location.search, codeHere()),
);

export function change(to: Partial<Settings>): void {
  settings.value = { ...settings.peek(), ...to };
  history.replaceState(null, '', addressOf(settings.peek()));
}

/** What the desk told this screen to show; what was chosen here, as long as it told nothing. */
export function setupOf(screens: ScreensPart | undefined, { view, distance, size, code }: Settings): ScreenSetup {
  return setupFor(screens, code) ?? { name: '', view, distance, size, dwell: 0, share: [1, 1] };
}

/** What the desk told a screen; null while it told nothing. */
export function setupFor(screens: ScreensPart | undefined, code: string | null): ScreenSetup | null {
  return code === null ? null : (screens?.[code]?.setup ?? null);
}
