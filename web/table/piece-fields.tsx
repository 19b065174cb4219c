/** The figures of a piece of terrain: its size, its corners, how it lies, how high it is, and what it is. */
import { type Refusal, refuse } from '../../core/rules/refusal.ts';
import type { LayoutShape, TerrainTrait } from '../../core/table/layout/layout.ts';
import { changedPiece, freeId, withHeight, withPiece } from '../../core/table/map/edits.ts';
import type { TableMap, TerrainPiece } from '../../core/table/map/map.ts';
import { cornersOf, rotatedShape } from '../../core/table/map/shapes.ts';
import { Button } from '../parts/button.tsx';
import { Check } from '../parts/check.tsx';
import { tellTable } from '../text/tables.ts';
import { cornersIn, cornersText } from './corners.ts';
import { FigureField } from './figure-field.tsx';
import { WordField } from './word-field.tsx';

export interface PieceFieldsProps {
  readonly map: TableMap;
  readonly piece: TerrainPiece;
  readonly traits: readonly TerrainTrait[];
  readonly onChange: (next: TableMap | Refusal) => void;
}

const TURN = 15;

export function PieceFields({ map, piece, traits, onChange }: PieceFieldsProps) {
  const change = (next: Partial<TerrainPiece>) => onChange(changedPiece(map, piece.id, next));
  const turn = (degrees: number) => change({ shape: rotatedShape(piece.shape, degrees) });
  return (
    <>
      <WordField label={tellTable('table.letters')} value={piece.name} onWord={(name) => change({ name })} />
      <ShapeFields shape={piece.shape} onShape={(shape) => change({ shape })} onRefused={onChange} />
      <FigureField
        label={tellTable('table.height')}
        hint={tellTable('table.heightHint')}
        value={piece.height ?? null}
        onFigure={(height) => onChange(withHeight(map, piece.id, height))}
      />
      {'circle' in piece.shape ? null : (
        <div class="table-actions">
          <Button onClick={() => turn(-TURN)}>{tellTable('table.turn')}</Button>
          <Button onClick={() => turn(TURN)}>{tellTable('table.turnBack')}</Button>
        </div>
      )}
      {traits.length === 0 ? null : (
        <fieldset class="table-traits">
          <legend class="field-label">{tellTable('table.traits')}</legend>
          {traits.map(({ id, label }) => (
            <Check
              key={id}
              label={label}
              checked={piece.traits.includes(id)}
              onChange={(on) =>
                change({ traits: on ? [...piece.traits, id] : piece.traits.filter((trait) => trait !== id) })
              }
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

export interface ShapeFieldsProps {
  readonly shape: LayoutShape;
  readonly onShape: (shape: LayoutShape) => void;
  readonly onRefused: (refusal: Refusal) => void;
}

export function ShapeFields({ shape, onShape, onRefused }: ShapeFieldsProps) {
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle;
    return (
      <FigureField
        label={tellTable('table.radius')}
        value={radius}
        onFigure={(next) => onShape({ circle: [x, y, next ?? radius] })}
      />
    );
  }
  if ('rect' in shape) {
    const [left, bottom, right, top] = shape.rect;
    return (
      <>
        <FigureField
          label={tellTable('table.wide')}
          value={right - left}
          onFigure={(wide) => onShape({ rect: [left, bottom, left + (wide ?? right - left), top] })}
        />
        <FigureField
          label={tellTable('table.deep')}
          value={top - bottom}
          onFigure={(deep) => onShape({ rect: [left, bottom, right, bottom + (deep ?? top - bottom)] })}
        />
      </>
    );
  }
  return (
    <WordField
      label={tellTable('table.outline')}
      hint={tellTable('table.outlineHint')}
      value={cornersText(cornersOf(shape))}
      onWord={(text) => {
        const polygon = cornersIn(text);
        if (polygon === null) onRefused(refuse('bad-corners', tellTable('table.outlineHint')));
        else onShape({ polygon });
      }}
    />
  );
}

export function copiedPiece(
  map: TableMap,
  piece: TerrainPiece,
): { readonly id: string; readonly map: TableMap | Refusal } {
  const id = freeId(map, 't');
  return { id, map: withPiece(map, { ...piece, id }) };
}
