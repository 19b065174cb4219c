/** What may still be put on the table: every model that is not there, and what there is any number of. */
import type { TableAsked, TableNow, TablePiece } from '../../../core/encounter/table.ts';
import type { SideId } from '../../../core/encounter/types.ts';
import type { LayoutShape } from '../../../core/table/layout/layout.ts';
import { MAP_SIDES } from '../../../core/table/map/map.ts';
import { Button } from '../../parts/button.tsx';
import { tellTable } from '../../text/tables.ts';

export interface TrayProps {
  readonly asked: TableAsked;
  readonly now: TableNow;
  readonly nameOf: (side: SideId) => string;
  readonly onAdd: (piece: TablePiece) => void;
  readonly onTerrain: (shape: LayoutShape) => void;
}

export function Tray({ asked, now: { things }, nameOf, onAdd, onTerrain }: TrayProps) {
  const { pieces, size, terrain } = asked;
  const [x, y] = [size[0] / 2, size[1] / 2];
  const left = pieces.filter(({ id, many }) => many === true || !things.some((thing) => thing.id === id));
  return (
    <section class="told-tray">
      <h3>{tellTable('table.add')}</h3>
      {MAP_SIDES.map((side) => {
        const own = left.filter((piece) => piece.side === side);
        const nobodys = own.every(({ kind }) => kind === 'model') ? 'told.models' : 'table.neutral';
        return own.length === 0 ? null : (
          <fieldset key={side} class="told-chips">
            <legend class="field-label">
              {side === 'neutral' ? tellTable(nobodys) : <bdi>{nameOf(seatOf(asked, side))}</bdi>}
            </legend>
            {own.map((piece) => (
              <Button key={piece.id} onClick={() => onAdd(piece)}>
                <span aria-hidden="true">+ </span>
                {piece.name}
              </Button>
            ))}
          </fieldset>
        );
      })}
      {terrain === true ? (
        <fieldset class="told-chips">
          <legend class="field-label">{tellTable('told.ground')}</legend>
          <Button onClick={() => onTerrain({ rect: [x - 2, y - 1.5, x + 2, y + 1.5] })}>
            {tellTable('table.addRectangle')}
          </Button>
          <Button onClick={() => onTerrain({ circle: [x, y, 2] })}>{tellTable('table.addCircle')}</Button>
        </fieldset>
      ) : null}
    </section>
  );
}

/** Who plays what is this side’s on the table. */
function seatOf({ seats }: TableAsked, side: SideId): SideId {
  return side === 'A' || side === 'B' ? (seats?.[side] ?? side) : side;
}
