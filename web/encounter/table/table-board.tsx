/** The table of this game, live on every phone of it: what is moved here is told to all when the hands rest. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { boardsIn } from '../../../core/encounter/board.ts';
import {
  type TableAsked,
  type TableChange,
  type TableNow,
  changeBetween,
  changedBy,
  tableNow,
  tableValues,
} from '../../../core/encounter/table.ts';
import type { Json } from '../../../core/journal/json.ts';
import type { Layout, LayoutBook } from '../../../core/table/layout/layout.ts';
import { fetchBooks } from '../../layouts/asked.ts';
import { tellTable } from '../../text/tables.ts';
import { useNames, useTable } from '../context.ts';
import { ToldTable } from './entered-table.tsx';

/** How long hands rest before what they moved is told, in ms. */
const REST = 1200;

export function TableBoard() {
  const { store } = useTable();
  const board = boardsIn(store.part('boards') ?? {}).find(({ kind }) => kind === 'table');
  return board?.kind === 'table' ? <Shared board={board} /> : null;
}

function Shared({ board }: { readonly board: TableAsked & { readonly ask: string } }) {
  const { store, address } = useTable();
  const nameOf = useNames();
  const book = useBook(store.part('encounter')?.system ?? '');
  const layout: Layout | null = board.own ?? book?.layouts.find(({ name }) => name === board.layout) ?? null;
  const answers = store.part('table')?.answers;
  const told = useMemo(() => tableNow(board, tableValues(answers ?? [])), [board, answers]);
  const mine = store.part('mine');
  const staff = mine === undefined && address.as !== null && address.as !== 'public';
  const asks = mine?.asks ?? (staff ? (store.part('table')?.asks ?? []) : []);
  const open = asks.some(({ id }) => id === board.ask);
  const { now, waiting, change } = useShared(board.ask, told);
  return (
    <div class="told-board">
      {open ? <p class="soft">{tellTable('told.lead')}</p> : null}
      <ToldTable
        asked={board}
        now={now}
        layout={layout}
        traits={book?.traits ?? []}
        nameOf={nameOf}
        {...(open ? { onChange: change } : {})}
      />
      <p class="soft" role="status">
        {open ? tellTable(waiting ? 'told.waiting' : 'told.shared') : null}
      </p>
    </div>
  );
}

function useBook(system: string): LayoutBook | null {
  const [books, setBooks] = useState<readonly LayoutBook[]>([]);
  useEffect(() => void fetchBooks().then((found) => setBooks(found ?? [])), []);
  return books.find((one) => one.system === system) ?? null;
}

/** What was told, with what this phone moved since on top of it until everybody has it. */
function useShared(ask: string, told: TableNow) {
  const { outbox } = useTable();
  const [pending, setPending] = useState<TableChange | null>(null);
  const sent = useRef<{ readonly id: string | null; readonly of: TableChange } | null>(null);
  const left = useMemo(
    () => (pending === null ? null : changeBetween(told, changedBy(told, pending))),
    [told, pending],
  );
  const refused = outbox.items.value.some(({ id, state }) => id === sent.current?.id && state === 'refused');
  const change = refused && sent.current?.of === pending ? null : left;
  useEffect(() => {
    if (pending !== null && change === null) setPending(null);
  }, [pending, change]);
  useEffect(() => {
    if (pending === null || change === null || sent.current?.of === pending) return undefined;
    const send = () => {
      sent.current = { id: null, of: pending };
      void outbox.send({ type: 'tell', answers: [{ ask, value: valueOf(change) }] }).then(({ id }) => {
        sent.current = { id, of: pending };
      });
    };
    const timer = setTimeout(send, REST);
    // A phone that is put away takes nothing with it.
    const away = () => {
      if (document.visibilityState === 'hidden' && sent.current?.of !== pending) send();
    };
    document.addEventListener('visibilitychange', away);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', away);
    };
  }, [outbox, ask, pending, change]);
  const now = change === null ? told : changedBy(told, change);
  return { now, waiting: change !== null, change: (next: TableNow) => setPending(changeBetween(told, next)) };
}

function valueOf({ put, off, terrain }: TableChange): Json {
  return JSON.parse(JSON.stringify({ put, off, terrain })) as Json;
}
