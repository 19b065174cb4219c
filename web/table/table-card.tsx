/** A table as it comes out of the printer: the drawing, and every piece with what it is. */
import './table-card.css';
import { mapPicture } from '../../core/table/drawing/map-drawing.ts';
import type { Layout, TerrainTrait } from '../../core/table/layout/layout.ts';
import type { TableMap } from '../../core/table/map/map.ts';
import { sayDrawing } from '../text/layouts.ts';
import { drawn } from './drawn.tsx';
import { factsOf } from './names.ts';

export interface TableCardProps {
  readonly map: TableMap;
  readonly layout: Layout | null;
  readonly traits: readonly TerrainTrait[];
  /** Begins the ids of its patterns: two drawings on a page need two. */
  readonly id: string;
}

export function TableCard({ map, layout, traits, id }: TableCardProps) {
  return (
    <>
      {layout === null ? null : (
        <p>
          {layout.title}. {sayDrawing(`drawing.sure.${layout.sure.how}`)}
        </p>
      )}
      <div class="drawing-frame table-card-drawing">{drawn(mapPicture(map, layout, traits, id, sayDrawing))}</div>
      <ul class="table-card-list">
        {map.terrain.map((piece) => (
          <li key={piece.id}>
            <strong>{piece.name}</strong> {factsOf(map, traits, piece.id)}
          </li>
        ))}
      </ul>
    </>
  );
}
