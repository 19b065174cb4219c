/** The ground that a unit reaches: asked for band by band, so that whoever drags it meanwhile waits for one band at most. */
import type { Signal } from '@preact/signals';
import { isRefusal } from '../../core/rules/refusal.ts';
import type { MoveDeed } from './engine/drafts.ts';
import type { Choices } from './engine/messages.ts';
import type { Stretch } from './engine/reach.ts';
import type { Ask } from './engine.ts';

export type Reached = Readonly<Partial<Record<MoveDeed, readonly Stretch[]>>>;

/** How wide a band is, in inches. */
const BAND = 3;

export async function fillReach(
  ask: Ask,
  { unit, deeds, allowed }: Pick<Choices, 'unit' | 'deeds' | 'allowed'>,
  into: Signal<Reached>,
  isWanted: () => boolean,
): Promise<void> {
  for (const deed of deeds) {
    if (deed === 'hold' || deed === 'idle') continue;
    for (let from = 0; from <= allowed[deed]; from += BAND) {
      const got = await ask('reach', { unit, deed, from, to: from + BAND });
      if (!isWanted() || isRefusal(got)) return;
      into.value = { ...into.value, [deed]: [...(into.value[deed] ?? []), ...got] };
    }
  }
}
