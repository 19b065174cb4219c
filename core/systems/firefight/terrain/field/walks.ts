/** Ways that a unit's models go, and where they stand after them. */
import type { Mover } from '../../rules/actions.ts';
import { type BattleTable, type ModelFigure, type Path, figuresOf, movedTo } from './field.ts';
import type { Jumps } from './jumps.ts';

/** Ways by model; a model without one stays. */
export type Moves = Readonly<Record<string, Path>>;

export interface Moving {
  readonly field: BattleTable;
  readonly unit: string;
  readonly mover: Mover;
  readonly moves: Moves;
  /** Legs that are jumped. */
  readonly jumps?: Jumps;
}

/** Where the unit's models stand after its move. */
export function afterMove({ field, unit, moves }: Pick<Moving, 'field' | 'unit' | 'moves'>): readonly ModelFigure[] {
  return figuresOf(field, unit).map((figure) => {
    const path = moves[figure.id];
    return movedTo(figure, path?.[path.length - 1]);
  });
}
