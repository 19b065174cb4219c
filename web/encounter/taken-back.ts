/** What this device's side took back: it stands in its form again, to be put right in a word and saved. */
import { signal } from '@preact/signals';
import type { Ask } from '../../core/encounter/types.ts';
import type { Json } from '../../core/journal/json.ts';
import { useTable } from './context.ts';

/** By ask. What everybody went back to before, the record says; an undo leaves nothing in it. */
const undone = signal<Readonly<Record<string, Json>>>({});

export interface TakingBack {
  /** What this device's side told last, where it may be undone; its answers stand in their forms again. */
  readonly undo: (() => void) | null;
  /** Asks the others to go back to before that answer. */
  readonly goBack: (answer: number) => void;
}

export function useTakingBack(): TakingBack {
  const { store, outbox } = useTable();
  const target = store.part('mine')?.undo ?? null;
  const undo = () => {
    if (target === null) return;
    const side = store.part('mine')?.side;
    const own = (store.part('table')?.answers ?? []).filter((one) => one.side === side && one.how === 'told');
    const last = own.filter(({ at }) => at === own[own.length - 1]?.at);
    undone.value = Object.fromEntries(last.flatMap(({ ask, value }) => (value === undefined ? [] : [[ask, value]])));
    void outbox.send({ type: 'undo', target });
  };
  return {
    undo: target === null ? null : undo,
    goBack: (answer) => void outbox.send({ type: 'go-back', answer }),
  };
}

/** A form that stays open is for what comes next. */
export function useTakenBack({ id, again }: Ask): Json | undefined {
  const { store } = useTable();
  const record = store.part('mine')?.takenBack[id];
  return again === true ? undefined : (record ?? undone.value[id]);
}
