/** What this device's side took back: it stands in its form again, to be put right in a word and saved. */
import { signal } from '@preact/signals';
import type { Ask } from '../../core/encounter/types.ts';
import type { Json } from '../../core/journal/json.ts';
import type { Item, TableCommand } from '../outbox/items.ts';
import { useTable } from './context.ts';

/** By ask. What everybody went back to before, the record says; an undo leaves nothing in it. */
const undone = signal<Readonly<Record<string, Json>>>({});

export interface TakingBack {
  /** What this device's side told last, where it may be undone; its answers stand in their forms again. */
  readonly undo: (() => void) | null;
  /** The same of what was tapped a moment ago, though the page does not show it yet. */
  readonly undoTapped: (() => void) | null;
  /** What was tapped last is in no view yet. */
  readonly onItsWay: boolean;
  /** Tells what puts the last answer right, where it is not undone: the same as a tap beside it. */
  readonly putRight: (() => void) | null;
  /** An undo is on its way. */
  readonly undoing: boolean;
  /** Asks the others to go back to before that answer. */
  readonly goBack: (answer: number) => void;
}

export function useTakingBack(): TakingBack {
  const { store, outbox } = useTable();
  // What everybody is asked to go back to is withdrawn where it is asked.
  const isAsked = Boolean(store.part('table')?.goingBack);
  const target = isAsked ? null : (store.part('mine')?.undo ?? null);
  const [last] = outbox.items.value.filter(({ state }) => state !== 'refused').slice(-1);
  const tapped = useOnItsWay(last);
  const undoing = last?.command.type === 'undo' && (last.state === 'saved' || last.command.target === target);
  const undo = () => {
    if (target === null) return;
    const side = store.part('mine')?.side;
    const own = (store.part('table')?.answers ?? []).filter((one) => one.side === side && one.how === 'told');
    const last = own.filter(({ at }) => at === own[own.length - 1]?.at);
    undone.value = Object.fromEntries(last.flatMap(({ ask, value }) => (value === undefined ? [] : [[ask, value]])));
    void outbox.send({ type: 'undo', target });
  };
  // It goes out behind what it takes back, one after the other.
  const undoItem = (item: Item<TableCommand>) => {
    const answers = item.command.type === 'tell' ? item.command.answers : [];
    undone.value = Object.fromEntries(answers.map(({ ask, value }) => [ask, value]));
    void outbox.send({ type: 'undo', target: item.id });
  };
  const shown = target === null ? null : undo;
  const right = store.part('mine')?.putRight;
  return {
    undo: shown,
    undoTapped: tapped === null ? shown : () => undoItem(tapped),
    onItsWay: tapped !== null,
    undoing,
    putRight:
      right === undefined || tapped !== null ? null : () => void outbox.send({ type: 'tell', answers: [right] }),
    goBack: (answer) => void outbox.send({ type: 'go-back', answer }),
  };
}

/** What was told last as it was first seen here, and how far the page was then. */
let noted = { id: '', tells: false, given: 0 };

/** What was told on this device and is in no view yet; nothing of what was sealed, which stays. */
function useOnItsWay(last: Item<TableCommand> | undefined): Item<TableCommand> | null {
  const { store } = useTable();
  const [table, mine] = [store.part('table'), store.part('mine')];
  const given = table?.answers.slice(-1)[0]?.number ?? 0;
  if (last !== undefined && last.id !== noted.id) {
    const seals = (id: string) => mine?.asks.some((one) => one.id === id && one.secret === true) === true;
    const { state, command } = last;
    // What an earlier page sent is in its view by now.
    const tells = state === 'saved' && command.type === 'tell' && !command.answers.some(({ ask }) => seals(ask));
    noted = { id: last.id, tells, given };
  }
  return last !== undefined && noted.tells && (last.state === 'saved' || given === noted.given) ? last : null;
}

/** A form that stays open is for what comes next. */
export function useTakenBack({ id, again }: Ask): Json | undefined {
  const { store } = useTable();
  const record = store.part('mine')?.takenBack[id];
  return again === true ? undefined : (record ?? undone.value[id]);
}
