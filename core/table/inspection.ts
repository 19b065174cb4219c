/** What a pack says of a table's terrain, for whoever lays it out. */
import type { RuleId } from '../rules/rule-ids.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { Layout } from './layout/layout.ts';
import type { Piece, Shape } from './shapes.ts';

/** `broken`: the pack does not allow it. `warning`: it advises otherwise. */
export interface Finding {
  readonly kind: 'broken' | 'warning';
  readonly rules: readonly RuleId[];
  /** The pieces concerned; none where it is about the whole table. */
  readonly pieces: readonly string[];
  readonly message: string;
}

/** Something counted or measured, with what the pack would like. */
export interface MeasuredFigure {
  readonly name: string;
  readonly value: string;
  readonly wanted: string;
  readonly rules: readonly RuleId[];
}

export interface Inspection {
  readonly findings: readonly Finding[];
  readonly figures: readonly MeasuredFigure[];
}

/** What lies on a table, and what people measured there themselves; null where nobody did. */
export interface LaidGround {
  readonly pieces: readonly Piece[];
  /** Ground that nobody can reach. */
  readonly unreachable: readonly Shape[] | null;
  /** Square inches that all pieces cover, pushed together. */
  readonly footprint: number | null;
  /** The narrowest path, in millimetres. */
  readonly path: number | null;
  /** How shares of terrain are counted. */
  readonly shareBy: 'pieces' | 'area';
}

/** A pack's checks of the terrain on one of its layouts. The pieces have no faults (`faults.ts`). */
export type Inspect = (layout: Layout, ground: LaidGround) => Inspection | Refusal;
