/** New things for a table: models, markers, terrain of a shape; an outline corner by corner, tapped or typed. */
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import type { LayoutShape, LayoutPoint } from '../../core/table/layout/layout.ts';
import { freeId, withPiece, withThing } from '../../core/table/map/edits.ts';
import type { TableMap } from '../../core/table/map/map.ts';
import { checkMap } from '../../core/table/map/check.ts';
import { Button } from '../parts/button.tsx';
import { tellTable } from '../text/setup.ts';
import { cornersIn, cornersText } from './corners.ts';
import { WordField } from './word-field.tsx';

export interface AddBarProps {
  readonly map: TableMap;
  /** Corners of an outline that is being drawn; null while none is. */
  readonly corners: readonly LayoutPoint[] | null;
  readonly onCorners: (corners: readonly LayoutPoint[] | null) => void;
  /** A table with a new thing on it, and which that is. */
  readonly onAdd: (next: TableMap | Refusal, id: string) => void;
}

const RECTANGLE: LayoutShape = { rect: [0, 0, 5, 4] };
const CIRCLE: LayoutShape = { circle: [0, 0, 2] };

export function AddBar({ map, corners, onCorners, onAdd }: AddBarProps) {
  const [width, depth] = map.size;
  const thing = (kind: 'model' | 'marker') => {
    const id = freeId(map, kind === 'model' ? 'm' : 'k');
    // Sides take turns, so that two taps give two opponents.
    const side =
      kind === 'marker' ? 'neutral' : map.things.filter((one) => one.kind === kind).length % 2 === 0 ? 'A' : 'B';
    const at: LayoutPoint = [width / 2, side === 'A' ? depth / 4 : side === 'B' ? (depth * 3) / 4 : depth / 2];
    onAdd(withThing(map, { id, name: id, kind, side, at, base: 30 }), id);
  };
  const piece = (shape: LayoutShape) => {
    const id = freeId(map, 't');
    const inMiddle: LayoutShape =
      'circle' in shape
        ? { circle: [width / 2, depth / 2, shape.circle[2]] }
        : { rect: [width / 2 - 2.5, depth / 2 - 2, width / 2 + 2.5, depth / 2 + 2] };
    onAdd(withPiece(map, { id, name: id, shape: inMiddle, traits: [] }), id);
  };
  return (
    <section class="table-part">
      <h2>{tellTable('table.add')}</h2>
      {corners === null ? (
        <div class="table-actions">
          <Button onClick={() => thing('model')}>{tellTable('table.addModel')}</Button>
          <Button onClick={() => thing('marker')}>{tellTable('table.addMarker')}</Button>
          <Button onClick={() => piece(RECTANGLE)}>{tellTable('table.addRectangle')}</Button>
          <Button onClick={() => piece(CIRCLE)}>{tellTable('table.addCircle')}</Button>
          <Button onClick={() => onCorners([])}>{tellTable('table.addPolygon')}</Button>
        </div>
      ) : (
        <Outline map={map} corners={corners} onCorners={onCorners} onAdd={onAdd} />
      )}
    </section>
  );
}

function Outline({ map, corners, onCorners, onAdd }: AddBarProps & { readonly corners: readonly LayoutPoint[] }) {
  const id = freeId(map, 't');
  const close = () => {
    const next = checkMap({
      ...map,
      terrain: [...map.terrain, { id, name: id, shape: { polygon: corners }, traits: [] }],
    });
    onAdd(next, id);
    if (!isRefusal(next)) onCorners(null);
  };
  return (
    <>
      <p role="status">{tellTable('table.corners', { count: corners.length })}</p>
      <WordField
        label={tellTable('table.outline')}
        hint={tellTable('table.outlineHint')}
        value={cornersText(corners)}
        onWord={(text) => {
          const typed = cornersIn(text);
          if (typed === null) onAdd(refuse('bad-corners', tellTable('table.outlineHint')), id);
          else onCorners(typed);
        }}
      />
      <div class="table-actions">
        <Button kind="primary" disabled={corners.length < 3} onClick={close}>
          {tellTable('table.close')}
        </Button>
        <Button onClick={() => onCorners(null)}>{tellTable('table.cancel')}</Button>
      </div>
    </>
  );
}
