/** The table of this game, live on every phone of it: what is moved here is told to all when the hands rest. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type BoardRow, boardsIn } from '../../../core/encounter/board.ts';
import {
  type TableAsked,
  type TableChange,
  type TableNow,
  changeBetween,
  changedBy,
  tableNow,
  tableValues,
} from '../../../core/encounter/table.ts';
import { named } from '../../../core/encounter/names.ts';
import type { Ask } from '../../../core/encounter/types.ts';
import type { Json } from '../../../core/journal/json.ts';
import type { Layout, LayoutBook } from '../../../core/table/layout/layout.ts';
import { fetchBooks } from '../../layouts/asked.ts';
import { tellTable } from '../../text/tables.ts';
import { useNames, useTable } from '../context.ts';
import { openTaps } from '../row-taps.tsx';
import { ToldTable } from './entered-table.tsx';
import type { Tapped } from './thing-form.tsx';

/** How long hands rest before what they moved is told, and where a drag may be refused, in ms. */
const [REST, SOON] = [1200, 200];

export function TableBoard() {
  const { store } = useTable();
  const board = boardsIn(store.part('boards') ?? {}).find(({ kind }) => kind === 'table');
  return board?.kind === 'table' ? <Shared board={board} /> : null;
}

function Shared({ board }: { readonly board: TableAsked & { readonly ask: string } }) {
  const { store } = useTable();
  const nameOf = useNames();
  const book = useBook(store.part('encounter')?.system ?? '');
  const layout: Layout | null = board.own ?? book?.layouts.find(({ name }) => name === board.layout) ?? null;
  const answers = store.part('table')?.answers;
  const told = useMemo(() => tableNow(board, tableValues(answers ?? [])), [board, answers]);
  const mine = store.part('mine');
  const asks = mine?.asks ?? [];
  const open = asks.some(({ id }) => id === board.ask);
  const { now, waiting, change, against, read } = useShared(board, told, open);
  const rows = boardsIn(mine?.boards ?? store.part('boards') ?? {}).flatMap((one) =>
    one.kind === 'rows' ? one.rows : [],
  );
  return (
    <div
      class="told-board"
      data-ask={board.ask}
      onPointerDown={({ target }) => (target instanceof SVGElement ? read() : undefined)}
    >
      {open ? <p class="soft">{tellTable('told.lead')}</p> : null}
      <ToldTable
        asked={board}
        now={now}
        layout={layout}
        traits={book?.traits ?? []}
        nameOf={nameOf}
        rowOf={(piece) => rowFor(piece, rows, asks)}
        against={against}
        {...(open ? { onChange: change } : {})}
      />
      <p class="soft" role="status">
        {open ? tellTable(waiting ? 'told.waiting' : 'told.shared') : null}
      </p>
    </div>
  );
}

/** What may be told of the row that a piece stands for. */
function rowFor(piece: string, rows: readonly BoardRow[], asks: readonly Ask[]): Tapped | null {
  const row = rows.find((one) => one.piece === piece);
  return row === undefined ? null : { title: row.title, taps: openTaps(row, asks) };
}

function useBook(system: string): LayoutBook | null {
  const [books, setBooks] = useState<readonly LayoutBook[]>([]);
  useEffect(() => void fetchBooks().then((found) => setBooks(found ?? [])), []);
  return books.find((one) => one.system === system) ?? null;
}

/** What was told, with what this phone moved since on top of it until everybody has it, or it was refused. */
function useShared({ ask, atOnce = false }: TableAsked & { readonly ask: string }, told: TableNow, open: boolean) {
  const { outbox } = useTable();
  const nameOf = useNames();
  const [pending, setPending] = useState<TableChange | null>(null);
  const sent = useRef<{ readonly id: string | null; readonly of: TableChange } | null>(null);
  const left = useMemo(
    () => (pending === null ? null : changeBetween(told, changedBy(told, pending))),
    [told, pending],
  );
  const last = outbox.items.value.find(({ id }) => id === sent.current?.id);
  const refused = last?.state === 'refused' ? last : null;
  // The end of a game leaves the table as it is.
  const change = !open || (refused !== null && sent.current?.of === pending) ? null : left;
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
    const timer = setTimeout(send, atOnce ? SOON : REST);
    // A phone that is put away takes nothing with it.
    const away = () => {
      if (document.visibilityState === 'hidden' && sent.current?.of !== pending) send();
    };
    document.addEventListener('visibilitychange', away);
    // What is tapped elsewhere comes after what was moved here: “All my fighters are set up” hides no drag out of a zone.
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Element && !target.closest('.told-board') && sent.current?.of !== pending) send();
    };
    document.addEventListener('pointerdown', elsewhere, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', away);
      document.removeEventListener('pointerdown', elsewhere, true);
    };
  }, [outbox, ask, atOnce, pending, change]);
  const now = change === null ? told : changedBy(told, change);
  const at = sent.current?.of.put.slice(-1)[0]?.at;
  // Whoever goes on has read why.
  const read = () => (refused === null ? undefined : void outbox.forget(refused.id));
  return {
    now,
    waiting: change !== null,
    against:
      refused?.refused && at ? { ...refused.refused, message: named(refused.refused.message, nameOf), at } : null,
    read,
    change: (next: TableNow) => {
      read();
      setPending(changeBetween(told, next));
    },
  };
}

function valueOf({ put, off, terrain }: TableChange): Json {
  return JSON.parse(JSON.stringify({ put, off, terrain })) as Json;
}
