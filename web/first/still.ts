/** The store of a page whose stream is not open yet: one view that stays as it is. */
import { signal } from '@preact/signals';
import type { FirstView } from '../live/first-view.ts';
import type { PartTypes, Store } from '../live/store.ts';

export function stillStore({ parts, now }: FirstView): Store {
  return {
    part: <Name extends keyof PartTypes>(name: Name) => (parts as Partial<PartTypes>)[name],
    state: signal('connecting'),
    asOf: signal(null),
    now: signal(now),
    close: () => undefined,
  };
}
