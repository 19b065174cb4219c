/** Where something is, in inches from the left and from the bottom. */
import type { LayoutPoint } from '../../core/table/layout/layout.ts';
import { tellTable } from '../text/tables.ts';
import { FigureField } from './figure-field.tsx';

export interface PlaceFieldsProps {
  readonly place: LayoutPoint;
  readonly onPlace: (place: LayoutPoint) => void;
}

export function PlaceFields({ place: [x, y], onPlace }: PlaceFieldsProps) {
  return (
    <>
      <FigureField label={tellTable('table.x')} value={x} onFigure={(next) => onPlace([next ?? x, y])} />
      <FigureField label={tellTable('table.y')} value={y} onFigure={(next) => onPlace([x, next ?? y])} />
    </>
  );
}
