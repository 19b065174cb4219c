/**
 * A table to look at and to work on: the drawing, by finger, mouse or keys, and everything on it as a list, for screen
 * readers and for whoever rather reads. What lies there comes in; a change goes out whole, sound or refused. Without
 * `onChange` the table is only looked at.
 */
import './table-view.css';
import type { Refusal } from '../../core/journal/types.ts';
import { isRefusal } from '../../core/journal/types.ts';
import type { Layout, Place, TerrainTrait } from '../../core/table/layout/layout.ts';
import { movedTo, placeOf, without } from '../../core/table/map/edits.ts';
import type { Standing, TableMap } from '../../core/table/map/map.ts';
import { announce } from '../parts/status.tsx';
import { tellTable } from '../text/tables.ts';
import { nameOf, whereOf } from './names.ts';
import { type ShownLine, TableDrawing } from './table-drawing.tsx';
import { ThingsList } from './things-list.tsx';

export interface TableViewProps {
  readonly map: TableMap;
  /** What lies under everything; null: a bare table. */
  readonly layout: Layout | null;
  /** The system's words for terrain. */
  readonly traits: readonly TerrainTrait[];
  /** The id of what is chosen. */
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly onChange?: (next: TableMap | Refusal) => void;
  /** A tap, on the thing that is there if any, instead of choosing it. */
  readonly onTap?: (place: Place, id: string | null) => void;
  readonly lines?: readonly ShownLine[];
  /** So many inches about the edge of a thing. */
  readonly ring?: { readonly at: Standing; readonly reach: number } | null;
}

const NO_LINES: readonly ShownLine[] = [];

export function TableView({ map, layout, traits, selected, onSelect, onChange, ...more }: TableViewProps) {
  const move = (change: (next: TableMap | Refusal) => void, id: string, [dx, dy]: Place) => {
    const place = placeOf(map, id);
    if (place === null) return;
    onSelect(id);
    const next = movedTo(map, id, [hundredths(place[0] + dx), hundredths(place[1] + dy)]);
    change(next);
    if (!isRefusal(next)) announce(tellTable('table.moved', { what: nameOf(next, id), where: whereOf(next, id) }));
  };
  const remove = (change: (next: TableMap | Refusal) => void, id: string) => {
    announce(tellTable('table.removed', { what: nameOf(map, id) }));
    change(without(map, id));
    onSelect(null);
  };
  return (
    <div class="table-view">
      <TableDrawing
        map={map}
        layout={layout}
        traits={traits}
        selected={selected}
        lines={more.lines ?? NO_LINES}
        ring={more.ring ?? null}
        onSelect={onSelect}
        onTap={more.onTap ?? null}
        onMove={onChange === undefined ? null : (id, by) => move(onChange, id, by)}
        onRemove={onChange === undefined ? null : (id) => remove(onChange, id)}
      />
      <ThingsList map={map} layout={layout} traits={traits} selected={selected} onSelect={onSelect} />
    </div>
  );
}

/** What people place snaps to hundredths of an inch. */
function hundredths(inches: number): number {
  return Math.round(inches * 100) / 100;
}
