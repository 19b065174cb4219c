/**
 * A table to look at and to work on: the drawing, by finger, mouse or keys, and everything on it as a list, for screen
 * readers and for whoever rather reads. What lies there comes in; a change goes out whole, sound or refused. Without
 * `onChange` the table is only looked at.
 */
import './table-view.css';
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import type { Layout, LayoutPoint, TerrainTrait } from '../../core/table/layout/layout.ts';
import { movedTo, placeOf, without } from '../../core/table/map/edits.ts';
import type { TableMap } from '../../core/table/map/map.ts';
import { announce } from '../parts/status.tsx';
import { tellTable } from '../text/tables.ts';
import { nameOf, whereOf } from './names.ts';
import { type Marks, type SaidAt, TableDrawing } from './table-drawing.tsx';
import { ThingsList } from './things-list.tsx';

/** What moves and removes things, by their ids. Places in inches. */
export interface Deeds {
  readonly placeOf: (id: string) => LayoutPoint | null;
  readonly move: (id: string, place: LayoutPoint) => void;
  readonly remove: (id: string) => void;
}

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
  /** Instead of `onChange`, where what is shown is not the table's own. */
  readonly deeds?: Deeds;
  /** A tap, on the thing that is there if any, instead of choosing it. */
  readonly onTap?: (place: LayoutPoint, id: string | null) => void;
  readonly marks?: Marks;
  readonly against?: SaidAt | null;
}

export function TableView({ map, layout, traits, selected, onSelect, onChange, ...more }: TableViewProps) {
  const deeds = more.deeds ?? (onChange === undefined ? null : deedsOn(map, onChange));
  const move =
    ({ placeOf: at, move: to }: Deeds) =>
    (id: string, [dx, dy]: LayoutPoint) => {
      const place = at(id);
      if (place === null) return;
      onSelect(id);
      to(id, [hundredths(place[0] + dx), hundredths(place[1] + dy)]);
    };
  const remove = (id: string) => {
    announce(tellTable('table.removed', { what: nameOf(map, id) }));
    deeds?.remove(id);
    onSelect(null);
  };
  return (
    <div class="table-view">
      <TableDrawing
        map={map}
        layout={layout}
        traits={traits}
        selected={selected}
        marks={more.marks ?? null}
        against={more.against ?? null}
        onSelect={onSelect}
        onTap={more.onTap ?? null}
        onMove={deeds === null ? null : move(deeds)}
        onRemove={deeds === null ? null : remove}
      />
      <ThingsList map={map} layout={layout} traits={traits} selected={selected} onSelect={onSelect} />
    </div>
  );
}

function deedsOn(map: TableMap, onChange: (next: TableMap | Refusal) => void): Deeds {
  return {
    placeOf: (id) => placeOf(map, id),
    move: (id, place) => {
      const next = movedTo(map, id, place);
      onChange(next);
      if (!isRefusal(next)) announce(tellTable('table.moved', { what: nameOf(next, id), where: whereOf(next, id) }));
    },
    remove: (id) => onChange(without(map, id)),
  };
}

/** What people place snaps to hundredths of an inch. */
function hundredths(inches: number): number {
  return Math.round(inches * 100) / 100;
}
