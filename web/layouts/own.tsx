/** Layouts that somebody here changed: those kept on this device, and those of the event that the address names. */
import { useEffect, useState } from 'preact/hooks';
import type { EventPart } from '../../core/event/views.ts';
import type { Layout } from '../../core/table/layout/layout.ts';
import type { TableMap } from '../../core/table/map/map.ts';
import { LayoutDrawing } from '../table/drawn.tsx';
import { sayDrawing, tellLayouts } from '../text/layouts.ts';
import { fetched } from './asked.ts';

interface OwnLayout {
  readonly name: string;
  readonly layout: Layout;
  readonly address: string;
}

export function OwnLayouts({ event, as }: { readonly event: string | null; readonly as: string | null }) {
  const [here, setHere] = useState<readonly OwnLayout[]>([]);
  const [there, setThere] = useState<readonly OwnLayout[]>([]);
  useEffect(() => void keptHere().then(setHere), []);
  useEffect(() => {
    if (event !== null) void keptIn(event, as).then(setThere);
  }, [event, as]);
  return (
    <>
      <Shelf id="event" title={tellLayouts('layouts.ofEvent')} layouts={there} />
      <Shelf id="device" title={tellLayouts('layouts.own')} layouts={here} />
    </>
  );
}

interface ShelfProps {
  /** Begins the ids of the drawings' patterns. */
  readonly id: string;
  readonly title: string;
  readonly layouts: readonly OwnLayout[];
}

function Shelf({ id, title, layouts }: ShelfProps) {
  if (layouts.length === 0) return null;
  return (
    <section class="layouts-book">
      <h2>{title}</h2>
      <p class="soft">{sayDrawing('drawing.sure.own')}</p>
      <ul class="layouts-grid">
        {layouts.map(({ name, layout, address }, index) => (
          <li key={address}>
            <a class="layouts-one" href={address}>
              <span aria-hidden="true">
                <LayoutDrawing layout={layout} id={`${id}-${index}`} small />
              </span>
              <span>
                <bdi>{name}</bdi>: {layout.title}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ownOf({ name, own }: TableMap, address: string): readonly OwnLayout[] {
  return own === undefined ? [] : [{ name, layout: own, address }];
}

async function keptHere(): Promise<readonly OwnLayout[]> {
  const { savedTables } = await import('../table/saved.ts');
  return savedTables().flatMap((map) => ownOf(map, `/table?saved=${encodeURIComponent(map.name)}`));
}

async function keptIn(event: string, as: string | null): Promise<readonly OwnLayout[]> {
  const api = `/api/events/${encodeURIComponent(event)}`;
  const view = (await fetched(`${api}/view?parts=event`)) as { parts?: { event?: EventPart } } | null;
  const changed = (view?.parts?.event?.maps ?? []).filter(({ changes }) => changes !== null);
  const found = changed.map(async ({ id }) => {
    const map = (await fetched(`${api}/maps/${encodeURIComponent(id)}`)) as TableMap | null;
    const role = as === null ? '' : `&as=${encodeURIComponent(as)}`;
    return map === null ? [] : ownOf(map, `/table?event=${encodeURIComponent(event)}&map=${id}${role}`);
  });
  return (await Promise.all(found)).flat();
}
