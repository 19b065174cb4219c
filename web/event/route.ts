/** Where in the event page we are, from the address: `#results/2` is the tab `results`, and `2` within it. */
import { type ReadonlySignal, computed, signal } from '@preact/signals';

export interface Route {
  /** Empty: wherever this event opens. */
  readonly tab: string;
  readonly within: string;
}

export function routeOf(hash: string): Route {
  const [, tab = '', within = ''] = /^#([\w-]*)(?:\/([\w-]*))?$/.exec(hash) ?? [];
  return { tab, within };
}

// A server that draws a page is not told what stands behind `#`.
const hash = signal(typeof location === 'undefined' ? '' : location.hash);
if (typeof window !== 'undefined') {
  window.addEventListener('hashchange', () => {
    // Another view begins at its top; a choice within one stays where it is.
    const turned = routeOf(hash.value).tab !== routeOf(location.hash).tab;
    hash.value = location.hash;
    if (turned) window.scrollTo(0, 0);
  });
}

export const route: ReadonlySignal<Route> = computed(() => routeOf(hash.value));

/** Goes elsewhere without a step in the history: for a choice within a tab. */
export function goTo({ tab, within }: Route): void {
  location.replace(within === '' ? `#${tab}` : `#${tab}/${within}`);
}
