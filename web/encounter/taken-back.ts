/** What this device's side took back: it stands in its form again, to be put right in a word and saved. */
import { signal } from '@preact/signals';
import type { Ask } from '../../core/encounter/types.ts';
import type { Json } from '../../core/journal/json.ts';
import { useTable } from './context.ts';

/** By ask. What everybody went back to before, the record says; an undo leaves nothing in it. */
const undone = signal<Readonly<Record<string, Json>>>({});

/** Notes what an undo takes back: the answers that this side gave last, in one command. */
export function useNotesUndone(): () => void {
  const { store } = useTable();
  return () => {
    const side = store.part('mine')?.side;
    const own = (store.part('table')?.answers ?? []).filter((one) => one.side === side && one.how === 'told');
    const last = own.filter(({ at }) => at === own[own.length - 1]?.at);
    undone.value = Object.fromEntries(last.flatMap(({ ask, value }) => (value === undefined ? [] : [[ask, value]])));
  };
}

/** A form that stays open is for what comes next. */
export function useTakenBack({ id, again }: Ask): Json | undefined {
  const { store } = useTable();
  const record = store.part('mine')?.takenBack[id];
  return again === true ? undefined : (record ?? undone.value[id]);
}
