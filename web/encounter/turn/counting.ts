/** One set of counters for all phones: a tap is told after a moment, and until then stands here before what the record has. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TurnBoard } from '../../../core/encounter/board.ts';
import type { Ask } from '../../../core/encounter/types.ts';
import type { Json } from '../../../core/journal/json.ts';
import { useTable } from '../context.ts';
import { type Edited, type Telling, countsTold } from './telling.ts';

/** Taps that come closer together are told as one, ms. */
const SOON = 400;
/** So long after the server has taken it, its view is here, ms. */
const SEEN = 1000;

export interface Counting {
  readonly counts: readonly Ask[];
  readonly most: TurnBoard['most'];
  /** What was tapped here and is not in the view yet. */
  readonly edited: Edited;
  /** Null for whoever only watches. */
  readonly onEdit: ((ask: string, field: string, value: Json) => void) | null;
}

/** The counts as both see them, and as they are told with whatever ends the Turn. */
export function useCounting(board: TurnBoard, asks: readonly Ask[]): Counting & { readonly told: readonly Telling[] } {
  const { store } = useTable();
  const { edited, edit } = useShared(board);
  const may = asks.some(({ id }) => board.counts.includes(id));
  const among = may ? asks : (store.part('table')?.asks ?? []);
  const counts = board.counts.flatMap((id) => among.find((one) => one.id === id) ?? []);
  return { counts, most: board.most, edited, onEdit: may ? edit : null, told: may ? countsTold(counts, edited) : [] };
}

function useShared({ counting }: TurnBoard) {
  const { outbox } = useTable();
  const [edited, setEdited] = useState<Edited>({});
  const tapped = useRef(0);
  const sent = useRef<{ readonly id: string; readonly edited: Edited } | null>(null);
  const open = useRef(counting);
  open.current = counting;
  const edit = (id: string, field: string, value: Json) => {
    tapped.current = Date.now();
    setEdited({ ...edited, [id]: { ...edited[id], [field]: value } });
  };
  useEffect(() => {
    const tell = async () => {
      const answers = Object.entries(edited).flatMap(([id, value]) => {
        const ask = open.current[id];
        return ask === undefined || outbox.items.value.some(told(id, tapped.current)) ? [] : [{ ask, value }];
      });
      if (answers.length === 0) return;
      // Whoever counts anew has read why the last figure was refused.
      for (const item of outbox.items.value) {
        if (item.state === 'refused' && answers.some(({ ask }) => tells(item, ask))) void outbox.forget(item.id);
      }
      const { id } = await outbox.send({ type: 'tell', answers });
      sent.current = { id, edited };
    };
    const timer = setTimeout(() => void tell(), SOON);
    return () => clearTimeout(timer);
  }, [edited, outbox]);
  const { id = '', state } = outbox.items.value.find((one) => one.id === sent.current?.id) ?? {};
  // One refused after another is in the same state, and its figure is dropped too.
  useEffect(() => {
    if (state !== 'sent' && state !== 'refused') return undefined;
    const drop = () => setEdited((now) => (now === sent.current?.edited ? {} : now));
    const timer = setTimeout(drop, state === 'sent' ? SEEN : 0);
    return () => clearTimeout(timer);
  }, [id, state]);
  return { edited, edit };
}

type Item = ReturnType<typeof useTable>['outbox']['items']['value'][number];

/** Whether a command tells this, since then: the Turn was ended with it. */
function told(id: string, since: number) {
  return (item: Item): boolean => item.at >= since && item.state !== 'refused' && tells(item, id);
}

function tells({ command }: Item, id: string): boolean {
  return command.type === 'tell' && command.answers.some(({ ask }) => ask === id);
}
