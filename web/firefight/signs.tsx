/** The signs of the board: ground, terrain by what it does, markers with who holds them, units with how they are. */
import type { LayoutPoint, LayoutShape } from '../../core/table/layout/layout.ts';
import type { LaidPiece } from '../../core/table/laid-table.ts';
import { middleOf } from '../../core/table/map/shapes.ts';
import type { BattleView, BoardMarker, BoardUnit } from './engine/view.ts';

/** Lines of a grid of a foot, to judge distances by. */
const FOOT = 12;

export function Ground({ view: { size, terrain, zone, south } }: { readonly view: BattleView }) {
  const [width, depth] = size;
  const feet = (length: number) => Array.from({ length: Math.ceil(length / FOOT) - 1 }, (_, at) => (at + 1) * FOOT);
  const zones = [
    { y: 0, side: south === 'A' ? 'B' : 'A' },
    { y: depth - zone, side: south === 'A' ? 'A' : 'B' },
  ];
  return (
    <g>
      <defs>
        <pattern id="ff-wood" width="1.2" height="1.2" patternUnits="userSpaceOnUse">
          <circle class="board-dot" cx="0.3" cy="0.3" r="0.16" />
          <circle class="board-dot" cx="0.9" cy="0.9" r="0.16" />
        </pattern>
        <pattern id="ff-mines" width="1" height="1" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect class="board-stripe" width="0.35" height="1" />
        </pattern>
      </defs>
      <rect class="board-ground" width={width} height={depth} />
      {zones.map(({ y, side }) => (
        <rect
          key={y}
          class={`board-zone board-zone-${south === null ? 'open' : side}`}
          y={y}
          width={width}
          height={zone}
        />
      ))}
      {feet(width).map((x) => (
        <line key={x} class="board-grid" x1={x} x2={x} y1={0} y2={depth} />
      ))}
      {feet(depth).map((y) => (
        <line key={y} class="board-grid" x1={0} x2={width} y1={y} y2={y} />
      ))}
      {terrain.map((piece) => (
        <Terrain key={piece.id} piece={piece} depth={depth} />
      ))}
      <rect class="board-edge" width={width} height={depth} />
    </g>
  );
}

/** What a piece does decides how it looks, the sternest first. */
const LOOKS = ['impassable', 'dangerous', 'sight-blocker', 'difficult', 'cover'] as const;
type Look = (typeof LOOKS)[number];

function lookOf(traits: readonly string[]): Look {
  return LOOKS.find((look) => traits.includes(look)) ?? 'cover';
}

const PATTERNS: Partial<Readonly<Record<Look, string>>> = {
  difficult: 'url(#ff-wood)',
  dangerous: 'url(#ff-mines)',
};

function Terrain({ piece, depth }: { readonly piece: LaidPiece; readonly depth: number }) {
  const look = lookOf(piece.traits);
  const fill = PATTERNS[look];
  const [x, y] = middleOf(piece.shape);
  return (
    <g>
      <Outline shape={piece.shape} depth={depth} class={`board-piece board-piece-${look}`} />
      {fill === undefined ? null : <Outline shape={piece.shape} depth={depth} class="board-pattern" fill={fill} />}
      <text class="board-name" x={x} y={depth - y + 0.4}>
        {nameOf(piece)}
      </text>
    </g>
  );
}

/** “Wood 7” is a wood. */
function nameOf(piece: LaidPiece): string {
  const name = 'name' in piece && typeof piece.name === 'string' ? piece.name : '';
  return name.replace(/ \d+$/, '');
}

interface OutlineProps {
  readonly shape: LayoutShape;
  readonly depth: number;
  readonly class: string;
  readonly fill?: string;
}

function Outline({ shape, depth, ...rest }: OutlineProps) {
  if ('circle' in shape) {
    const [cx, cy, r] = shape.circle;
    return <circle cx={cx} cy={depth - cy} r={r} {...rest} />;
  }
  if ('rect' in shape) {
    const [left, bottom, right, top] = shape.rect;
    return <rect x={left} y={depth - top} width={right - left} height={top - bottom} rx={0.2} {...rest} />;
  }
  return <polygon points={pointsOf(shape.polygon, depth)} {...rest} />;
}

export function pointsOf(places: readonly LayoutPoint[], depth: number): string {
  return places.map(([x, y]) => `${x.toFixed(3)},${(depth - y).toFixed(3)}`).join(' ');
}

/** How near counts at a marker, in inches (GFF-MISSION-06). */
const SEIZES = 3;
const FLAG = 0.75;

export function Marker({
  marker: { at, holder, seizer },
  number,
  depth,
}: {
  readonly marker: BoardMarker;
  readonly number: number;
  readonly depth: number;
}) {
  const [x, y] = at;
  return (
    <g transform={`translate(${x} ${depth - y})`} class={`board-marker board-side-${holder ?? 'none'}`}>
      <circle class={`board-seize board-side-${seizer ?? 'none'}`} r={SEIZES} />
      <rect class="board-flag" x={-FLAG} y={-FLAG} width={2 * FLAG} height={2 * FLAG} transform="rotate(45)" />
      <text class="board-flag-text" y={0.42}>
        {number}
      </text>
    </g>
  );
}

/** How high the number over a unit is, in inches, on the smallest screen. */
const TAG = 1.4;

export interface UnitProps {
  readonly unit: BoardUnit;
  readonly depth: number;
  readonly chosen: boolean;
  readonly aimed: boolean;
  /** It can be chosen now. */
  readonly open: boolean;
  /** Those of its models that fall, while somebody picks them: each has its own number then. */
  readonly falling: readonly string[] | null;
}

export function Unit({ unit, depth, chosen, aimed, open, falling }: UnitProps) {
  const { side, models, activated, shaken, fatigued, wounds } = unit;
  const [first] = models;
  if (!first) return null;
  const x = models.reduce((sum, { at }) => sum + at[0], 0) / models.length;
  const heights = models.map(({ at }) => at[1]);
  const above = Math.max(...heights) + first.radius + 0.35;
  // Above the highest of its models; at the upper edge of the table below the lowest.
  const tag = { x, y: above + TAG > depth ? Math.min(...heights) - first.radius - 0.35 - TAG : above };
  const states = [activated ? 'board-done' : '', shaken ? 'board-shaken' : '', open ? 'board-open' : ''];
  const marked = [chosen ? 'board-chosen' : '', aimed ? 'board-aimed' : ''];
  return (
    <g class={['board-unit', `board-side-${side}`, ...states, ...marked].filter((word) => word !== '').join(' ')}>
      {models.map(({ id, at: [x, y], radius }) => (
        <g key={id} transform={`translate(${x} ${depth - y})`}>
          {chosen || aimed ? <circle class="board-halo" r={radius + 0.28} /> : null}
          <circle class="board-base" r={radius - 0.06} />
          {side === 'B' ? <circle class="board-inner" r={radius * 0.72} /> : null}
          <text class="board-letter" y={radius * 0.36} font-size={radius * 1.05}>
            {falling === null ? unit.id.slice(1) : id.split('.')[1]}
          </text>
          {falling?.includes(id) === true ? <Falls radius={radius} /> : null}
        </g>
      ))}
      <text class="board-tag" x={tag.x} y={depth - tag.y}>
        {unit.id.slice(1)}
      </text>
      <g transform={`translate(${first.at[0]} ${depth - first.at[1]})`}>
        <Pips radius={first.radius} wounds={wounds} shaken={shaken} fatigued={fatigued} />
      </g>
    </g>
  );
}

/** Crossed out, as what may not stand somewhere is. */
function Falls({ radius }: { readonly radius: number }) {
  return (
    <path
      class="board-falls"
      d={`M${-radius} ${-radius}L${radius} ${radius}M${-radius} ${radius}L${radius} ${-radius}`}
    />
  );
}

interface PipsProps {
  readonly radius: number;
  readonly wounds: number;
  readonly shaken: boolean;
  readonly fatigued: boolean;
}

/** Small signs at a unit's first model: how many wounds, Shaken, Fatigued. */
function Pips({ radius, wounds, shaken, fatigued }: PipsProps) {
  const signs = [
    ...(wounds > 0 ? [{ face: String(wounds), kind: 'wounds' }] : []),
    ...(shaken ? [{ face: '!', kind: 'shaken' }] : []),
    ...(fatigued ? [{ face: 'z', kind: 'fatigued' }] : []),
  ];
  return (
    <g class="board-pips">
      {signs.map(({ face, kind }, at) => (
        <g
          key={kind}
          transform={`translate(${radius * 0.8 + at * 1.05} ${-radius * 0.9})`}
          class={`board-pip board-pip-${kind}`}
        >
          <circle r={0.5} />
          <text y={0.3}>{face}</text>
        </g>
      ))}
    </g>
  );
}
