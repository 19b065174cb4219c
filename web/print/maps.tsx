/** A card a table: how it lies, and what everything on it is. */
import { useEffect, useState } from 'preact/hooks';
import { inchText } from '../../core/table/drawing/words.ts';
import type { LayoutBook } from '../../core/table/layout/layout.ts';
import { type TableMap, layoutPlayed } from '../../core/table/map/map.ts';
import type { MapRow } from '../../core/event/views.ts';
import { useStore } from '../event/context.ts';
import { drawingOf } from '../event/laid-table.tsx';
import { fetchBooks } from '../layouts/asked.ts';
import { say } from '../text/language.ts';
import { tell } from '../text/print.ts';
import { sayDrawing } from '../text/layouts.ts';
import { SheetHead } from './head.tsx';

export function MapSheets({ round }: { readonly round: number }) {
  const store = useStore();
  const event = store.part('event');
  const [books, setBooks] = useState<readonly LayoutBook[]>([]);
  useEffect(() => void fetchBooks().then((found) => setBooks(found ?? [])), []);
  if (event === undefined) return null;
  const cards = event.maps
    .flatMap((map) => map.tables.map((table) => ({ table, map })))
    .sort((one, other) => one.table - other.table);
  if (cards.length === 0) return <p class="off-paper">{tell('print.noMaps')}</p>;
  const layout = store.part(`round/${round}`)?.layout ?? null;
  return (
    <>
      {cards.map(({ table, map }) => (
        <section key={table} class="sheet">
          <SheetHead title={say('laid.title', { count: 1, tables: String(table), name: map.name })} round={round} />
          <img
            class="map-drawing"
            src={drawingOf(event.id, map, layout)}
            alt={say('laid.drawing', { name: map.name })}
          />
          <OnTable event={event.id} row={map} books={books} layout={layout} />
        </section>
      ))}
    </>
  );
}

interface OnTableProps {
  readonly event: string;
  readonly row: MapRow;
  readonly books: readonly LayoutBook[];
  readonly layout: string | null;
}

/** What lies under it and how sure that is, and every piece with what it is. */
function OnTable({ event, row, books, layout }: OnTableProps) {
  const [map, setMap] = useState<TableMap | null>(null);
  useEffect(() => void fetchMap(event, row.id).then(setMap), [event, row.id, row.seal]);
  const system = useStore().part('event')?.system ?? null;
  const traits = books.find(({ system }) => system === map?.system)?.traits ?? [];
  const factsOf = ({ traits: own, height }: TableMap['terrain'][number]) => [
    ...traits.filter(({ id }) => own.includes(id)).map(({ label }) => label),
    ...(height === undefined ? [] : [inchText(height)]),
  ];
  const under = map === null ? null : layoutPlayed({ ...map, system: map.system ?? system }, layout, books);
  return (
    <>
      {under === null ? null : (
        <p class="map-sure">
          {under.title}. {sayDrawing(`drawing.sure.${under.sure.how}`)}
        </p>
      )}
      <ul class="map-pieces">
        {map?.terrain.map((piece) => (
          <li key={piece.id}>
            <strong>{piece.name}</strong> {factsOf(piece).join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A table that the event keeps; null where it cannot be had. */
async function fetchMap(event: string, map: string): Promise<TableMap | null> {
  try {
    const answer = await fetch(`/api/events/${encodeURIComponent(event)}/maps/${encodeURIComponent(map)}`);
    return answer.ok ? ((await answer.json()) as TableMap) : null;
  } catch {
    return null;
  }
}
