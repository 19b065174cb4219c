/** What is measured on a table, drawn: lines, and a reach. */
import './measures.css';
import { radiusOf } from '../../core/table/drawing/signs.ts';
import type { LayoutPoint } from '../../core/table/layout/layout.ts';
import type { MapPiece } from '../../core/table/map/map.ts';
import type { Marks } from './table-drawing.tsx';

/** A line from place to place: measured, along which something is seen, or a way to go. */
export interface ShownLine {
  readonly places: readonly LayoutPoint[];
  readonly kind: 'measure' | 'sight' | 'way';
  /** Said at its middle. */
  readonly text: string;
}

interface Measures {
  readonly lines?: readonly ShownLine[];
  /** So many inches about the edge of a thing. */
  readonly ring: { readonly at: MapPiece; readonly reach: number } | null;
}

export function measures({ lines = [], ring }: Measures): Marks {
  return (depth, text) => (
    <>
      <Ring ring={ring} depth={depth} text={text} />
      <Lines lines={lines} depth={depth} text={text} />
    </>
  );
}

interface LinesProps {
  readonly lines: readonly ShownLine[];
  readonly depth: number;
  readonly text: number;
}

function Lines({ lines, depth, text }: LinesProps) {
  return (
    <>
      {lines.map(({ places, kind, text: said }, index) => (
        <g key={index} class={`table-line table-${kind}`}>
          <polyline points={places.map(([x, y]) => `${x},${depth - y}`).join(' ')} stroke-width={text * 0.15} />
          <LineText places={places} said={said} depth={depth} text={text} />
        </g>
      ))}
    </>
  );
}

interface LineTextProps extends Omit<LinesProps, 'lines'> {
  readonly places: readonly LayoutPoint[];
  readonly said: string;
}

function LineText({ places, said, depth, text }: LineTextProps) {
  const [from, to] = [places[0], places[places.length - 1]];
  if (said === '' || from === undefined || to === undefined) return null;
  return (
    <text
      class="drawing-text"
      x={(from[0] + to[0]) / 2}
      y={depth - (from[1] + to[1]) / 2}
      font-size={text}
      stroke-width={text * 0.3}
      paint-order="stroke"
      text-anchor="middle"
    >
      {said}
    </text>
  );
}

function Ring({ ring, depth, text }: Pick<Measures, 'ring'> & Omit<LinesProps, 'lines'>) {
  if (ring === null) return null;
  const { at, reach } = ring;
  return (
    <circle
      class="table-ring"
      cx={at.at[0]}
      cy={depth - at.at[1]}
      r={reach + radiusOf(at.base)}
      stroke-width={text * 0.12}
    />
  );
}
