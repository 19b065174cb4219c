/** The signs of a drawing: hatched areas, bases with what stands on them, measures. All in inches, y downwards. */
import type { AreaKind, LayoutLine, LayoutSpot, Owner } from '../layout/layout.ts';
import type { MapSide } from '../map/map.ts';
import { type SvgNode, rounded as r, svg } from './svg.ts';

/** A place on the drawing, y downwards. */
export type Dot = readonly [x: number, y: number];

/** Millimetres across, as a radius in inches. */
export function radiusOf(base: number): number {
  return base / 50.8;
}

const OWNERS: readonly Owner[] = ['A', 'B', 'neutral'];
/** Readable on white without any style; a page's own colours go before these. */
const INKS: Readonly<Record<MapSide, string>> = {
  A: '#8a3b00',
  B: '#004a75',
  C: '#66294a',
  D: '#004f3a',
  neutral: '#3f434a',
};

/** The class and the ink of an owner's things. */
export function ink(owner: MapSide): Readonly<Record<string, string>> {
  return { class: `ink-${owner}`, color: INKS[owner] };
}

const HATCHED: readonly AreaKind[] = ['deployment', 'scenario'];

function hatchId(id: string, kind: AreaKind, owner: Owner): string {
  return `${id}-${kind}-${owner}`;
}

/** Strokes for one side lean right, for the other left, and are dots for neither: readable without colour. */
export function hatches(id: string, text: number): SvgNode {
  const patterns = HATCHED.flatMap((kind) =>
    OWNERS.map((owner) => {
      const step = r(kind === 'scenario' ? text * 0.55 : text);
      const turn = owner === 'B' ? -45 : 45;
      const stroke = svg('path', {
        d: `M0 0V${step}`,
        stroke: 'currentColor',
        'stroke-width': r(text * (kind === 'scenario' ? 0.1 : 0.07)),
        opacity: 0.6,
      });
      const dot = svg('circle', {
        cx: r(step / 2),
        cy: r(step / 2),
        r: r(text * 0.07),
        fill: 'currentColor',
        opacity: 0.7,
      });
      return svg(
        'pattern',
        {
          id: hatchId(id, kind, owner),
          width: step,
          height: step,
          patternUnits: 'userSpaceOnUse',
          patternTransform: `rotate(${turn})`,
          ...ink(owner),
        },
        svg('rect', { width: step, height: step, fill: 'currentColor', opacity: 0.08 }),
        owner === 'neutral' ? dot : stroke,
      );
    }),
  );
  return svg('defs', {}, ...patterns);
}

/** How an area is filled and bordered. */
export function areaLook(id: string, kind: AreaKind, owner: Owner, text: number): SvgNode['attributes'] {
  const hatched = HATCHED.includes(kind);
  return {
    ...ink(owner),
    fill: hatched ? `url(#${hatchId(id, kind, owner)})` : 'none',
    stroke: 'currentColor',
    'stroke-width': r(text * (kind === 'scenario' ? 0.14 : 0.09)),
    ...(hatched ? {} : { 'stroke-dasharray': kind === 'advance' ? dashes(text, 0.6, 0.4) : dashes(text, 0.15, 0.35) }),
  };
}

export function lineLook(kind: LayoutLine['kind'], text: number): SvgNode['attributes'] {
  return kind === 'centreline'
    ? {
        ...ink('neutral'),
        stroke: 'currentColor',
        'stroke-width': r(text * 0.12),
        'stroke-dasharray': dashes(text, 1, 0.3, 0.2, 0.3),
      }
    : {
        ...ink('neutral'),
        stroke: 'currentColor',
        'stroke-width': r(text * 0.05),
        'stroke-dasharray': dashes(text, 0.3, 0.3),
      };
}

function dashes(text: number, ...parts: readonly number[]): string {
  return parts.map((part) => r(text * part)).join(' ');
}

/** A base to scale with its sign: a pennant, a diamond, a dot, a cross. `reach` is drawn where it is given. */
export function spotSign(
  spot: Pick<LayoutSpot, 'kind' | 'owner' | 'base' | 'later'>,
  [x, y]: Dot,
  text: number,
): SvgNode {
  const { kind, owner, base, later } = spot;
  const radius = radiusOf(base);
  const width = r(text * 0.1);
  const disc = svg('circle', {
    cx: r(x),
    cy: r(y),
    r: r(radius),
    class: 'drawing-base',
    fill: '#ffffff',
    stroke: 'currentColor',
    'stroke-width': width,
    ...(later === true ? { 'stroke-dasharray': dashes(text, 0.25, 0.2) } : {}),
  });
  return svg('g', ink(owner), ...(base > 0 ? [disc] : []), mark(kind, [x, y], radius, text));
}

function mark(kind: LayoutSpot['kind'], [x, y]: Dot, radius: number, text: number): SvgNode {
  const filled = {
    fill: 'currentColor',
    stroke: 'currentColor',
    'stroke-width': r(text * 0.06),
    'stroke-linejoin': 'round',
  };
  switch (kind) {
    case 'flag': {
      const top = r(y - text * 1.5);
      return svg('path', {
        d: `M${r(x)} ${r(y)}V${top}l${r(text * 0.9)} ${r(text * 0.35)}l${r(-text * 0.9)} ${r(text * 0.35)}`,
        ...filled,
        'stroke-width': r(text * 0.12),
      });
    }
    case 'objective': {
      const half = r(radius * 0.6);
      return svg('path', {
        d: `M${r(x)} ${r(y - half)}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`,
        ...filled,
      });
    }
    case 'marker':
      return svg('circle', { cx: r(x), cy: r(y), r: r(radius * 0.3), fill: 'currentColor' });
    case 'point': {
      const arm = r(text * 0.4);
      return svg('path', {
        d: `M${r(x - arm)} ${r(y)}h${2 * arm}M${r(x)} ${r(y - arm)}v${2 * arm}`,
        ...filled,
        'stroke-width': r(text * 0.12),
      });
    }
  }
}

/** A text with a rim of paper about it, so that lines may run behind. */
export function label(text: string, [x, y]: Dot, size: number, owner: Owner = 'neutral', anchor = 'middle'): SvgNode {
  const { class: named = '', color = '' } = ink(owner);
  return svg(
    'text',
    {
      x: r(x),
      y: r(y + size * 0.35),
      class: `drawing-text ${named}`,
      color,
      fill: 'currentColor',
      stroke: '#ffffff',
      'stroke-width': r(size * 0.3),
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
      'font-size': r(size),
      'text-anchor': anchor,
    },
    text,
  );
}

/** A line with an arrow at both ends and its length on it, or beside it where it is too short for that. */
export function measureSign(from: Dot, to: Dot, text: string, size: number): SvgNode {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const head = Math.min(size * 0.5, length / 3);
  const arrow = ([x, y]: Dot, way: number): string => {
    const [bx, by] = [x + ux * head * way, y + uy * head * way];
    const [px, py] = [-uy * head * 0.35, ux * head * 0.35];
    return `M${r(x)} ${r(y)}L${r(bx + px)} ${r(by + py)}L${r(bx - px)} ${r(by - py)}z`;
  };
  const upright = Math.abs(dy) > Math.abs(dx);
  const room = upright ? length > size * 2 : length > size * (text.length * 0.6 + 1);
  const beside = room ? 0 : size * (upright ? 0.4 + text.length * 0.3 : 0.8);
  const at: Dot = [(from[0] + to[0]) / 2 + (upright ? beside : 0), (from[1] + to[1]) / 2 - (upright ? 0 : beside)];
  return svg(
    'g',
    { class: 'drawing-measure', color: '#000000' },
    svg('path', {
      d: `M${r(from[0])} ${r(from[1])}L${r(to[0])} ${r(to[1])}`,
      stroke: 'currentColor',
      'stroke-width': r(size * 0.06),
    }),
    svg('path', { d: arrow(from, 1) + arrow(to, -1), fill: 'currentColor' }),
    svg(
      'text',
      {
        x: r(at[0]),
        y: r(at[1] + size * 0.35),
        class: 'drawing-text',
        fill: 'currentColor',
        stroke: '#ffffff',
        'stroke-width': r(size * 0.35),
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
        'font-size': r(size),
        'font-weight': 600,
        'text-anchor': 'middle',
      },
      text,
    ),
  );
}
