/** How a table of the event lies: drawn by the server, so that no page loads more for it; a tap opens it to measure on. */
import './laid-table.css';
import type { MapRow } from '../../core/event/views.ts';
import { say } from '../text/language.ts';

export interface LaidTableProps {
  readonly event: string;
  readonly map: MapRow;
  /** The round's own deployment or scenario, to be drawn under it. */
  readonly layout: string | null;
}

export function LaidTable({ event, map, layout }: LaidTableProps) {
  const { name, tables } = map;
  const title = say('laid.title', { count: tables.length, tables: tables.join(', '), name });
  return (
    <figure class="laid-table">
      <a href={`/table?event=${encodeURIComponent(event)}&map=${encodeURIComponent(map.id)}`}>
        <img src={drawingOf(event, map, layout)} alt={say('laid.drawing', { name })} loading="lazy" />
      </a>
      <figcaption>{title}</figcaption>
    </figure>
  );
}

/** Its seal is in the address: laid out anew, it is another drawing. */
export function drawingOf(event: string, { id, seal }: MapRow, layout: string | null): string {
  const under = layout === null ? '' : `&layout=${encodeURIComponent(layout)}`;
  return `/api/events/${encodeURIComponent(event)}/maps/${encodeURIComponent(id)}/svg?of=${seal.slice(0, 12)}${under}`;
}
